import { SlidersHorizontal } from 'lucide-react';
import { Button } from '#web/components/ui/button.tsx';

type FilterToggleProps = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

/** On phones filter and order are folded away, so that the list begins on the first screen. */
export function FilterToggle({ isOpen, onOpenChange }: FilterToggleProps) {
  return (
    <Button
      size="icon"
      className="btn-form md:hidden"
      aria-label="Filtrar e ordenar"
      aria-expanded={isOpen}
      onClick={() => onOpenChange(!isOpen)}
    >
      <SlidersHorizontal aria-hidden="true" />
    </Button>
  );
}
