import { groupBy } from '#domain/group-by.ts';
import { countGraphemes } from '#domain/robots/text-length.ts';
import { fieldRow } from '#domain/sheet/all-fields.ts';
import type { FieldKey } from '#domain/sheet/field-keys.ts';
import { type FieldSentence, fieldSentencesOf } from '#domain/sheet/field-sentences.ts';
import type { Sheet } from '#domain/sheet/sheet.ts';
import type { Bilingual } from '#domain/text/bilingual.ts';

/** A field in Japanese running text: its sentence, followed by its limit. */
export type SheetSentence = { key: FieldKey; sentences: readonly Bilingual[]; isShort: boolean };

/** What a buyer looks for first; care instructions come last. */
const FIRST: readonly string[] =
  'functions insulation water_resistance heat_sources compatible_with runtime capacity net_content diameter width fabric material sizes colour'.split(
    ' ',
  );
const LAST: readonly string[] = ['safe_in', 'washing', 'care', 'contents', 'not_included'];
const rankOf = (key: FieldKey): number =>
  FIRST.includes(key) ? FIRST.indexOf(key) : FIRST.length + 1 + LAST.indexOf(key);

/** Statements for a kind of text, best first, and its fields that have no Japanese yet. */
export function sheetSentencesFor(sheet: Sheet, place: 'meta' | 'ad') {
  const meant = fieldSentencesOf(sheet)
    .filter(
      ({ key, sentenceForm }) =>
        sentenceForm !== 'before_name' && key !== 'product_type' && fieldRow(key).appears.includes(place),
    )
    .sort((a, b) => rankOf(a.key) - rankOf(b.key));
  const withoutJapanese = new Set(meant.filter(({ ja }) => ja === null).flatMap(({ keys }) => keys));
  return { sentences: meant.flatMap(toSheetSentences), withoutJapanese: [...withoutJapanese] };
}

function toSheetSentences({ key, sentenceForm, ja, pt, limit, inOne }: FieldSentence): SheetSentence[] {
  if (ja === null || limit?.ja === null) return [];
  const sentences = inOne ? [inOne] : [{ ja, pt }, ...(limit ? [{ ja: limit.ja, pt: limit.pt }] : [])];
  return [
    {
      key,
      sentences,
      isShort:
        sentenceForm === 'label_is_value' && sentences.length === 1 && /^[^、]*は[^、]*です。$/.test(inOne?.ja ?? ja),
    },
  ];
}

/** "食洗機では洗えません。": what the product cannot do, or does not have. */
export const isLack = ({ sentences }: SheetSentence): boolean => /ません。$/.test(sentences[0]?.ja ?? '');

const MOST_IN_ONE = 3;

/** Joins up to three short ones into one sentence: "直径は24cm、重量は約780gです。" */
export function joinSentences(all: readonly SheetSentence[]): Bilingual[] {
  const short = all.filter(({ isShort }) => isShort).flatMap(({ sentences }) => sentences);
  const merged = [...groupBy([...short.keys()], (at) => Math.floor(at / MOST_IN_ONE)).values()].map((places) => {
    const group = places.flatMap((at) => short[at] ?? []);
    const ja = group.map((one) => one.ja.replace(/です。$/, '')).join('、');
    return { ja: `${ja}です。`, pt: group.map(({ pt }) => pt).join(' ') };
  });
  return [...merged, ...all.filter(({ isShort }) => !isShort).flatMap(({ sentences }) => sentences)];
}

export const lengthOf = (sentences: readonly Bilingual[]): number =>
  countGraphemes(sentences.map(({ ja }) => ja).join(''));
