import type { Warning } from '#domain/robots/warnings.ts';
import type { WrittenSentence } from '#domain/robots/written-sentence.ts';
import { mapWords } from '#domain/sheet/map-words.ts';
import type { Sheet } from '#domain/sheet/sheet.ts';
import { specificationOf } from '#domain/sheet/specification.ts';
import { fromMarkup, toMarkup } from '#server/providers/translation/markup-text.ts';
import type { Translator } from '#server/providers/translation/translator.ts';

export type FilledSheet = { sheet: Sheet; filled: { pt: string; ja: string }[] };

/** More free values than a text could tell. */
const MOST_WORDS = 60;

/** The sheet with a machine's Japanese where nobody gave any: a draft of words to be looked at. */
export async function fillJapanese(
  translator: Translator,
  sheet: Sheet,
  { owner, signal }: { owner: string; signal: AbortSignal },
): Promise<FilledSheet> {
  const missing = [...new Set(specificationOf(sheet).flatMap((row) => row.missing.map(({ pt }) => pt)))];
  const asked = missing.slice(0, MOST_WORDS);
  if (asked.length === 0) return { sheet, filled: [] };
  const { markup } = await translator.translate({
    direction: 'pt-ja',
    markup: asked.map(toMarkup),
    context: '',
    owner,
    signal,
  });
  const filled = asked.flatMap((pt, at) => {
    const ja = fromMarkup(markup[at] ?? '').replace(/。$/, '');
    return ja === '' || ja === pt ? [] : [{ pt, ja }];
  });
  const japaneseOf = new Map(filled.map(({ pt, ja }) => [pt, ja]));
  return {
    sheet: mapWords(sheet, (words) => {
      const ja = words.ja ? undefined : japaneseOf.get(words.pt);
      return ja ? { ...words, ja, translated: true } : words;
    }),
    filled,
  };
}

/** One for each sentence that says such words. */
export const warnOfFilled = (filled: FilledSheet['filled'], sentences: readonly WrittenSentence[]): Warning[] =>
  sentences.flatMap(({ field, index, text }) =>
    filled
      .filter(({ ja }) => text.includes(ja))
      .map(({ pt, ja }) => ({
        code: 'machine_words' as const,
        field,
        index,
        excerpt: ja,
        sentence: text,
        message: `“${pt}” veio do tradutor deste servidor.`,
      })),
  );
