import type { EventListener } from '#server/features/events/event-listener.ts';

/** A connection may be dead without anyone noticing, so it has to prove itself this often while it is relied on. */
const PROOF_DUE_MS = 5_000;
const PROOF_STALE_MS = 15_000;

/**
 * Whether this process would hear of a change by now: what is remembered counts only then. Asking for the first time
 * begins to listen.
 */
export function createToldCheck(
  listener: Pick<EventListener, 'ready' | 'check' | 'provedAt'>,
  now: () => number,
): () => boolean {
  let isAsked = false;
  let isChecking = false;
  return () => {
    if (!isAsked) {
      isAsked = true;
      // From here on it comes back by itself.
      listener.ready().catch(() => {});
    }
    const provedAt = listener.provedAt();
    if (provedAt === undefined) return false;
    const age = now() - provedAt;
    if (age > PROOF_DUE_MS && !isChecking) {
      isChecking = true;
      void listener.check().finally(() => {
        isChecking = false;
      });
    }
    return age <= PROOF_STALE_MS;
  };
}
