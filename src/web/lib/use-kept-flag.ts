import { useState } from 'react';

/** A yes or no that this device remembers. Browsers may refuse storage: then until the page is left. */
export function useKeptFlag(name: string, initial: boolean): [flag: boolean, setFlag: (flag: boolean) => void] {
  const key = `dropar.${name}`;
  const [flag, setFlag] = useState(() => {
    const kept = attempt(() => localStorage.getItem(key));
    return kept ? kept === 'yes' : initial;
  });
  return [
    flag,
    (next) => {
      setFlag(next);
      attempt(() => localStorage.setItem(key, next ? 'yes' : 'no'));
    },
  ];
}

/** On phones what is used now and then is folded at first. */
export const isWideScreen = (): boolean => window.matchMedia?.('(width >= 48rem)').matches ?? true;

function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
