import { useState } from 'react';
import type { SharedPreview } from '#contract/short-links.ts';
import { checkNewPassword, type NewPasswordDraft } from '#domain/accounts/password-rules.ts';
import { Button } from '#web/components/ui/button.tsx';
import { CodeInput } from '#web/components/ui/form/code-input.tsx';
import { Field } from '#web/components/ui/form/field.tsx';
import { toast } from '#web/components/ui/toast/toast-store.ts';
import { useAuth } from '#web/lib/session/auth-context.ts';
import { verifyFactorCode } from '#web/lib/session/verify-factor-code.ts';
import { AuthForm, invalidAttributes, NewPasswordFields } from './auth-fields.tsx';
import { useSubmission } from './use-submission.ts';

const isCode = (code: string) => /^\d{6}$/.test(code.trim());

/** Second-factor step, required after sign-in by password, by recovery link and by mailed link. */
export function CodeForm() {
  const auth = useAuth();
  const form = useSubmission<{ code: string }>(['code'], {
    check: ({ code }) => (isCode(code) ? undefined : { field: 'code', message: 'Digite os 6 números do app.' }),
    refusalFocus: 'code',
    send: async ({ code }) => verifyFactorCode(await auth.loadClient(), code.trim()),
  });
  return (
    <>
      <h1 className="h2">Digite o código</h1>
      <p className="mt-2 text-fg-muted">Abra o app de códigos no celular e digite os 6 números.</p>
      <AuthForm label="Código de verificação" form={form} submitText="Confirmar" busyText="Confirmando...">
        <Field label="Código">
          <CodeInput required autoFocus {...(form.error && invalidAttributes)} />
        </Field>
      </AuthForm>
      <details className="mt-6 text-sm">
        <summary className="cursor-pointer text-fg-soft">Perdeu o celular?</summary>
        <p className="mt-2 text-fg-muted">
          Digite a chave que você guardou em outro app de códigos. Sem ela, escreva ao suporte com o e-mail da conta: o
          endereço está na página de{' '}
          <a className="underline underline-offset-4 hover:text-fg" href="/privacidade">
            Privacidade
          </a>
          . A equipe confere que é você e desliga a segunda etapa.
        </p>
      </details>
      <Button variant="ghost" size="form" className="mt-4 w-full" onClick={() => void auth.signOut()}>
        Sair
      </Button>
    </>
  );
}

/** Fourth state of the card: the person followed the reset link and sets a new password. */
export function NewPasswordForm({ onDone }: { onDone: () => void }) {
  const { loadClient } = useAuth();
  const form = useSubmission<NewPasswordDraft>(['password', 'confirmPassword'], {
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
    <AuthForm label="Definir nova senha" form={form} submitText="Salvar nova senha" busyText="Salvando...">
      <NewPasswordFields label="Nova senha" isInvalid={form.isInvalid} />
    </AuthForm>
  );
}

type ConfirmLinkProps = {
  email: string;
  onAccept: () => Promise<void>;
  onDecline: () => void;
};

/** Asks for confirmation when a sign-in link was not requested in this browser (protects against login CSRF). */
export function ConfirmLink({ email, onAccept, onDecline }: ConfirmLinkProps) {
  const [isBusy, setBusy] = useState(false);

  const accept = async () => {
    setBusy(true);
    await onAccept();
  };

  return (
    <section className="grid gap-3" aria-labelledby="link-question">
      <h1 id="link-question" className="h2 wrap-anywhere" tabIndex={-1} ref={(heading) => heading?.focus()}>
        Entrar como {email}?
      </h1>
      <p className="text-fg-soft">
        O link que você abriu entra nesta conta. Continue só se ela é sua e foi você quem pediu o e-mail.
      </p>
      <div className="mt-3 grid gap-2">
        <Button variant="primary" size="form" busy={isBusy} onClick={() => void accept()}>
          {isBusy ? 'Entrando...' : 'Entrar nesta conta'}
        </Button>
        <Button variant="ghost" size="form" disabled={isBusy} onClick={onDecline}>
          Não, voltar
        </Button>
      </div>
    </section>
  );
}

const kinds = {
  lesson: { opens: 'a aula', premium: 'Ela é do plano Premium.' },
  snippet: { opens: 'o código', premium: 'Ele é do plano Premium.' },
};

export function SharedNote({ preview: { kind, title, accessType } }: { preview: SharedPreview }) {
  const { opens, premium } = kinds[kind];
  return (
    <p className="alert alert-note mb-5 block wrap-anywhere">
      Compartilharam com você {opens} <strong className="font-semibold text-fg">{title}</strong>. Entre ou crie a conta
      para abrir.{accessType === 'premium' && ` ${premium}`}
    </p>
  );
}
