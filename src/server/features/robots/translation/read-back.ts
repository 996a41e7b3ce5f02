import * as z from 'zod';
import type { Writer } from '#contract/robots/shared-fields.ts';
import { splitSentences } from '#domain/robots/split-sentences.ts';
import type { WrittenSentence } from '#domain/robots/written-sentence.ts';
import { providerOf, translatingWriter } from '#server/features/robots/choose-writer.ts';
import type { ModelSession } from '#server/features/robots/model-session.ts';
import { createModelSession, withModel } from '#server/features/robots/model-session.ts';
import { noteFailure } from '#server/features/robots/robot-failures.ts';
import type { RobotJob, Texts, WriterSetup } from '#server/features/robots/robot-job-types.ts';
import { type RobotCall, runInQueue } from '#server/features/robots/robot-queue.ts';
import type { AiProblem } from '#server/providers/ai/ai-engine.ts';
import type { CurrentAi } from '#server/providers/ai-settings/live-settings.ts';
import { fromMarkup, toMarkup } from '#server/providers/translation/markup-text.ts';
import type { Translator } from '#server/providers/translation/translator.ts';

export const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;

const meaningsSchema = z.object({ meanings: z.array(z.string()) });
/** With more sentences in one answer a model starts to skip some. */
const PIECES = 40;

/** The meaning of each Japanese sentence in Portuguese; null if unknown. */
export type Meanings = (string | null)[];

const VOICE = `Você traduz do japonês para o português do Brasil, para alguém que não lê japonês conferir o que está escrito. Traduza cada frase fielmente, sem melhorar, sem completar e sem comentar: números, unidades, marcas e códigos exatamente como estão; o que soar estranho no japonês soa estranho na tradução.`;

export const expectTranslations = ({ length }: readonly string[], expected: number): AiProblem[] =>
  length === expected ? [] : [{ message: `São esperadas ${expected} traduções.`, isTolerable: false }];

/** The model sees only the sentences, not their source. */
export async function readWithModel({ quotation, ask }: ModelSession, sentences: readonly string[]): Promise<Meanings> {
  const meanings: Meanings = [];
  for (let from = 0; from < sentences.length; from += PIECES) {
    const pieces = sentences.slice(from, from + PIECES);
    const reply = await ask({
      system: `${VOICE}\n\n${quotation.rule}`,
      prompt: [
        `Traduza as ${pieces.length} frases citadas, na mesma ordem: meanings tem exatamente ${pieces.length} itens, um por frase.`,
        ...pieces.map((piece, index) => quotation.quote(`frase ${index + 1}`, piece)),
      ].join('\n\n'),
      schema: meaningsSchema,
      maxTokens: 300 + pieces.join('').length * 2,
      check: (answer) => expectTranslations(answer.meanings, pieces.length),
    });
    // An answer of another length cannot be aligned with the sentences.
    const fits = reply.meanings.length === pieces.length;
    meanings.push(...pieces.map((_, index) => (fits ? reply.meanings[index]?.trim() || null : null)));
  }
  return meanings;
}

async function readWithService(
  translator: Translator,
  sentences: readonly string[],
  { actor, signal }: RobotCall,
): Promise<Meanings> {
  if (sentences.length === 0) return [];
  const markup = sentences.map(toMarkup);
  const reply = await translator.translate({ direction: 'ja-pt', markup, context: '', owner: actor.id, signal });
  return reply.markup.map((piece) => (piece === null ? null : fromMarkup(piece).trim() || null));
}

/** Any Japanese, such as a customer's message; nothing without a translator or a model. */
export async function readJapanese(call: RobotCall, text: string) {
  const engines = call.deps.aiSettings.current();
  const writer: Writer = engines.ai ? 'model' : translatingWriter(engines);
  const texts = splitSentences(text).map((span) => span.text);
  const labels = { robot: 'read', provider: providerOf(engines, writer) };
  const meanings = await runInQueue(call, labels, () => readAll(call, engines, texts));
  return { writer, sentences: texts.map((sentence, index) => ({ text: sentence, meaning: meanings[index] ?? null })) };
}

async function readAll(call: RobotCall, { ai, translator }: CurrentAi, texts: readonly string[]): Promise<Meanings> {
  if (ai) return withModel(call, ai, 'read', (session) => readWithModel(session, texts));
  return translator ? readWithService(translator, texts, call) : [];
}

/** Adds missing meanings of sentences. If the back-translation fails, the text is still valid. */
export async function readBack<T extends Texts>(
  call: RobotCall,
  job: RobotJob<T>,
  sentences: WrittenSentence[],
  { writer, budget, engines }: WriterSetup,
): Promise<WrittenSentence[]> {
  const { deps, signal, progress } = call;
  const unread = sentences.filter(
    ({ field, text, meaning }) => meaning === null && job.japanese.includes(field) && JAPANESE.test(text),
  );
  // The browser reads its own text back; the local translator is slow, so only visible sentences are asked for.
  if (unread.length === 0 || ['browser', 'composer', 'local'].includes(writer)) return sentences;
  const { ai, translator, readsBack } = engines;
  const session = ai && budget && readsBack ? createModelSession({ ai, budget, signal }) : undefined;
  if (!session && translator?.provider === 'local') return sentences;
  progress?.stage('reading');
  const texts = unread.map(({ text }) => text);
  try {
    const byService = async () => (translator ? readWithService(translator, texts, call) : []);
    const meanings = await (session ? readWithModel(session, texts) : byService());
    const meaningOf = new Map(unread.map((sentence, index) => [sentence, meanings[index] ?? null]));
    return sentences.map((sentence) => ({ ...sentence, meaning: meaningOf.get(sentence) ?? sentence.meaning }));
  } catch (error) {
    if (signal.aborted) throw error;
    noteFailure(deps, { robot: 'read', provider: providerOf(engines, writer) }, error);
    return sentences;
  }
}
