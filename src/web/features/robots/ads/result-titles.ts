import { AD_TITLES, type AdTitle, pickAdTitles } from '#domain/robots/ad-titles.ts';
import type { Result } from '#web/components/writing/result.ts';

/** Titles are a normal field of the result: with their meaning, and with the conditions for using them. */
const FIELD = 'titles';

const sentenceOf = (title: AdTitle, index: number) => ({
  field: FIELD,
  index,
  source: null,
  text: title.text,
  meaning: title.meaning,
});

const warningsOf = ({ text, truthNeeded, safer }: AdTitle, index: number) =>
  truthNeeded
    ? [
        {
          code: 'risky_claim' as const,
          field: FIELD,
          index,
          excerpt: text,
          message: truthNeeded,
          hint: true as const,
          suggestion: safer,
        },
      ]
    : [];

/** Adds three of our seven titles to the descriptions. */
export function withTitles(result: Result): Result {
  const titles = pickAdTitles(Math.random);
  return {
    ...result,
    texts: { ...result.texts, [FIELD]: titles.map(({ text }) => text) },
    sentences: [...result.sentences, ...titles.map(sentenceOf)],
    warnings: [...result.warnings, ...titles.flatMap(warningsOf)],
  };
}

/** Keeps the titles when a description is rewritten. */
export function keepTitles(result: Result, former: Result): Result {
  const ofTitles = ({ field }: { field: string }) => field === FIELD;
  return {
    ...result,
    texts: { ...result.texts, [FIELD]: former.texts[FIELD] ?? [] },
    sentences: [...result.sentences, ...former.sentences.filter(ofTitles)],
    warnings: [...result.warnings, ...former.warnings.filter(ofTitles)],
  };
}

/** Replaces a title with another of ours that is not in use yet. */
export function swapTitle(result: Result, index: number): Result {
  const shown = result.texts[FIELD] ?? [];
  const others = AD_TITLES.filter(({ text }) => !shown.includes(text));
  const next = others[Math.floor(Math.random() * others.length)];
  if (!next) return result;
  const isOther = (each: { field: string; index?: number | undefined }) => each.field !== FIELD || each.index !== index;
  return {
    ...result,
    texts: { ...result.texts, [FIELD]: shown.map((text, at) => (at === index ? next.text : text)) },
    sentences: [...result.sentences.filter(isOther), sentenceOf(next, index)],
    warnings: [...result.warnings.filter(isOther), ...warningsOf(next, index)],
  };
}
