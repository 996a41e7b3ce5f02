import { Menu } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from '#web/components/ui/button.tsx';

/** Opens the menu below 768 px. */
export function MenuButton(props: ComponentProps<typeof Button>) {
  return (
    <Button variant="ghost" size="icon" className="-ml-2 md:hidden" aria-label="Abrir menu" {...props}>
      <Menu aria-hidden="true" />
    </Button>
  );
}
