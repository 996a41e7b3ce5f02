import type { QuantityRole } from '#domain/robots/facts.ts';
import { PART_BEFORE, ROLE_IN_TITLE, ROLE_OF_UNIT, ROLE_WORDS } from '#writer/data/facts/role-words.ts';
import type { Quantity } from './quantity.ts';
import { readQuantities } from './read-quantities.ts';
import type { Segment } from './source-segments.ts';

const MAINS = new Set([100, 110, 115, 120, 127, 220, 230, 240]);
const CONTEXT_CHARS = 60;

/** What the line said before this number: where its last number ended, and what that one measured. */
export type Before = { previousEnd: number; previousRole: string | null };

/** What a number of a line measures. Undefined: its role is not said, so it has none. */
export function roleOf(segment: Segment, quantity: Quantity, said: Before): QuantityRole | undefined {
  const { unit } = quantity;
  if (isSizeRow(segment)) return undefined;
  const labelRole = roleOfLabel(segment, quantity);
  if (labelRole) return labelRole;
  if (!unit) return undefined;
  const before = clauseBefore(segment.folded, quantity.start, said.previousEnd);
  const after = segment.folded.slice(quantity.end, quantity.end + CONTEXT_CHARS);
  const written = /[^\d\s.,(][^\d]*$/u.exec(segment.folded.slice(quantity.start, quantity.end))?.[0].trim() ?? '';
  // "para crianças acima de 1,30 m de altura": a person's measure.
  if (/\b(?:criancas?|adultos?|pessoas?|modelo)\b[^.;]{0,24}$/.test(before) && unit.dimension !== 'time')
    return undefined;
  const found = (ROLE_WORDS[unit.dimension] ?? []).find(
    (words) =>
      (words.unit?.test(written) ?? true) &&
      ((!words.before && !words.after) || words.before?.test(before) || words.after?.test(after)),
  );
  const isOfPart = OF_PARTS.has(unit.dimension) && (PART_BEFORE.test(before) || isPartLabel(segment));
  if (found && !(isOfPart && found.role !== 'range' && found.role !== 'depth_rating')) return found.role;
  if (isOfPart) return undefined;
  const byUnit = ROLE_OF_UNIT[unit.dimension];
  if (byUnit) return byUnit;
  if (
    unit.dimension === 'voltage' &&
    (quantity.numbers.every((value) => MAINS.has(value)) || /\b(?:usb|dc)\s?$/.test(before))
  )
    return 'voltage';
  if (
    unit.dimension === 'time' &&
    said.previousRole === 'battery' &&
    /^[\s,:|>-]{0,4}(?:ate|dura\w*|cerca de|de)?\s?$/.test(before)
  )
    return 'duration';
  if (/\b(?:para|pra|em|nao)\s[^,.;]{0,12}$/.test(before)) return undefined;
  return speaksOfProduct(segment) ? roleByPlace(segment, quantity) : undefined;
}

const OF_PARTS: ReadonlySet<string> = new Set(['length', 'volume', 'charge', 'mass', 'voltage', 'power']);

/** "P: 70 cm", "| M | 72 |": the measures of one size are not the product's. */
function isSizeRow({ label, text }: Segment): boolean {
  return (
    /^(?:tam\.?\s)?(?:pp|p|m|g{1,3}|e?xg{1,2}|u|xs|s|l|x{1,3}l|\d{2})$/i.test(label ?? '') ||
    /^(?:tam\.? )?(?:PP|P|M|G{1,3}|XG{1,2})\s?[|:(]/u.test(text)
  );
}

/** "Bateria do estojo: 400 mAh", "Comprimento da lâmina: 20 cm", "Cabo: 2 m". */
function isPartLabel({ label, meaning }: Segment): boolean {
  return label !== null && (meaning === null || / d[aeo]s? (?!produto|par\b)/i.test(label));
}

const STOPS = /(?<!\b(?:aprox|max|min|med|cap|capac|veloc|diam|resist|bat))\.\s|[;!?|(]|\s-\s|\s?\/\s?|,\s(?=\S)/g;

/** The words that belong to the number: back to the last sign that ends a thought, or to the number before. */
function clauseBefore(folded: string, start: number, previousEnd: number): string {
  const slice = folded.slice(Math.max(previousEnd, start - CONTEXT_CHARS, 0), start);
  const cut = [...slice.matchAll(STOPS)].at(-1);
  return cut ? slice.slice(cut.index + 1) : slice;
}

function roleOfLabel({ meaning, label }: Segment, { unit, join, start }: Quantity): QuantityRole | undefined {
  if (meaning === null || label === null) return undefined;
  const role = meaning.kind === 'quantity' ? meaning.role : undefined;
  if (!unit) return (role === 'levels' || role === 'age' || role === 'parts') && start <= 2 ? role : undefined;
  const dimension = unit.dimension;
  if (meaning.kind === 'runtime')
    return dimension === 'charge' ? 'battery' : dimension === 'time' ? 'duration' : undefined;
  if (meaning.kind === 'capacity') {
    if (dimension === 'volume') return 'volume';
    if (dimension === 'charge') return 'battery';
    return unit.id === 'kg' ? 'load' : dimension === 'memory' ? 'memory' : undefined;
  }
  if (meaning.kind === 'sizes') return dimension === 'length' && join === 'times' ? 'dimensions' : undefined;
  if (!role) return undefined;
  if (role === 'load' && dimension === 'time') return 'charge_time';
  if (role === 'dimensions' && join === 'single' && dimension === 'length') return undefined;
  if (role === 'weight' && dimension === 'volume') return 'volume';
  if (role === 'count' && unit.id === 'piece') return 'parts';
  return DIMENSION_OF_ROLE[role]?.includes(dimension) ? role : undefined;
}

/** A label fits only numbers that can measure what it says: "Garantia: 1 ano", not "Garantia: 2 unidades". */
const DIMENSION_OF_ROLE: Readonly<Partial<Record<QuantityRole, readonly string[]>>> = {
  volume: ['volume'],
  weight: ['mass'],
  load: ['mass'],
  length: ['length'],
  width: ['length'],
  height: ['length'],
  depth: ['length'],
  diameter: ['length'],
  thickness: ['length'],
  dimensions: ['length'],
  range: ['length'],
  duration: ['time'],
  charge_time: ['time'],
  battery: ['charge'],
  power: ['power'],
  voltage: ['voltage'],
  frequency: ['frequency'],
  temperature: ['temperature'],
  age: ['time'],
  count: ['count'],
  parts: ['count'],
  depth_rating: ['length'],
  levels: ['count'],
  area: ['area'],
  speed: ['rotation', 'speed'],
  screen: ['length'],
  memory: ['memory'],
  warranty: ['time'],
  concentration: ['share'],
};

/** The title does, and a line that holds nothing but measures: "45 x 30 x 14 cm // 20 litros // 0,75 kg". */
function speaksOfProduct(segment: Segment): boolean {
  if (segment.label !== null || segment.heading !== null) return false;
  return segment.isTitle || isBareMeasures(segment);
}

function isBareMeasures({ text }: Segment): boolean {
  let rest = text;
  for (const { start, end } of readQuantities(text, 'pt').reverse()) rest = rest.slice(0, start) + rest.slice(end);
  return /^[\s|/,;+()-]*$/.test(rest);
}

function roleByPlace(segment: Segment, { unit, join }: Quantity): QuantityRole | undefined {
  if (!unit) return undefined;
  if (join === 'times') return unit.dimension === 'length' ? 'dimensions' : undefined;
  if (join === 'range') return undefined;
  if (segment.isTitle && unit.id === 'piece') return 'parts';
  if (segment.isTitle && (unit.id === 'unit' || unit.id === 'pair')) return 'count';
  if (!segment.isTitle && unit.dimension === 'mass') return 'weight';
  return ROLE_IN_TITLE[unit.dimension];
}
