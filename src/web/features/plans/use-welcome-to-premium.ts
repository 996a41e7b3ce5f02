import { useEffect, useRef } from 'react';
import { toast } from '#web/components/ui/toast/use-toast.ts';
import { useCurrentUser } from '#web/lib/session/current-user.ts';

/** Whoever waits on this page after paying is told the moment it counts. */
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
