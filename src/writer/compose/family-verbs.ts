import type { Family } from '#writer/data/lexicon/lexicon-entry.ts';

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
    [/使っていき/g, '味わっていき'],
    [/使い方/g, '好み'],
    [/使いたい/g, '味わいたい'],
    [/使う/g, '味わう'],
  ],
};

export function wordedFor(family: Family, ja: string): string {
  return (FAMILY_VERBS[family] ?? []).reduce((text, [pattern, verb]) => text.replaceAll(pattern, verb), ja);
}
