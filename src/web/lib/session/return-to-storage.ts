import type { SharedPreview } from '#contract/short-links.ts';

const KEY = 'returnTo';

export function rememberReturnTo(path: string): void {
  localStorage.setItem(KEY, window.location.origin + path);
}

const SHARED_KEY = 'sharedPreview';

export function rememberShared(path: string, preview: SharedPreview): void {
  sessionStorage.setItem(SHARED_KEY, JSON.stringify({ ...preview, address: window.location.origin + path }));
}

/** The stored preview, if the page to return to is still the shared one. */
export function findShared(): SharedPreview | undefined {
  const stored = sessionStorage.getItem(SHARED_KEY);
  // Written by rememberShared; a manual change affects only the person who made it.
  const shared: (SharedPreview & { address: string }) | null = stored ? JSON.parse(stored) : null;
  return shared && shared.address === localStorage.getItem(KEY) ? shared : undefined;
}

export function takeReturnTo(): string | null {
  const stored = localStorage.getItem(KEY);
  localStorage.removeItem(KEY);
  return stored;
}
