import { SearchBox } from '#web/components/content/search-box.tsx';
import { Segmented } from '#web/components/ui/form/segmented.tsx';
import { type Category, categoryOptions } from './categories.ts';
import './snippets.css';

type SnippetFiltersProps = {
  text: string;
  category: Category;
  onTextChange: (text: string) => void;
  onCategoryChange: (category: Category) => void;
};

export function SnippetFilters({ text, category, onTextChange, onCategoryChange }: SnippetFiltersProps) {
  return (
    <search className="snippet-filters">
      <SearchBox label="Buscar" placeholder="Buscar por título ou descrição" text={text} onTextChange={onTextChange} />
      <Segmented label="Categoria" value={category} onValueChange={onCategoryChange} options={categoryOptions} />
    </search>
  );
}
