import { useEffect } from 'react';
import { hasPremium } from '#domain/accounts/user-types.ts';
import { useCurrentUser } from '#web/lib/session/current-user.ts';

const COUNTER_KEY = 'copyGenUsed';
const OWNER_KEY = 'copyGenOwner';

/** Counts copy generations of premium users on this device; with another person or plan it is 0 again. No limit hangs on it. */
export function useCopyCounter(): () => void {
  const { id, userType } = useCurrentUser();
  const owner = `${id}:${userType}`;

  useEffect(() => {
    if (localStorage.getItem(OWNER_KEY) === owner) return;
    localStorage.setItem(OWNER_KEY, owner);
    localStorage.setItem(COUNTER_KEY, '0');
  }, [owner]);

  return () => {
    if (!hasPremium(userType)) return;
    const used = Number(localStorage.getItem(COUNTER_KEY)) || 0;
    localStorage.setItem(COUNTER_KEY, String(used + 1));
  };
}
