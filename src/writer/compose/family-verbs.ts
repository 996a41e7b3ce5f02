import type { Family } from '#writer/data/lexicon/lexicon-entry.ts';
import type { Product } from './product.ts';

/** Clothes are worn, shoes are put on: 使う gives way to the verb of the family. */
const FAMILY_VERBS: Partial<Record<Family, readonly (readonly [RegExp, string])[]>> = {
  clothing: [
    [/使え/g, '着られ'],
    [/使って/g, '着て'],
    [/使い(?![道分捨方])/g, '着'],
    [/使う/g, '着る'],
    [/使わ/g, '着'],
  ],
  shoes: [
    [/使え/g, '履け'],
    [/使って/g, '履いて'],
    [/使い(?![道分捨方])/g, '履き'],
    [/使う/g, '履く'],
    [/使わ/g, '履か'],
  ],
  jewelry: [
    [/使え/g, '着けられ'],
    [/使って/g, '着けて'],
    [/使い(?![道分捨方])/g, '着け'],
    [/使う/g, '着ける'],
    [/使わ/g, '着け'],
  ],
  food: [
    [/大切に使っていき/g, '大切に味わい'],
    [/使って/g, '味わって'],
    [/使い方/g, '好み'],
    [/使い(?![道分捨])/g, '味わい'],
    [/使え/g, '味わえ'],
    [/使う/g, '味わう'],
  ],
};

/** A powder or a pill is drunk, and not tasted. */
const DRUNK = /サプリ|コラーゲン|プロテイン|クレアチン/;
const DRUNK_VERBS: readonly (readonly [RegExp, string])[] = [
  [/大切に使っていき/g, '続けていき'],
  [/使って/g, '飲んで'],
  [/使い方/g, '飲み方'],
  [/使い(?![道分捨])/g, '飲み'],
  [/使え/g, '飲め'],
  [/使う/g, '飲む'],
];

/** Clothes for the legs are put on like shoes. */
const PUT_ON = /靴下|ソックス|タイツ|レギンス|ストッキング|パンツ|ズボン|スカート|ジーンズ|デニム/;
/** What a machine does to a thing, and what runs on batteries, is worn by nobody. */
const OF_MACHINES = /(?:機|庫|レンジ|オーブン)で使え|電池/;

export function wordedFor({ family, ja: product }: Pick<Product, 'family' | 'ja'>, ja: string): string {
  if (OF_MACHINES.test(ja)) return ja;
  const verbs = FAMILY_VERBS[family === 'clothing' && PUT_ON.test(product) ? 'shoes' : family];
  return ((family === 'food' && DRUNK.test(product) ? DRUNK_VERBS : verbs) ?? []).reduce(
    (text, [pattern, verb]) => text.replaceAll(pattern, verb),
    ja,
  );
}
