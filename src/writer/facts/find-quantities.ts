import { substanceBeside } from '#writer/data/facts/substances.ts';
import type { DraftFact } from './draft-fact.ts';
import { foldPortuguese } from './folded-text.ts';
import type { Quantity } from './quantity.ts';
import { type Before, roleOf } from './quantity-roles.ts';
import { readQuantities } from './read-quantities.ts';
import type { Segment } from './source-segments.ts';

const CURRENCY: Readonly<Record<string, string>> = { brl: 'R$', yen: '¥', usd: 'US$', eur: '€' };

/** Each number of a line as a fact with its role, or as a number without one; `taken` are places that say something else. */
export function findQuantities(
  segment: Segment,
  index: number,
  taken: readonly { from: number; to: number }[],
  product: string,
): DraftFact[] {
  const quantities = readQuantities(segment.text, 'pt');
  const facts: DraftFact[] = [];
  quantities.forEach((quantity, position) => {
    if (taken.some(({ from, to }) => from < quantity.end && quantity.start < to)) return;
    const previousEnd = quantities[position - 1]?.end ?? 0;
    const previousRole = facts.at(-1)?.role ?? null;
    facts.push(...draftOf(segment, index, quantity, { previousEnd, previousRole, product }));
  });
  return [...joinShades(segment, ofProduct(segment, facts)), ...findBivolt(segment, index)];
}

/** "Preço R$ 149; película R$ 9": behind the first price, one with a noun of its own is the price of that. */
function ofProduct({ folded }: Segment, facts: readonly DraftFact[]): DraftFact[] {
  const first = facts.find(({ kind }) => kind === 'price');
  return facts.filter(({ kind, from }, at) => {
    if (kind !== 'price' || facts[at]?.from === first?.from) return true;
    const words =
      folded
        .slice(0, from)
        .split(/[;|,/]\s|[.!?]\s|\s[-–]\s|\d/)
        .at(-1) ?? '';
    return /^(?:[\s(:]|r\$|por|promo\w*|agora|hoje|so|apenas|no|pix|a|vista|ou|preco|valor|em|de|para|pra|com|desconto|oferta)*$/.test(
      words,
    );
  });
}

/** "3000K / 4500K / 6000K": one lamp that shines in several shades, not three lamps. */
function joinShades({ text }: Segment, facts: readonly DraftFact[]): DraftFact[] {
  const shades = facts.filter(({ role }) => role === 'colour_temperature');
  const [first, last] = [shades[0], shades.at(-1)];
  if (!first || !last || first === last) return [...facts];
  const words = text.slice(first.from, last.to);
  const unit = last.unit ?? 'K';
  const joined = { ...first, value: words.slice(0, -unit.length).trim(), unit, to: last.to, text: words };
  return facts.flatMap((fact) => (fact === first ? [joined] : shades.includes(fact) ? [] : [fact]));
}

function draftOf(segment: Segment, index: number, quantity: Quantity, before: Before): DraftFact[] {
  const { unit, start, end, raw } = quantity;
  const place = { segment: index, from: start, to: end, line: segment.line, text: clauseAround(segment, start, end) };
  if (unit?.dimension === 'money') {
    if (isOtherPrice(segment, quantity)) return [];
    return [{ kind: 'price', role: null, value: raw, unit: CURRENCY[unit.id] ?? unit.id, ...place }];
  }
  const reading = roleOf(segment, quantity, before);
  const role = reading?.role;
  if (quantity.soft && role === undefined) return [];
  // "1 peça" says nothing.
  if (role === 'parts' && quantity.numbers[0] === 1) return [];
  const words = segment.text.slice(start, end);
  const written = unit === null ? '' : writtenUnit(words);
  const value = words.slice(0, words.length - written.length).replace(/[\s(]+$/, '');
  const withUnit = written === '' ? {} : { unit: written };
  if (role === undefined) return [{ kind: 'number', role: null, value, ...withUnit, ...place }];
  if (role === 'levels') {
    const words = levelsOfSomething(segment, quantity);
    if (words) return [{ kind: 'claim', role: null, value: words, ...place, text: words }];
  }
  const counted = role === 'count' && unit === null ? (/^\s(\p{L}+)/u.exec(segment.text.slice(end))?.[1] ?? '') : '';
  return [
    {
      kind: 'quantity',
      role,
      ...(reading?.part === undefined ? {} : { part: reading.part }),
      value,
      ...(counted === '' ? withUnit : { unit: counted }),
      ...place,
      ...(role === 'concentration' ? { text: shareWords(segment, quantity) } : {}),
    },
  ];
}

/** Delivery, a part payment, the price before, of several or of something else: not what the product costs. */
const NO_PRICE =
  /\b(?:frete|entrega|envio|motoboys?|takk?[yi]ubin|takuhaibin|kuroneko|yamato|sagawa|correios?|sedex|delivery|uber|opciona(?:l|is)|acima de|minim[oa]|cupom|desconto de|economize|extra|avuls[oa]|atacado|taxa|normal|volta (?:a|para|pra)|cashback)\b[^;|]{0,30}$|\b(?:era|antes)\s(?:r\$\s?)?$|\+\s?(?:r\$\s?)?$|\b\d{1,2}\s?x\s(?:de\s)?(?:r\$\s?)?$|(?<![\d.,])(?:[2-9]|\d{2,})\s(?:por|pecas|un)\s(?:r\$\s?)?$|\bkit com \d+:?\s(?:r\$\s?)?$/;

const OF_OTHER =
  /\b(?:frete|entrega|envio|motoboys?|takk?[yi]ubin|takuhaibin|kuroneko|yamato|sagawa|correios?|sedex|delivery|taxa|opciona(?:l|is))\b/;
/** A label speaks for what stands before the first semicolon: "Atacado: US$ 58; varejo: R$ 549". */
const OF_MANY = /\b(?:atacado|revenda|wholesale)\b/i;

function isOtherPrice({ folded, label }: Segment, { start, end }: Quantity): boolean {
  const before = (
    folded
      .slice(0, start)
      .split(/[;|]|[.!?]\s|\s[-–]\s/)
      .at(-1) ?? ''
  ).slice(-60);
  const after = folded.slice(end, end + 24);
  if (/^\s?(?:reais\s)?(?:de\s)?(?:frete|motoboy|entrega)|^\s?(?:de\s)?(?:desconto|cashback)/.test(after)) return true;
  // "12 peças por R$ 45 cada" is wholesale; "3.980 ienes cada" is what one costs.
  if (/^\s?(?:reais\s|ienes\s)?cada\b/.test(after) && /\d/.test(before)) return true;
  // "De R$ 159 por R$ 89": the first is the price before.
  if (/\bde\s(?:r\$\s?)?$/.test(before) && /^\s?(?:,\s)?(?:por|agora)\b/.test(after)) return true;
  const isFirst = !folded.slice(0, start).includes(';');
  return NO_PRICE.test(before) || OF_OTHER.test(foldPortuguese(label ?? '')) || (isFirst && OF_MANY.test(label ?? ''));
}

/** What the steps of a device set: of these we know how to speak. */
const SETTINGS =
  /^(?:brilho|luminosidade|intensidade|luz|iluminacao|temperatura|aquecimento|calor|fluxo|jatos?|massage|vibrac|succao|moagem|aspirac|ventilac|vento|velocidade|altura|inclinac|reclin|ajuste|regulagem|potencia|volume|uso|operacao|funcionamento)/;

/** "mais de 100 modos de esporte" are no steps of a switch: the words stand as they are. */
function levelsOfSomething({ text, folded }: Segment, { start, end }: Quantity): string | undefined {
  const object = /^\s(?:de|da|do)\s(\p{L}{3,})/u.exec(folded.slice(end));
  if (!object?.[1] || SETTINGS.test(object[1])) return undefined;
  const bound = /(?:mais de|\+ ?de|\+|ate|acima de)\s?$/.exec(folded.slice(Math.max(0, start - 12), start))?.[0] ?? '';
  return text.slice(start - bound.length, end + object[0].length).trim();
}

/** A share with its substance and nothing else: "vitamina C 10%", "10% de ureia". */
function shareWords({ text, folded }: Segment, { start, end }: Quantity): string {
  const behind = /^\s?de \p{L}+(?: \p{L}+)?/u.exec(folded.slice(end));
  if (behind && substanceBeside('', folded.slice(end))) return text.slice(start, end + behind[0].length);
  const ahead = /(?:\p{L}+\.?\s){1,2}(?:a |de |em )?$/u.exec(folded.slice(0, start))?.[0] ?? '';
  return text.slice(start - ahead.length, end);
}

/** The unit in the seller's writing: what stands after the last number. */
function writtenUnit(words: string): string {
  return /[^\d\s.,][^\d]*$/u.exec(words)?.[0].trim() ?? '';
}

const CLAUSE_CHARS = 60;

/** The words around a number that show what it was read from. */
export function clauseAround({ text, label }: Segment, start: number, end: number): string {
  if (label !== null && text.length <= 80) return `${label}: ${text}`;
  const before = text.slice(Math.max(0, start - CLAUSE_CHARS), start);
  const after = text.slice(end, end + 30);
  const from = Math.max(
    ...['. ', '; ', '! ', '? ', '| ', '('].map(
      (sign) => before.lastIndexOf(sign) + (before.includes(sign) ? sign.length : 0),
    ),
  );
  const head =
    from > 0 ? before.slice(from) : before.length < CLAUSE_CHARS ? before : before.slice(before.indexOf(' ') + 1);
  const stop = /[.;!?|)](?:\s|$)|,\s/.exec(after);
  const tail = stop ? after.slice(0, stop.index) : after.length < 30 ? after : after.slice(0, after.lastIndexOf(' '));
  return `${head}${text.slice(start, end)}${tail}`.trim();
}

function findBivolt(segment: Segment, index: number): DraftFact[] {
  const match = /\bbivolt\b/.exec(segment.folded);
  const isOfPart = segment.label !== null && segment.meaning?.role !== 'voltage';
  if (!match || isOfPart || /\b(?:nao|nao e|tomada|carregador|fonte|adaptador) bivolt/.test(segment.folded)) return [];
  const to = match.index + match[0].length;
  return [
    {
      kind: 'quantity',
      role: 'voltage',
      value: segment.text.slice(match.index, to),
      text: clauseAround(segment, match.index, to),
      line: segment.line,
      segment: index,
      from: match.index,
      to,
    },
  ];
}
