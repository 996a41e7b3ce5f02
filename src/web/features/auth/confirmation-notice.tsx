import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { describeAuthFailure, UNEXPECTED_AUTH_ERROR } from '#domain/accounts/auth-messages.ts';
import { Button } from '#web/components/ui/button.tsx';
import { toast } from '#web/components/ui/toast/use-toast.ts';
import { useAuth } from '#web/lib/session/auth-context.ts';
import { rememberMailFlow } from '#web/lib/session/mailed-link.ts';
import { mailedLinkTarget } from './mailed-link-target.ts';

/** Shown after a sign-up that must be confirmed by email. */
export function ConfirmationNotice({ email, onBack }: { email: string; onBack: () => void }) {
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
