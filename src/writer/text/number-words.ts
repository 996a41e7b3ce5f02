const words = (list: string, first: number, step = 1): (readonly [string, number])[] =>
  list.split(' ').map((word, at) => [word, first + at * step] as const);

/** Folded. Months too: "maio" is 5月. */
export const PORTUGUESE_NUMBERS: ReadonlyMap<string, number> = new Map([
  ...words('um dois tres quatro cinco seis sete oito nove dez onze doze treze quatorze quinze', 1),
  ...words('vinte trinta quarenta cinquenta sessenta setenta oitenta noventa cem', 20, 10),
  ...words('janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro', 1),
  ['uma', 1],
  ['duas', 2],
  ['duzentos', 200],
  ['quinhentos', 500],
  ['mil', 1_000],
  ['meia', 0.5],
  ['meio', 0.5],
]);

const DIGITS = '一二三四五六七八九';
const TENS: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1_000 };

/** 二十四 as 24. */
export function kanjiNumber(kanji: string): number | undefined {
  let total = 0;
  let digit = 0;
  for (const sign of kanji) {
    const ten = TENS[sign];
    if (ten === undefined) {
      if (digit !== 0) return undefined;
      digit = DIGITS.indexOf(sign) + 1;
    } else {
      total += Math.max(1, digit) * ten;
      digit = 0;
    }
  }
  return total + digit;
}
