import { describe, expect, test } from 'vitest';
import type { Fact } from '#domain/robots/facts.ts';
import { AD_STRATEGIES, COPY_MODELS } from '#domain/robots/robot-options.ts';
import { compareWhole } from '#writer/check/compare-facts.ts';
import { composeAds } from '#writer/compose/compose-ads.ts';
import { composeCopy } from '#writer/compose/compose-copy.ts';
import { composeReviews } from '#writer/compose/compose-reviews.ts';
import { extractFacts } from '#writer/facts/extract-facts.ts';
import { composeTranslation } from '#writer/translate/compose-translation.ts';
import { ALL_CASES, READER_CASES } from './all-cases.ts';
import { ledgerOf } from './truth-ledger.ts';

const NAME = 'Sora Mate';

/** Every sentence that the offline writers make of one ledger, each once, by language. */
function sentencesFrom(text: string, facts: readonly Fact[]): { pt: string; ja: string } {
  const copies = COPY_MODELS.map((chosenModel) =>
    composeCopy({ description: text, chosenName: NAME, chosenModel, facts }),
  );
  const ads = AD_STRATEGIES.map((strategy) => composeAds({ text, strategy, facts }));
  const draft = composeTranslation({ text, tone: 'auto', facts });
  const reviews = composeReviews({
    product_description: text,
    size: 'mix',
    count: 6,
    women_count: 3,
    men_count: 3,
    name_style: 'ambos',
    facts,
  });
  const japanese = [...ads, draft, reviews]
    .flatMap(({ sentences }) => sentences)
    .filter(({ meaning }) => meaning !== null);
  const lines = (sentences: readonly string[]) => [...new Set(sentences)].join('\n.\n').replaceAll(NAME, '');
  return {
    pt: lines([
      ...copies.flatMap(({ sentences }) =>
        sentences.filter(({ field }) => field === 'copy').map((sentence) => sentence.text),
      ),
      ...japanese.map(({ meaning }) => meaning ?? ''),
      ...draft.specification.map(({ meaning }) => meaning),
    ]),
    ja: lines([...japanese.map((sentence) => sentence.text), ...draft.specification.map((line) => line.text)]),
  };
}

describe('nothing is said that the table of facts does not hold', () => {
  test.each([...ALL_CASES, ...READER_CASES])(
    '$id',
    (truth) => {
      const table = ledgerOf(truth);
      const falsehoods = [table, extractFacts(truth.text)].flatMap((ledger) => {
        const { pt, ja } = sentencesFrom(truth.text, ledger);
        return [['pt', pt] as const, ['ja', ja] as const].flatMap(([language, written]) => {
          const { added, changed } = compareWhole(table, written, language, truth.text);
          return [
            ...added.map(
              ({ excerpt, label, start }) =>
                `${label}: ${excerpt} — ${written.slice(Math.max(0, start - 20), start + 30)}`,
            ),
            ...changed.map(
              ({ excerpt, start }) => `changed: ${excerpt} — ${written.slice(Math.max(0, start - 20), start + 30)}`,
            ),
          ];
        });
      });
      expect([...new Set(falsehoods)]).toEqual([]);
    },
    30_000,
  );
});
