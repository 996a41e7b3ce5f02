/** Plain endings of limits ("取っ手を含む") and their polite forms. */
const POLITE: readonly (readonly [plain: string, polite: string])[] = [
  ['は非対応', 'は対応していません'],
  ['含む', '含みます'],
  ['含まない', '含みません'],
  ['除く', '除きます'],
  ['異なる', '異なります'],
  ['できる', 'できます'],
  ['できない', 'できません'],
  ['使えない', '使えません'],
  ['しない', 'しません'],
  ['する', 'します'],
  ['がある', 'があります'],
  ['はない', 'はありません'],
  ['がない', 'がありません'],
  ['になる', 'になります'],
];

const PRODUCT_ITSELF = '(?:(?<!日)本|当|この)(?:製品|商品)';
/** "5GHz帯は非対応", "Androidとは非対応" are said of what is not supported: には; of the product は, and では has its particle. */
const NOT_SUPPORTED = new RegExp(`(?<!${PRODUCT_ITSELF}|[でとにへ]|から)は非対応$|とは非対応$`);
const DENIES_PRODUCT = new RegExp(`^${PRODUCT_ITSELF}は(?:非対応|対応して(?:い|おり)ません)。?$`);

/** The seller's words as a Japanese sentence: "IHは使用不可" → "IHは使用不可です。" */
export function asSentenceJa(words: string): string {
  const text = words.trim().replace(NOT_SUPPORTED, 'には非対応');
  if (text === '' || /[。！？!?]$/.test(text)) return text;
  if (/(?:ます|です|ません|ください|ました|でした)$/.test(text)) return `${text}。`;
  const plain = POLITE.find(([ending]) => text.endsWith(ending));
  if (plain) return `${text.slice(0, -plain[0].length)}${plain[1]}。`;
  if (/(?:時|あたり|につき)$/.test(text)) return `${text.replace(/につき$/, 'あたり')}の値です。`;
  if (/(?:なし|あり|付き|まで|だけ)$|[\p{Script=Han}\p{Script=Katakana}ー々A-Za-z0-9）％℃み]$/u.test(text))
    return `${text}です。`;
  // An unknown ending stays unchanged, as a note.
  return `※${text}。`;
}

/** Whether the words say what does not work: "5GHz帯は非対応", "IHは使用不可". */
export const isDenial = (words: string): boolean => /(?:非対応|不可|ない|ません)。?$/.test(words.trim());

/** "本製品は非対応" behind "Wi-Fiに対応しています。" contradicts it. */
export const deniesProduct = (words: string): boolean => DENIES_PRODUCT.test(words.trim());

/** Whether the words fit in brackets behind a value: "飲み口", "音量60％時", "ふたを除く". */
export const isNoun = (words: string): boolean =>
  /(?:除く|含む|含まない|につき)$/.test(words.trim()) ||
  asSentenceJa(words).replace(/(?:の値)?です。$/, '') === words.trim();

export const asSentencePt = (words: string): string =>
  /[.!?…]$/.test(words.trim()) ? words.trim() : `${words.trim()}.`;
