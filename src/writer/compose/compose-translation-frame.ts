import type { TranslationReply } from '#domain/robots/robot-replies.ts';
import type { Written, WrittenSentence } from '#domain/robots/written-sentence.ts';
import type { Sheet } from '#domain/sheet/sheet.ts';
import { productNameJa, specificationOf } from '#domain/sheet/specification.ts';
import { splitSentences } from '#writer/text/sentences.ts';
import { composeMeta, composeSlug } from './compose-meta.ts';

/** Of the product, beside its sheet: its Japanese name, and what a translator calls it in English. */
export type KnownNames = { nameJa?: string | undefined; english?: string | undefined };

/**
 * What the translator robot can say without any translator: 商品仕様, meta description and address from the sheet,
 * and the sentences of the source beside cells that wait for their Japanese.
 */
export function composeTranslationFrame(
  sheet: Sheet,
  source: string,
  { nameJa, english }: KnownNames = {},
): Written<TranslationReply> {
  const japaneseName = productNameJa(sheet, nameJa);
  const rows = specificationOf(sheet).flatMap(({ label, value, labelPt, valuePt }) =>
    value === null ? [] : [{ text: `${label}：${value}`, meaning: `${labelPt}: ${valuePt}` }],
  );
  const meta = composeMeta(sheet, nameJa);
  const written: WrittenSentence[] = rows.map((row) => ({ field: 'translation', index: 0, source: null, ...row }));
  const waiting: WrittenSentence[] = splitSentences(source, 'pt').map(({ text }) => ({
    field: 'translation',
    index: 0,
    source: text,
    text: '',
    meaning: null,
  }));
  return {
    translation: rows.map(({ text }) => text).join('\n'),
    meta_description: meta.isWritten ? meta.meta_description : (japaneseName ?? ''),
    url_slug: composeSlug(sheet, english),
    sentences: [...written, ...waiting, ...(meta.isWritten ? meta.sentences : [])],
  };
}
