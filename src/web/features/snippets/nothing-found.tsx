import { Button } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';

export function NothingFound({ onClear }: { onClear?: (() => void) | undefined }) {
  return (
    <EmptyState
      title="Nenhum código encontrado para os filtros selecionados."
      action={
        onClear && (
          <Button size="sm" onClick={onClear}>
            Limpar filtros
          </Button>
        )
      }
    />
  );
}
