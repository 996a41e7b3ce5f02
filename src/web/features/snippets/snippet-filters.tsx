import { SearchBox } from '#web/components/content/search-box.tsx';
import { Segmented } from '#web/components/ui/form/segmented.tsx';
import { type Category, categoryOptions } from './categories.ts';

type SnippetFiltersProps = {
  text: string;
  category: Category;
  onTextChange: (text: string) => void;
  onCategoryChange: (category: Category) => void;
};

export function SnippetFilters({ text, category, onTextChange, onCategoryChange }: SnippetFiltersProps) {
  return (
    <search className="mt-4 mb-6 flex flex-wrap gap-3 md:mt-8 md:mb-10 *:first:flex-[1_1_16rem]">
      <SearchBox label="Buscar" placeholder="Buscar por título ou descrição" text={text} onTextChange={onTextChange} />
      <Segmented label="Categoria" value={category} onValueChange={onCategoryChange} options={categoryOptions} />
    </search>
  );
}
