import type { Fact } from '#domain/robots/facts.ts';
import { fold } from './fold.ts';
import { nounInJapanese } from './say-nouns.ts';
import type { Wording } from './statement.ts';

const AMOUNT = /^(\d{1,4})\s?(?:x|un\.?|und|unid(?:ade)?s?|pçs?|peças?)?\s+(?:de\s+)?(.{1,80})$/iu;
const PAIR = /^(?:par|pares) de (.{1,80})$/i;

export function countedThing(noun: string): string | null {
  return nounInJapanese(noun);
}

/** "1 x cabo USB-C" is USB-Cケーブル×1; the product itself is 本体. */
export function sayContents(fact: Fact, productType: string): Wording {
  const value = fact.value.trim();
  const match = AMOUNT.exec(value.replace(/^(\d{1,4})x\s*/i, '$1 x '));
  const thing = (match?.[2] ?? value).replace(/\s*\([^()]{0,40}\)\s*$/, '').trim();
  const isPair = PAIR.test(thing);
  const ja = isTheProduct(thing, productType) ? '本体' : nounInJapanese(thing);
  if (ja === null) return { pt: value, ja: null };
  return { pt: value, ja: match ? `${ja}×${Number(match[1])}${isPair ? '組' : ''}` : ja };
}

function isTheProduct(thing: string, productType: string): boolean {
  const [first = ''] = fold(productType).split(' ');
  const words = fold(thing);
  return first.length > 2 && (words === first || words === fold(productType) || words === `${first}s`);
}
