const KEY = 'returnTo';

/** Remembers the full address of a page for after the sign-in. */
export function rememberReturnTo(path: string): void {
  localStorage.setItem(KEY, window.location.origin + path);
}

/** The remembered address, which is forgotten by this. */
export function takeReturnTo(): string | null {
  const stored = localStorage.getItem(KEY);
  localStorage.removeItem(KEY);
  return stored;
}
