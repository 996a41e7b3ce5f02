import type { DraftFact } from './draft-fact.ts';
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
): DraftFact[] {
  const quantities = readQuantities(segment.text, 'pt');
  const facts: DraftFact[] = [];
  quantities.forEach((quantity, position) => {
    if (taken.some(({ from, to }) => from < quantity.end && quantity.start < to)) return;
    const previousEnd = quantities[position - 1]?.end ?? 0;
    const previousRole = facts.at(-1)?.role ?? null;
    facts.push(...draftOf(segment, index, quantity, { previousEnd, previousRole }));
  });
  return [...facts, ...findBivolt(segment, index)];
}

function draftOf(segment: Segment, index: number, quantity: Quantity, before: Before): DraftFact[] {
  const { unit, start, end, raw } = quantity;
  const place = { segment: index, from: start, to: end, line: segment.line, text: clauseAround(segment, start, end) };
  if (unit?.dimension === 'money') {
    return [{ kind: 'price', role: null, value: raw, unit: CURRENCY[unit.id] ?? unit.id, ...place }];
  }
  const role = roleOf(segment, quantity, before);
  if (quantity.soft && role === undefined) return [];
  // "1 peça" says nothing.
  if (role === 'parts' && quantity.numbers[0] === 1) return [];
  const words = segment.text.slice(start, end);
  const written = unit === null ? '' : writtenUnit(words);
  const value = words.slice(0, words.length - written.length).replace(/[\s(]+$/, '');
  const withUnit = written === '' ? {} : { unit: written };
  if (role === undefined) return [{ kind: 'number', role: null, value, ...withUnit, ...place }];
  return [{ kind: 'quantity', role, value, ...withUnit, ...place }];
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
