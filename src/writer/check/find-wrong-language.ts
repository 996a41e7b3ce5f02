import {
  INTERNATIONAL_WORDS,
  PORTUGUESE_FUNCTION_WORDS,
  PORTUGUESE_VOCABULARY,
} from '#writer/data/words/latin-words.ts';
import { WORD_GROUPS } from '#writer/data/words/word-groups.ts';
import { wordFinders } from '#writer/text/find-words.ts';
import { foldChars } from '#writer/text/fold-chars.ts';
import { type CheckProblem, problemIn, quote } from './check-problem.ts';
import { count, type ParsedText } from './parsed-text.ts';

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const HAN = /\p{Script=Han}/gu;
const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/gu;
/** Characters and words that exist in Chinese but not in Japanese. */
const CHINESE =
  /[这們们产质还时间为个让从给说么过来对应该样经问现实际请头发长门开关鞋买卖车东轻单师图书电脑视频线网听见观点热爱亲无极简约净结构选择护肤级装饰]|您|的是|了解更多|我们|可以|非常|使用者|适合|適合|商品是|不是|是一/u;
const CHINESE_ONLY =
  /[这们产质还为个让从给说么过对样经问请头买卖车东轻师书电视频线网听见观亲简约净结构级装饰]|您|我们|非常|适合/u;
const SPANISH =
  /[¿¡ñ]|\b(?:el|los|las|muy|usted|ustedes|nuestro|nuestra|pero|hasta|y|del|tambien|ademas|calidad|diseno|ofrece|con|una|sin|hecho|mejor|siempre)\b/g;
const PORTUGUESE =
  /[ãõ]|\b(?:o|os|a|as|um|uma|do|da|dos|das|em|no|na|com|que|nao|voce|seu|sua|e|ao|pelo|pela|mais|muito|sem|ate|ele|ela|isso|para)\b/g;
const ENGLISH = /\b(?:the|and|with|for|your|you|this|that|is|are|of|to|it|from|our|perfect|made)\b/g;
/** A word with digits is a code: NATAL10. */
const LATIN_WORD = /(?<![0-9A-Za-z])[A-Za-zÀ-ÖØ-öø-ÿ][A-Za-zÀ-ÖØ-öø-ÿ'’-]*(?![0-9A-Za-zÀ-ÿ])/g;
const ADDRESS =
  /(?:https?:\/\/|www\.)[^\s<>\u3000-\u9FFF\uFF00-\uFFEF]+|(?<![\w.+-])[\w.+-]{1,64}@[\w.-]+|[#@][\w.]+|(?<![\w-])[\w-]{1,64}\.(?:com|net|jp|br|org|shop|store)\b[\w./-]*/gi;

/** Names in Latin letters that stay: from the sheet, from a label, or written as a name in the source. Folded. */
export function namesToKeep(source: string, names: readonly string[]): ReadonlySet<string> {
  const lines = source.normalize('NFC').trim().split('\n');
  const knownWords = new Set(names.flatMap(wordsOf));
  for (const line of lines) {
    const words = line.match(LATIN_WORD) ?? [];
    if (words.length === 0) continue;
    const isLabelled = /^\W*(?:marca|linha|modelo|brand|model|ref)\b[^:]{0,20}:/i.test(line);
    const isIngredients =
      /\b(?:inci|ingredientes|ingredients|composi[cç][aã]o)\b/i.test(line) && line.split(',').length > 2;
    const long = words.filter((word) => word.length > 3 && !PORTUGUESE_FUNCTION_WORDS.has(foldChars(word)));
    const capitals = long.filter((word) => /^[A-ZÀ-Ý]/.test(word));
    // "Garrafa Térmica Inox"; in "Pulseira inteligente Vita Band" the capitals are a name.
    const isTitle = capitals.length > 0.6 * long.length && capitals.includes(long[1] ?? '') && !/[.!?]\s*$/.test(line);
    for (const [, quoted = ''] of line.matchAll(/["“«]([^"”»\n]{2,60})["”»]/g))
      for (const word of wordsOf(quoted)) knownWords.add(word);
    if (isLabelled || isIngredients) for (const word of words) knownWords.add(foldChars(word));
    for (const [name] of isTitle ? [] : line.matchAll(NAME)) {
      // "em Preto": a capital alone makes no name of a product word.
      if (/^[^ ]+ (?!e )/.test(name) || isNamed(name)) for (const word of wordsOf(name)) knownWords.add(word);
    }
    for (const word of words) {
      const isName =
        /^[A-Z]{1,3}$|[a-z][A-Z]/.test(word) || (/^[A-Z]/.test(word) && !PORTUGUESE_VOCABULARY.has(foldChars(word)));
      if (isName && !/[ãõçáéíóúâêôà]/i.test(word)) knownWords.add(foldChars(word));
    }
  }
  return knownWords;
}

/** "da Cozinha da Vó": capitalised words inside a sentence, joined by particles. */
const NAME =
  /(?:(?<=[a-zà-ÿ] )|(?<=[,:–—“"«] [“"«]?)(?=[^ ]+ [A-ZÀ-Ýdeé&]))[A-ZÀ-Ý][\wÀ-ÿ'’-]{0,30}(?: (?:d[aeo]s? |e |& )?[A-ZÀ-Ý][\wÀ-ÿ'’-]{0,30}){0,5}/g;
const QUOTED = /[「『]([A-ZÀ-Ý][^「」『』]{1,40})[」』]/g;
const isNamed = (name: string): boolean =>
  wordsOf(name).some((word) => word.length > 3 && !PORTUGUESE_VOCABULARY.has(word));
const wordsOf = (text: string): string[] => (text.match(LATIN_WORD) ?? []).map(foldChars);

/** The first sentence in the wrong language. */
export function findWrongLanguage(text: ParsedText, knownWords: ReadonlySet<string>): CheckProblem[] {
  const wrong = text.pieces.find((piece) =>
    text.language === 'ja'
      ? isForeignToJapanese(piece.text, knownWords)
      : isForeignToPortuguese(piece.text, knownWords),
  );
  if (!wrong) return [];
  const message = text.language === 'ja' ? 'Este trecho não está em japonês.' : 'Este trecho não está em português.';
  return [problemIn('wrong_language', message, wrong.text, wrong.text.slice(0, 80))];
}

const LATIN_LETTERS_PER_JAPANESE = 2.5;

function isForeignToJapanese(sentence: string, knownWords: ReadonlySet<string>): boolean {
  const han = count(sentence, HAN);
  const hasKana = KANA.test(sentence);
  if (!hasKana && han > 0) return CHINESE_ONLY.test(sentence) || (han >= 12 && CHINESE.test(sentence));
  const foreign = foreignWords(sentence, knownWords);
  if (foreign.length < 4) return false;
  // Latin words with a little kana at the end are still not Japanese.
  return !hasKana || foreign.join('').length / LATIN_LETTERS_PER_JAPANESE > count(sentence, JAPANESE);
}

const foreignWords = (sentence: string, knownWords: ReadonlySet<string>): string[] =>
  wordsOf(sentence.replaceAll(ADDRESS, ' ')).filter((word) => word.length > 1 && !knownWords.has(word));

function isForeignToPortuguese(sentence: string, knownWords: ReadonlySet<string>): boolean {
  // It may contain a name in kanji or katakana.
  if (/\p{Script=Hiragana}.{0,3}\p{Script=Hiragana}/u.test(sentence)) return true;
  if (count(sentence, JAPANESE) * 3 > count(sentence, /\p{L}/gu)) return true;
  if (foreignWords(sentence, knownWords).length < 4) return false;
  return foldChars(sentence)
    .split(/[:–—]/)
    .some((part) => {
      const [portuguese, spanish, english] = [count(part, PORTUGUESE), count(part, SPANISH), count(part, ENGLISH)];
      return (
        (spanish >= 2 && spanish > portuguese / 2 && /[¿¡ñ]|\b(?:el|los|muy|y|con|pero|hasta)\b/.test(part)) ||
        (english >= 2 && english > portuguese)
      );
    });
}

const ENDING = /(?:mente|cao|coes|dade|dades|inho|inha|eiro|eira|agem|agens|avel|ivel|oso|osa|ados|adas|idos|idas)$/;

/** Several lower-case words are not a name. */
const SMALL_PHRASE = /(?<![0-9A-Za-zÀ-ÿ])[a-zà-ÿ]{3,}(?: [a-zà-ÿ]+)+(?![0-9A-Za-zÀ-ÿ])/g;

const LINE_START = /^[A-ZÀ-Ý][a-zà-ÿ]{4,}(?= [a-zà-ÿ])/gm;

/** Portuguese words left in a Japanese text. */
export function findLeftovers(text: ParsedText, source: string, knownWords: ReadonlySet<string>): CheckProblem[] {
  const words = source.normalize('NFC').match(LATIN_WORD) ?? [];
  // A capital at the start of a line makes no name.
  const starts = new Set(source.normalize('NFC').match(LINE_START)?.map(foldChars));
  const inSource = new Set(words.filter((word) => word === word.toLowerCase()).map(foldChars));
  const below = source
    .normalize('NFC')
    .trim()
    .replace(/^.*\n?/, '');
  const capitals = new Set(
    (below.match(LATIN_WORD) ?? []).filter((word) => word !== word.toLowerCase()).map(foldChars),
  );
  return text.pieces.flatMap((piece) => {
    if (!/[A-Za-zÀ-ÿ]/.test(piece.text)) return [];
    const plain = piece.text
      .replaceAll(ADDRESS, ' ')
      .replaceAll(QUOTED, (whole, name: string) => (source.includes(name) && isNamed(name) ? ' ' : whole));
    const phrases = (plain.match(SMALL_PHRASE) ?? []).filter((phrase) =>
      wordsOf(phrase).every((word) => word.length < 3 || !(knownWords.has(word) || INTERNATIONAL_WORDS.has(word))),
    );
    const left = (plain.match(LATIN_WORD) ?? []).filter(
      (word) => starts.has(word) || isLeft(word, knownWords, inSource, capitals),
    );
    return [...new Set(phrases.length > 0 ? phrases : left)].map((word) =>
      problemIn('leftover_portuguese', `${quote(word)} ficou em português.`, piece.text, word),
    );
  });
}

const findKinds = wordFinders(WORD_GROUPS).pt;
const isKind = (folded: string): boolean =>
  findKinds(folded).some(({ start, end }) => start === 0 && end === folded.length);

function isLeft(
  word: string,
  knownWords: ReadonlySet<string>,
  inSource: ReadonlySet<string>,
  capitals: ReadonlySet<string>,
): boolean {
  const form = foldChars(word);
  if (knownWords.has(form) || INTERNATIONAL_WORDS.has(form)) return false;
  const isSmall = word === word.toLowerCase();
  // "Tinta & Prumo", "Enraíza": a capital of the seller's may be a name; "Preto" is none.
  if (!isSmall && capitals.has(form)) return isKind(form);
  if (/[ãõçáéíóúâêôà]/i.test(word) || (isSmall && PORTUGUESE_FUNCTION_WORDS.has(form))) return true;
  if (form.length >= 6 && ENDING.test(form)) return true;
  return form.length >= 4 && ((isSmall && inSource.has(form)) || PORTUGUESE_VOCABULARY.has(form));
}

const KATAKANA = /[\p{Script=Katakana}ー]{3,}/gu;

/** Japanese words in a Portuguese text that neither sheet nor source has (`known`). */
export const findJapaneseWords = ({ pieces }: ParsedText, known: string): CheckProblem[] =>
  pieces.flatMap(({ text }) =>
    (text.match(KATAKANA) ?? [])
      .filter((word) => !known.includes(word))
      .map((word) => problemIn('wrong_language', `${quote(word)} não está em português.`, text, word)),
  );

/** Polite and plain sentences in one text: ですと and である. */
export function findMixedStyle({ pieces, language }: ParsedText): CheckProblem[] {
  if (language !== 'ja') return [];
  const polite = pieces.filter(({ text }) => /(?:です|ます|ました|ません|でした|ください|でしょう)[。！!]$/.test(text));
  const plain = pieces.find(({ text }) => /(?:である|であった|だった|(?<![んまた])だ)。$/.test(text));
  if (!plain || polite.length < 2) return [];
  return [problemIn('mixed_style', 'O texto mistura です/ます com である/だ.', plain.text, plain.text.slice(-12))];
}
