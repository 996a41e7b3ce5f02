import { MEN_NAMES, SURNAMES, WOMEN_NAMES } from './reviewer-name-lists.ts';

const readings = new Map([...SURNAMES, ...WOMEN_NAMES, ...MEN_NAMES].map(({ kanji, reading }) => [kanji, reading]));

/** How one of our reviewer names is read, in hiragana: "佐藤 美咲" is "さとう みさき". */
export const hiraganaOf = (name: string): string =>
  name
    .split(' ')
    .map((part) => readings.get(part) ?? part)
    .join(' ');
