export type EarlyReply = { address: string; token: string; askedAt: number; response: Promise<Response> };

declare global {
  /** Asked for by prefetch-data.ts before the application ran. */
  var earlyReplies: EarlyReply[] | undefined;
}

/** Who comes later than this wants to know how things stand by then. */
const FRESH_MS = 10_000;

/** What was asked for ahead at this address, as this person; each reply is given out once. */
export function takeEarlyReply(address: string, token: string | undefined): Promise<Response> | undefined {
  const replies = globalThis.earlyReplies ?? [];
  const index = replies.findIndex((early) => early.address === address && early.token === token);
  const [reply] = index < 0 ? [] : replies.splice(index, 1);
  return reply && Date.now() - reply.askedAt < FRESH_MS ? reply.response : undefined;
}
