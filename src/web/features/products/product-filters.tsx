import { Search } from 'lucide-react';
import type { ProductStatus } from '#domain/products/product.ts';
import { MAX_SEARCH } from '#domain/text-limits.ts';
import { Input } from '#web/components/ui/input.tsx';
import { Segmented } from '#web/components/ui/segmented.tsx';
import { useSearchText } from '#web/lib/use-search-text.ts';
import './products.css';

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
  const [draft, setDraft] = useSearchText(text, onTextChange);
  return (
    <search className="product-filters">
      <Input
        type="search"
        start={<Search />}
        aria-label="Buscar em produtos e textos"
        placeholder="Buscar em português ou japonês"
        maxLength={MAX_SEARCH}
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
      />
      <Segmented<StatusFilter> label="Situação" value={status} onValueChange={onStatusChange} options={options} />
    </search>
  );
}
