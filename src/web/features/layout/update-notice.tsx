import { Button } from '#web/components/ui/button.tsx';

/** Small, at the edge, for as long as it takes: nobody is torn out of their work. */
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
