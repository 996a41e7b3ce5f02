import { useState } from 'react';
import { checkReset } from '#domain/accounts/password-rules.ts';
import { Alert } from '#web/components/ui/alert.tsx';
import { toast } from '#web/components/ui/toast/use-toast.ts';
import { useAuth } from '#web/lib/session/auth-context.ts';
import { rememberMailFlow } from '#web/lib/session/mailed-link.ts';
import { EmailField } from './auth-fields.tsx';
import { AuthForm } from './auth-form.tsx';
import type { AuthFormControls } from './login-form.tsx';
import { mailedLinkTarget } from './mailed-link-target.ts';
import { useSubmission } from './use-submission.ts';

export function ResetForm({ email, onEmailChange, isLeaving }: AuthFormControls) {
  const { loadClient } = useAuth();
  const [sentTo, setSentTo] = useState<string>();
  const { submit, isBusy, error, invalidField } = useSubmission<{ email: string }>(['email'], {
    check: checkReset,
    refusalFocus: 'email',
    send: async (draft) => {
      setSentTo(undefined);
      const address = draft.email.trim();
      // Stored before the reply arrives, because the mail may arrive first.
      rememberMailFlow(address);
      const reply = await (await loadClient()).resetPasswordForEmail(address, { redirectTo: mailedLinkTarget() });
      if (reply.error) return reply.error;
      onEmailChange('');
      setSentTo(address);
      toast({ title: 'Email enviado!', description: 'Verifique sua caixa de entrada.' });
      return null;
    },
  });
  return (
    <AuthForm
      label="Recuperar"
      onSubmit={submit}
      isBusy={isBusy || isLeaving}
      error={error}
      submitText="Enviar instruções"
      busyText="Enviando..."
    >
      {sentTo ? (
        <Alert variant="success">
          Se houver uma conta com <strong className="wrap-anywhere">{sentTo}</strong>, o link para criar uma nova senha
          chega em instantes.
        </Alert>
      ) : (
        <p className="text-fg-muted">Informe o e-mail da sua conta. Enviamos um link para você criar uma nova senha.</p>
      )}
      <EmailField value={email} onChange={onEmailChange} isInvalid={invalidField === 'email'} />
    </AuthForm>
  );
}
