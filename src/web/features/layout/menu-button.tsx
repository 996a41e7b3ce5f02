import { Menu } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from '#web/components/ui/button.tsx';

/** Opens the menu below 1024 px. */
export function MenuButton(props: ComponentProps<typeof Button>) {
  return (
    <Button variant="ghost" size="icon" className="-ml-2 lg:hidden" aria-label="Abrir menu" {...props}>
      <Menu aria-hidden="true" />
    </Button>
  );
}
