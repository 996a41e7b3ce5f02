const KEY = 'dropar.known';

/** Records a sign-in with this browser, not whose: guards then redirect to "Login" instead of "Cadastro". */
export const rememberKnownBrowser = (): void => localStorage.setItem(KEY, '1');

export const isKnownBrowser = (): boolean => localStorage.getItem(KEY) !== null;
