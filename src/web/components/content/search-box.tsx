import { Search } from 'lucide-react';
import { MAX_SEARCH } from '#domain/text/text-limits.ts';
import { Input } from '#web/components/ui/form/input.tsx';
import { useSearchText } from '#web/lib/use-filter-text.ts';

type SearchBoxProps = {
  label: string;
  placeholder: string;
  text: string;
  onTextChange: (text: string) => void;
};

export function SearchBox({ label, placeholder, text, onTextChange }: SearchBoxProps) {
  const [draft, setDraft] = useSearchText(text, onTextChange);
  return (
    <Input
      type="search"
      start={<Search />}
      aria-label={label}
      placeholder={placeholder}
      maxLength={MAX_SEARCH}
      value={draft}
      onChange={(event) => setDraft(event.target.value)}
    />
  );
}
