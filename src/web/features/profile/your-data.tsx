import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import type * as z from 'zod/mini';
import { deletionRequestSchema } from '#contract/account/account.ts';
import { AppError } from '#domain/errors.ts';
import { ACCOUNT_DELETION_DAYS } from '#domain/legal/retention.ts';
import { SkeletonLines } from '#web/components/content/skeleton-lines.tsx';
import { Alert } from '#web/components/ui/alert.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Field } from '#web/components/ui/form/field.tsx';
import { PasswordInput } from '#web/components/ui/form/password-input.tsx';
import { Dialog, DialogActions, DialogClose, DialogContent } from '#web/components/ui/overlay/dialog.tsx';
import { formatDateTime } from '#web/lib/format-date.ts';
import { useAuth } from '#web/lib/session/auth-context.ts';
import { useCurrentUser } from '#web/lib/session/current-user.ts';
import { useContractForm } from '#web/lib/use-contract-form.ts';
import { deletionQuery, requestDeletion, useCancelDeletion, useDownloadData } from './deletion.queries.ts';
import { ImportData } from './import-data.tsx';

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
          <p className="text-fg-soft">Para sair de vez. Você tem {ACCOUNT_DELETION_DAYS} dias para mudar de ideia.</p>
          <Button variant="danger" onClick={() => setLeaving(true)}>
            Excluir minha conta
          </Button>
        </div>
      )}
      {isLeaving && <DeleteAccountDialog onClose={() => setLeaving(false)} />}
    </div>
  );
}

function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const { data: leaving, error } = useQuery(deletionQuery);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title="Excluir minha conta"
        description={`Leia antes: depois de ${ACCOUNT_DELETION_DAYS} dias não há volta.`}
      >
        <ul className="mt-4 grid list-disc gap-2 pl-5 text-fg-soft">
          <li>Você sai agora de todos os aparelhos.</li>
          <li>
            Em {ACCOUNT_DELETION_DAYS} dias apagamos tudo o que é seu: tarefas, produtos, textos, comentários, notas e
            fotos.
          </li>
          <li>Até lá, basta entrar de novo e escolher “Desfazer exclusão”.</li>
          <li>Mandamos um e-mail agora e outro quando a conta for excluída.</li>
        </ul>
        {error ? (
          <Alert variant="error" className="mt-4">
            Não foi possível continuar. Feche e tente novamente.
          </Alert>
        ) : leaving ? (
          <DeletionForm {...leaving} />
        ) : (
          <SkeletonLines className="mt-5 grid gap-3" lines={['w-24', 'h-11']} />
        )}
      </DialogContent>
    </Dialog>
  );
}

function DeletionForm({ hasPassword, isSubscribed }: { hasPassword: boolean; isSubscribed: boolean }) {
  const { email } = useCurrentUser();
  const auth = useAuth();
  const [failure, setFailure] = useState<string>();
  const { form, errorOf, submit, isSaving } = useContractForm<z.infer<typeof deletionRequestSchema>>({
    schema: deletionRequestSchema,
    defaultValues: { password: '' },
    save: async ({ password }) => {
      setFailure(undefined);
      await requestDeletion(password);
      await auth.signOut();
    },
    onFailure: (error) =>
      setFailure(error instanceof AppError ? error.message : 'Não foi possível excluir a conta. Tente novamente.'),
  });
  return (
    <form className="mt-5 grid gap-4" onSubmit={submit} noValidate aria-label="Excluir minha conta">
      {isSubscribed && (
        <Alert variant="info">
          Você tem uma assinatura ativa. Excluir a conta não cancela a cobrança: cancele antes na plataforma em que
          comprou, pelo e-mail de confirmação da compra.
        </Alert>
      )}
      {failure && <Alert variant="error">{failure}</Alert>}
      <input type="text" name="username" value={email} autoComplete="username" readOnly hidden />
      {hasPassword ? (
        <Field label="Sua senha" error={errorOf('password')}>
          <PasswordInput autoComplete="current-password" required {...form.register('password')} />
        </Field>
      ) : (
        <p className="text-sm text-fg-muted">
          Sua conta não tem senha: só dá para excluir logo depois de entrar, em até 10 minutos.
        </p>
      )}
      <DialogActions>
        <DialogClose asChild>
          <Button variant="ghost" disabled={isSaving}>
            Ficar
          </Button>
        </DialogClose>
        <Button type="submit" variant="danger" busy={isSaving}>
          Excluir em {ACCOUNT_DELETION_DAYS} dias
        </Button>
      </DialogActions>
    </form>
  );
}
