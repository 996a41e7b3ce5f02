import { Ellipsis } from 'lucide-react';
import type { ComponentProps } from 'react';

/** "Mais" button of the bottom bar: opens the whole menu below 768 px. */
export function MenuButton({ isInMore, ...props }: ComponentProps<'button'> & { isInMore: boolean }) {
  return (
    // Lit where the page is reached through it; the menu itself tells which one it is.
    <button type="button" className={isInMore ? 'text-fg! [&_svg]:text-accent' : undefined} {...props}>
      <Ellipsis aria-hidden="true" />
      <span>
        Mais<span className="sr-only">: abrir menu</span>
      </span>
    </button>
  );
}
