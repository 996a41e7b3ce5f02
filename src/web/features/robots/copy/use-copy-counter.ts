import { useEffect } from 'react';
import { hasPremium } from '#domain/accounts/user-types.ts';
import { useCurrentUser } from '#web/lib/session/current-user.ts';

const COUNTER_KEY = 'copyGenUsed';
const OWNER_KEY = 'copyGenOwner';

/** Counts copy generations of Premium users on this device; resets for another person or plan. Not used as a limit. */
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
