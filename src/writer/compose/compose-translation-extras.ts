import { type TranslationReply, URL_SLUG_MAX_CHARS } from '#domain/robots/robot-options.ts';
import { seededRandom, shuffled } from '#domain/robots/seeded-random.ts';
import { fullWidthLength } from '#domain/robots/text-length.ts';
import type { Written } from '#domain/robots/written-sentence.ts';
import { sheetOfSuggestions } from '#domain/sheet/accept-suggestions.ts';
import type { FieldKey } from '#domain/sheet/field-keys.ts';
import { fieldSentencesOf } from '#domain/sheet/field-sentences.ts';
import { productType } from '#domain/sheet/product-types.ts';
import type { Sheet } from '#domain/sheet/sheet.ts';
import { specificationOf } from '#domain/sheet/specification.ts';
import type { Bilingual } from '#domain/text/bilingual.ts';
import { capitalise } from '#domain/text/capitalise.ts';
import { foldText } from '#domain/text/fold-text.ts';
import { META_FILLERS, META_PRESENTATION } from '#writer/data/sentences/sentence-templates.ts';
import { suggestFields } from '#writer/suggest/suggest-fields.ts';
import { splitSentencesAndCells } from '#writer/text/sentences.ts';
import type { Composition, Subject } from './product-subject.ts';
import { fill, japaneseSubject, namesMaterial, portugueseKind, seedOf, sentencesOf } from './product-subject.ts';
import { joinSentences, lengthOf, type SheetSentence, sheetSentencesFor } from './sheet-sentences.ts';

/** Names of the product beside its sheet: the Japanese name, and a machine-translated English one. */
export type KnownNames = { nameJa?: string | undefined; english?: string | undefined };

/** The translator's reply without a translator: what the sheet gives, and source sentences with empty Japanese. */
export function composeTranslationExtras(
  sheet: Sheet,
  source: string,
  { nameJa, english }: KnownNames = {},
): Written<TranslationReply> {
  const rows = specificationOf(sheet).flatMap(({ label, value, labelPt, valuePt }) =>
    value === null ? [] : [{ ja: `${label}：${value}`, pt: `${labelPt}: ${valuePt}`, value: wordsOf(valuePt) }],
  );
  const composed = composeMeta(sheet, nameJa);
  const meta = composed.isWritten ? composed : { meta_description: '', sentences: [] };
  const left = new Set(rows);
  const own = splitSentencesAndCells(source, 'pt').map(({ text }) => {
    const wordings = [wordsOf(text), wordsOf(readAsRow(text))];
    // A sentence that says no more than a row of the sheet has its Japanese from it.
    const row = [...left].find(({ pt, value }) =>
      wordings.some((words) => isWithin(value, words) && isWithin(words, wordsOf(pt))),
    );
    if (row) left.delete(row);
    return { field: 'translation', index: 0, source: text, text: row?.ja ?? '', meaning: row?.pt ?? null };
  });
  const sentences = [...own, ...sentencesOf('translation', 0, [...left])];
  return {
    translation: sentences.flatMap(({ text }) => text || []).join('\n'),
    meta_description: meta.meta_description,
    url_slug: composeSlug(sheet, english),
    sentences: [...sentences, ...meta.sentences],
  };
}

const wordsOf = (text: string): readonly string[] => foldText(text).match(/\p{L}+|\p{N}+/gu) ?? [];
const isWithin = (some: readonly string[], all: readonly string[]) => some.every((one) => all.includes(one));

/** "Cores: preto e branco" as the sheet writes it: "Cor: preto, branco"; empty if the line says more than one row. */
function readAsRow(line: string): string {
  const whole = suggestFields(line).filter(({ words }) => String(wordsOf(words)) === String(wordsOf(line)));
  const [row, ...others] = specificationOf(sheetOfSuggestions(whole, ''));
  return row && others.length === 0 ? `${row.labelPt}: ${row.valuePt}` : '';
}

const LENGTH = { min: 80, max: 115 };
/** Counted as the check of the finished text counts. */
const isShort = (sentences: readonly Bilingual[]): boolean =>
  fullWidthLength(sentences.map(({ ja }) => ja).join('')) < LENGTH.min;
const MOST_BEFORE_NAME = 2;

/** The product with up to two of its sentences before its name, then others while they fit; at most one sentence fills it up. */
export function composeMeta(sheet: Sheet, nameJa?: string): Composition<{ meta_description: string }> {
  const subject = japaneseSubject(sheet, nameJa);
  if (!subject) return { isWritten: false, missing: ['product_type'] };
  const { opening, keys } = openingOf(sheet, subject);
  const { sentences: first, withoutJapanese } = sheetSentencesFor(sheet, 'meta');
  const all = [...first, ...sheetSentencesFor(sheet, 'ad').sentences].filter(
    ({ key }, index, list) => !keys.includes(key) && list.findIndex((other) => other.key === key) === index,
  );
  const chosen: SheetSentence[] = [];
  for (const one of all) if (lengthOf([...opening, ...joinSentences([...chosen, one])]) <= LENGTH.max) chosen.push(one);
  const sentences = [...opening, ...joinSentences(chosen)];
  const fillers = shuffled(META_FILLERS, seededRandom(seedOf(sheet)))
    .map((template) => fill(template, subject))
    .filter((one) => lengthOf([...sentences, one]) <= LENGTH.max);
  const filler = isShort(sentences) && (fillers.find((one) => !isShort([...sentences, one])) ?? fillers[0]);
  if (filler) sentences.push(filler);
  return {
    isWritten: true,
    meta_description: sentences.map(({ ja }) => ja).join(''),
    sentences: sentencesOf('meta_description', 0, sentences),
    withoutJapanese,
  };
}

/** Names that already contain the target group. */
const SAYS_FOR_WHOM =
  /レディース|メンズ|ユニセックス|女性|男性|男女|子ども|子供|こども|キッズ|ベビー|赤ちゃん|大人|犬|猫|ペット/;

/** "直径24cm、容量1Lの鍋です。" */
function openingOf(sheet: Sheet, subject: Subject): { opening: Bilingual[]; keys: FieldKey[] } {
  const before = fieldSentencesOf(sheet)
    .filter(
      ({ key, sentenceForm, ja }) =>
        sentenceForm === 'before_name' &&
        ja !== null &&
        !(key === 'for_whom' && SAYS_FOR_WHOM.test(subject.ja)) &&
        !(key === 'material' && namesMaterial(subject, ja)),
    )
    .slice(0, MOST_BEFORE_NAME);
  const named = {
    ja: `${before.map(({ ja }) => ja?.slice(0, -1)).join('、')}の${subject.ja}です。`,
    pt: `${capitalise([subject.pt, ...before.map(({ pt }) => pt)].join(' '))}.`,
  };
  const opening = before.length > 0 ? named : fill(META_PRESENTATION, subject);
  return { opening: [opening, ...subject.limit], keys: before.map(({ key }) => key) };
}

const SIZES: readonly FieldKey[] = ['capacity', 'diameter', 'net_content'];
const MOST_WORDS = 6;

/** English slug of the kind of product with its size; `english` is a machine translation for an unknown kind. */
export function composeSlug(sheet: Sheet, english?: string): string {
  const type = productType(sheet.product_type?.value[0]?.choice);
  const words = slugWords(type?.key ?? english ?? portugueseKind(sheet) ?? '').slice(0, MOST_WORDS - 1);
  const size = SIZES.flatMap((key) => sheet[key]?.value[0]?.amount ?? []).find(({ to }) => to === undefined);
  const all = [...words, ...(size && words.length > 0 ? slugWords(`${size.number}${size.unit}`) : [])];
  while (all.join('-').length > URL_SLUG_MAX_CHARS) all.pop();
  return all.length > 0 ? all.join('-') : `item-${seedOf(sheet).toString(36)}`;
}

const slugWords = (text: string): string[] => foldText(text).match(/[a-z0-9]+/g) ?? [];
