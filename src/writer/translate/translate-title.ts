import { fold } from '#writer/compose/fold.ts';
import type { Product } from '#writer/compose/product.ts';
import { thingsInJapanese } from '#writer/compose/say-things.ts';
import { isNameWord } from '#writer/facts/is-name-word.ts';
import type { LedgerWords } from './say-from-ledger.ts';

/** The name of the product, as Japanese shops write it: Mizu 保温ボトル 500ml. Names and codes stay as they are. */
export function titleOf(
  text: string,
  { statements, left }: LedgerWords,
  product: Product,
): { ja: string; pt: string } | undefined {
  if (!product.head) return undefined;
  const rest = withoutAdded(text, left);
  if (!rest) return undefined;
  const names = rest.left.map((word) => writtenIn(text, word));
  if (!names.every((name) => name !== undefined && isNameWord(name, text))) return undefined;
  const values = statements.map(({ value, kind }) => (kind === 'audience' ? `${value.ja}向け` : (value.ja ?? '')));
  return {
    ja: [...names, product.ja, ...values, ...rest.added].join(' '),
    pt: [[...names, product.pt].join(' '), ...statements.map(({ value }) => value.pt), ...rest.said].join(', '),
  };
}

/** "com infusor para chá" at the end of a name is told as what comes with it: 茶こし付き. */
function withoutAdded(
  text: string,
  left: readonly string[],
): { left: string[]; added: string[]; said: string[] } | undefined {
  const with_ = / com ([^,;|]+)$/i.exec(text)?.[1];
  const inside = with_ === undefined ? [] : fold(with_).split(' ');
  if (!left.some((word) => inside.includes(word))) return { left: [...left], added: [], said: [] };
  const ja = thingsInJapanese(with_ ?? '');
  if (ja === null) return undefined;
  return {
    left: left.filter((word) => !inside.includes(word)),
    added: [`${ja}付き`],
    said: [`com ${(with_ ?? '').toLowerCase()}`],
  };
}

function writtenIn(text: string, folded: string): string | undefined {
  return text
    .split(/\s+/)
    .map((word) => word.replaceAll(/^[([{"“]+|[)\]}"”,;:!.]+$/g, ''))
    .find((word) => fold(word) === folded);
}
