import { useQuery } from '@tanstack/react-query';
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
import { robotWritersQuery } from '#web/lib/api/robot-writers-query.ts';

export function WriteMenu({ productId }: { productId: string }) {
  const { data: writers } = useQuery(robotWritersQuery);
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button>
          <Pencil aria-hidden="true" />
          Escrever texto
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        {writers && writers.copy !== 'model' && (
          <DropdownMenuItem asChild>
            <Link to="/produtos/$productId" params={{ productId }} search={{ ver: 'pedido' }}>
              Tudo em um pedido
            </Link>
          </DropdownMenuItem>
        )}
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
