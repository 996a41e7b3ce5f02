const POLITE_END =
  /(?:です|ます|ません|ました|でした|ましょう|でしょう|ください|くださいませ|ございます)(?:か|ね|よ|よね|が)?$/;
const PLAIN_END = /(?:である|であった|であろう|(?<![まただ])だ|だった|だろう|のだ)$/;
const FAULTS: readonly (readonly [string, RegExp])[] = [
  ['empty', /^\s*$/],
  ['placeholder', /\{\{?[\w\s]*\}?\}|\[(?:nome|produto|name|product|商品名)\]|undefined|\bNaN\b|\bnull\b|〇〇|○○/i],
  ['half-width kana', /[\u{FF66}-\u{FF9F}]/u],
  ['platform character', /[㍉㌔㌢㍍㌘㌧㌃㌶㍑㍗㌍㌦㌣㌫㍊㌻㎜㎝㎞㎎㎏㏄㈱㈲㈹]/u],
  ['broken character', /\u{FFFD}/u],
];

/** What only our own templates can break, in either language: signs left open, broken letters, two styles of speech. */
export function formFaults(text: string): string[] {
  const sentences = text.split(/[。！？!?\n]/).map((sentence) => sentence.trim());
  const isMixed =
    sentences.some((sentence) => POLITE_END.test(sentence)) && sentences.some((sentence) => PLAIN_END.test(sentence));
  return [
    ...FAULTS.filter(([, pattern]) => pattern.test(text)).map(([name]) => name),
    ...(isMixed ? ['mixed politeness'] : []),
  ].map((fault) => `${fault}: ${text.slice(0, 80)}`);
}

/** Japanese at all: kana beside its kanji, and more of them than Latin letters. */
export function isJapanese(text: string): boolean {
  const count = (letters: RegExp) => text.match(letters)?.length ?? 0;
  return (
    /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text) &&
    count(/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー]/gu) * 2 > count(/\p{Script=Latin}/gu)
  );
}
