import { describe, expect, test } from 'vitest';
import { MAX_ROBOT_TEXT } from '#domain/robots/robot-options.ts';
import { formFaults, isJapanese } from '#tests/writer/form-faults.ts';
import { extractFacts } from '#writer/facts/extract-facts.ts';
import { composeTranslation } from '#writer/translate/compose-translation.ts';
import { composeAds } from './compose-ads.ts';
import { composeCopy } from './compose-copy.ts';
import { composeNames } from './compose-names.ts';
import { composeReviews } from './compose-reviews.ts';

const fill = (text: string) => text.repeat(Math.ceil(MAX_ROBOT_TEXT / text.length)).slice(0, MAX_ROBOT_TEXT);

/** Full-length inputs made to hurt: runs that tempt a pattern to go back over itself. */
const HOSTILE = [
  'a',
  ' ',
  '!',
  '1',
  '1 x ',
  '1x',
  '<',
  '<p ',
  '&',
  '&#',
  '(',
  'de ',
  ', ',
  ': ',
  'a:',
  '【',
  '{nome} ',
  'e e ',
  '1 a 1 ',
  '🔥',
  '🔥 ',
  '@',
  'a@',
  'a.',
  'Leve, dobrável e fácil de limpar. ',
  'R$ 1,00 ',
  '\n',
  '- ',
  '#',
  '\u{200D}',
  '￿',
  '漢字',
  'não ',
  'sem fio ',
  'kit com 3 ',
];

describe('hostile input', () => {
  test.each(HOSTILE.map((text) => [text]))('a full text of %j is answered, checked and quick', (piece) => {
    const text = fill(piece);
    const facts = extractFacts(text);
    const started = performance.now();
    const request = {
      product_description: text,
      size: 'mix',
      count: 6,
      women_count: 3,
      men_count: 3,
      name_style: 'ambos',
    } as const;
    expect(new Set(composeNames({ description: text, facts }).names).size).toBeGreaterThanOrEqual(3);
    const { copy } = composeCopy({ description: text, chosenName: 'Mizu Mate', chosenModel: 'auto', facts });
    expect(formFaults(copy).filter((fault) => !fault.startsWith('placeholder'))).toEqual([]);
    const { descriptions } = composeAds({ text, strategy: 'auto', facts });
    const reviews = composeReviews({ ...request, facts }).reviews.map(({ review }) => review);
    expect(reviews).toHaveLength(request.count);
    const { meta_description: meta } = composeTranslation({ text, tone: 'auto', facts });
    for (const written of [...descriptions, ...reviews, meta]) {
      expect(formFaults(written)).toEqual([]);
      expect(isJapanese(written)).toBe(true);
    }
    expect(performance.now() - started).toBeLessThan(5_000);
  });

  test('a name with signs of a replacement pattern stays as it is', () => {
    const chosenName = '$& $1 Mate';
    const { copy } = composeCopy({ description: 'Copo de vidro', chosenName, chosenModel: 'PAS', facts: [] });
    expect(copy).toContain(chosenName);
  });
});
