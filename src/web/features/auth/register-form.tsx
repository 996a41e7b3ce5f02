import { checkRegister, type RegisterDraft } from '#domain/accounts/password-rules.ts';
import { MAX_PERSON_NAME } from '#domain/text/text-limits.ts';
import { Field } from '#web/components/ui/form/field.tsx';
import { Input } from '#web/components/ui/form/input.tsx';
import { toast } from '#web/components/ui/toast/use-toast.ts';
import { useAuth } from '#web/lib/session/auth-context.ts';
import { forgetMailFlow, rememberMailFlow } from '#web/lib/session/mailed-link.ts';
import { EmailField, invalidAttributes, NewPasswordFields } from './auth-fields.tsx';
import { AuthForm } from './auth-form.tsx';
import type { AuthFormControls } from './login-form.tsx';
import { mailedLinkTarget } from './mailed-link-target.ts';
import { useSubmission } from './use-submission.ts';

type RegisterFormProps = AuthFormControls & {
  onRegistered: () => void;
  /** The account must be confirmed with the link sent to this email. */
  onConfirmationSent: (email: string) => void;
};

export function RegisterForm(props: RegisterFormProps) {
  const { loadClient } = useAuth();
  const fields = ['name', 'email', 'password', 'confirmPassword'] as const;
  const { submit, isBusy, error, invalidField } = useSubmission<RegisterDraft>(fields, {
    check: checkRegister,
    refusalFocus: 'email',
    send: async (draft, form) => {
      props.onSend?.();
      const email = draft.email.trim();
      rememberMailFlow(email);
      const reply = await (await loadClient()).signUp({
        email,
        password: draft.password,
        options: { data: { name: draft.name.trim() }, emailRedirectTo: mailedLinkTarget() },
      });
      if (reply.error) return reply.error;
      form.reset();
      props.onEmailChange('');
      if (!reply.data.session) {
        props.onConfirmationSent(email);
        return null;
      }
      forgetMailFlow();
      props.onRegistered();
      toast({ title: 'Cadastro realizado!', description: 'Conta criada com sucesso. Redirecionando...' });
      return null;
    },
  });
  return (
    <AuthForm
      label="Cadastro"
      onSubmit={submit}
      isBusy={isBusy || props.isLeaving}
      error={error ?? props.notice}
      submitText="Criar conta"
      busyText="Criando conta..."
    >
      <Field label="Nome completo">
        <Input
          name="name"
          required
          autoComplete="name"
          maxLength={MAX_PERSON_NAME}
          placeholder="Seu nome"
          {...(invalidField === 'name' && invalidAttributes)}
        />
      </Field>
      <EmailField value={props.email} onChange={props.onEmailChange} isInvalid={invalidField === 'email'} />
      <NewPasswordFields invalidField={invalidField} />
      <p className="text-fg-muted text-sm">
        Ao criar a conta você aceita os{' '}
        <a className="underline underline-offset-4 hover:text-fg" href="/termos" target="_blank" rel="noreferrer">
          Termos
        </a>{' '}
        e a{' '}
        <a className="underline underline-offset-4 hover:text-fg" href="/privacidade" target="_blank" rel="noreferrer">
          Privacidade
        </a>
        .
      </p>
    </AuthForm>
  );
}
