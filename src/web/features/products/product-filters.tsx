import type { ProductStatus } from '#domain/products/product.ts';
import { SearchBox } from '#web/components/content/search-box.tsx';
import { Segmented } from '#web/components/ui/form/segmented.tsx';

export type StatusFilter = ProductStatus | 'all';

const options = [
  { value: 'all', label: 'Todos' },
  { value: 'ideia', label: 'Ideias' },
  { value: 'preparando', label: 'Preparando' },
  { value: 'a_venda', label: 'À venda' },
  { value: 'pausado', label: 'Pausados' },
] as const satisfies readonly { value: StatusFilter; label: string }[];

type ProductFiltersProps = {
  text: string;
  status: StatusFilter;
  onTextChange: (text: string) => void;
  onStatusChange: (status: StatusFilter) => void;
};

export function ProductFilters({ text, status, onTextChange, onStatusChange }: ProductFiltersProps) {
  return (
    <search className="mb-5 flex flex-wrap gap-3 [&>.affix]:flex-[1_1_19rem]">
      <SearchBox
        label="Buscar em produtos e textos"
        placeholder="Buscar em português ou japonês"
        text={text}
        onTextChange={onTextChange}
      />
      <Segmented<StatusFilter>
        label="Situação"
        value={status}
        onValueChange={onStatusChange}
        options={options}
        // All five must be visible on the narrowest phones.
        className="max-[26rem]:w-full max-[26rem]:*:flex-[1_0_auto] max-[26rem]:*:justify-center max-[26rem]:*:px-1"
      />
    </search>
  );
}
