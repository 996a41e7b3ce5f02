import { expect, test } from 'vitest';
import { AD_STRATEGIES, COPY_MODELS, REVIEW_SIZES, TRANSLATION_TONES } from '#domain/robots/robot-options.ts';
import type { Warning } from '#domain/robots/warnings.ts';
import { checkClaims } from '#writer/check/check-claims.ts';
import { checkAds, checkCopy, checkTranslation } from '#writer/check/check-text.ts';
import { composeAds } from '#writer/compose/compose-ads.ts';
import { composeCopy } from '#writer/compose/compose-copy.ts';
import { composeNames } from '#writer/compose/compose-names.ts';
import { composeReviews } from '#writer/compose/compose-reviews.ts';
import { describeFact } from '#writer/facts/describe-fact.ts';
import { extractFacts } from '#writer/facts/extract-facts.ts';
import { composeTranslation } from '#writer/translate/compose-translation.ts';
import { CORPUS } from './corpus.ts';

const HEAVY = 1_000;
/** Each description meets other options; between them all have their turn. */
const shown = CORPUS.filter(({ description }) => description.length < HEAVY).map(({ id, description }, at) => ({
  id,
  description,
  model: COPY_MODELS[at % COPY_MODELS.length] ?? 'auto',
  tone: TRANSLATION_TONES[at % TRANSLATION_TONES.length] ?? 'auto',
  strategy: AD_STRATEGIES[(at + 1) % AD_STRATEGIES.length] ?? 'auto',
  size: REVIEW_SIZES[at % REVIEW_SIZES.length] ?? 'mix',
}));

const told = (warnings: readonly Warning[]) => warnings.map((warning) => `! ${JSON.stringify(warning)}`);

/** A change of what the robots write shows as a difference to be read; `npm run robots:report` takes it over. */
test.each(shown)('$id is written word for word', async ({ id, description, model, tone, strategy, size }) => {
  const facts = extractFacts(description);
  const context = { source: description, facts };
  const { names } = composeNames({ description, facts });
  const copy = composeCopy({ description, chosenName: names[0] ?? '', chosenModel: model, facts });
  const translation = composeTranslation({ text: description, tone, facts });
  const ads = composeAds({ text: description, strategy, facts });
  const people = { count: 3, women_count: 2, men_count: 1, name_style: 'ambos' } as const;
  const { reviews } = composeReviews({ product_description: description, size, ...people, facts });
  const written = [
    ...facts.map((fact) => `${JSON.stringify(fact)}\n${JSON.stringify(describeFact(fact))}`),
    names.join('\n'),
    `# copy ${model}\n${copy.publico}\n${copy.persona}\n${copy.copy}`,
    ...told(checkCopy(copy, context).warnings),
    `# translation ${tone} ${translation.translatedShare.toFixed(3)}\n${translation.translation}`,
    `${translation.meta_description}\n${translation.url_slug}`,
    ...told(checkTranslation(translation, context).warnings),
    ...checkClaims(description).map(({ rule, excerpt }) => `${rule}: ${excerpt}`),
    `# ads ${strategy}\n${ads.descriptions.join('\n')}`,
    ...told(checkAds(ads, context).warnings),
    `# reviews ${size}\n${reviews.map(({ nome, review }) => `${nome}: ${review}`).join('\n')}`,
  ];
  await expect(`${written.join('\n\n')}\n`).toMatchFileSnapshot(`written/${id}.txt`);
});
