import { AD_TITLES, type AdTitle, pickAdTitles } from '#domain/robots/ad-titles.ts';
import type { Sheet } from '#web/components/writing/sheet.ts';

/** The titles stand on the sheet like anything else: with their meaning, and with what must be true for them. */
const FIELD = 'titles';

const sentenceOf = (title: AdTitle, index: number) => ({
  field: FIELD,
  index,
  source: null,
  text: title.text,
  meaning: title.meaning,
});

const warningsOf = ({ text, truthNeeded }: AdTitle, index: number) =>
  truthNeeded ? [{ code: 'risky_claim' as const, field: FIELD, index, excerpt: text, message: truthNeeded }] : [];

/** Three of our seven titles beside the descriptions. */
export function withTitles(sheet: Sheet): Sheet {
  const titles = pickAdTitles(Math.random);
  return {
    ...sheet,
    texts: { ...sheet.texts, [FIELD]: titles.map(({ text }) => text) },
    sentences: [...sheet.sentences, ...titles.map(sentenceOf)],
    warnings: [...sheet.warnings, ...titles.flatMap(warningsOf)],
  };
}

/** A description was written anew; the titles stay as they are. */
export function keepTitles(sheet: Sheet, former: Sheet): Sheet {
  const ofTitles = ({ field }: { field: string }) => field === FIELD;
  return {
    ...sheet,
    texts: { ...sheet.texts, [FIELD]: former.texts[FIELD] ?? [] },
    sentences: [...sheet.sentences, ...former.sentences.filter(ofTitles)],
    warnings: [...sheet.warnings, ...former.warnings.filter(ofTitles)],
  };
}

/** Another of our titles in that place, one that is not there yet. */
export function swapTitle(sheet: Sheet, index: number): Sheet {
  const shown = sheet.texts[FIELD] ?? [];
  const others = AD_TITLES.filter(({ text }) => !shown.includes(text));
  const next = others[Math.floor(Math.random() * others.length)];
  if (!next) return sheet;
  const isOther = (each: { field: string; index?: number | undefined }) => each.field !== FIELD || each.index !== index;
  return {
    ...sheet,
    texts: { ...sheet.texts, [FIELD]: shown.map((text, at) => (at === index ? next.text : text)) },
    sentences: [...sheet.sentences.filter(isOther), sentenceOf(next, index)],
    warnings: [...sheet.warnings.filter(isOther), ...warningsOf(next, index)],
  };
}
