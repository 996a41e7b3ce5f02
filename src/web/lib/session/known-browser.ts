const KEY = 'dropar.known';

/** Somebody signed in with this browser before: guards then redirect to "Login", else to "Cadastro". Not who. */
export const rememberKnownBrowser = (): void => localStorage.setItem(KEY, '1');

export const isKnownBrowser = (): boolean => localStorage.getItem(KEY) !== null;
