import { Link } from '@tanstack/react-router';
import { Pencil } from 'lucide-react';
import { ROBOT_LABELS } from '#domain/robots/export-texts.ts';
import { Button } from '#web/components/ui/button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '#web/components/ui/dropdown-menu.tsx';

const paths = [
  { robot: 'copy', to: '/robos/copy' },
  { robot: 'translate', to: '/robos/tradutor' },
  { robot: 'ads', to: '/anuncio' },
  { robot: 'reviews', to: '/review' },
] as const;

/** The robots, each opening with this product filled in. */
export function WriteMenu({ productId }: { productId: string }) {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="primary">
          <Pencil aria-hidden="true" />
          Escrever texto
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        {paths.map(({ robot, to }) => (
          <DropdownMenuItem key={robot} asChild>
            <Link to={to} search={{ produto: productId, novo: true }}>
              {ROBOT_LABELS[robot]}
            </Link>
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
