import { splitSentences } from '#domain/robots/split-sentences.ts';
import type { WrittenSentence } from '#domain/robots/written-sentence.ts';
import type { RobotJob, Texts } from './robot-job.ts';

/** Not prose: an address, and names that are chosen whole. */
const WITHOUT_SENTENCES: ReadonlySet<string> = new Set(['url_slug', 'names']);

/** As many as a kept text holds. */
const MAX_SENTENCES = 1_000;

/** The sentences of a reply in order of appearance; those of `known` bring their meaning. */
export function sentencesOf<T extends Texts>(
  job: RobotJob<T>,
  texts: T,
  known: readonly WrittenSentence[],
): WrittenSentence[] {
  const sentences = Object.entries<string | string[]>(texts).flatMap(([field, value]) => {
    if (WITHOUT_SENTENCES.has(field)) return [];
    const own = known.filter((sentence) => sentence.field === field);
    if (own.length > 0) return own;
    const sourceOf =
      field === 'translation' && typeof value === 'string' ? lineBySource(job.source, value) : () => null;
    return [value].flat().flatMap((text, index) =>
      splitSentences(text).map(({ text: sentence, start }) => ({
        field,
        index,
        source: sourceOf(start),
        text: sentence,
        meaning: null,
      })),
    );
  });
  return sentences.slice(0, MAX_SENTENCES);
}

/** A translation that kept its lines tells which of the seller's lines a place comes from. Asked in order of places. */
function lineBySource(source: string, translation: string): (at: number) => string | null {
  const lines = source.split('\n');
  if (lines.length !== translation.split('\n').length) return () => null;
  let line = 0;
  let end = translation.indexOf('\n');
  return (at) => {
    for (; end >= 0 && end < at; line += 1) end = translation.indexOf('\n', end + 1);
    return lines[line]?.trim() ?? null;
  };
}
