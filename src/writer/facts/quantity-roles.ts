import type { QuantityRole } from '#domain/robots/facts.ts';
import { PART_BEFORE, ROLE_IN_TITLE, ROLE_OF_UNIT, ROLE_WORDS } from '#writer/data/facts/role-words.ts';
import type { Quantity } from './quantity.ts';
import type { Segment } from './source-segments.ts';

const MAINS = new Set([100, 110, 115, 120, 127, 220, 230, 240]);
const CONTEXT_CHARS = 60;

/** What a number of a line measures. Undefined: its role is not said, so it has none. */
export function roleOf(segment: Segment, quantity: Quantity, previousEnd: number): QuantityRole | undefined {
  const { unit } = quantity;
  if (!unit) return undefined;
  const before = clauseBefore(segment.folded, quantity.start, previousEnd);
  const after = segment.folded.slice(quantity.end, quantity.end + CONTEXT_CHARS);
  const labelRole = roleOfLabel(segment, quantity);
  if (labelRole) return labelRole;
  const written = segment.folded
    .slice(quantity.start, quantity.end)
    .replace(/^[\d.,\sx×*/a-]*?(?=[a-zç"”%°º]+²?$)/, '');
  const found = (ROLE_WORDS[unit.dimension] ?? []).find(
    (words) =>
      (words.unit?.test(written) ?? true) &&
      ((!words.before && !words.after) || words.before?.test(before) || words.after?.test(after)),
  );
  const isOfPart = (unit.dimension === 'length' || unit.dimension === 'volume') && PART_BEFORE.test(before);
  if (found && !(isOfPart && found.role !== 'range' && found.role !== 'depth_rating')) return found.role;
  const byUnit = ROLE_OF_UNIT[unit.dimension];
  if (byUnit) return byUnit;
  if (unit.dimension === 'voltage' && quantity.numbers.every((value) => MAINS.has(value))) return 'voltage';
  if (isOfPart || /\b(?:para|pra|em|nao)\s[^,.;]{0,12}$/.test(before)) return undefined;
  return speaksOfProduct(segment, quantity) ? roleByPlace(segment, quantity) : undefined;
}

/** The words that belong to the number: back to the last sign that ends a thought, or to the number before. */
function clauseBefore(folded: string, start: number, previousEnd: number): string {
  const from = Math.max(previousEnd, start - CONTEXT_CHARS, 0);
  const slice = folded.slice(from, start);
  const cut = Math.max(...['. ', ';', '!', '?', '|', '(', ' - ', ', '].map((sign) => slice.lastIndexOf(sign)));
  return cut < 0 ? slice : slice.slice(cut + 1);
}

function roleOfLabel({ meaning, label }: Segment, { unit, join }: Quantity): QuantityRole | undefined {
  if (!unit) return undefined;
  const dimension = unit.dimension;
  if (meaning === null || label === null) return undefined;
  if (meaning.kind === 'runtime')
    return dimension === 'charge' ? 'battery' : dimension === 'time' ? 'duration' : undefined;
  if (meaning.kind === 'capacity') {
    if (dimension === 'volume') return 'volume';
    if (dimension === 'charge') return 'battery';
    return dimension === 'mass' ? 'load' : dimension === 'memory' ? 'memory' : undefined;
  }
  if (meaning.kind === 'sizes') return dimension === 'length' ? 'dimensions' : undefined;
  if (meaning.kind !== 'quantity' || !meaning.role) return undefined;
  if (meaning.role === 'dimensions' && join === 'single' && dimension === 'length') return undefined;
  if (meaning.role === 'weight' && dimension === 'volume') return 'volume';
  return DIMENSION_OF_ROLE[meaning.role]?.includes(dimension) ? meaning.role : undefined;
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
  levels: ['count'],
  area: ['area'],
  speed: ['rotation', 'speed'],
  screen: ['length'],
  memory: ['memory'],
  warranty: ['time'],
  concentration: ['share'],
};

function speaksOfProduct(segment: Segment, quantity: Quantity): boolean {
  if (segment.meaning || (segment.heading !== null && segment.heading !== 'unknown')) return false;
  if (segment.isTitle) return true;
  return (segment.isItem || segment.label === null) && quantity.start === 0 && quantity.end >= segment.text.length - 1;
}

function roleByPlace(segment: Segment, { unit, join }: Quantity): QuantityRole | undefined {
  if (!unit) return undefined;
  if (join === 'times') return unit.dimension === 'length' ? 'dimensions' : undefined;
  if (unit.dimension === 'count' && segment.isTitle && /^(?:piece|unit|pair)$/.test(unit.id)) return 'count';
  return ROLE_IN_TITLE[unit.dimension];
}
