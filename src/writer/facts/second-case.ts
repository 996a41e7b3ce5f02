import { SECOND_CASE } from '#writer/data/facts/understood-words.ts';
import { type Stretch, sentencesOfLine } from './covered-words.ts';
import type { DraftFact } from './draft-fact.ts';
import { foldPortuguese } from './folded-text.ts';
import type { Segment } from './source-segments.ts';

const MEASURES = [
  'kg|g|grs?|gramas?|quilos?|mg',
  'cm|mm|m|metros?|polegadas?|pol',
  'ml|l|lts?|litros?',
  'h|hs|hrs?|horas?|min|minutos?|dias?|semanas?|mes|meses|anos?|s|seg|segundos?',
  'w|kw|watts?',
  'v|volts?',
].map((units) => ({ own: new RegExp(`^(?:${units})$`), behind: new RegExp(String.raw`\d\s?(?:${units})\b`) }));

/** "; com o assento: 7 kg", ", fechado 79 cm": the words behind measure the same in another case. */
export function isSecondCase(draft: DraftFact, { folded }: Segment, next: Stretch | undefined): boolean {
  const words = next === undefined ? '' : folded.slice(next.from, next.to);
  return SECOND_CASE.test(words) && measuresAlike(draft, words);
}

/** "Comprimento: 40 cm; com extensor 45 cm": the second value is of the whole in another case, and not of the part. */
export function isSecondHalf(draft: DraftFact, segment: Segment): boolean {
  if (draft.kind !== 'quantity' || segment.meaning?.kind !== 'quantity') return false;
  const sentences = sentencesOfLine(segment);
  const at = sentences.findIndex(({ from, to }) => draft.from < to && from < draft.to);
  const before = sentences[at - 1];
  if (before === undefined || segment.text[before.to - 1] !== ';') return false;
  return (
    measuresAlike(draft, segment.folded.slice(before.from, before.to)) && isSecondCase(draft, segment, sentences[at])
  );
}

/** The words hold a number in the unit of the value, or in one of its kind. */
function measuresAlike({ unit }: DraftFact, words: string): boolean {
  const own = foldPortuguese(unit ?? '');
  const measure = MEASURES.find((one) => one.own.test(own));
  return measure === undefined ? own !== '' && words.includes(own) : measure.behind.test(words);
}
