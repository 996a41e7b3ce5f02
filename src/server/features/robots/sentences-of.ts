import { splitSentences } from '#domain/robots/split-sentences.ts';
import type { WrittenSentence } from '#domain/robots/written-sentence.ts';
import type { RobotJob, Texts } from './robot-job.ts';

/** Not prose: an address, and names that are chosen whole. */
const WITHOUT_SENTENCES: ReadonlySet<string> = new Set(['url_slug', 'names']);

/** Every sentence of a reply in order of appearance; those of `known` bring their meaning. */
export function sentencesOf<T extends Texts>(
  job: RobotJob<T>,
  texts: T,
  known: readonly WrittenSentence[],
): WrittenSentence[] {
  return Object.entries<string | string[]>(texts).flatMap(([field, value]) => {
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
}

/** A translation that kept its lines tells which of the seller's lines a place comes from. */
function lineBySource(source: string, translation: string): (at: number) => string | null {
  const lines = source.split('\n');
  if (lines.length !== translation.split('\n').length) return () => null;
  return (at) => lines[translation.slice(0, at).split('\n').length - 1]?.trim() ?? null;
}
