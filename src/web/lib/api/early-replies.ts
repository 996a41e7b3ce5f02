export type EarlyReply = { address: string; token: string; askedAt: number; response: Promise<Response> };

declare global {
  /** Requests that prefetch-data.ts started before the application ran. */
  var earlyReplies: EarlyReply[] | undefined;
}

/** A prefetched reply older than this is not used. */
const FRESH_MS = 10_000;

/** The prefetched reply for this address and token; each reply is used only once. */
export function takeEarlyReply(address: string, token: string | undefined): Promise<Response> | undefined {
  const replies = globalThis.earlyReplies ?? [];
  const index = replies.findIndex((early) => early.address === address && early.token === token);
  const [reply] = index < 0 ? [] : replies.splice(index, 1);
  return reply && Date.now() - reply.askedAt < FRESH_MS ? reply.response : undefined;
}
