import type { AuthStore } from '#web/lib/session/auth-store.ts';

/** What every route receives from the start. */
export type RouterContext = { auth: AuthStore };
