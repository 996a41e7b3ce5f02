import { Alert } from '#web/components/ui/alert.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { formatDateTime } from '#web/lib/format-date.ts';
import { useCancelDeletion } from './deletion.queries.ts';

/** Shown on every page while an account deletion is scheduled, with the link to cancel it. */
export function DeletionNotice({ dueAt }: { dueAt: string }) {
  const cancel = useCancelDeletion();
  return (
    <div className="page pb-0">
      <Alert variant="info">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p>
            Sua conta será excluída em <strong className="tabular-nums">{formatDateTime(dueAt)}</strong>. Quer ficar?
          </p>
          <Button variant="primary" size="sm" busy={cancel.isPending} onClick={() => cancel.mutate()}>
            Desfazer exclusão
          </Button>
        </div>
      </Alert>
    </div>
  );
}
