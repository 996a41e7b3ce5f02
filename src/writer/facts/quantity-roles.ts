import type { QuantityRole } from '#domain/robots/facts.ts';
import { ROLE_IN_TITLE, ROLE_OF_PART, ROLE_OF_UNIT, ROLE_WORDS } from '#writer/data/facts/role-words.ts';
import { substanceBeside } from '#writer/data/facts/substances.ts';
import { foldPortuguese } from './folded-text.ts';
import { roleOfLabel, roleOfMeasure } from './label-roles.ts';
import type { Quantity } from './quantity.ts';
import {
  isColourTemperature,
  isCountOfKit,
  isFraction,
  isLong,
  isOfSale,
  isSizeRow,
  limited,
  namesPart,
} from './quantity-cases.ts';
import { type Owner, ownerOf } from './quantity-owner.ts';
import { readQuantities } from './read-quantities.ts';
import type { Segment } from './source-segments.ts';

const MAINS = new Set([100, 110, 115, 120, 127, 220, 230, 240]);
const CONTEXT_CHARS = 60;

/** What the line said before this number: where its last number ended, and what that one measured. */
export type Before = { previousEnd: number; previousRole: string | null; product: string };

/** What a number measures, and whose measure it is where not the product's. */
export type Reading = { role: QuantityRole; part?: string };

/** What a number of a line measures. Undefined: its role is not said, so it has none. */
export function roleOf(segment: Segment, quantity: Quantity, said: Before): Reading | undefined {
  if (isSizeRow(segment) || isFraction(quantity)) return undefined;
  const before = ownWords(segment, clauseBefore(segment.folded, quantity.start, said.previousEnd), said.previousEnd);
  // "Capacidade: 36 litros - peso vazio 2,4 kg": the second number has words of its own.
  if (segment.label !== null && OWN_MEASURE.test(before)) return roleOf(withoutLabel(segment), quantity, said);
  const after = segment.folded.slice(quantity.end, quantity.end + CONTEXT_CHARS);
  const owner = ownerOf({ segment, quantity, before, after, product: said.product });
  const side = IN_BRACKETS.exec(after)?.[1];
  const named = side === undefined || quantity.join === 'times' ? undefined : SIDES[side];
  if (named !== undefined && quantity.unit?.dimension === 'length') return { role: named };
  const role = limited(roleOfWords(segment, quantity, said, { before, after, owner }), after, segment);
  if (role === undefined) return undefined;
  if (!owner || !OF_PARTS.has(quantity.unit?.dimension ?? '') || OF_PRODUCT.has(role)) return { role };
  return owner.part === null ? undefined : { role, part: owner.part };
}

/** "17 cm (diâmetro) por 27 cm (altura)" */
const IN_BRACKETS = /^\s?\((diametro|altura|largura|comprimento|profundidade|espessura)\)/;
const SIDES: Readonly<Record<string, QuantityRole>> = {
  diametro: 'diameter',
  altura: 'height',
  largura: 'width',
  comprimento: 'length',
  profundidade: 'depth',
  espessura: 'thickness',
};
const SIDE = String.raw`(?:de |da )?(?:altura|largura|comprimento|profundidade|diametro|espessura)\b`;
const NAMED_BEHIND = new RegExp(String.raw`^\D*\d+(?:[.,]\d+)?\s?(?:cm|mm|m)\s${SIDE}`);
const OF_THE_ONE_BEFORE = new RegExp(String.raw`^\s?${SIDE}`);

/** "45 cm altura x 30 cm largura": where the first name stands behind its number, the others do too. */
function ownWords({ folded }: Segment, before: string, previousEnd: number): string {
  const isBehind = NAMED_BEHIND.test(folded) && !new RegExp(SIDE).test(/^\D*/.exec(folded)?.[0] ?? '');
  return previousEnd > 0 && isBehind ? before.replace(OF_THE_ONE_BEFORE, ' ') : before;
}

const OWN_MEASURE =
  /\b(?:altura|largura|comprimento|prof(?:undidade)?|peso|pesa|diametro|espessura|capacidade|potencia)\b/;

function withoutLabel(segment: Segment): Segment {
  return { ...segment, label: null, meaning: null, heading: 'unknown' };
}

type Words = { before: string; after: string; owner: Owner | undefined };

function roleOfWords(segment: Segment, quantity: Quantity, said: Before, words: Words): QuantityRole | undefined {
  const { unit } = quantity;
  const { before, after, owner } = words;
  // "rende 40 unidades": what is made of it does not lie in the box.
  // "Uso contínuo: máximo 30 segundos, depois descansar 1 minuto": how to use it, and not how long it lasts.
  const isRest = /\buso continuo\b|\bdescans|\bpausa\b|\bintervalo\b/.test(
    `${foldPortuguese(segment.label ?? '')} ${before}`,
  );
  if (isRest && unit?.dimension === 'time') return undefined;
  if (/\brende[mr]?\b|\brendimento\b/.test(before) && unit?.dimension !== 'area') return undefined;
  const labelRole = roleOfLabel(segment, quantity) ?? roleOfMeasure(owner?.measure ?? null, quantity);
  if (labelRole) return labelRole;
  if (!unit) return isCountOfKit(segment, quantity) ? 'count' : undefined;
  const written = /[^\d\s.,(][^\d]*$/u.exec(segment.folded.slice(quantity.start, quantity.end))?.[0].trim() ?? '';
  // "para crianças acima de 1,30 m de altura": a person's measure.
  if (/\b(?:criancas?|adultos?|pessoas?|modelo)\b[^.;]{0,24}$/.test(before) && unit.dimension !== 'time')
    return undefined;
  if (unit.id === 'kelvin') return isColourTemperature(quantity) ? 'colour_temperature' : undefined;
  if (unit.dimension === 'share') return substanceBeside(before, after) ? 'concentration' : undefined;
  const found = (ROLE_WORDS[unit.dimension] ?? []).find(
    (role) =>
      (role.unit?.test(written) ?? true) &&
      ((!role.before && !role.after) || role.before?.test(before) || role.after?.test(after)),
  );
  if (found?.role === 'levels' && namesPart(before)) return undefined;
  if ((found?.role === 'count' || found?.role === 'parts') && isOfSale(segment, quantity)) return undefined;
  if (found) return found.role;
  if (owner && OF_PARTS.has(unit.dimension)) return roleOfPart(owner, quantity);
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
  if (segment.isTitle && !owner && isLong(said.product, quantity)) return 'length';
  if (/\b(?:para|pra|em|nao)\s[^,.;]{0,12}$/.test(before)) return undefined;
  if (opensLine(segment, quantity, after)) return 'dimensions';
  return speaksOfProduct(segment) ? roleByPlace(segment, quantity) : undefined;
}

/** "20 x 9 x 6 cm - cabe até 50 canetas": sides that open a line of their own are the product's. */
function opensLine({ label, heading }: Segment, { join, unit, start }: Quantity, after: string): boolean {
  return (
    join === 'times' &&
    unit?.dimension === 'length' &&
    start === 0 &&
    label === null &&
    heading === null &&
    /^\s*[-–|(]/.test(after)
  );
}

const OF_PARTS: ReadonlySet<string> = new Set(['length', 'volume', 'charge', 'mass', 'voltage', 'power']);
/** How far a signal or a dive reaches is the product's, whatever stands beside it. */
const OF_PRODUCT: ReadonlySet<QuantityRole> = new Set(['range', 'depth_rating', 'screen']);

function roleOfPart({ part }: Owner, { unit, join }: Quantity): QuantityRole | undefined {
  if (part === null || join === 'times') return undefined;
  const folded = foldPortuguese(part);
  return ROLE_OF_PART.find(
    ({ dimension, part: name, unit: units }) =>
      dimension === unit?.dimension && name.test(folded) && (units?.test(unit.id) ?? true),
  )?.role;
}

const STOPS =
  /(?<!\b(?:aprox|max|min|med|cap|capac|veloc|diam|resist|bat|prof|alt|larg|comp|compr))\.\s|[;!?|(]|\s-\s|\s?\/\s?|,\s(?=\S)/g;

/** The words that belong to the number: back to the last sign that ends a thought, or to the number before. */
function clauseBefore(folded: string, start: number, previousEnd: number): string {
  // "Dimensões (CxLxA) 17 x 8 x 13": the order of the sides is no thought of its own.
  const slice = folded
    .slice(Math.max(previousEnd, start - CONTEXT_CHARS, 0), start)
    .replace(/\([acplhwd](?:\s?x\s?[acplhwd]){1,2}\)/, '');
  const cut = [...slice.matchAll(STOPS)].at(-1);
  return cut ? slice.slice(cut.index + 1) : slice;
}

/** The title does, and a line that holds nothing but measures: "45 x 30 x 14 cm // 20 litros // 0,75 kg". */
function speaksOfProduct(segment: Segment): boolean {
  if (segment.label !== null || segment.heading !== null) return false;
  return segment.isTitle || isBareMeasures(segment);
}

/** Asked for every number of a segment, which may be one long line of them. */
const bareMeasures = new WeakMap<Segment, boolean>();

function isBareMeasures(segment: Segment): boolean {
  const known = bareMeasures.get(segment);
  if (known !== undefined) return known;
  let rest = segment.text;
  for (const { start, end } of readQuantities(rest, 'pt').reverse()) rest = rest.slice(0, start) + rest.slice(end);
  const isBare = /^(?:[\s|/,;+()-]|apenas|só|somente|cerca de|aprox\w*\.?)*$/i.test(rest);
  bareMeasures.set(segment, isBare);
  return isBare;
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
