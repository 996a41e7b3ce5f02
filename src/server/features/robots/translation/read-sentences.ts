import type { WrittenSentence } from '#domain/robots/written-sentence.ts';
import { createModelSession } from '#server/features/robots/model-session.ts';
import { noteFailure, providerOf, type RobotCall, type WriterSetup } from '#server/features/robots/robot-call.ts';
import type { RobotJob, Texts } from '#server/features/robots/robot-job-types.ts';
import { readWithModel, readWithService } from './read-back.ts';

const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;

/** Adds missing meanings of sentences. If the back-translation fails, the text is still valid. */
export async function readSentences<T extends Texts>(
  { deps, actor, signal, progress }: RobotCall,
  job: RobotJob<T>,
  sentences: WrittenSentence[],
  { writer, budget, engines }: WriterSetup,
): Promise<WrittenSentence[]> {
  const unread = sentences.filter(
    ({ field, text, meaning }) => meaning === null && job.japanese.includes(field) && JAPANESE.test(text),
  );
  // The browser reads its own text back; the local translator is slow, so only visible sentences are asked for.
  if (unread.length === 0 || ['browser', 'composer', 'local'].includes(writer)) return sentences;
  const { ai, translator, readsBack } = engines;
  const byModel = ai && budget && readsBack ? { ai, budget } : undefined;
  if (!byModel && translator?.provider === 'local') return sentences;
  progress?.stage('reading');
  const texts = unread.map(({ text }) => text);
  try {
    const silent = { progress: undefined, image: undefined, warn: () => {} };
    const meanings = byModel
      ? await readWithModel(createModelSession({ ...byModel, signal, ...silent }), texts)
      : translator
        ? await readWithService(translator, texts, { owner: actor.id, signal })
        : [];
    const meaningOf = new Map(unread.map((sentence, index) => [sentence, meanings[index] ?? null]));
    return sentences.map((sentence) => ({ ...sentence, meaning: meaningOf.get(sentence) ?? sentence.meaning }));
  } catch (error) {
    if (signal.aborted) throw error;
    noteFailure(deps, { robot: 'read', provider: providerOf(engines, writer) }, error);
    return sentences;
  }
}
