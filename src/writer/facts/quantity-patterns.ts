import { UNITS, type Unit } from '#writer/data/quantities/units.ts';
import { escapeRegExp, foldJapanese, foldPortuguese } from './folded-text.ts';
import type { Language } from './quantity.ts';
import { WORD_NUMBERS } from './read-numbers.ts';

const longestFirst = (a: string, b: string) => b.length - a.length;
const unitsByForm = (language: Language) =>
  new Map(UNITS.flatMap((unit) => unit[language].map((form) => [foldOf(language)(form), unit] as const)));
export const foldOf = (language: Language) => (language === 'pt' ? foldPortuguese : foldJapanese);
const formsOf = (byForm: ReadonlyMap<string, Unit>) =>
  [...byForm.keys()].sort(longestFirst).map(escapeRegExp).join('|');

export const BY_FORM = { pt: unitsByForm('pt'), ja: unitsByForm('ja') };
const DIGITS = String.raw`\d+(?:[.,]\d+)*`;
const UNIT = {
  pt: String.raw`(?:${formsOf(BY_FORM.pt)})(?![\p{L}\d])|h(?=\d{2}(?!\d))`,
  ja: `(?:${formsOf(BY_FORM.ja)})`,
};
const JOIN = {
  pt: String.raw`[ ]{0,2}(?:x|×|\*|ao|a|ate|e|ou|-|–|—|~|/|por)[ ]{0,2}`,
  ja: String.raw`[ ]?(?:x|X|×|✕|\*|~|〜|-|–|—|−|から|/|・|または|と)[ ]?`,
};
const WORDS = Object.keys(WORD_NUMBERS).sort(longestFirst).join('|');
export const KANJI = '[〇一二三四五六七八九十百千万]{1,9}';
const NUMBER = { pt: DIGITS, ja: String.raw`${DIGITS}(?:万(?:\d{1,4}千?)?|千)?` };

const numberWithUnit = (language: Language) => String.raw`(?:${NUMBER[language]})(?:[ ]?\(?(?:${UNIT[language]}))?`;
export const FIGURES = {
  pt: new RegExp(
    String.raw`(?:(?<![\p{L}\d])(?<!\d[.,]|\p{L}-)|(?<=\dh))${numberWithUnit('pt')}(?:${JOIN.pt}(?:r\$\s?)?${numberWithUnit('pt')}){0,3}`,
    'gu',
  ),
  ja: new RegExp(
    String.raw`(?:(?<![A-Za-z\d])(?<!\d[.,]|[A-Za-z]-)|(?<=[ぁ-ヶー一-龠][A-Z]))${numberWithUnit('ja')}(?:${JOIN.ja}[¥]?${numberWithUnit('ja')}){0,3}`,
    'gu',
  ),
};
export const SPELLED = {
  pt: new RegExp(String.raw`(?<![\p{L}\d])(?:${WORDS}) (?:${UNIT.pt})`, 'gu'),
  ja: new RegExp(String.raw`(?<![\d第])${KANJI}(?:${UNIT.ja})`, 'gu'),
};
export const PIECE = {
  pt: new RegExp(String.raw`(${NUMBER.pt})(?:[ ]?\(?(${UNIT.pt}))?`, 'gu'),
  ja: new RegExp(String.raw`(${NUMBER.ja})(?:[ ]?\(?(${UNIT.ja}))?`, 'gu'),
};
