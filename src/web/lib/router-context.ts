import type { AuthStore } from './auth-store.ts';

/** What every route receives from the start. */
export type RouterContext = { auth: AuthStore };
