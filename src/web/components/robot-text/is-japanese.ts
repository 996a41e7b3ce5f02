const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;

export const isJapanese = (text: string): boolean => JAPANESE.test(text);
