import type { Language } from './quantity.ts';

/** 1.200 is twelve hundred and 1,5 one and a half; 20,000 in a supplier's English is twenty thousand. */
export function readPortugueseNumber(raw: string): number {
  if (/^\d{1,3}(?:\.\d{3})+(?:,\d+)?$/.test(raw)) return Number(raw.replaceAll('.', '').replace(',', '.'));
  if (/^\d{1,3}(?:,000)+$/.test(raw) || /^\d{1,3}(?:,\d{3})+\.\d+$/.test(raw)) return Number(raw.replaceAll(',', ''));
  return Number(raw.replace(',', '.'));
}

/** In Japanese the comma divides thousands: 1,200 and 1.5. */
export function readJapaneseNumber(raw: string): number {
  if (/^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(raw)) return Number(raw.replaceAll(',', ''));
  return Number(raw.replace(',', '.'));
}

const KANJI_DIGITS = '〇一二三四五六七八九';
const MULTIPLIERS: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000 };

/** 五百 is 500, 二万 is 20000, 一二〇 is 120. */
export function readKanjiNumber(raw: string): number {
  const [left = '', ...rest] = raw.split('万');
  if (rest.length > 0)
    return (left === '' ? 1 : readKanjiNumber(left)) * 10_000 + (readKanjiNumber(rest.join('')) || 0);
  let total = 0;
  let digits = '';
  for (const sign of raw) {
    const multiplier = MULTIPLIERS[sign];
    if (multiplier === undefined) digits += KANJI_DIGITS.indexOf(sign);
    else {
      total += (digits === '' ? 1 : Number(digits)) * multiplier;
      digits = '';
    }
  }
  return total + (digits === '' ? 0 : Number(digits));
}

export const WORD_NUMBERS: Readonly<Record<string, number>> = {
  um: 1,
  uma: 1,
  dois: 2,
  duas: 2,
  tres: 3,
  quatro: 4,
  cinco: 5,
  seis: 6,
  sete: 7,
  oito: 8,
  nove: 9,
  dez: 10,
  doze: 12,
  quinze: 15,
  vinte: 20,
  trinta: 30,
};

/** A number as written in figures: 1.200 in Portuguese, 1万5千 in Japanese. */
export function numberOf(raw: string, language: Language): number {
  if (language === 'pt') return readPortugueseNumber(raw);
  const [big = '', rest = ''] = raw.includes('万') ? raw.split('万') : ['', raw];
  const small = readJapaneseNumber(rest.replace('千', '') || '0') * (rest.endsWith('千') ? 1000 : 1);
  return (big === '' ? 0 : readJapaneseNumber(big) * 10_000) + small;
}
