import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { stopNoticeMails } from '#contract/notices.ts';
import { AppError } from '#domain/errors.ts';
import { Alert } from '#web/components/ui/alert.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { call } from '#web/lib/api/api.ts';

/** Unsubscribe page linked from emails. Acts only on the button press, because mail scanners open links too. */
export function StopMails({ token }: { token: string }) {
  const [state, setState] = useState<'asking' | 'sending' | 'done'>('asking');
  const [failure, setFailure] = useState<string>();

  const send = async () => {
    setState('sending');
    setFailure(undefined);
    try {
      await call(stopNoticeMails, { body: { token } });
      setState('done');
    } catch (error) {
      setFailure(error instanceof AppError ? error.message : 'Não foi possível desligar agora. Tente novamente.');
      setState('asking');
    }
  };

  if (state === 'done') {
    return (
      <div className="mt-4">
        <Alert variant="success">
          Pronto! Você não recebe mais avisos por e-mail. No seu perfil dá para ligar de novo.
        </Alert>
      </div>
    );
  }
  if (token === '') {
    return (
      <div className="mt-4 grid gap-4.5">
        <p className="text-fg-muted">
          Para não receber mais avisos, abra o link inteiro do e-mail, ou escolha no seu perfil o que chega.
        </p>
        <Button asChild variant="primary">
          <Link to="/profile" search={{ aba: 'avisos' }}>
            Abrir avisos do perfil
          </Link>
        </Button>
      </div>
    );
  }
  return (
    <div className="mt-4 grid gap-4.5">
      <p className="text-fg-muted">
        Você deixa de receber avisos por e-mail. No Dropar eles continuam, e os de segurança da conta também.
      </p>
      {failure && <Alert variant="error">{failure}</Alert>}
      <Button variant="primary" busy={state === 'sending'} onClick={send}>
        Não receber mais avisos
      </Button>
    </div>
  );
}
