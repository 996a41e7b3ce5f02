import type { Qualifier } from '#domain/sheet/sheet.ts';
import type { ReadAmount } from '#writer/text/numbers.ts';
import { dimensionOf, type Piece, valueKeys, wordsAround } from './reading.ts';
import { isDeniedAt } from './says-it.ts';
import { type Finding, quote } from './warn.ts';

const SAID: Record<Qualifier, string> = { about: 'cerca de', up_to: 'até', from: 'a partir de' };
/** Words elsewhere in the sentence that say the same of its number. */
const ALSO: Record<Qualifier, RegExp> = {
  about: /約|およそ|ほど|程度|前後|くらい|ぐらい|目安|平均|個体差|誤差/,
  up_to: /まで|以内|以下|未満|最大|最長|最高|上限|限|耐|超え|[~〜～]/,
  from: /以上|から|超|最低|最小|少なくとも|以降|より|[~〜～]|多/,
};

/** "até", "a partir de" and "cerca de" of a number: gone, or turned into their opposite. */
export function compareQualifiers({ source, target }: { source: Piece; target: Piece }): Finding[] {
  const theirs = new Map(target.amounts.flatMap((amount) => valueKeys(amount).map((key) => [key, amount] as const)));
  const isDenied = /\b(?:nao|nunca|evit\w+|nem)\b/.test(source.folded);
  return source.amounts.flatMap((amount) => {
    const other = valueKeys(amount)
      .map((key) => theirs.get(key))
      .find((found) => found !== undefined);
    if (!other) return [];
    const place = { excerpt: other.raw, sentence: target.text };
    const turned = turnedQualifier(amount, other, target);
    if (turned && isDeniedAt(source, amount.start, 'pt') === isDeniedAt(target, other.start, 'ja'))
      return [
        {
          ...place,
          code: 'limit_lost' as const,
          message: `No seu texto está ${quote(wordsAround(source, amount))}; aqui o limite mudou: ${quote(around(target, other))}.`,
        },
      ];
    return amount.qualifiers
      .filter(
        (name) => !other.qualifiers.includes(name) && !ALSO[name].test(target.text) && !(isDenied && name !== 'about'),
      )
      .map((name) => ({
        ...place,
        code: 'limit_lost' as const,
        message: `O “${SAID[name]}” de ${quote(amount.raw)} sumiu.`,
      }));
  });
}

/** "até 10 horas" as 10時間以上, or 10時間 as 10時間以上: more is promised. */
function turnedQualifier(own: ReadAmount, other: ReadAmount, { folded, start }: Piece): boolean {
  const has = (amount: ReadAmount, name: Qualifier) => amount.qualifiers.includes(name);
  if (has(own, 'up_to') && has(other, 'from') && !has(other, 'up_to')) return true;
  if (has(own, 'from') && has(other, 'up_to') && !has(other, 'from')) return true;
  const isMore = /^(?:程度|ほど)?(?:以上|を?超)/.test(folded.slice(other.end - start, other.end - start + 6));
  const isPlain = own.qualifiers.length === 0 && own.to === undefined && dimensionOf(other) === 'time';
  return isMore && isPlain && !/[歳才]/.test(other.raw);
}

const around = ({ text, start }: Piece, amount: ReadAmount): string =>
  text.slice(Math.max(0, amount.start - start - 4), amount.end - start + 4);
