import { units } from '#writer/data/lexicon/words.ts';
import { stripAccents } from './portuguese-words.ts';

export type MeasureKind =
  | 'size'
  | 'volume'
  | 'weight'
  | 'load'
  | 'power'
  | 'battery'
  | 'time'
  | 'warranty'
  | 'pieces'
  | 'other';

export type Measure = {
  kind: MeasureKind;
  /** As the seller wrote it, tidied: "500 ml". */
  pt: string;
  ja: string;
  /** What the number measures, when the seller said so: 高さ, 厚さ. */
  dimension?: string;
  start: number;
  end: number;
};

const UNIT_BY_FORM = new Map(units.flatMap((entry) => entry.forms.map((form) => [plain(form), entry] as const)));
const UNIT_NAMES = [...UNIT_BY_FORM.keys()]
  .sort((a, b) => b.length - a.length)
  .map(escapeRegExp)
  .join('|');
const NUMBER = String.raw`\d+(?:[.,]\d+)*`;
/** 30 x 20 x 10 cm, 20cm x 20cm, 500 ml, 12 a 24 meses; a currency before the number is refused later. */
const MEASURE = new RegExp(
  String.raw`(?<![\p{L}\d.,])(${NUMBER}\s?(?:a|-|ate)\s?${NUMBER}|${NUMBER}(?:(?:\s?(?:${UNIT_NAMES}))?\s?[x×X*]\s?${NUMBER}){0,2})\s?(${UNIT_NAMES})(?![\p{L}\d])`,
  'giu',
);

const KIND_BY_SLUG: Readonly<Record<string, MeasureKind>> = {
  ml: 'volume',
  l: 'volume',
  g: 'weight',
  kg: 'weight',
  mg: 'weight',
  mm: 'size',
  cm: 'size',
  m: 'size',
  w: 'power',
  v: 'power',
  mah: 'battery',
  hours: 'time',
  minutes: 'time',
  days: 'time',
  seconds: 'time',
  weeks: 'time',
  months: 'time',
  years: 'time',
  pieces: 'pieces',
  units: 'pieces',
  pairs: 'pieces',
};

const PT_UNIT: Readonly<Record<string, string>> = {
  ml: 'ml',
  l: 'litros',
  g: 'g',
  kg: 'kg',
  mg: 'mg',
  mm: 'mm',
  cm: 'cm',
  m: 'm',
  km: 'km',
  w: 'W',
  v: 'V',
  mah: 'mAh',
  hours: 'horas',
  minutes: 'minutos',
  inches: 'polegadas',
  pieces: 'peças',
  units: 'unidades',
  pairs: 'pares',
};

/** Numbers with units; prices and instalments ("12x de R$ 10") are not measures. */
export function findMeasures(written: string): Measure[] {
  // Without accents every character keeps its place, so positions hold for the written text as well.
  const text = plain(written.normalize('NFC'));
  const measures: Measure[] = [];
  for (const match of text.matchAll(MEASURE)) {
    const [whole, amount = '', unitForm = ''] = match;
    const unit = UNIT_BY_FORM.get(plain(unitForm));
    if (!unit || unit.slug === 'percent' || isPrice(text, match.index, match.index + whole.length, unit.slug)) continue;
    const single = /^[\d.,]+$/.test(amount.trim());
    measures.push({
      kind: kindOf(text, match.index, match.index + whole.length, KIND_BY_SLUG[unit.slug] ?? 'other'),
      pt: `${tidyAmount(amount, ' x ', ' a ')} ${ptUnit(unit.slug, unitForm, amount)}`,
      ja: `${single ? japaneseNumber(amount) : tidyAmount(amount, '×', '〜')}${unit.ja}`,
      ...dimensionOf(text, match.index, match.index + whole.length),
      start: match.index,
      end: match.index + whole.length,
    });
  }
  return measures;
}

/** 1.200 is twelve hundred and 1,5 is one and a half: Japanese writes 1200 and 1.5. */
export function japaneseNumber(amount: string): string {
  return amount
    .trim()
    .replaceAll(/\.(?=\d{3}(?:\D|$))/g, '')
    .replaceAll(',', '.');
}

function tidyAmount(amount: string, times: string, until: string): string {
  const toJapanese = times === '×';
  return amount
    .trim()
    .replaceAll(new RegExp(String.raw`\s?(?:${UNIT_NAMES})(?=\s?[x×X*])`, 'giu'), '')
    .replaceAll(/\s?[x×X*]\s?/g, times)
    .replaceAll(/\s?(?:ate|a|-)\s?(?=\d)/g, until)
    .replaceAll(/\d+(?:[.,]\d+)*/g, (number) => (toJapanese ? japaneseNumber(number) : number));
}

function ptUnit(slug: string, written: string, amount: string): string {
  const unit = PT_UNIT[slug] ?? units.find((entry) => entry.slug === slug)?.forms.at(-1) ?? written;
  if (!/^1$/.test(amount.trim())) return unit;
  return unit.replace(/^(litro|hora|minuto|polegada|peça|unidade)s$/, '$1').replace(/^pares$/, 'par');
}

const DIMENSIONS: readonly (readonly [RegExp, string])[] = [
  [/espessura/, '厚さ'],
  [/altura/, '高さ'],
  [/largura/, '幅'],
  [/comprimento/, '長さ'],
  [/profundidade/, '奥行き'],
  [/diametro/, '直径'],
];

/** "6 mm de espessura", "Altura: 30 cm". */
function dimensionOf(text: string, start: number, end: number): { dimension?: string } {
  const near = `${/[^\d.;,\n]{0,24}$/.exec(text.slice(0, start))?.[0] ?? ''} ${/^\s*de \w+/.exec(text.slice(end))?.[0] ?? ''}`;
  const found = DIMENSIONS.find(([word]) => word.test(near));
  return found ? { dimension: found[1] } : {};
}

function kindOf(text: string, start: number, end: number, kind: MeasureKind): MeasureKind {
  const before = plain(text.slice(Math.max(0, start - 40), start));
  const after = plain(text.slice(end, end + 14));
  if (/^\s*(?:de )?garantia/.test(after) || /garantia[^.]{0,20}$/.test(before)) return 'warranty';
  // "mandril de 10 mm": the size of whatever stands before "de", unless that word speaks of size itself.
  const measured = /(\p{L}+) (?:de|com) $/u.exec(before)?.[1];
  if (
    kind === 'size' &&
    measured !== undefined &&
    !/^(?:tamanho|medidas?|dimens\w+|altura|largura|comprimento|profundidade|diametro|espessura|regulavel|ajustavel)$/.test(
      measured,
    )
  ) {
    return 'other';
  }
  // The length of a blade or a strap is not the size of the product.
  if (kind === 'size' && /(?:lamina|cabo|tela|alca|fio|haste|salto|sola)\b[^.,;\d]{0,20}$/.test(before)) return 'other';
  if (kind === 'weight' && /\b(?:suporta|aguenta|sustenta)\b[^.,;]{0,25}$/.test(before)) return 'load';
  if (kind === 'weight' && !/\b(?:peso|pesa|pesando|apenas|so)\b[^.,;]{0,16}$/.test(before)) return 'other';
  return kind;
}

function isPrice(text: string, start: number, end: number, slug: string): boolean {
  return (
    /(?:r\$|¥|us\$|\$)\s*$/i.test(text.slice(Math.max(0, start - 5), start)) ||
    (slug === 'times' && /^\s*(?:de|sem)/i.test(text.slice(end)))
  );
}

function plain(text: string): string {
  return stripAccents(text.toLowerCase());
}

function escapeRegExp(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
