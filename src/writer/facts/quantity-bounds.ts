import type { Bound, Language } from './quantity.ts';

const BEFORE: Readonly<Record<Language, readonly (readonly [RegExp, Bound])[]>> = {
  pt: [
    [/(?:cerca de|\buns|\bumas|aprox\w*\.?(?: de|:)?|em torno de|por volta de|mais ou menos|±|~)\s{0,2}$/, 'about'],
    [/(?:ate|maxim[oa](?: de)?|max\.?|no maximo|menor que|menos de|abaixo de|inferior a|<)\s{0,2}$/, 'max'],
    [/(?:a partir de|minim[oa](?: de)?|mais de|acima de|pelo menos|\+(?: de)?)\s{0,2}$/, 'min'],
  ],
  ja: [
    [/(?:約|およそ|おおよそ|だいたい)\s?$/, 'about'],
    [/(?:最大|最長|最高|MAX|max)\s?(?:で|約)?\s?$/, 'max'],
    [/(?:最低|最小|最短)\s?(?:で)?\s?$/, 'min'],
  ],
};
const AFTER: Readonly<Record<Language, readonly (readonly [RegExp, Bound])[]>> = {
  pt: [
    [/^\s?(?:aprox|aproximad|mais ou menos)/, 'about'],
    // "10% + ácido" adds something else.
    [/^(?:\+|\s\+(?!\s?[\p{L}\d])|\s?ou mais)/u, 'min'],
  ],
  ja: [
    [/^\s?(?:程度|ほど|前後|くらい|ぐらい)/, 'about'],
    [/^\s?(?:以下|以内|まで|未満)/, 'max'],
    [/^\s?(?:以上|超|から(?!\d))/, 'min'],
  ],
};

const FORBIDDEN_MORE = /\b(?:nao|nunca|evite)\b[^.;!?]{1,40}\b(?:mais de|acima de)\s{0,2}$/;

/** "cerca de", 最大, 以上: what the words around a number make of it. */
export function boundOf(text: string, start: number, end: number, language: Language): Bound | null {
  const before = text.slice(Math.max(0, start - 20), start);
  // "não usar por mais de 10 minutos": ten minutes are the most.
  if (language === 'pt' && FORBIDDEN_MORE.test(text.slice(Math.max(0, start - 60), start))) return 'max';
  const after = text.slice(end, end + 14);
  return (
    BEFORE[language].find(([words]) => words.test(before))?.[1] ??
    AFTER[language].find(([words]) => words.test(after))?.[1] ??
    null
  );
}
