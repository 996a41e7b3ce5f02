import { checkNewPassword, type NewPasswordDraft } from '#domain/accounts/password-rules.ts';
import { toast } from '#web/components/ui/toast/use-toast.ts';
import { useAuth } from '#web/lib/session/auth-context.ts';
import { AuthForm, NewPasswordFields } from './auth-fields.tsx';
import { useSubmission } from './use-submission.ts';

/** Fourth state of the card: the person followed the reset link and sets a new password. */
export function NewPasswordForm({ onDone }: { onDone: () => void }) {
  const { loadClient } = useAuth();
  const { submit, isBusy, error, invalidField } = useSubmission<NewPasswordDraft>(['password', 'confirmPassword'], {
    check: checkNewPassword,
    refusalFocus: 'password',
    send: async ({ password }) => {
      const reply = await (await loadClient()).updateUser({ password });
      if (reply.error) return reply.error;
      toast({ title: 'Senha alterada!', description: 'Redirecionando...' });
      onDone();
      return null;
    },
  });
  return (
    <AuthForm
      label="Definir nova senha"
      onSubmit={submit}
      isBusy={isBusy}
      error={error}
      submitText="Salvar nova senha"
      busyText="Salvando..."
    >
      <NewPasswordFields label="Nova senha" invalidField={invalidField} />
    </AuthForm>
  );
}
