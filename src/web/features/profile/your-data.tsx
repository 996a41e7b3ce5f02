import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { formatDateTime } from '#web/lib/format-date.ts';
import { useCurrentUser } from '#web/lib/session/current-user.ts';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import { useCancelDeletion, useDownloadData } from './deletion.queries.ts';
import { ImportData } from './import-data.tsx';

/** Data export, data import and account deletion. */
export function YourData() {
  const { deletionDueAt } = useCurrentUser();
  const [isLeaving, setLeaving] = useState(false);
  const download = useDownloadData();
  const cancel = useCancelDeletion();
  return (
    <div className="grid gap-8">
      <div className="grid justify-items-start gap-3">
        <p className="text-fg-soft">
          Um arquivo JSON com tudo o que é seu: perfil, tarefas e listas, produtos, textos e versões, comentários,
          progresso, loja e pagamentos.
        </p>
        <Button variant="secondary" busy={download.isPending} onClick={() => download.mutate()}>
          <Download aria-hidden="true" />
          Baixar meus dados
        </Button>
      </div>
      <ImportData />
      {deletionDueAt ? (
        <div className="grid justify-items-start gap-3">
          <p className="text-fg-soft">
            Sua conta será excluída em <strong className="tabular-nums">{formatDateTime(deletionDueAt)}</strong>.
          </p>
          <Button variant="primary" busy={cancel.isPending} onClick={() => cancel.mutate()}>
            Desfazer exclusão
          </Button>
        </div>
      ) : (
        <div className="grid justify-items-start gap-3">
          <p className="text-fg-soft">Para sair de vez. Você tem 7 dias para mudar de ideia.</p>
          <Button variant="danger" onClick={() => setLeaving(true)}>
            Excluir minha conta
          </Button>
        </div>
      )}
      {isLeaving && <DeleteAccountDialog onClose={() => setLeaving(false)} />}
    </div>
  );
}
