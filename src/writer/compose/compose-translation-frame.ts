import type { TranslationReply } from '#domain/robots/robot-options.ts';
import type { Written, WrittenSentence } from '#domain/robots/written-sentence.ts';
import type { Sheet } from '#domain/sheet/sheet.ts';
import { productNameJa, specificationOf } from '#domain/sheet/specification.ts';
import { splitSentences } from '#writer/text/sentences.ts';
import { composeMeta, composeSlug } from './compose-meta.ts';

/** Names of the product beside its sheet: the Japanese name, and a machine-translated English one. */
export type KnownNames = { nameJa?: string | undefined; english?: string | undefined };

/** The translator's reply without a translator: what the sheet gives, and source sentences with empty Japanese. */
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
  const waiting = splitSentences(source, 'pt').map(
    ({ text }): WrittenSentence => ({ field: 'translation', index: 0, source: text, text: '', meaning: null }),
  );
  return {
    translation: rows.map(({ text }) => text).join('\n'),
    meta_description: meta.isWritten ? meta.meta_description : (japaneseName ?? ''),
    url_slug: composeSlug(sheet, english),
    sentences: [...written, ...waiting, ...(meta.isWritten ? meta.sentences : [])],
  };
}
