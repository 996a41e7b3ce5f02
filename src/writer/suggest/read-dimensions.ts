import { fieldRow } from '#domain/sheet/all-fields.ts';
import type { FieldKey, FieldRow } from '#domain/sheet/field-keys.ts';
import type { Amount, Entry } from '#domain/sheet/sheet.ts';
import { foldChars } from '#writer/text/fold-chars.ts';
import { amountsFor, cutBrackets, inPortuguese, itemsOf, limitOf } from './value-parts.ts';

/** 20 × 15 × 30 cm. If no letter or word names the sides, the seller is asked for their order. */
export type Measures = {
  dimensions: readonly MeasuredDimension[];
  isOrderKnown: boolean;
  isTurned: boolean;
  limit?: { pt: string };
};
/** `part`: words beside this side, which may name what it measures: "cúpula 20 cm de diâmetro". */
export type MeasuredDimension = { dimension: DimensionKey; amount: Amount; part?: string };
export type DimensionKey = Extract<FieldKey, 'width' | 'depth' | 'height' | 'length' | 'diameter' | 'thickness'>;

const DIMENSION_NAMES: readonly (readonly [RegExp, DimensionKey])[] = [
  [/^(?:l|larg\w*|w|width)$/, 'width'],
  [/^(?:a|alt\w*|h|height)$/, 'height'],
  [/^(?:p|prof\w*|depth)$/, 'depth'],
  [/^(?:c|comp\w*|length)$/, 'length'],
  [/^(?:e|esp\w*|thickness)$/, 'thickness'],
  [/^(?:d|diam\w*|ø)$/, 'diameter'],
];
const ENGLISH_LETTERS: Readonly<Record<string, DimensionKey>> = { l: 'length', d: 'depth' };

export const isDimension = (field: FieldKey): boolean => DIMENSION_NAMES.some(([, axis]) => axis === field);

const dimensionOf = (name: string, names: readonly string[]): DimensionKey | undefined =>
  (names.some((other) => /^w/.test(other)) ? ENGLISH_LETTERS[name] : undefined) ??
  DIMENSION_NAMES.find(([words]) => words.test(name))?.[1];

const CROSS = /(?<=[\d\s)"]|[cm]m|\dm|pol)[x×*✕](?=[^\dx×*✕]{0,16}\d)/;
const ORDER = /(?<![a-z0-9])([lapchwdeø]) ?[x×*] ?([lapchwdeø])(?: ?[x×*] ?([lapchwdeø]))?(?![a-z0-9])/;
const NAME_BEFORE =
  /^\W*(l|a|p|c|h|w|d|e|ø|larg|alt|prof|compr?|diam|esp|largura|altura|profundidade|comprimento|diametro|espessura)(?:[\s.:=]+(?:de |total )?|(?=\d))/;
const NAME_AFTER =
  /\d ?(?:cm|mm|m|pol)? ?(?:de |\()?(l|a|p|c|h|w|d|larg|alt|prof|compr?|largura|altura|profundidade|comprimento|diametro|espessura)(?![a-z])/;

/** Words beside a measure that name no part and limit nothing. */
const SAYS_NOTHING =
  /^(?:d[aeo]s?|os|as|um|uma|com|por|em|n[ao]|[cm]m|pol\w*|inch|inches|ate|cerca|aprox\w*|mais|menos|total|max\w*|min\w*|medi\w*|dimens\w*|tamanhos?|size|tem|mede|sao|possui|fica|pesa|peso|weight|apenas|so|est[ae]|el[ae]|produtos?|pecas?|item|itens|modelo)$/;

/** "cúpula" of "cúpula 20 cm de diâmetro": words that name no side and not the product, whose name begins with `head`. */
export function wordsBeside(words: string, head = ''): string {
  const own = new Set(head.split(/\P{L}+/u));
  const isStrange = (word: string) => !SAYS_NOTHING.test(word) && !own.has(word) && dimensionOf(word, []) === undefined;
  const wordMatches = [...words.matchAll(/(?:com (?:[ao]s? )?)?(\p{L}{3,})/giu)];
  return wordMatches.flatMap(([whole, word = '']) => (isStrange(foldChars(word)) ? [whole] : [])).join(' ');
}

export function readMeasures(written: string, label = '', row: FieldRow = fieldRow('width')): Measures | null {
  const brackets: string[] = [];
  // "(embalagem 25 x 20 cm)" is a limit, "20(L)" names an axis.
  const text = inPortuguese(written)
    .slice(0, 300)
    .replaceAll(/\(([^()]*\d[^()]*)\)/g, (_, words: string) => {
      brackets.push(words);
      return '';
    });
  const crossed = text.split(CROSS);
  const parts = crossed.length > 1 ? crossed : itemsOf(text);
  if (parts.length < 2 || parts.length > 3 || parts.some((part) => part.match(/\d[\d.,]*/g)?.length !== 1)) return null;
  const unit =
    /(?:[\d)] ?(?=[a-z"])|\s(?=[cm]m$))(cm|mm|m|pol|polegadas|"|in|inch|inches)(?![a-z])/.exec(
      foldChars(parts.at(-1) ?? '').trim(),
    )?.[1] ?? '';
  const nameOf = (part: string) => (NAME_BEFORE.exec(part) ?? NAME_AFTER.exec(part))?.[1] ?? '';
  const names = parts.map((part) => nameOf(foldChars(part)));
  const amountOf = (part: string) => amountsFor(row, part)[0];
  const found = parts.map((part) => amountOf(part) ?? amountOf(`${/\d[\d.,]*/.exec(part)?.[0]} ${unit}`));
  const ordered = ORDER.exec(foldChars(`${label} ${text.replace(/^.*\d/s, '')}`))?.slice(1) ?? [];
  const letters = names.every(Boolean) ? names : ordered.length >= parts.length ? ordered : [];
  const known = parts.map((_, at) => dimensionOf(letters[at] ?? '', letters));
  const areNamed = known.every((axis) => axis !== undefined) && new Set(known).size === parts.length;
  // The sides of 11 × 11 cm have no order.
  const isOrderKnown = areNamed || new Set(found.map((read) => read?.amount.number)).size === 1;
  if (crossed.length === 1 && !areNamed) return null;
  const guess: readonly DimensionKey[] = parts.length === 2 ? ['width', 'length'] : ['width', 'depth', 'height'];
  const about = /aprox|cerca de|\bmais ou menos|~|±/.test(foldChars(`${label} ${text}`));
  const axes = found.flatMap((read, at): MeasuredDimension[] => {
    const axis = areNamed ? known[at] : guess[at];
    const qualifier = about ? { qualifier: 'about' as const } : {};
    // "cúpula 20 (L) x 30 (A) cm": of all sides.
    const part = wordsBeside(crossed.length > 1 ? text.replace(/\d.*$/s, '') : (parts[at] ?? ''));
    return read && axis ? [{ dimension: axis, amount: { ...read.amount, ...qualifier }, ...(part && { part }) }] : [];
  });
  if (axes.length < parts.length) return null;
  const isLimit = (words: string) => words.length > 2 && !ORDER.test(words) && dimensionOf(words, []) === undefined;
  const limits = cutBrackets(parts.at(-1) ?? '').inside.filter((words) => isLimit(foldChars(words)));
  return {
    dimensions: axes,
    isOrderKnown,
    isTurned: found.some((read) => read?.isTurned),
    ...limitOf([...limits, ...brackets]),
  };
}

/** Measures of one field: an entry per axis; a single one needs its name. */
export function readDimensions(row: FieldRow, text: string, label: string): Entry[] | null {
  const axes = readMeasures(text, label, row)?.dimensions;
  if (axes) return axes.map(({ dimension: axis, amount }) => ({ choice: axis, amount }));
  const [only, ...others] = amountsFor(row, text);
  const choice = dimensionOf(NAME_BEFORE.exec(foldChars(text))?.[1] ?? '', []);
  return only && others.length === 0 && choice ? [{ choice, amount: only.amount }] : null;
}
