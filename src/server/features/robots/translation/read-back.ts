import * as z from 'zod';
import type { ModelSession } from '#server/features/robots/robot-job-types.ts';
import { fromMarkup, toMarkup } from '#server/providers/translation/markup-text.ts';
import type { Direction, Translator } from '#server/providers/translation/translator.ts';

const meaningsSchema = z.object({ meanings: z.array(z.string()) });
/** With more sentences in one answer a model starts to skip some. */
const PIECES = 40;
const DIRECTION: Direction = 'ja-pt';

/** The meaning of each Japanese sentence in Portuguese; null if unknown. */
export type Meanings = (string | null)[];

const VOICE = `Você traduz do japonês para o português do Brasil, para alguém que não lê japonês conferir o que está escrito. Traduza cada frase fielmente, sem melhorar, sem completar e sem comentar: números, unidades, marcas e códigos exatamente como estão; o que soar estranho no japonês soa estranho na tradução.`;

/** The model sees only the sentences, not their source. */
export async function readWithModel(session: ModelSession, sentences: readonly string[]): Promise<Meanings> {
  const { quotation } = session;
  const meanings: Meanings = [];
  for (let from = 0; from < sentences.length; from += PIECES) {
    const pieces = sentences.slice(from, from + PIECES);
    const reply = await session.ask({
      system: `${VOICE}\n\n${quotation.rule}`,
      prompt: [
        `Traduza as ${pieces.length} frases citadas, na mesma ordem: meanings tem exatamente ${pieces.length} itens, um por frase.`,
        ...pieces.map((piece, index) => quotation.quote(`frase ${index + 1}`, piece)),
      ].join('\n\n'),
      schema: meaningsSchema,
      maxTokens: 300 + pieces.join('').length * 2,
      check: (answer) =>
        answer.meanings.length === pieces.length
          ? []
          : [{ message: `São esperadas ${pieces.length} traduções.`, isTolerable: false }],
    });
    // An answer of another length cannot be aligned with the sentences.
    const fits = reply.meanings.length === pieces.length;
    meanings.push(...pieces.map((_, index) => (fits ? reply.meanings[index]?.trim() || null : null)));
  }
  return meanings;
}

export async function readWithService(
  translator: Translator,
  sentences: readonly string[],
  { owner, signal }: { owner: string; signal: AbortSignal },
): Promise<Meanings> {
  if (sentences.length === 0) return [];
  const { markup } = await translator.translate({
    direction: DIRECTION,
    markup: sentences.map((sentence) => toMarkup(sentence)),
    context: '',
    owner,
    signal,
  });
  return markup.map((piece) => (piece === null ? null : fromMarkup(piece).trim() || null));
}
