import type { RetiredToken } from '#server/db/schema/auth.ts';

/** Other tabs, lost replies and retries send a token just replaced; after this time it is treated as stolen. */
const GRACE_MILLISECONDS = 10_000;
/** Bounds the size of the row; no browser refreshes that often within the grace period. */
const MAX_REMEMBERED = 256;

type Rotation = { refreshCounter: number; retiredTokens: readonly RetiredToken[] };

/** The session's next token; the replaced one is remembered for the grace period. */
export function replaceToken({ refreshCounter, retiredTokens }: Rotation, now: Date) {
  const remembered = [...recent(retiredTokens, now), { counter: refreshCounter, at: now.getTime() }];
  return { refreshCounter: refreshCounter + 1, retiredTokens: remembered.slice(-MAX_REMEMBERED) };
}

/** True for a token that was current within the grace period, even if it was replaced several times since. */
export const wasCurrentJustNow = ({ retiredTokens }: Rotation, counter: number, now: Date): boolean =>
  recent(retiredTokens, now).some((token) => token.counter === counter);

const recent = (tokens: readonly RetiredToken[], now: Date) =>
  tokens.filter(({ at }) => now.getTime() - at <= GRACE_MILLISECONDS);
