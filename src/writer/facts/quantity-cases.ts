import type { QuantityRole } from '#domain/robots/facts.ts';
import { PART_NOUNS } from '#writer/data/facts/part-nouns.ts';
import { foldPortuguese } from './folded-text.ts';
import type { Quantity } from './quantity.ts';
import type { Segment } from './source-segments.ts';

/** 1/2" is half an inch, and not one or two. */
export function isFraction({ join, unit, numbers }: Quantity): boolean {
  const [top = 0, bottom = 0] = numbers;
  return join === 'either' && unit?.id === 'inch' && numbers.length === 2 && top < bottom;
}

/** "Garantia de 90 dias contra defeitos de fábrica" is no warranty without limits; "limitada" says limits we do not know. */
export function limited(
  role: QuantityRole | undefined,
  after: string,
  { folded, label }: Segment,
): QuantityRole | undefined {
  if (role !== 'warranty') return role;
  const words = `${foldPortuguese(label ?? '')} ${after}`;
  if (/\bdefeitos?\b/.test(words)) return 'limited_warranty';
  return /\bgarantia (?:limitada|d[ao] (?!loja|vendedor|fabricante|fornecedor|fabrica|produto|marca)\p{L})/u.test(
    folded,
  )
    ? undefined
    : role;
}

/** Lamps shine between candle light and a blue sky. */
export function isColourTemperature({ numbers }: Quantity): boolean {
  return numbers.every((value) => value >= 1500 && value <= 12_000);
}

/** "Kit 12 potes": the number of equal things that a title names. */
export function isCountOfKit({ isTitle, folded }: Segment, { start, end, numbers }: Quantity): boolean {
  return (
    isTitle &&
    (numbers[0] ?? 0) > 1 &&
    /\b(?:kit|conjunto|jogo|combo|pack)(?:\s(?:com|de))?\s$/.test(folded.slice(0, start)) &&
    /^\s\p{L}{4,}/u.test(folded.slice(end))
  );
}

/** "alça telescópica com 3 estágios": the steps are the handle's. */
export function namesPart(before: string): boolean {
  return before.split(/\s+/).some((word) => PART_NOUNS.has(word));
}

/** A hose or a cable of 15 m: of such a product the metres can only be its length. */
export function isLong(product: string, { unit, join }: Quantity): boolean {
  return (
    /^(?:mangueira|cabo|fio|corda|corrente|fita|extensao|linha|cordao|barbante)\b/.test(product) &&
    (unit?.id === 'm' || unit?.id === 'cm') &&
    join === 'single'
  );
}

/** "P: 70 cm", "| M | 72 |": the measures of one size are not the product's. */
export function isSizeRow({ label, text }: Segment): boolean {
  return (
    /^(?:tam\.?\s)?(?:pp|p|m|g{1,3}|e?xg{1,2}|u|xs|s|l|x{1,3}l|\d{2})$/i.test(label ?? '') ||
    /^(?:tam\.? )?(?:PP|P|M|G{1,3}|XG{1,2})\s?[|:(]/u.test(text)
  );
}

/** "caixa fechada com 20 un R$ 29,90 cada", "acima de 10 peças": how many one buys, not what one gets. */
export function isOfSale({ folded }: Segment, { start, end }: Quantity): boolean {
  const before = folded.slice(0, start).split(/[|;.]/).at(-1) ?? '';
  const after = folded.slice(end).split(/[|;]|\.\s/)[0] ?? '';
  return (
    /r\$|\breais\b|\bcada\b/.test(after.slice(0, 24)) ||
    /\b(?:atacado|caixa fechada|pedido minimo|acima de|compra(?:ndo)?|leve)\b[^,]{0,30}$/.test(before)
  );
}
