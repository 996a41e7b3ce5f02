import type { Writer } from '#contract/robots/robot-parts.ts';
import { splitSentences } from '#domain/robots/split-sentences.ts';
import { createModelSession } from '#server/features/robots/model-session.ts';
import { countFailure, providerOf, type RobotCall, translatingWriter } from '#server/features/robots/robot-call.ts';
import { openBudget } from '#server/features/robots/token-budget.ts';
import type { CurrentAi } from '#server/providers/ai-settings/live-settings.ts';
import { type Meanings, readWithModel, readWithService } from './read-back.ts';

type Reading = {
  writer: Writer;
  sentences: { text: string; meaning: string | null }[];
};

/** Any Japanese, such as a customer's message; nothing without a translator or a model. */
export async function readJapaneseText(call: RobotCall, text: string): Promise<Reading> {
  const { deps, actor } = call;
  const engines = deps.aiSettings.current();
  const writer: Writer = engines.ai ? 'model' : translatingWriter(engines);
  const labels = { robot: 'read', provider: providerOf(engines, writer) };
  const texts = splitSentences(text).map((span) => span.text);
  const stop = deps.metrics.robotDuration.startTimer(labels);
  try {
    const meanings = await deps.generations.run(actor.id, call.signal, () => readAll(call, engines, texts));
    const sentences = texts.map((sentence, index) => ({ text: sentence, meaning: meanings[index] ?? null }));
    return { writer, sentences };
  } catch (error) {
    countFailure(deps, labels, error);
    throw error;
  } finally {
    stop();
  }
}

async function readAll(
  { deps, actor, signal }: RobotCall,
  { ai, translator }: CurrentAi,
  texts: readonly string[],
): Promise<Meanings> {
  if (ai) {
    const budget = await openBudget(deps, actor.id, 'read');
    const session = { ai, budget, signal, progress: undefined, image: undefined, warn: () => {} };
    try {
      return await readWithModel(createModelSession(session), texts);
    } finally {
      await budget.settle();
    }
  }
  return translator ? readWithService(translator, texts, { owner: actor.id, signal }) : [];
}
