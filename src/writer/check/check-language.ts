import type { Warning } from '#domain/robots/warnings.ts';
import { foldPortuguese } from '#writer/facts/folded-text.ts';
import { type CheckContext, type Place, warn } from './check-place.ts';
import { keepListOf, wordsOf } from './keep-list.ts';
import { splitSentences } from './split-sentences.ts';
import { UNTRANSLATED_MARK } from './untranslated-mark.ts';

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const HAN = /\p{Script=Han}/gu;
const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;
/** Characters and words that Chinese has and Japanese has not. */
const CHINESE =
  /[这們们产质还时间为个让从给说么过来对应该样经问现实际请头发长门开关鞋买卖车东轻单师图书电脑视频线网听见观点热爱亲无极简约净结构选择护肤级装饰]|您|的是|了解更多|我们|可以|非常|使用者|适合|適合|商品是|不是|是一/u;
const CHINESE_ONLY =
  /[这们产质还为个让从给说么过对样经问请头买卖车东轻师书电视频线网听见观亲简约净结构级装饰]|您|我们|非常|适合/u;

const SPANISH =
  /[¿¡ñ]|\b(?:el|los|las|una|muy|usted|ustedes|nuestro|nuestra|pero|hasta|desde|producto|y|del|al|es|esta hecho|tambien|ademas|calidad|diseno|ofrece|con|su|para|sin|mas|cada|siempre|perfecto|hecho|mejor|facil|tus|tu|dia)\b/g;
const SPANISH_ONLY =
  /[¿¡ñ]|\b(?:el|los|las|muy|usted|ustedes|nuestro|nuestra|pero|hasta|y|del|tambien|ademas|calidad|diseno|ofrece|con|una|sin|hecho|mejor|siempre)\b/g;
const PORTUGUESE_ONLY =
  /[ãõ]|\b(?:o|os|a|as|um|uma|do|da|dos|das|em|no|na|com|que|nao|voce|seu|sua|e|ao|pelo|pela|mais|muito|sem|ate|ele|ela|isso|para)\b/g;
const ENGLISH_ONLY = /\b(?:the|and|with|for|your|you|this|that|is|are|of|to|it|from|our|perfect|made)\b/g;

/** Each sentence in the language that the place asks for. */
export function checkLanguage(text: string, place: Place, { source, facts }: CheckContext): Warning[] {
  const prose = text.replaceAll(UNTRANSLATED_MARK, ' ').replaceAll(/<[^<>]*>/g, ' ');
  const kept = keepListOf(source, facts);
  const wrong = splitSentences(prose, place.language).filter(({ text: sentence }) =>
    place.language === 'ja' ? isForeignToJapanese(sentence, kept) : isForeignToPortuguese(sentence, kept),
  );
  const first = wrong[0];
  if (!first) return [];
  const message = place.language === 'ja' ? 'Este trecho não está em japonês.' : 'Este trecho não está em português.';
  return [warn(place, 'wrong_language', message, { excerpt: first.text.slice(0, 80) })];
}

const LATIN_LETTERS_PER_JAPANESE = 2.5;

function isForeignToJapanese(sentence: string, kept: ReadonlySet<string>): boolean {
  const han = sentence.match(HAN)?.length ?? 0;
  if (!KANA.test(sentence) && han > 0) return CHINESE_ONLY.test(sentence) || (han >= 12 && CHINESE.test(sentence));
  if (KANA.test(sentence)) {
    // A sentence of Latin words with a little kana at its end is still not Japanese.
    const japanese = [...sentence].filter((sign) => JAPANESE.test(sign)).length;
    const foreign = foreignWords(sentence, kept).join('').length / LATIN_LETTERS_PER_JAPANESE;
    return foreign > japanese && foreignWords(sentence, kept).length >= 4;
  }
  return foreignWords(sentence, kept).length >= 4;
}

function foreignWords(sentence: string, kept: ReadonlySet<string>): string[] {
  const prose = sentence.replaceAll(/https?:\/\/\S+|\S+@\S+|[@#]\S+/g, ' ');
  return wordsOf(prose).filter((word) => word.length > 1 && !kept.has(word));
}

function isForeignToPortuguese(sentence: string, kept: ReadonlySet<string>): boolean {
  const letters = sentence.match(/\p{L}/gu)?.length ?? 0;
  const japanese = [...sentence].filter((sign) => JAPANESE.test(sign)).length;
  if (japanese > 0 && japanese * 3 > letters) return true;
  const words = foreignWords(sentence, kept);
  if (words.length < 4) return false;
  const folded = foldPortuguese(sentence);
  const portuguese = folded.match(PORTUGUESE_ONLY)?.length ?? 0;
  const spanish = folded.match(SPANISH_ONLY)?.length ?? 0;
  const english = folded.match(ENGLISH_ONLY)?.length ?? 0;
  return (spanish >= 2 && (folded.match(SPANISH)?.length ?? 0) > portuguese) || (english >= 2 && english > portuguese);
}
