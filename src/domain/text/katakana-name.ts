/** Syllables of one consonant, for a e i o u and without a vowel. */
const SYLLABLES: Readonly<Record<string, string>> = {
  '': 'ア エ イ オ ウ',
  k: 'カ ケ キ コ ク ク',
  g: 'ガ ゲ ギ ゴ グ グ',
  s: 'サ セ シ ソ ス ス',
  z: 'ザ ゼ ジ ゾ ズ ズ',
  x: 'シャ シェ シ ショ シュ シュ',
  j: 'ジャ ジェ ジ ジョ ジュ ジ',
  t: 'タ テ チ ト トゥ ト',
  d: 'ダ デ ジ ド ドゥ ド',
  n: 'ナ ネ ニ ノ ヌ ン',
  h: 'ハ ヘ ヒ ホ フ',
  f: 'ファ フェ フィ フォ フ フ',
  b: 'バ ベ ビ ボ ブ ブ',
  p: 'パ ペ ピ ポ プ プ',
  m: 'マ メ ミ モ ム ン',
  r: 'ラ レ リ ロ ル ル',
  l: 'ラ レ リ ロ ル ル',
  v: 'ヴァ ヴェ ヴィ ヴォ ヴ ヴ',
  w: 'ワ ウェ ウィ ウォ ウ ウ',
  y: 'ヤ イェ イ ヨ ユ',
  N: 'ニャ ニェ ニ ニョ ニュ',
  L: 'リャ リェ リ リョ リュ',
};
const VOWELS = 'aeiou';

/** Names from Japan keep their h, their y and their s between vowels: Hana, Asami. */
const JAPANESE_NAME = /^(?:(?:sh|ch(?=i)|[kstnhmyrwgzjdbpf])?[aiueo]|n(?![aiueo]))+$/;

/** Brazilian spelling as sounds, in this order; N and L are nh and lh, x is ch, S never sounds like z. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/nh/g, 'N'],
  [/lh/g, 'L'],
  [/ch|sh/g, 'x'],
  [/ph/g, 'f'],
  [/h/g, ''],
  [/gu(?=[ei])/g, 'G'],
  [/g(?=[ei])/g, 'j'],
  [/G/g, 'g'],
  [/c(?=[ei])|ss/g, 'S'],
  [/qu(?=[ei])|[cq]/g, 'k'],
  [/y/g, 'i'],
  [/(?<=[aeiou])s(?=[aeiou])/g, 'z'],
  [/z$|S/g, 's'],
  [/([bdfgjklmnprstvxz])\1/g, '$1'],
];

function readWord(word: string): string {
  const bare = word
    .replaceAll(/ão|ã(?!e)/g, 'an')
    .replaceAll('ç', 'S')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '');
  const sounds = JAPANESE_NAME.test(bare)
    ? bare.replaceAll('sh', 'x').replaceAll('ch', 't')
    : SOUNDS.reduce((spelled, [spelling, sound]) => spelled.replaceAll(spelling, sound), bare);
  return sounds.replaceAll(/([^aeiou]?)([aeiou]?)/g, (_, consonant: string, vowel: string) => {
    const row = SYLLABLES[consonant]?.split(' ') ?? [];
    return row[vowel === '' ? VOWELS.length : VOWELS.indexOf(vowel)] ?? '';
  });
}

/** A proposal of how a Brazilian name reads in Japan; its owner corrects it. Empty for other scripts. */
export function proposeKatakana(name: string): string {
  const words = name.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.every((word) => /^[\p{Script=Latin}]+$/u.test(word)) ? words.map(readWord).join('・') : '';
}
