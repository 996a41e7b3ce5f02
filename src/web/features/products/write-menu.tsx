import { Link } from '@tanstack/react-router';
import { Pencil } from 'lucide-react';
import { TEXT_ROBOT } from '#domain/robots/robot-options.ts';
import { Button } from '#web/components/ui/button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '#web/components/ui/overlay/dropdown-menu.tsx';

/** Menu of the robots, each opened with this product filled in. */
export function WriteMenu({ productId }: { productId: string }) {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button>
          <Pencil aria-hidden="true" />
          Escrever texto
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        {Object.values(TEXT_ROBOT).map(({ label, path }) => (
          <DropdownMenuItem key={path} asChild>
            <Link to={path} search={{ produto: productId, novo: true }}>
              {label}
            </Link>
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
