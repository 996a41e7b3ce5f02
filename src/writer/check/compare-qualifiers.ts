import type { Qualifier } from '#domain/sheet/sheet.ts';
import type { ReadAmount } from '#writer/text/numbers.ts';
import { dimensionOf, type Piece, type Reading, valueKeys, wordsAround } from './reading.ts';
import { isDeniedAt } from './says-it.ts';
import { type Finding, quote } from './warn.ts';

const SAID: Record<Qualifier, string> = { about: 'cerca de', up_to: 'até', from: 'a partir de' };
/** Words near a number that say the same of it. */
const ALSO: Record<Qualifier, RegExp> = {
  about: /約|およそ|ほど|程度|前後|くらい|ぐらい|目安|平均|個体差|誤差/,
  up_to: /まで|以内|以下|未満|最大|最長|最高|上限|限|耐|超え|[~〜～]/,
  from: /以上|から|超|最低|最小|少なくとも|以降|より|[~〜～]|多/,
};
type Placed = { amount: ReadAmount; piece: Piece };

/** "até", "a partir de" and "cerca de" of a number: gone, or turned into their opposite, wherever the text tells that number. */
export function compareQualifiers(own: Reading, theirs: Reading): Finding[] {
  const places = new Map<string, Placed[]>();
  for (const piece of theirs.pieces)
    for (const amount of piece.amounts)
      for (const key of valueKeys(amount)) {
        const list = places.get(key);
        if (!list) places.set(key, [{ amount, piece }]);
        else if (list.length < MOST_PLACES) list.push({ amount, piece });
      }
  return own.pieces.flatMap((piece) => piece.amounts.flatMap((amount) => compareOne({ amount, piece }, places)));
}

const MOST_PLACES = 8;

function compareOne(own: Placed, places: ReadonlyMap<string, Placed[]>): Finding[] {
  const { amount, piece } = own;
  const others = valueKeys(amount).flatMap((key) => places.get(key) ?? []);
  const [other] = others;
  if (!other || others.length >= MOST_PLACES) return [];
  const place = { code: 'limit_lost' as const, excerpt: other.amount.raw, sentence: other.piece.text };
  if (others.every((one) => isTurned(own, one)))
    return [
      {
        ...place,
        message: `No seu texto está ${quote(wordsAround(piece, amount))}; aqui o limite mudou: ${quote(around(other))}.`,
      },
    ];
  const isDenied = /\b(?:nao|nunca|evit\w+|nem)\b/.test(piece.folded);
  return amount.qualifiers
    .filter(
      (name) =>
        !(isDenied && name !== 'about') &&
        !others.some((one) => one.amount.qualifiers.includes(name) || ALSO[name].test(stretchOf(one))),
    )
    .map((name) => ({
      ...place,
      ...(name === 'about' ? { hint: true as const } : {}),
      message: `O “${SAID[name]}” de ${quote(amount.raw)} sumiu.`,
    }));
}

/** "até 10 horas" as 10時間以上, or 10時間 as 10時間以上: more is promised. */
function isTurned({ amount: own, piece }: Placed, { amount: other, piece: { folded, start }, piece: target }: Placed): boolean {
  const has = (amount: ReadAmount, name: Qualifier) => amount.qualifiers.includes(name);
  const isMore = /^(?:程度|ほど)?(?:以上|を?超)/.test(folded.slice(other.end - start, other.end - start + 6));
  const isPlain = own.qualifiers.length === 0 && own.to === undefined && dimensionOf(other) === 'time';
  const isOther =
    (has(own, 'up_to') && has(other, 'from') && !has(other, 'up_to')) ||
    (has(own, 'from') && has(other, 'up_to') && !has(other, 'from')) ||
    (isMore && isPlain && !/[歳才]/.test(other.raw));
  return isOther && isDeniedAt(piece, own.start, 'pt') === isDeniedAt(target, other.start, 'ja');
}

/** From the number before to the number behind. */
function stretchOf({ amount, piece: { text, start } }: Placed): string {
  const [from, to] = [amount.start - start, amount.end - start];
  const before = /[^\d０-９]*$/.exec(text.slice(Math.max(0, from - 24), from))?.[0] ?? '';
  return `${before}${amount.raw}${/^[^\d０-９]*/.exec(text.slice(to, to + 24))?.[0] ?? ''}`;
}

const around = ({ amount, piece: { text, start } }: Placed): string =>
  text.slice(Math.max(0, amount.start - start - 4), amount.end - start + 4);
