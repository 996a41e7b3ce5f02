import { useState } from 'react';
import { type MailboxCode, mailboxCodeSchema } from '#contract/account/security.ts';
import { AppError } from '#domain/errors.ts';
import { Alert } from '#web/components/ui/alert.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { CodeInput } from '#web/components/ui/form/code-input.tsx';
import { Field } from '#web/components/ui/form/field.tsx';
import { failureToast } from '#web/components/ui/toast/failure-toast.ts';
import { toast } from '#web/components/ui/toast/toast-store.ts';
import { useCurrentUser } from '#web/lib/session/current-user.ts';
import { useContractForm } from '#web/lib/use-contract-form.ts';
import { useConfirmMailbox, useSendMailboxCode } from './notices.queries.ts';

/** Proves by a mailed code that the person reads the mailbox of the account. */
export function ConfirmMailbox() {
  const { email } = useCurrentUser();
  const [isSent, setSent] = useState(false);
  const { mutate: send, isPending: isSending } = useSendMailboxCode();

  const handleSend = () =>
    send(undefined, {
      onSuccess: () => {
        if (isSent) toast({ title: 'Enviamos um código novo.' });
        setSent(true);
      },
      onError: (error) => {
        const isOnItsWay = error instanceof AppError && error.code === 'rate_limited';
        if (!isOnItsWay) return failureToast(error, 'Não foi possível enviar o código agora. Tente novamente.');
        toast({ title: error.message });
        setSent(true);
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
        <CodeForm isSending={isSending} onResend={handleSend} />
      ) : (
        <div>
          <Button variant="primary" busy={isSending} onClick={handleSend}>
            Confirmar meu e-mail
          </Button>
        </div>
      )}
    </>
  );
}

function CodeForm({ isSending, onResend }: { isSending: boolean; onResend: () => void }) {
  const { mutateAsync: confirm } = useConfirmMailbox();
  const { form, errorOf, submit, isSaving } = useContractForm<MailboxCode>({
    schema: mailboxCodeSchema,
    defaultValues: { code: '' },
    save: async (draft) => {
      await confirm(draft);
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
