import type { Writer } from '#contract/robot-parts.ts';
import type { WrittenSentence } from '#domain/robots/written-sentence.ts';
import { createModelSession } from './model-session.ts';
import { readWithModel, readWithService } from './read-back.ts';
import { noteFailure, providerOf, type RobotCall } from './robot-call.ts';
import type { RobotJob, Texts } from './robot-job.ts';
import type { Budget } from './token-budget.ts';

const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;

type Unread = { writer: Writer; sentences: WrittenSentence[]; budget: Budget | undefined };

/** What each sentence says, where its writer did not tell. A text that cannot be read back is still a text. */
export async function readSentences<T extends Texts>(
  { deps, actor, signal, progress }: RobotCall,
  job: RobotJob<T>,
  { writer, sentences, budget }: Unread,
): Promise<WrittenSentence[]> {
  const unread = sentences.filter(
    ({ field, text, meaning }) => meaning === null && job.japanese.includes(field) && JAPANESE.test(text),
  );
  // The browser that wrote can read too, without sending anything anywhere. The local translator takes its time with
  // each sentence: it reads what is on screen, when the page asks.
  if (unread.length === 0 || ['browser', 'composer', 'local'].includes(writer)) return sentences;
  progress?.stage('reading');
  const texts = unread.map(({ text }) => text);
  try {
    const silent = { progress: undefined, image: undefined, warn: () => {} };
    const meanings =
      deps.ai && budget
        ? await readWithModel(createModelSession({ ai: deps.ai, budget, signal, ...silent }), texts)
        : deps.translator
          ? await readWithService(deps.translator, texts, { owner: actor.id, signal })
          : [];
    const meaningOf = new Map(unread.map((sentence, index) => [sentence, meanings[index] ?? null]));
    return sentences.map((sentence) => ({ ...sentence, meaning: meaningOf.get(sentence) ?? sentence.meaning }));
  } catch (error) {
    if (signal.aborted) throw error;
    noteFailure(deps, { robot: 'read', provider: providerOf(deps, writer) }, error);
    return sentences;
  }
}
