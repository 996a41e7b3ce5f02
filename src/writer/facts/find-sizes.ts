import type { DraftFact } from './draft-fact.ts';
import type { Segment } from './source-segments.ts';

const SIZE_NAME = '(?:PP|P|M|GGG|GG|G|XGG|XXG|XG|EXG|EG|G[1-5]|XXXL|XXL|XL|XS|S|L|U|Ú?NICO|TAMANHO ÚNICO|[UuÚú]nico)';
const SIZE_LIST = new RegExp(
  String.raw`^(?:do |de )?${SIZE_NAME}(?:(?:\s?[,;/|-]\s?|\s(?:e|ou|a|ao|até)\s)${SIZE_NAME}){0,9}$`,
  'u',
);
const NUMBER_SIZES = /^(?:do |de )?\d{2}(?:(?:\s?[,;/|-]\s?|\s(?:e|ou|a|ao|até)\s)(?:o )?\d{2}){1,14}$/u;

/** "P, M, G e GG", "34 ao 39", "Único"; numbers with a unit are measures. */
export function sizesOf(text: string): string | undefined {
  const value = (text.split(/[.(]/)[0] ?? '').trim().replace(/;$/, '');
  const sizes = SIZE_LIST.test(value) || NUMBER_SIZES.test(value) ? value : (value.split(';')[0] ?? '').trim();
  if (!SIZE_LIST.test(sizes) && !NUMBER_SIZES.test(sizes)) return undefined;
  // Behind a semicolon that ends the list stand other words; a size among them would be lost.
  return sizes !== value && /;\s?(?:PP|P|M|G+|X+[GL]?|\d{2})\b/.test(value)
    ? undefined
    : sizes.replaceAll(/\s?;\s?/g, ', ');
}

const SIZES_IN_PROSE = [
  /\b(?:do|de)\s(\d{2}\s(?:ao|a|ate)\s(?:o\s)?\d{2})\b(?!\s?(?:cm|mm|m|kg|g|ml|l|h|%|anos|meses|dias|horas|min|°|º|graus|reais|w|v))/,
  /\b(?:numeracao|tamanhos?|numeros?|nos?|tam)\.?:?\s(?:do\s|de\s)?(\d{2}\s?(?:ao|a|ate|-|\/)\s?\d{2})\b(?!\s?(?:cm|mm|m|kg|g|ml|l|anos|meses|%))/,
  /\b(?:do|tamanhos?|tam)\.?:?\s((?:pp|p|m|g)\s(?:ao|a|ate(?: o)?)\s(?:xgg|xg|ggg|gg|g[1-5]|g|exg|eg))\b/,
  /\btamanhos?\s((?:pp|p|m|g|gg)(?:(?:,\s?|\/|\s(?:e|ou)\s)(?:pp|p|m|xg|ggg|gg|g[1-5]|g)){1,6})\b/,
  /\btamanho\s(unico)\b/,
  /\btam(?:anho)?\.?\s(pp|p|m|gg|g|xg)$/,
];
const SHOE_RANGE =
  /\b(\d{2}\s?(?:ao|a|ate|-|\/)\s?\d{2})\b(?!\s?(?:cm|mm|m|kg|g|ml|l|h|%|anos|meses|dias|horas|min|°|º|graus|reais|w|v|x))/;

/** Sizes that prose or a title names: "do 34 ao 39", "tamanhos P, M e G". */
export function findSizes(segment: Segment, index: number, context: ReadonlySet<string>): DraftFact[] {
  const wearable = segment.isTitle && WEARABLE.some((word) => context.has(word));
  for (const pattern of wearable ? [...SIZES_IN_PROSE, SHOE_RANGE] : SIZES_IN_PROSE) {
    const match = pattern.exec(segment.folded);
    const value = match?.[1];
    if (!match || !value) continue;
    const from = match.index + match[0].lastIndexOf(value);
    const to = from + value.length;
    const [low = 0, high = 0] = (value.match(/\d{2}/g) ?? []).map(Number);
    if (/^\d/.test(value) && !(low < high && low >= 15 && high <= 62)) continue;
    const country = /^\s?\(?br(?:asil)?\b\)?/.exec(segment.folded.slice(to))?.[0] ?? '';
    return [
      {
        kind: 'size_range',
        role: null,
        value: segment.text.slice(from, to),
        ...(country === '' ? {} : { unit: 'BR' }),
        text: segment.text.slice(match.index, to + country.length),
        line: segment.line,
        segment: index,
        from,
        to,
      },
    ];
  }
  return [];
}

const WEARABLE =
  'tenis sandalia sapato chinelo bota sapatilha calcado calca camiseta vestido short bermuda meia sutia'.split(' ');
