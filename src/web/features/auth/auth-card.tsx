import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { describeAuthFailure, UNEXPECTED_AUTH_ERROR } from '#domain/accounts/auth-messages.ts';
import {
  checkLogin,
  checkRegister,
  checkReset,
  type LoginDraft,
  type RegisterDraft,
} from '#domain/accounts/password-rules.ts';
import { MAX_PERSON_NAME } from '#domain/text/text-limits.ts';
import { Alert } from '#web/components/ui/alert.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Field } from '#web/components/ui/form/field.tsx';
import { Input } from '#web/components/ui/form/input.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#web/components/ui/tabs.tsx';
import { toast } from '#web/components/ui/toast/toast-store.ts';
import { useAuth } from '#web/lib/session/auth-context.ts';
import { forgetMailFlow, rememberMailFlow } from '#web/lib/session/mailed-link.ts';
import { AuthForm, EmailField, invalidAttributes, NewPasswordFields, PasswordField } from './auth-fields.tsx';
import { useSubmission } from './use-submission.ts';

export const authTabs = { login: 'Login', register: 'Cadastro', reset: 'Recuperar' } as const;

export type AuthTab = keyof typeof authTabs;

type AuthCardProps = Pick<AuthFormControls, 'isLeaving' | 'notice' | 'onSend'> & {
  tab: AuthTab;
  onTabChange: (tab: AuthTab) => void;
  onRegistered: () => void;
};

export function AuthCard({ tab, onTabChange, onRegistered, ...controls }: AuthCardProps) {
  const [email, setEmail] = useState('');
  const [unconfirmed, setUnconfirmed] = useState<string>();
  const form = { ...controls, email, onEmailChange: setEmail };
  return (
    // The value is always one of the triggers below.
    <Tabs value={tab} onValueChange={(value) => onTabChange(value as AuthTab)}>
      <TabsList fill aria-label="Acesso à conta">
        {Object.entries(authTabs).map(([value, label]) => (
          <TabsTrigger key={value} value={value}>
            {label}
          </TabsTrigger>
        ))}
      </TabsList>
      <TabsContent value="login">
        <LoginForm {...form} />
      </TabsContent>
      <TabsContent value="register">
        {unconfirmed ? (
          <ConfirmationNotice email={unconfirmed} onBack={() => setUnconfirmed(undefined)} />
        ) : (
          <RegisterForm {...form} onRegistered={onRegistered} onConfirmationSent={setUnconfirmed} />
        )}
      </TabsContent>
      <TabsContent value="reset">
        <ResetForm {...form} />
      </TabsContent>
    </Tabs>
  );
}

type AuthFormControls = {
  /** Shared by the three forms, so that the email need not be typed again. */
  email: string;
  onEmailChange: (email: string) => void;
  isLeaving: boolean;
  notice?: string | undefined;
  /** Called when the credentials are sent: the next page can be preloaded. */
  onSend?: (() => void) | undefined;
};

function LoginForm({ email, onEmailChange, isLeaving, notice, onSend }: AuthFormControls) {
  const { loadClient } = useAuth();
  const form = useSubmission<LoginDraft>(['email', 'password'], {
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
      form={form}
      isLeaving={isLeaving}
      notice={notice}
      submitText="Entrar"
      busyText="Entrando..."
    >
      <EmailField value={email} onChange={onEmailChange} isInvalid={form.isInvalid('email')} />
      <PasswordField
        label="Senha"
        name="password"
        placeholder="Sua senha"
        autoComplete="current-password"
        isInvalid={form.isInvalid('password')}
      />
    </AuthForm>
  );
}

type RegisterFormProps = AuthFormControls & {
  onRegistered: () => void;
  onConfirmationSent: (email: string) => void;
};

function RegisterForm(props: RegisterFormProps) {
  const { loadClient } = useAuth();
  const fields = ['name', 'email', 'password', 'confirmPassword'] as const;
  const form = useSubmission<RegisterDraft>(fields, {
    check: checkRegister,
    refusalFocus: 'email',
    send: async (draft, element) => {
      props.onSend?.();
      const email = draft.email.trim();
      rememberMailFlow(email);
      const reply = await (await loadClient()).signUp({
        email,
        password: draft.password,
        options: { data: { name: draft.name.trim() }, emailRedirectTo: mailedLinkTarget() },
      });
      if (reply.error) return reply.error;
      element.reset();
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
      form={form}
      isLeaving={props.isLeaving}
      notice={props.notice}
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
          {...(form.isInvalid('name') && invalidAttributes)}
        />
      </Field>
      <EmailField value={props.email} onChange={props.onEmailChange} isInvalid={form.isInvalid('email')} />
      <NewPasswordFields isInvalid={form.isInvalid} />
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

function ResetForm({ email, onEmailChange, isLeaving }: AuthFormControls) {
  const { loadClient } = useAuth();
  const [sentTo, setSentTo] = useState<string>();
  const form = useSubmission<{ email: string }>(['email'], {
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
    <AuthForm label="Recuperar" form={form} isLeaving={isLeaving} submitText="Enviar instruções" busyText="Enviando...">
      {sentTo ? (
        <Alert variant="success">
          Se houver uma conta com <strong className="wrap-anywhere">{sentTo}</strong>, o link para criar uma nova senha
          chega em instantes.
        </Alert>
      ) : (
        <p className="text-fg-muted">Informe o e-mail da sua conta. Enviamos um link para você criar uma nova senha.</p>
      )}
      <EmailField value={email} onChange={onEmailChange} isInvalid={form.isInvalid('email')} />
    </AuthForm>
  );
}

function ConfirmationNotice({ email, onBack }: { email: string; onBack: () => void }) {
  const { loadClient } = useAuth();
  const [isBusy, setBusy] = useState(false);

  const resend = async () => {
    setBusy(true);
    try {
      rememberMailFlow(email);
      const { error } = await (await loadClient()).resend({
        type: 'signup',
        email,
        options: { emailRedirectTo: mailedLinkTarget() },
      });
      if (error) {
        toast({ title: 'Erro', description: describeAuthFailure(error), variant: 'destructive' });
      } else {
        toast({ title: 'Email enviado!', description: 'Verifique sua caixa de entrada.' });
      }
    } catch {
      toast({ title: 'Erro', description: UNEXPECTED_AUTH_ERROR, variant: 'destructive' });
    }
    setBusy(false);
  };

  return (
    <section className="mt-7 grid gap-3" aria-labelledby="confirmation-title">
      <MailCheck className="size-8 text-success" aria-hidden="true" />
      <h2 id="confirmation-title" className="h2" tabIndex={-1} ref={(heading) => heading?.focus()}>
        Confirme seu e-mail
      </h2>
      <p className="text-fg-soft">
        Enviamos um link de confirmação para <strong className="font-semibold wrap-anywhere">{email}</strong>. Abra o
        e-mail para ativar sua conta.
      </p>
      <div className="mt-3 grid gap-2">
        <Button size="form" busy={isBusy} onClick={() => void resend()}>
          {isBusy ? 'Enviando...' : 'Reenviar e-mail'}
        </Button>
        <Button variant="ghost" size="form" onClick={onBack}>
          Usar outro e-mail
        </Button>
      </div>
    </section>
  );
}

/** Mailed links return to the sign-in page, which handles every kind of link. */
const mailedLinkTarget = (): string => `${window.location.origin}/login`;
