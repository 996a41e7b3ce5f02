import { UNTRANSLATED } from './mark-runs.ts';

const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;

/** Has Japanese words of its own, besides marks of what is not translated. */
export const isJapanese = (text: string): boolean => JAPANESE.test(text.replaceAll(UNTRANSLATED, ''));
