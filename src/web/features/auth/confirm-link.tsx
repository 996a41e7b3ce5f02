import { useState } from 'react';
import { Button } from '#web/components/ui/button.tsx';

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
