import type { Fact } from '#domain/robots/facts.ts';
import { UNIT_WORDS } from '#writer/data/frames/unit-words.ts';
import { fold } from './fold.ts';
import { japaneseNumber } from './japanese-number.ts';
import { isElectric } from './part-name.ts';
import { hasTwoMeanings } from './say-certain.ts';
import { nounInJapanese } from './say-nouns.ts';
import { thingInJapanese, thingsInJapanese } from './say-things.ts';
import type { Wording } from './statement.ts';

const AMOUNT = /^(\d{1,4})\s?(?:x|un\.?|und|unid(?:ade)?s?|pçs?|peças?)?\s+(?:de\s+)?(.{1,80})$/iu;
const PAIR = /^(?:par|pares) de (.{1,80})$/i;

/** "1 x cabo USB-C" is USB-Cケーブル×1; the product itself is 本体. */
export function sayContents(fact: Fact, productType: string): Wording {
  const value = fact.value.trim();
  const match = AMOUNT.exec(value.replace(/^(\d{1,4})x\s*/i, '$1 x '));
  const whole = (match?.[2] ?? value).trim();
  const [, thing = whole, remark] = /^(.+?)\s*\(([^()]{1,60})\)$/.exec(whole) ?? [];
  const isPair = PAIR.test(thing);
  const ja =
    isTheProduct(thing, productType) && Number(match?.[1] ?? 1) === 1
      ? '本体'
      : isDoubtful(thing, productType)
        ? null
        : (nounInJapanese(thing) ?? thingInJapanese(thing));
  const note = remark === undefined ? '' : noteInJapanese(remark);
  if (ja === null || note === null) return { pt: value, ja: null };
  return { pt: value, ja: `${ja}${match ? `×${Number(match[1])}${isPair ? '組' : ''}` : ''}${note}` };
}

/** In a box a manual is a booklet; a "cabo" is a cable where the product has a plug. */
function isDoubtful(thing: string, productType: string): boolean {
  const bare = fold(thing);
  if (bare === 'manual') return false;
  if (/^cabos?$/.test(bare)) return productType !== '' && !isElectric(productType);
  return hasTwoMeanings(bare);
}

/** What stands in brackets behind a thing: its kinds, its measure, its voltage. */
function noteInJapanese(words: string): string | null {
  const measure = /^([\d.,]+(?:\s?[-–~x×a]\s?[\d.,]+)*)\s?([a-z"”]+)$/i.exec(words.trim());
  const unit = UNIT_WORDS[fold(measure?.[2] ?? '')];
  if (measure && unit !== undefined)
    return `（${japaneseNumber(measure[1] ?? '')
      .replaceAll(/\s?[-–~a]\s?/g, '〜')
      .replaceAll(/\s?[x×]\s?/g, '×')}${unit}）`;
  const ja = thingsInJapanese(words);
  return ja === null ? null : `（${ja}）`;
}

function isTheProduct(thing: string, productType: string): boolean {
  const [first = ''] = fold(productType).split(' ');
  const words = fold(thing);
  return first.length > 2 && (words === first || words === fold(productType) || words === `${first}s`);
}
