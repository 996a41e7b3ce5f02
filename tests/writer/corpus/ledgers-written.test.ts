import { describe, expect, test } from 'vitest';
import { AD_STRATEGIES, COPY_MODELS, REVIEW_SIZES } from '#domain/robots/robot-options.ts';
import { composeAds } from '#writer/compose/compose-ads.ts';
import { composeCopy } from '#writer/compose/compose-copy.ts';
import { composeNames } from '#writer/compose/compose-names.ts';
import { composeReviews } from '#writer/compose/compose-reviews.ts';
import { LEDGERS } from './ledgers.ts';

/** Small ledgers, each with every option: what `written` does for whole descriptions, turn by turn. */
describe.each(LEDGERS)('$id is written word for word', ({ id, name, facts }) => {
  test('names, copy, advertisements', async () => {
    const { names } = composeNames({ description: id, facts });
    const copies = COPY_MODELS.map((chosenModel) => {
      const { publico, persona, copy, sentences } = composeCopy({
        description: id,
        chosenName: name,
        chosenModel,
        facts,
      });
      return `# copy ${chosenModel}, ${sentences.length} sentences\n${publico}\n${persona}\n${copy}`;
    });
    const ads = AD_STRATEGIES.map((strategy) => {
      const { sentences } = composeAds({ text: id, strategy, facts });
      return `# ads ${strategy}\n${sentences.map(({ index, text, meaning }) => `${index} ${text} ${meaning}`).join('\n')}`;
    });
    const written = [names.join('\n'), ...copies, ...ads].join('\n\n');
    await expect(`${written}\n`).toMatchFileSnapshot(`written/ledger-${id}.txt`);
  });

  test('reviews', async () => {
    const people = { women_count: 1, men_count: 2, count: 3 };
    const written = REVIEW_SIZES.map((size, at) => {
      const style = (['kanji', 'hiragana', 'ambos'] as const)[at % 3] ?? 'ambos';
      const request = { product_description: id, size, name_style: style, ...people, facts };
      const { reviews, sentences } = composeReviews(request);
      return [
        `# ${size}, ${style}: ${reviews.map(({ nome }) => nome).join('、')}`,
        ...sentences.map(({ index, text, meaning }) => `${index} ${text} ${meaning}`),
      ].join('\n');
    });
    await expect(`${written.join('\n\n')}\n`).toMatchFileSnapshot(`written/ledger-${id}-reviews.txt`);
  });
});
