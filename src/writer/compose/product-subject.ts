import { hashText } from '#domain/robots/seeded-random.ts';
import type { Written, WrittenSentence } from '#domain/robots/written-sentence.ts';
import type { FieldKey } from '#domain/sheet/field-keys.ts';
import { fieldSentencesOf } from '#domain/sheet/field-sentences.ts';
import { productType } from '#domain/sheet/product-types.ts';
import type { Sheet } from '#domain/sheet/sheet.ts';
import { productNameJa } from '#domain/sheet/specification.ts';
import type { Bilingual } from '#domain/text/bilingual.ts';
import { capitalise } from '#domain/text/capitalise.ts';
import { type GoodsSentences, goodsSentences } from '#writer/data/sentences/goods-sentences.ts';
import { agree, type Noun, nounOf } from './noun-agreement.ts';

/** The written text, or what is missing before it can be written: the composer never guesses and never says 商品. */
export type Composition<Reply> =
  | (Written<Reply> & {
      isWritten: true;
      /** Accepted fields left out of the text because they have no Japanese yet. */
      withoutJapanese: FieldKey[];
    })
  | { isWritten: false; missing: FieldKey[] };

/** The product as named in a text. */
export type Subject = {
  pt: string;
  noun: Noun;
  ja: string;
  /** Sentences for its kind of goods. */
  goods: GoodsSentences | undefined;
  /** Limit of the name itself: follows the sentence that names it. */
  limit: readonly Bilingual[];
};

/** The kind of product in the seller's words, without an article: "garrafa térmica". */
export function portugueseKind(sheet: Sheet): string | undefined {
  const entry = sheet.product_type?.value[0];
  const words = productType(entry?.choice)?.pt ?? entry?.pt?.trim();
  if (!words) return undefined;
  return words === words.toUpperCase() ? words.toLowerCase() : words;
}

export function subjectFrom(sheet: Sheet, pt: string, ja: string): Subject {
  const family = productType(sheet.product_type?.value[0]?.choice)?.family;
  const limit = fieldSentencesOf(sheet).find(({ key }) => key === 'product_type')?.limit;
  const limits = limit?.ja ? [{ pt: limit.pt, ja: limit.ja }] : [];
  return { pt, noun: nounOf(pt), ja, goods: goodsSentences(family), limit: limits };
}

const LONGEST_NAME = 24;
/** A shop title with signs and keywords is no name inside a sentence. */
const isPlainName = (name: string): boolean =>
  name.length <= LONGEST_NAME && !/[【】［］[\]★☆！!｜|/／、。]/u.test(name);

/** The product's own Japanese name, else its kind; undefined if neither is in Japanese. */
export function japaneseSubject(sheet: Sheet, nameJa: string | undefined): Subject | undefined {
  const own = nameJa && isPlainName(nameJa.trim()) ? nameJa : undefined;
  const ja = productNameJa(sheet, own) ?? productNameJa(sheet, nameJa);
  return ja === null ? undefined : subjectFrom(sheet, portugueseKind(sheet) ?? 'produto', ja);
}

/** Whether the name already says "ガラス製の", "デニム素材の". */
export const namesMaterial = ({ ja }: Subject, before: string): boolean =>
  ja.includes(before.replace(/(?:製|素材|入り)?の?$/, ''));

export function fill(template: Bilingual, { pt, noun, ja }: Subject): Bilingual {
  return {
    ja: template.ja.replaceAll('{ja}', () => ja),
    pt: agree(template.pt, noun)
      .replaceAll('{np}', () => pt)
      .replaceAll('{Np}', () => capitalise(pt)),
  };
}

/** The same sheet and request give the same text. */
export const seedOf = (sheet: Sheet, ...wishes: readonly (string | number)[]): number =>
  hashText(JSON.stringify([sheet, wishes], (key, value: unknown) => (key === 'acceptedAt' ? undefined : value)));

export const sentencesOf = (field: string, index: number, sentences: readonly Bilingual[]): WrittenSentence[] =>
  sentences.map(({ ja, pt }) => ({ field, index, source: null, text: ja, meaning: pt }));
