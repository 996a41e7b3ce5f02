import { NOUNS } from '#writer/data/phrases/nouns.ts';
import { MORE_NOUNS } from '#writer/data/phrases/nouns-more.ts';
import { TWO_MEANINGS } from '#writer/data/phrases/two-meanings.ts';
import { fold } from './fold.ts';

const BY_FORM = new Map(
  [...NOUNS, ...MORE_NOUNS].flatMap(([forms, ja]) => forms.split('|').map((form) => [fold(form), ja] as const)),
);

/** Names that stay as they are: codes, brands and systems in Latin letters with a capital or a number inside. */
const KEPT =
  /^(?:[A-Z]{2,}[\w+./-]*|[A-Za-z]*\d[\w+./-]*|i(?:Phone|Pad|OS|Mac)|Android|Windows|Samsung|Xiaomi|Motorola|Galaxy|Apple|Bluetooth|Wi-?Fi|USB(?:-C)?|Alexa|Lightning|Google|PlayStation|Xbox|Nintendo)(?:[ ,/]+(?:[A-Z\d][\w+./-]*|mini))*$/;
const DEVICES =
  /^(?:iphone|ipad|android|ios|windows|mac(?:os)?|samsung|galaxy|xiaomi|redmi|motorola|moto|lg|apple|ps[345]|xbox|nintendo|switch|usb|bluetooth|pro|max|plus|mini|ultra|air|se|s\d+|a\d+|g\d+|\d+)$/;
export const PROPER: Readonly<Record<string, string>> = {
  iphone: 'iPhone',
  ipad: 'iPad',
  android: 'Android',
  ios: 'iOS',
  windows: 'Windows',
  macos: 'macOS',
  mac: 'Mac',
  samsung: 'Samsung',
  galaxy: 'Galaxy',
  xiaomi: 'Xiaomi',
  redmi: 'Redmi',
  motorola: 'Motorola',
  apple: 'Apple',
  lg: 'LG',
  usb: 'USB',
  bluetooth: 'Bluetooth',
  xbox: 'Xbox',
  nintendo: 'Nintendo',
  ps3: 'PS3',
  ps4: 'PS4',
  ps5: 'PS5',
};
/** Behind the name of a device. */
const OF_MODELS: Readonly<Record<string, string>> = {
  pro: 'Pro',
  max: 'Max',
  plus: 'Plus',
  mini: 'mini',
  ultra: 'Ultra',
  air: 'Air',
  moto: 'Moto',
  switch: 'Switch',
};

/** Every noun of a list must be known, otherwise nothing is said. */
export function nounsInJapanese(words: string): string | null {
  const whole = clearNoun(words);
  if (whole !== null) return whole;
  const items = fold(words)
    .split(/\s*[,;/+]\s*|\s+e\s+|\s+ou\s+/)
    .filter((item) => item !== '' && item !== 'etc');
  if (items.length < 2) return null;
  const said = items.map(clearNoun);
  return said.every((ja) => ja !== null) ? [...new Set(said)].join('、') : null;
}

/** A noun that alone has one meaning. */
function clearNoun(words: string): string | null {
  return TWO_MEANINGS.has(fold(words).replace(/^(?:o|a|os|as|um|uma|de|do|da|para|p) /, ''))
    ? null
    : nounInJapanese(words);
}

/** "academia corrida yoga": a list without commas, when each word of it is known; in both languages. */
export function bareListInJapanese(words: string): { items: string[]; ja: string } | null {
  const items = words.trim().split(/\s+/);
  if (items.length < 2) return null;
  const said = items.map((item) => BY_FORM.get(fold(item)));
  return said.every((ja) => ja !== undefined) ? { items, ja: [...new Set(said)].join('、') } : null;
}

export function nounInJapanese(words: string): string | null {
  const bare = words.trim().replace(/^(?:o|a|os|as|um|uma|seu|sua|em|no|na|para|p\/|de|do|da)\s+/i, '');
  const known = BY_FORM.get(fold(bare)) ?? PROPER[fold(bare)];
  if (known !== undefined) return known;
  if (KEPT.test(bare)) return bare;
  const devices = fold(bare).split(' ');
  if (devices.every((device) => DEVICES.test(device)) && PROPER[devices[0] ?? ''])
    return devices.map((device) => PROPER[device] ?? OF_MODELS[device] ?? device.toUpperCase()).join(' ');
  return null;
}
