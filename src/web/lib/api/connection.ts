/** A browser that says so is right, except about a server on the same machine; one that says nothing may be wrong. */
export const saysOffline = (): boolean => globalThis.navigator?.onLine === false;
