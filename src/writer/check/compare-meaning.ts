import type { Fact } from '#domain/robots/facts.ts';
import type { Warning } from '#domain/robots/warnings.ts';
import type { WrittenSentence } from '#domain/robots/written-sentence.ts';
import { describeFact } from '#writer/facts/describe-fact.ts';
import { compareFacts } from './compare-facts.ts';

export type MeaningContext = {
  source: string;
  facts: readonly Fact[];
  /** What is already known to be wrong: the same is not said twice. */
  known: readonly Warning[];
};

/** Holds what Japanese sentences say, read back into Portuguese, against the facts. */
export function compareMeaning(
  sentences: readonly WrittenSentence[],
  { source, facts, known }: MeaningContext,
): Warning[] {
  return sentences.flatMap((sentence) => {
    const { field, index, text, meaning } = sentence;
    if (meaning === null) return [];
    const isKnown = known.some(
      (warning) => warning.field === field && (warning.index ?? 0) === index && text.includes(warning.excerpt || text),
    );
    if (isKnown) return [];
    const { changed, added } = compareFacts(facts, meaning, 'pt', source);
    const place = { field, index, excerpt: text };
    return [
      ...changed.map(
        ({ fact, excerpt }): Warning => ({
          ...place,
          code: 'number_changed',
          message: `Lido de volta, aqui está “${excerpt}”; no seu texto está “${describeFact(fact).value}”.`,
          factId: fact.id,
        }),
      ),
      ...added.map(
        ({ excerpt, label, isRisky }): Warning => ({
          ...place,
          code: isRisky ? 'risky_claim' : 'fact_added',
          message: `Lido de volta, diz algo que não está no seu texto: ${label || excerpt}.`,
        }),
      ),
    ];
  });
}
