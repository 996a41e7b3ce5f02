import { KIND_LABELS, QUANTITY_LABELS } from '#domain/robots/fact-labels.ts';
import { type Fact, QUANTITY_ROLES, type QuantityRole } from '#domain/robots/facts.ts';
import { DURATION_LABELS, SIZE_NAMES } from '#writer/data/facts/fact-labels.ts';
import { BOX_ITEMS, SURFACES } from '#writer/data/facts/surfaces.ts';
import { UNIT_BY_ID } from '#writer/data/quantities/units.ts';
import { entriesOfFact } from './fact-entries.ts';
import { foldPortuguese } from './folded-text.ts';
import type { Quantity } from './quantity.ts';
import { readQuantity } from './read-quantities.ts';

export type FactDescription = { label: string; value: string };

/** The chip of a fact, in Portuguese: "Capacidade", "500 ml". */
export function describeFact(fact: Fact): FactDescription {
  const label = labelOf(fact, 'pt');
  const part = fact.kind === 'material' || fact.kind === 'colour' ? fact.role : fact.part;
  return { label: part ? `${label} (${part})` : label, value: valueInPortuguese(fact) };
}

/** The same in Japanese: 容量, 500ml. Undefined where we do not know how to say it. */
export function describeFactInJapanese(fact: Fact): FactDescription | undefined {
  const value = valueInJapanese(fact);
  return value === undefined ? undefined : { label: labelOf(fact, 'ja'), value };
}

/** The amount of a quantity, size range, price or number: from its value, with the bound that its words give it. */
export function quantityOfFact(fact: Fact): Quantity | undefined {
  if (fact.kind === 'price') return readQuantity(`${fact.unit ?? ''} ${fact.value}`.trim());
  const quantity = readQuantity(`${fact.value} ${fact.unit ?? ''}`.trim());
  if (!quantity || quantity.bound !== null || fact.line < 0) return quantity;
  const inText = readAround(fact);
  return { ...quantity, bound: inText?.bound ?? null };
}

function readAround(fact: Fact): Quantity | undefined {
  const at = fact.text.indexOf(fact.value.split(' ')[0] ?? fact.value);
  return at < 0 ? undefined : readQuantity(fact.text.slice(Math.max(0, at - 24)));
}

/** 約1.5時間, 最大15m, 34〜39, 30×20×10cm. */
export function writeQuantityInJapanese({ numbers, join, unit, bound }: Quantity): string {
  const joined = numbers.map(writeNumber).join(join === 'times' ? '×' : join === 'either' ? '/' : '〜');
  const amount = unit?.id === 'yen' ? `${joined}円` : `${joined}${unit?.ja[0] ?? ''}`;
  if (bound === 'about') return `約${amount}`;
  if (bound === 'max') return `最大${amount}`;
  return bound === 'min' ? `${amount}以上` : amount;
}

/** "P, M e GG" as S・M・XL, "34 ao 39" as 34〜39, "P ao GG" as S〜XL. */
export function writeSizesInJapanese(value: string): string | undefined {
  const folded = foldPortuguese(value).replace(/^(?:do|de)\s/, '');
  const isRange = /\s(?:a|ao|ate)\s|\d\s?-\s?\d/.test(folded);
  const sizes = folded.split(/\s(?:a|ao|ate|e|ou)\s(?:o\s)?|\s?[,/|-]\s?/).map((size) => size.trim());
  const written = sizes.map((size) => (/^\d{2}$/.test(size) ? size : SIZE_NAMES[size]));
  return written.every((size) => size !== undefined) ? written.join(isRange ? '〜' : '・') : undefined;
}

function labelOf(fact: Fact, language: 'pt' | 'ja'): string {
  if (fact.kind !== 'quantity' || !isQuantityRole(fact.role)) return KIND_LABELS[fact.kind][language];
  if (fact.role === 'duration') {
    const words = foldPortuguese(fact.text);
    const near = words.slice(Math.max(0, words.indexOf(fact.value) - 30));
    const found = DURATION_LABELS.find((label) => label.words.test(near));
    if (found) return found[language];
  }
  return QUANTITY_LABELS[fact.role][language];
}

function isQuantityRole(role: string | null): role is QuantityRole {
  return role !== null && (QUANTITY_ROLES as readonly string[]).includes(role);
}

function valueInPortuguese(fact: Fact): string {
  if (fact.kind === 'price') return `${fact.unit ?? ''} ${fact.value}`.trim();
  const bound = fact.kind === 'quantity' ? BOUNDS_PT[quantityOfFact(fact)?.bound ?? 'none'] : '';
  const amount = fact.unit ? `${fact.value}${/^[%°º"”]/.test(fact.unit) ? '' : ' '}${fact.unit}` : fact.value;
  return bound && !foldPortuguese(amount).startsWith(bound.trim()) ? `${bound}${amount}` : amount;
}

const BOUNDS_PT: Readonly<Record<string, string>> = { about: 'cerca de ', max: 'até ', min: 'a partir de ', none: '' };

function valueInJapanese(fact: Fact): string | undefined {
  switch (fact.kind) {
    case 'quantity': {
      if (fact.role === 'voltage' && /bivolt/i.test(fact.value)) return '110V/220V両対応';
      const quantity = quantityOfFact(fact);
      return quantity && writeQuantityInJapanese(forRole(quantity, fact.role));
    }
    case 'price': {
      const quantity = quantityOfFact(fact);
      return quantity && writeQuantityInJapanese(quantity);
    }
    case 'size_range':
      return writeSizesInJapanese(fact.value);
    case 'contents':
      return writeContentsInJapanese(fact);
    case 'brand':
    case 'model_code':
    case 'link':
      return fact.value;
    case 'number':
      return undefined;
    case 'use':
      return writeWords(fact) ?? writeSurfacesInJapanese(fact.value);
    default:
      return writeWords(fact);
  }
}

function writeWords(fact: Fact): string | undefined {
  return entriesOfFact(fact)
    ?.map(({ ja }) => ja)
    .join('・');
}

/** "madeira, piso frio e carpete" as 木の床・タイル・カーペット; nothing where one of them is unknown. */
function writeSurfacesInJapanese(value: string): string | undefined {
  const surfaces = foldPortuguese(value)
    .split(/\s?,\s?|\s(?:e|ou)\s/)
    .map((surface) => SURFACES[surface.trim()]);
  return surfaces.every((surface) => surface !== undefined) ? surfaces.join('・') : undefined;
}

/** Age counts in 歳, months of age in か月. */
function forRole(quantity: Quantity, role: string | null): Quantity {
  if (role !== 'age' || quantity.unit?.id !== 'year') return quantity;
  const age = UNIT_BY_ID.get('year');
  return { ...quantity, unit: age ? { ...age, ja: ['歳'] } : quantity.unit };
}

/** "1 x cabo USB" as USBケーブル×1. */
function writeContentsInJapanese(fact: Fact): string | undefined {
  const words = foldPortuguese(fact.value).replace(/^\d{1,3}\s?(?:x|\*|un\.?|unidades?)?\s+/, '');
  const known = BOX_ITEMS[words];
  const items = known === undefined ? entriesOfFact(fact)?.map(({ ja }) => ja) : [known];
  if (!items || items.length === 0) return undefined;
  const count = /^\d{1,3}/.exec(fact.value)?.[0];
  return `${items.join('・')}${count === undefined ? '' : `×${Number(count)}`}`;
}

function writeNumber(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}
