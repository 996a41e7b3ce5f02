import { Button } from '#web/components/ui/button.tsx';

/** Small notice at the edge of the screen that stays until used, so that it does not interrupt anyone's work. */
export function UpdateNotice({ onUpdate }: { onUpdate: () => void }) {
  return (
    <div role="status" className="update-notice">
      <span>Nova versão disponível</span>
      <Button size="sm" variant="primary" onClick={onUpdate}>
        Atualizar
      </Button>
    </div>
  );
}
