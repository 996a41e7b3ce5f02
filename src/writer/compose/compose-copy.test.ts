import { describe, expect, test } from 'vitest';
import { COPY_MODELS } from '#domain/robots/robot-options.ts';
import { checkJapanese } from '#writer/check/check-japanese.ts';
import { adviseRisks } from '#writer/check/risk-notes.ts';
import { ALL_FAMILY_VOICES } from '#writer/data/voices/family-voices.ts';
import { FEATURE_VOICES } from '#writer/data/voices/feature-voices.ts';
import { IMPRESSIONS, RESERVATIONS, SHORT_VERDICTS, SITUATIONS, VERDICTS } from '#writer/data/voices/review-lines.ts';
import { composeAds } from './compose-ads.ts';
import { composeCopy } from './compose-copy.ts';
import { composeNames } from './compose-names.ts';

const BOTTLE = 'Garrafa térmica 500 ml em aço inox. Não vaza. Leve. Garantia de 12 meses.';

describe('offline copy', () => {
  test('names say what the product is or are invented, and differ', () => {
    const names = composeNames({ description: BOTTLE, facts: [] }).names;
    expect(names).toHaveLength(6);
    expect(names.filter((name) => name.startsWith('Garrafa Térmica '))).toHaveLength(2);
  });

  test.each(COPY_MODELS)('%s keeps to the facts and ends with a call to action', (chosenModel) => {
    const { copy, publico, persona } = composeCopy({
      description: BOTTLE,
      chosenName: 'Mizu Mate',
      chosenModel,
      facts: [],
    });
    expect(copy).toContain('Mizu Mate');
    expect(copy).toContain('• Garantia: 12 meses');
    expect(copy).not.toMatch(/bluetooth|dobr|recarreg/i);
    expect(copy).not.toMatch(/\{|\[|undefined/);
    expect(publico.length).toBeGreaterThan(40);
    expect(persona.length).toBeGreaterThan(40);
  });

  test('agrees with the gender of the product', () => {
    const copyOf = (description: string) =>
      composeCopy({ description, chosenName: 'Sora', chosenModel: 'PAS', facts: [] }).copy;
    expect(copyOf('Garrafa que não vaza')).toContain('Foi pensada para não vazar.');
    expect(copyOf('Copo que não vaza')).toContain('Foi pensado para não vazar.');
  });

  test('an unknown product gets the seller’s own words and neutral Japanese', () => {
    const { copy } = composeCopy({
      description: 'Zorblax 9000',
      chosenName: 'Haru One',
      chosenModel: 'AIDA',
      facts: [],
    });
    expect(copy).toContain('Zorblax 9000');
    expect(composeAds({ text: 'Zorblax 9000', strategy: 'pas', facts: [] }).descriptions).toHaveLength(5);
  });
});

describe('phrase bank', () => {
  const japanese = [
    ...ALL_FAMILY_VOICES.flatMap(({ pains, pressures, scenes, wishes, reasons, uses }) => [
      ...[...pains, ...pressures, ...scenes, ...wishes].map(({ ja }) => ja),
      ...reasons,
      ...uses,
    ]),
    ...[...FEATURE_VOICES.values()].flatMap(({ does, gain, reviews }) => [does.ja, gain.ja, ...reviews]),
    ...SHORT_VERDICTS,
    ...SITUATIONS,
    ...IMPRESSIONS,
    ...RESERVATIONS,
    ...VERDICTS,
  ];

  test('every Japanese sentence passes our own checks', () => {
    expect(japanese.flatMap((text) => checkJapanese(text).map(({ code }) => `${code}: ${text}`))).toEqual([]);
  });

  test('nothing in it calls for a risk note, apart from features of the product that want their proof', () => {
    const notes = japanese.flatMap(adviseRisks).filter(({ level }) => level !== 'proof');
    expect(notes).toEqual([]);
  });
});
