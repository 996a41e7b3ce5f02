import { useEffect, useRef } from 'react';
import { toast } from '#web/components/ui/toast/toast-store.ts';
import { useCurrentUser } from '#web/lib/session/current-user.ts';

/** Shows a message as soon as the payment is confirmed, to people who wait on this page. */
export function useWelcomeToPremium(): void {
  const { userType } = useCurrentUser();
  const known = useRef(userType);
  useEffect(() => {
    if (known.current === 'free' && userType === 'premium') {
      toast({ title: 'Sucesso', description: 'Pagamento confirmado. Seu Premium está liberado.', variant: 'premium' });
    }
    known.current = userType;
  }, [userType]);
}
