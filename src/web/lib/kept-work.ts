/** Raised whenever what is kept changes its shape: what an older page left behind is then passed over. */
const PREFIX = 'dropar.work.1.';

export const workKey = (owner: string, name: string): string => `${PREFIX}${owner}.${name}`;

let isForgotten = false;

/** What that person was working on in this tab, as it stood before a reload or a step back. */
export function loadWork<Work>(owner: string, name: string): Work | undefined {
  try {
    const text = sessionStorage.getItem(workKey(owner, name));
    // Written by keepWork under the same name, in the same shape.
    return text === null ? undefined : (JSON.parse(text) as Work);
  } catch {
    return undefined;
  }
}

/** False when the browser has no room for it. */
export function keepWork(owner: string, name: string, work: unknown): boolean {
  if (isForgotten) return false;
  try {
    sessionStorage.setItem(workKey(owner, name), JSON.stringify(work));
    return true;
  } catch {
    return false;
  }
}

export const dropWork = (owner: string, name: string): void => sessionStorage.removeItem(workKey(owner, name));

/** Not once the person has left: what is still on its way in this page must not write anything down again. */
export const canKeepWork = (): boolean => !isForgotten;

/** Whoever leaves takes their work along: the next person at this computer finds nothing. */
export function forgetWork(): void {
  isForgotten = true;
  for (const storage of [sessionStorage, localStorage]) {
    for (const key of Object.keys(storage)) if (key.startsWith(PREFIX)) storage.removeItem(key);
  }
}

/** Somebody is signed in: what they do is worth keeping again. */
export const allowWork = (): void => {
  isForgotten = false;
};
