import type { Writer } from '#contract/robot-parts.ts';
import type { Fact } from '#domain/robots/facts.ts';
import type { WrittenSoFar } from '#domain/robots/written-parts.ts';
import type { Sheet } from '#web/components/writing/sheet.ts';

type Known = { writer: Writer | undefined; facts: Fact[] | undefined; reason: string | undefined };

/** Texts that ended early: nothing is known about them yet. */
export const unfinishedSheet = (written: WrittenSoFar, { writer, facts, reason }: Known): Sheet => ({
  texts: written,
  writer: writer ?? 'model',
  facts: facts ?? [],
  warnings: [],
  notes: [],
  sentences: [],
  ending: { reason },
});
