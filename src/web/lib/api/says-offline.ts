/** True is reliable, except with a server on the same machine; false does not prove that there is a connection. */
export const saysOffline = (): boolean => globalThis.navigator?.onLine === false;
