const KEY = 'dropar.known';

/** Somebody has signed in here before: a page that needs it then leads to "Login", else to "Cadastro". Says nothing about who. */
export const rememberKnownBrowser = (): void => localStorage.setItem(KEY, '1');

export const isKnownBrowser = (): boolean => localStorage.getItem(KEY) !== null;
