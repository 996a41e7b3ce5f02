import type { Writer } from '#contract/robots/robot-parts.ts';
import type { WrittenSoFar } from '#domain/robots/written-parts.ts';
import type { Result } from '#web/components/writing/result.ts';

type Known = { writer: Writer | undefined; reason: string | undefined };

/** Result of a text that ended early: it has no sentences, facts or warnings yet. */
export const unfinishedResult = (written: WrittenSoFar, { writer, reason }: Known): Result => ({
  texts: written,
  writer: writer ?? 'model',
  facts: [],
  warnings: [],
  notes: [],
  sentences: [],
  ending: { reason },
});
