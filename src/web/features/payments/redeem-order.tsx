import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { redeemOrder } from '#contract/account/payments.ts';
import type { Reply } from '#contract/base/endpoint.ts';
import { AppError } from '#domain/errors.ts';
import { Alert } from '#web/components/ui/alert.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { call } from '#web/lib/api/api.ts';

type RedeemOrderProps = { token: string; isReady: boolean; signedInAs: string | undefined };

const steps = [
  ['Ache o e-\u2060mail da compra', 'Está na caixa do endereço usado no pagamento. Não chegou? Veja o spam.'],
  ['Abra o link inteiro', 'É ele que ativa a compra.'],
  ['Confirme a conta', 'A que você já tem ou uma nova.'],
] as const;

/** Page of the link mailed to a buyer. Acts only on the button press, because mail scanners open links too. */
export function RedeemOrder({ token, isReady, signedInAs }: RedeemOrderProps) {
  const [outcome, setOutcome] = useState<Reply<typeof redeemOrder>>();
  const [failure, setFailure] = useState<string>();
  const [isSending, setSending] = useState(false);

  const send = async () => {
    setSending(true);
    setFailure(undefined);
    try {
      setOutcome(await call(redeemOrder, { body: { token } }));
    } catch (error) {
      setFailure(describeFailure(error));
    } finally {
      setSending(false);
    }
  };

  if (token === '') {
    return (
      <div className="mt-4 grid gap-4.5">
        <p className="text-fg-muted">Aqui o Premium que você comprou passa a valer na sua conta.</p>
        <ol className="border-line border-b">
          {steps.map(([title, text], index) => (
            <li key={title} className="grid grid-cols-[2rem_minmax(0,1fr)] border-line border-t py-3">
              <span className="font-display font-semibold text-xl/6" aria-hidden="true">
                {index + 1}
              </span>
              <div>
                <b className="font-semibold">{title}</b>
                <p className="text-fg-muted text-sm">{text}</p>
              </div>
            </li>
          ))}
        </ol>
        <Button asChild variant="primary">
          {signedInAs ? <Link to="/dashboard">Ir para o início</Link> : <Link to="/login">Entrar ou criar conta</Link>}
        </Button>
        <p className="text-fg-muted text-sm">Comprou já dentro da sua conta? O Premium abre sozinho.</p>
      </div>
    );
  }
  if (outcome?.state === 'attached') {
    return (
      <div className="mt-4 grid gap-4.5">
        <Alert variant="success">
          Pronto! O Premium está ativo na conta <strong className="break-all">{outcome.email}</strong>.
        </Alert>
        {signedInAs ? (
          <Button asChild variant="primary">
            <Link to="/dashboard">Ir para o início</Link>
          </Button>
        ) : (
          <SignIn />
        )}
      </div>
    );
  }
  if (outcome?.state === 'no_account') {
    return (
      <div className="mt-4 grid gap-4.5">
        <Alert variant="info">
          Sua compra está guardada. Crie uma conta ou entre na sua e abra este link de novo para ativar.
        </Alert>
        <Button asChild variant="primary">
          <Link to="/login">Entrar ou criar conta</Link>
        </Button>
      </div>
    );
  }
  return (
    <div className="mt-4 grid gap-4.5">
      <p className="text-fg-muted">
        {signedInAs ? (
          <>
            A compra vai valer na conta em que você está: <strong className="break-all">{signedInAs}</strong>.
          </>
        ) : (
          'A compra vai valer na conta com o e-\u2060mail que você usou no pagamento. Prefere outra conta? Entre nela antes.'
        )}
      </p>
      {failure && <Alert variant="error">{failure}</Alert>}
      <Button variant="primary" disabled={!isReady} busy={isSending} onClick={send}>
        {isSending ? 'Ativando...' : 'Ativar minha compra'}
      </Button>
    </div>
  );
}

function SignIn() {
  return (
    <p className="text-fg-muted">
      <Link to="/login" className="underline underline-offset-4">
        Entre na sua conta
      </Link>{' '}
      para usar. Não tem ou esqueceu a senha? Use “Recuperar”.
    </p>
  );
}

const describeFailure = (error: unknown): string =>
  error instanceof AppError ? error.message : 'Não foi possível ativar agora. Tente novamente.';
