import { canKeepWork, WORK_PREFIX } from './forgotten-work.ts';

export const workKey = (owner: string, name: string): string => `${WORK_PREFIX}${owner}.${name}`;

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
  if (!canKeepWork()) return false;
  try {
    sessionStorage.setItem(workKey(owner, name), JSON.stringify(work));
    return true;
  } catch {
    return false;
  }
}

export const dropWork = (owner: string, name: string): void => sessionStorage.removeItem(workKey(owner, name));
