import type { WrittenSentence } from '#domain/robots/written-sentence.ts';
import { createModelSession } from './model-session.ts';
import { readWithModel, readWithService } from './read-back.ts';
import { type Hands, noteFailure, providerOf, type RobotCall } from './robot-call.ts';
import type { RobotJob, Texts } from './robot-job.ts';

const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;

/** What each sentence says, where its writer did not tell. A text that cannot be read back is still a text. */
export async function readSentences<T extends Texts>(
  { deps, signal, progress }: RobotCall,
  job: RobotJob<T>,
  sentences: WrittenSentence[],
  { writer, budget, engines }: Hands,
): Promise<WrittenSentence[]> {
  const unread = sentences.filter(
    ({ field, text, meaning }) => meaning === null && job.japanese.includes(field) && JAPANESE.test(text),
  );
  // The browser that wrote can read too, without sending anything anywhere.
  if (unread.length === 0 || writer === 'browser' || writer === 'composer') return sentences;
  const { ai, translator, readsBack } = engines;
  progress?.stage('reading');
  const texts = unread.map(({ text }) => text);
  try {
    const silent = { progress: undefined, image: undefined, warn: () => {} };
    const meanings =
      ai && budget && readsBack
        ? await readWithModel(createModelSession({ ai, budget, signal, ...silent }), texts)
        : translator
          ? await readWithService(translator, texts, signal)
          : [];
    const meaningOf = new Map(unread.map((sentence, index) => [sentence, meanings[index] ?? null]));
    return sentences.map((sentence) => ({ ...sentence, meaning: meaningOf.get(sentence) ?? sentence.meaning }));
  } catch (error) {
    if (signal.aborted) throw error;
    noteFailure(deps, { robot: 'read', provider: providerOf(engines, writer) }, error);
    return sentences;
  }
}
