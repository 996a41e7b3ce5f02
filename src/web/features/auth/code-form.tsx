import { Button } from '#web/components/ui/button.tsx';
import { CodeInput } from '#web/components/ui/form/code-input.tsx';
import { Field } from '#web/components/ui/form/field.tsx';
import { useAuth } from '#web/lib/session/auth-context.ts';
import { verifyCode } from '#web/lib/session/verify-code.ts';
import { AuthForm, invalidAttributes } from './auth-fields.tsx';
import { useSubmission } from './use-submission.ts';

const isCode = (code: string) => /^\d{6}$/.test(code.trim());

/** Second-factor step, required after sign-in by password, by recovery link and by mailed link. */
export function CodeForm() {
  const auth = useAuth();
  const { submit, isBusy, error } = useSubmission<{ code: string }>(['code'], {
    check: ({ code }) => (isCode(code) ? undefined : { field: 'code', message: 'Digite os 6 números do app.' }),
    refusalFocus: 'code',
    send: async ({ code }) => verifyCode(await auth.loadClient(), code.trim()),
  });
  return (
    <>
      <h1 className="h2">Digite o código</h1>
      <p className="mt-2 text-fg-muted">Abra o app de códigos no celular e digite os 6 números.</p>
      <AuthForm
        label="Código de verificação"
        onSubmit={submit}
        isBusy={isBusy}
        error={error}
        submitText="Confirmar"
        busyText="Confirmando..."
      >
        <Field label="Código">
          <CodeInput required autoFocus {...(error && invalidAttributes)} />
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
