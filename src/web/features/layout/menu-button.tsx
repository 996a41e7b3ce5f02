import { Ellipsis } from 'lucide-react';
import type { ComponentProps } from 'react';

/** "Mais" button of the bottom bar: opens the whole menu below 768 px. */
export function MenuButton(props: ComponentProps<'button'>) {
  return (
    <button type="button" {...props}>
      <Ellipsis aria-hidden="true" />
      <span>
        Mais<span className="sr-only">: abrir menu</span>
      </span>
    </button>
  );
}
