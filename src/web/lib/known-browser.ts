const KEY = 'dropar.known';

/** Somebody has signed in here before: the sign-in page then opens on "Login". Says nothing about who. */
export const rememberKnownBrowser = (): void => localStorage.setItem(KEY, '1');

export const isKnownBrowser = (): boolean => localStorage.getItem(KEY) !== null;
