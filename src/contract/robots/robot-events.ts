import * as z from 'zod/mini';

/**
 * Any generation with `Accept: text/event-stream` answers with server-sent events, each with one line of JSON: `stage`,
 * the current step; `part`, text as it is generated (see applyPart); at the end either `done` with the reply of the
 * plain call, or `error` with an error body. A request that is rejected before the work starts gets a plain HTTP error.
 * Lines that begin with a colon are keep-alives. A stream that ends without `done` or `error` was interrupted.
 */
const robotEventNames = ['stage', 'part', 'done', 'error'] as const;
export type RobotEventName = (typeof robotEventNames)[number];

/** `correcting` errors of the first text, `reading` back into Portuguese, `fetching` the translator once. */
const robotStages = ['waiting', 'fetching', 'writing', 'correcting', 'reading'] as const;
export const stageEventSchema = z.object({
  stage: z.enum(robotStages),
  /** While waiting for the local translator: number of translations queued before this one. */
  ahead: z.optional(z.int()),
  /** While fetching: bytes downloaded so far, in total and per language pair. */
  doneBytes: z.optional(z.number()),
  totalBytes: z.optional(z.number()),
  pairs: z.optional(
    z.array(z.object({ pair: z.string(), isReady: z.boolean(), doneBytes: z.number(), totalBytes: z.number() })),
  ),
});
export type StageEvent = z.infer<typeof stageEventSchema>;
export type RobotStage = StageEvent['stage'];
