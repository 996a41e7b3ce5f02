import { AppError } from '#domain/errors.ts';
import type { Warning } from '#domain/robots/warnings.ts';
import type { WrittenSentence } from '#domain/robots/written-sentence.ts';
import { mapWords } from '#domain/sheet/map-words.ts';
import { SHEET_LIMITS, type Sheet } from '#domain/sheet/sheet.ts';
import { specificationOf } from '#domain/sheet/specification.ts';
import type { RobotCall } from '#server/features/robots/robot-call.ts';
import { fromMarkup, toMarkup } from '#server/providers/translation/markup-text.ts';
import type { Translator } from '#server/providers/translation/translator.ts';

type Said = { pt: string; ja: string };
export type FilledSheet = { sheet: Sheet; filled: Said[] };
type Asker = { owner: string; signal: AbortSignal };

/** Translates each word separately, and drops those that the translator left unchanged. */
async function inJapanese(translator: Translator, words: readonly string[], asker: Asker): Promise<Said[]> {
  const markup = words.map(toMarkup);
  const translated = await translator.translate({ direction: 'pt-ja', markup, context: '', ...asker });
  return words.flatMap((pt, at) => {
    const ja = fromMarkup(translated.markup[at] ?? '').replace(/。$/, '');
    return ja === '' || ja === pt ? [] : [{ pt, ja }];
  });
}

/** For filling all Japanese values of a sheet at once. */
export async function translateWordsFor({ deps, actor, signal }: RobotCall, words: readonly string[]): Promise<Said[]> {
  const { translator } = deps.aiSettings.current();
  if (!translator) throw new AppError('conflict', 'Nenhum tradutor está ligado neste servidor. Use “Copiar pedido”.');
  return deps.generations.run(actor.id, signal, () => inJapanese(translator, words, { owner: actor.id, signal }));
}

/** Fills missing Japanese values of the sheet by machine translation; the person should review them. */
export async function fillJapanese(translator: Translator, sheet: Sheet, asker: Asker): Promise<FilledSheet> {
  const missing = [...new Set(specificationOf(sheet).flatMap((row) => row.missing.map(({ pt }) => pt)))];
  if (missing.length === 0) return { sheet, filled: [] };
  const filled = await inJapanese(translator, missing.slice(0, SHEET_LIMITS.translatedWords), asker);
  const japaneseOf = new Map(filled.map(({ pt, ja }) => [pt, ja]));
  return {
    sheet: mapWords(sheet, (words) => {
      const ja = words.ja ? undefined : japaneseOf.get(words.pt);
      return ja ? { ...words, ja, translated: true } : words;
    }),
    filled,
  };
}

/** One warning for each sentence with such words. */
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
