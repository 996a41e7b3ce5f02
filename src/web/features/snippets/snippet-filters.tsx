import { Search } from 'lucide-react';
import { MAX_SEARCH } from '#domain/text-limits.ts';
import { Input } from '#web/components/ui/input.tsx';
import { Segmented } from '#web/components/ui/segmented.tsx';
import { useSearchText } from '#web/lib/use-search-text.ts';
import { type Category, categoryOptions } from './categories.ts';
import './snippets.css';

type SnippetFiltersProps = {
  text: string;
  category: Category;
  onTextChange: (text: string) => void;
  onCategoryChange: (category: Category) => void;
};

export function SnippetFilters({ text, category, onTextChange, onCategoryChange }: SnippetFiltersProps) {
  const [draft, setDraft] = useSearchText(text, onTextChange);
  return (
    <search className="snippet-filters">
      <Input
        type="search"
        start={<Search />}
        aria-label="Buscar"
        placeholder="Buscar por título ou descrição"
        maxLength={MAX_SEARCH}
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
      />
      <Segmented label="Categoria" value={category} onValueChange={onCategoryChange} options={categoryOptions} />
    </search>
  );
}
