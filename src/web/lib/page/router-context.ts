import type { AuthStore } from '#web/lib/session/auth-store.ts';

export type RouterContext = { auth: AuthStore };
