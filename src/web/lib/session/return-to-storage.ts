import type { SharedPreview } from '#contract/short-links.ts';

const KEY = 'returnTo';

/** Remembers the full address of a page for after the sign-in. */
export function rememberReturnTo(path: string): void {
  localStorage.setItem(KEY, window.location.origin + path);
}

const SHARED_KEY = 'sharedPreview';

/** What a followed link leads to, should it need a sign-in first. */
export function rememberShared(path: string, preview: SharedPreview): void {
  sessionStorage.setItem(SHARED_KEY, JSON.stringify({ ...preview, address: window.location.origin + path }));
}

/** That, where the remembered page is still the one of the link. */
export function findShared(): SharedPreview | undefined {
  const stored = sessionStorage.getItem(SHARED_KEY);
  // Written above; whoever changes it by hand deceives themselves only.
  const shared: (SharedPreview & { address: string }) | null = stored ? JSON.parse(stored) : null;
  return shared && shared.address === localStorage.getItem(KEY) ? shared : undefined;
}

/** The remembered address, which is forgotten by this. */
export function takeReturnTo(): string | null {
  const stored = localStorage.getItem(KEY);
  localStorage.removeItem(KEY);
  return stored;
}
