import { MAX_TO_CONFIRM } from '#domain/robots/warnings.ts';
import type { FieldSentence } from '#domain/sheet/field-sentences.ts';
import type { Sheet } from '#domain/sheet/sheet.ts';
import { IN_THE_BOX, PORTUGUESE_DENIALS, PORTUGUESE_LIMITS } from '#writer/data/words/denial-words.ts';
import { foldChars } from '#writer/text/fold-chars.ts';
import { withoutPhrases } from './compare-denials.ts';
import type { ParsedSentence, ParsedText } from './parsed-text.ts';

function limits(folded: string): boolean {
  const words = withoutPhrases(folded);
  return PORTUGUESE_DENIALS.test(words) || PORTUGUESE_LIMITS.test(words);
}

/** "até 5 kg", "a partir de 3 anos" */
const isLimited = ({ amounts }: ParsedSentence): boolean =>
  amounts.some(({ qualifiers }) => qualifiers.includes('up_to') || qualifiers.includes('from'));

/** What text and sheet deny or limit, and what comes in the box: too many right forms for a rule, a person compares. */
export function findToConfirm(
  { pieces, text }: ParsedText,
  sheet: Sheet,
  statements: readonly FieldSentence[],
): string[] {
  const ofText = pieces.flatMap((piece, at) => {
    if (!limits(piece.folded) && !isLimited(piece) && !IN_THE_BOX.test(piece.folded)) return [];
    // "Lava-louças | não": the cell before says of what.
    const isWord = !/\s/.test(piece.text);
    return isWord && at > 0 ? [`${pieces[at - 1]?.text}: ${piece.text}`] : [piece.text];
  });
  const isFromText = (key: FieldSentence['key']) => {
    const words = sheet[key]?.words;
    return words?.split('\n').every((line) => text.includes(line));
  };
  const ofSheet = statements
    .filter(({ sentenceForm, keys }) => sentenceForm !== 'before_name' && !keys.every(isFromText))
    .filter(({ key, pt, limit }) => key === 'warnings' || limit || limits(foldChars(pt)))
    .map(({ pt, limit }) => (limit ? `${pt} ${limit.pt}` : pt))
    .filter((sentence) => !text.includes(sentence.replace(/\.$/, '')));
  return joinToConfirm(ofText, ofSheet);
}

export const joinToConfirm = (...lists: readonly (readonly string[])[]): string[] =>
  [...new Set(lists.flat())].slice(0, MAX_TO_CONFIRM);
