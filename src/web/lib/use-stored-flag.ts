import { useState } from 'react';

/** A boolean stored on this device, at first false. If the browser refuses storage, it lasts until the page is left. */
export function useStoredFlag(name: string): [flag: boolean, setFlag: (flag: boolean) => void] {
  const key = `dropar.${name}`;
  const [flag, setFlag] = useState(() => attempt(() => localStorage.getItem(key)) === 'yes');
  return [
    flag,
    (next) => {
      setFlag(next);
      attempt(() => localStorage.setItem(key, next ? 'yes' : 'no'));
    },
  ];
}

/** On phones, rarely used parts start folded. */
export const isWideScreen = (from = '48rem'): boolean => window.matchMedia?.(`(width >= ${from})`).matches ?? true;

function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
