import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { confirmMailbox, type MailboxCode, mailboxCodeSchema, sendMailboxCode } from '#contract/account/security.ts';
import { AppError } from '#domain/errors.ts';
import { Alert } from '#web/components/ui/alert.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { CodeInput } from '#web/components/ui/form/code-input.tsx';
import { Field } from '#web/components/ui/form/field.tsx';
import { failureToast } from '#web/components/ui/toast/failure-toast.ts';
import { toast } from '#web/components/ui/toast/toast-store.ts';
import { call } from '#web/lib/api/api.ts';
import { useCurrentUser } from '#web/lib/session/current-user.ts';
import { useContractForm } from '#web/lib/use-contract-form.ts';
import { noticeSettingsQuery } from './notices.queries.ts';

/** Proves by a mailed code that the person reads the mailbox of the account. */
export function ConfirmMailbox() {
  const { email } = useCurrentUser();
  const queryClient = useQueryClient();
  const [isSent, setSent] = useState(false);
  const { mutate: send, isPending: isSending } = useMutation({
    mutationFn: () => call(sendMailboxCode, {}),
    onSuccess: () => {
      if (isSent) toast({ title: 'Enviamos um código novo.' });
      setSent(true);
    },
    onError: (error) => {
      const isOnItsWay = error instanceof AppError && error.code === 'rate_limited';
      if (isOnItsWay) {
        toast({ title: error.message });
        setSent(true);
      } else failureToast(error, 'Não foi possível enviar o código agora. Tente novamente.');
      // Another tab may have proved the mailbox.
      return queryClient.invalidateQueries(noticeSettingsQuery());
    },
  });

  return (
    <>
      <Alert variant="info">
        {isSent ? (
          <>
            Enviamos um código para <b className="wrap-anywhere">{email}</b>. Não chegou? Olhe também o spam.
          </>
        ) : (
          <>
            Para receber avisos por e-mail, confirme que <b className="wrap-anywhere">{email}</b> é seu.
          </>
        )}
      </Alert>
      {isSent ? (
        <CodeForm isSending={isSending} onResend={() => send()} />
      ) : (
        <div>
          <Button variant="primary" busy={isSending} onClick={() => send()}>
            Confirmar meu e-mail
          </Button>
        </div>
      )}
    </>
  );
}

function CodeForm({ isSending, onResend }: { isSending: boolean; onResend: () => void }) {
  const queryClient = useQueryClient();
  const { form, errorOf, submit, isSaving } = useContractForm<MailboxCode>({
    schema: mailboxCodeSchema,
    defaultValues: { code: '' },
    save: async (draft) => {
      // Whatever the reply: the settings say whether the mailbox is proved.
      await call(confirmMailbox, { body: draft }).finally(() => queryClient.invalidateQueries(noticeSettingsQuery()));
      toast({ title: 'E-mail confirmado.' });
    },
    onFailure: (error) => failureToast(error, 'Não foi possível confirmar agora. Tente novamente.'),
  });
  return (
    <form className="grid gap-4.5" onSubmit={submit} noValidate aria-label="Confirmar e-mail">
      <Field label="Código de 6 números" error={errorOf('code')}>
        <CodeInput autoFocus {...form.register('code')} />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" busy={isSaving}>
          Confirmar
        </Button>
        <Button variant="ghost" busy={isSending} onClick={onResend}>
          Enviar de novo
        </Button>
      </div>
    </form>
  );
}
