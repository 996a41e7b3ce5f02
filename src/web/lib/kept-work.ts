/** Raised whenever what is kept changes its shape: what an older page left behind is then passed over. */
const PREFIX = 'dropar.work.1.';

const keyOf = (owner: string, name: string): string => `${PREFIX}${owner}.${name}`;

/** What that person was working on in this tab, as it stood before a reload or a step back. */
export function loadWork<Work>(owner: string, name: string): Work | undefined {
  try {
    const text = sessionStorage.getItem(keyOf(owner, name));
    // Written by keepWork under the same name, in the same shape.
    return text === null ? undefined : (JSON.parse(text) as Work);
  } catch {
    return undefined;
  }
}

/** False when the browser has no room for it. */
export function keepWork(owner: string, name: string, work: unknown): boolean {
  try {
    sessionStorage.setItem(keyOf(owner, name), JSON.stringify(work));
    return true;
  } catch {
    return false;
  }
}

export const dropWork = (owner: string, name: string): void => sessionStorage.removeItem(keyOf(owner, name));

/** Whoever leaves takes their work along: the next person at this computer finds nothing. */
export function forgetWork(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
}
