import { useState } from 'react';

const keyOf = (userId: string): string => `dropar.start-hidden.${userId}`;

/** Whether this person has put the first steps away, on this device. Browsers may refuse storage: then until the page is left. */
export function useStartHidden(userId: string): [isHidden: boolean, hide: () => void] {
  const [isHidden, setHidden] = useState(() => attempt(() => localStorage.getItem(keyOf(userId))) === 'yes');
  return [
    isHidden,
    () => {
      setHidden(true);
      attempt(() => localStorage.setItem(keyOf(userId), 'yes'));
    },
  ];
}

function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
