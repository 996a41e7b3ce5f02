import { checkLogin, type LoginDraft } from '#domain/accounts/password-rules.ts';
import { toast } from '#web/components/ui/toast/use-toast.ts';
import { useAuth } from '#web/lib/session/auth-context.ts';
import { EmailField, PasswordField } from './auth-fields.tsx';
import { AuthForm } from './auth-form.tsx';
import { useSubmission } from './use-submission.ts';

export type AuthFormControls = {
  /** Shared by the three forms, so that the email need not be typed again. */
  email: string;
  onEmailChange: (email: string) => void;
  /** The person is signed in and about to leave this page. */
  isLeaving: boolean;
  /** An error from outside the form, such as an expired link. */
  notice?: string | undefined;
  /** Called when the credentials are sent: the next page can be preloaded. */
  onSend?: (() => void) | undefined;
};

export function LoginForm({ email, onEmailChange, isLeaving, notice, onSend }: AuthFormControls) {
  const { loadClient } = useAuth();
  const { submit, isBusy, error, invalidField } = useSubmission<LoginDraft>(['email', 'password'], {
    check: checkLogin,
    refusalFocus: 'password',
    send: async (draft) => {
      onSend?.();
      const reply = await (await loadClient()).signInWithPassword({
        email: draft.email.trim(),
        password: draft.password,
      });
      const isGuarded = reply.data.user?.factors?.some(({ status }) => status === 'verified');
      if (!reply.error && !isGuarded)
        toast({ title: 'Login realizado com sucesso!', description: 'Redirecionando...' });
      return reply.error;
    },
  });
  return (
    <AuthForm
      label="Login"
      onSubmit={submit}
      isBusy={isBusy || isLeaving}
      error={error ?? notice}
      submitText="Entrar"
      busyText="Entrando..."
    >
      <EmailField value={email} onChange={onEmailChange} isInvalid={invalidField === 'email'} />
      <PasswordField
        label="Senha"
        name="password"
        placeholder="Sua senha"
        autoComplete="current-password"
        isInvalid={invalidField === 'password'}
      />
    </AuthForm>
  );
}
