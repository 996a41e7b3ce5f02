import type { RetiredToken } from '#server/db/schema/auth.ts';

/** Tabs, a lost reply and a retry present a token that was right a moment ago. Later than this, it is a copy. */
const GRACE_MILLISECONDS = 10_000;
/** The row stays small whatever a caller does; no browser refreshes that often within the grace. */
const MAX_REMEMBERED = 256;

type Rotation = { refreshCounter: number; retiredTokens: readonly RetiredToken[] };

/** The session's next token, with the one it replaces remembered for a while. */
export function replaceToken({ refreshCounter, retiredTokens }: Rotation, now: Date) {
  const remembered = [...recent(retiredTokens, now), { counter: refreshCounter, at: now.getTime() }];
  return { refreshCounter: refreshCounter + 1, retiredTokens: remembered.slice(-MAX_REMEMBERED) };
}

/** True for a token that was the current one within the grace, however many took its place since. */
export const wasCurrentJustNow = ({ retiredTokens }: Rotation, counter: number, now: Date): boolean =>
  recent(retiredTokens, now).some((token) => token.counter === counter);

const recent = (tokens: readonly RetiredToken[], now: Date) =>
  tokens.filter(({ at }) => now.getTime() - at <= GRACE_MILLISECONDS);
