import { Link } from '@tanstack/react-router';
import { Button } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/states/empty-state.tsx';

export const ProductMissing = () => (
  <EmptyState
    as="h1"
    className="min-h-[50dvh]"
    title="Produto não encontrado"
    action={
      <Button asChild>
        <Link to="/produtos">Ver produtos</Link>
      </Button>
    }
  >
    Ele foi excluído, ou o endereço mudou.
  </EmptyState>
);
