import { ORIGIN_COUNTRIES } from '#domain/sheet/origin-countries.ts';
import { CERTIFICATE_MARKS, UNSUPPORTED_CLAIMS } from '#writer/data/words/promises-not-in-source.ts';
import { foldChars } from '#writer/text/fold-chars.ts';
import { type CheckProblem, hintIn, problemIn, quote } from './check-problem.ts';
import type { ParsedText } from './parsed-text.ts';

/** ブラジル製, 国産, イタリアで作られた: the name is looked up, because a pattern of all countries is slow. */
const COUNTRY_MADE = /([ァ-ヶー一-龠・]{1,24})(?:(?:製|産)(?!造|業|地)|で(?:作|つく|製造|生産)[らさ]れ)/g;
const countryAtEnd = (words: string): string | undefined =>
  words.endsWith('国') && !words.endsWith('韓国') && !words.endsWith('中国') && !words.endsWith('英国')
    ? '国'
    : ORIGIN_COUNTRIES.find(({ ja }) => words.endsWith(ja))?.ja;
const MADE_IN = new RegExp(
  `(?:fabricad[oa]|feit[oa]|produzid[oa]|importad[oa]|origem)[^.\\n]{0,12}?\\b(${ORIGIN_COUNTRIES.map(({ pt }) => foldChars(pt)).join('|')})\\b`,
  'g',
);
/** "cortiça portuguesa", "couro italiano", "quartzo japonês" */
const stemOf = (country: string): string =>
  country.length < 5 ? country : country === 'japao' ? 'japon' : country.slice(0, 5);
const COUNTRY_OF: ReadonlyMap<string, readonly string[]> = new Map(
  ORIGIN_COUNTRIES.flatMap(({ ja, pt, words }) =>
    [ja, foldChars(pt)].map((name) => [name, [...words.map(foldChars), stemOf(foldChars(pt))]] as const),
  ),
);

/** Warranties, prizes, marks, origins, prices and features that are not in the seller's folded words (`basis`). */
export function findUnsupportedClaims(text: ParsedText, basis: string, isWritten = false): CheckProblem[] {
  const isJapanese = text.language === 'ja';
  const strangers = UNSUPPORTED_CLAIMS.flatMap(({ name, basis: known, ja, pt, isPromise }) => {
    // A written text may describe a scene: only features that are a promise count.
    const pattern = isJapanese && !(isWritten && pt === undefined) ? ja : pt;
    const match =
      pattern && !known.test(basis) ? [...(isJapanese ? text.plain : text.folded).matchAll(pattern)][0] : undefined;
    return match ? [{ place: match.index, words: match[0], name, isHint: !isPromise }] : [];
  });
  const marks = [...new Map([...text.plain.matchAll(CERTIFICATE_MARKS)].map((mark) => [mark[0], mark])).values()]
    .filter(({ 0: mark }) => !new RegExp(`\\b${foldChars(mark)}\\b`).test(basis))
    .map(({ 0: words, index }) => ({ place: index, words, name: 'certificação', isHint: false }));
  const origins = isJapanese
    ? [...text.plain.matchAll(COUNTRY_MADE)].flatMap(({ 0: words, 1: before = '', index }) => {
        const country = countryAtEnd(before);
        const start = before.length - (country?.length ?? 0);
        return country ? [{ country, place: index + start, words: words.slice(start) }] : [];
      })
    : [...text.folded.matchAll(MADE_IN)].map(({ 0: words, 1: country = '', index: place }) => ({
        country,
        place,
        words,
      }));
  const foreign = origins
    .filter(({ country }) => !(COUNTRY_OF.get(country) ?? HOME).some((word) => basis.includes(word)))
    .map((origin) => ({ ...origin, name: 'país de origem', isHint: false }));
  return [...strangers, ...marks.slice(0, 5), ...foreign.slice(0, 5)].map(({ place, words, name, isHint }) => {
    const excerpt = text.plain.slice(place, place + words.length);
    const message = `${quote(excerpt)} não está no seu texto (${name}).`;
    return (isHint ? hintIn : problemIn)('fact_added', message, sentenceAt(text, place), excerpt);
  });
}

/** 国産 says no country by name. */
const HOME = ['brasil', 'nacional', 'japao', 'japon'];

export const sentenceAt = ({ pieces }: ParsedText, place: number): string =>
  pieces.find(({ start, end }) => start <= place && place < end)?.text ?? '';
