import * as z from 'zod';
import { AppError } from '#domain/errors.ts';
import type { Warning } from '#domain/robots/warnings.ts';
import type { WrittenSentence } from '#domain/robots/written-sentence.ts';
import { SHEET_LIMITS, type Sheet } from '#domain/sheet/sheet.ts';
import { mapWords, wordsWithoutJapanese } from '#domain/sheet/wording/japanese-words.ts';
import type { ModelSession } from '#server/features/robots/model-session.ts';
import { withModel } from '#server/features/robots/model-session.ts';
import type { RobotCall } from '#server/features/robots/robot-queue.ts';
import { fromMarkup, toMarkup } from '#server/providers/translation/markup-text.ts';
import type { Translator } from '#server/providers/translation/translator.ts';
import type { Compose } from '#server/writer-threads/writer-pool.ts';
import { expectTranslations, JAPANESE } from './read-back.ts';

type Translated = { pt: string; ja: string };
export type FilledSheet = { sheet: Sheet; filled: Translated[] };
type Asker = { owner: string; signal: AbortSignal };

/** Translates each word separately, and drops those that the translator left unchanged. */
async function inJapanese(translator: Translator, words: readonly string[], asker: Asker): Promise<Translated[]> {
  const markup = words.map(toMarkup);
  const translated = await translator.translate({ direction: 'pt-ja', markup, context: '', ...asker });
  return words.flatMap((pt, at) => {
    const ja = fromMarkup(translated.markup[at] ?? '').replace(/。$/, '');
    return ja === '' || ja === pt ? [] : [{ pt, ja }];
  });
}

const japaneseSchema = z.object({ japanese: z.array(z.string()) });
const VOICE =
  'Você traduz do português do Brasil para o japonês de uma loja online. Traduza cada trecho fielmente, curto, sem completar e sem comentar; números, unidades, marcas e códigos ficam iguais.';

async function byModel({ quotation, ask }: ModelSession, words: readonly string[]): Promise<Translated[]> {
  const { japanese } = await ask({
    system: `${VOICE}\n\n${quotation.rule}`,
    prompt: [
      `Traduza os ${words.length} trechos citados, na mesma ordem: japanese tem exatamente ${words.length} itens.`,
      ...words.map((word, index) => quotation.quote(`trecho ${index + 1}`, word)),
    ].join('\n\n'),
    schema: japaneseSchema,
    maxTokens: 300 + words.join('').length * 3,
    check: (answer) => expectTranslations(answer.japanese, words.length),
  });
  return words.flatMap((pt, at) => {
    const ja = japanese[at]?.trim();
    return ja && JAPANESE.test(ja) ? [{ pt, ja }] : [];
  });
}

/** Words and short lines of a person, by the translator of this installation, else by its model. */
export async function translateWords(call: RobotCall, words: readonly string[]): Promise<Translated[]> {
  const { deps, actor, signal } = call;
  const { translator, ai } = deps.aiSettings.current();
  return deps.generations.run(actor.id, signal, () => {
    if (translator) return inJapanese(translator, words, { owner: actor.id, signal });
    if (ai) return withModel(call, ai, 'translate', (session) => byModel(session, words));
    throw new AppError('conflict', 'Nenhum tradutor está ligado neste servidor. Use “Copiar pedido”.');
  });
}

/** Fills missing Japanese values of the sheet by machine translation; the person should review them. */
export async function fillJapanese(
  translator: Translator,
  { sheet, compose }: { sheet: Sheet; compose: Compose },
  asker: Asker,
): Promise<FilledSheet> {
  const missing = wordsWithoutJapanese(await compose({ work: 'specification', input: sheet }));
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
