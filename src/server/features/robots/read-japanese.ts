import type { Writer } from '#contract/robot-parts.ts';
import { splitSentences } from '#domain/robots/split-sentences.ts';
import { createModelSession } from './model-session.ts';
import { type Meanings, readWithModel, readWithService } from './read-back.ts';
import { failureOf, providerOf, type RobotCall, translatingWriter } from './robot-call.ts';
import { openBudget } from './token-budget.ts';

type Reading = {
  writer: Writer;
  sentences: { text: string; meaning: string | null }[];
};

/** Any Japanese, a customer's message for instance, in Portuguese. Without a translator or a model nothing is explained. */
export async function readJapaneseText(call: RobotCall, text: string): Promise<Reading> {
  const { deps, actor } = call;
  const writer: Writer = deps.ai ? 'model' : translatingWriter(deps);
  const texts = splitSentences(text).map((span) => span.text);
  const stop = deps.metrics.robotDuration.startTimer({ robot: 'read', provider: providerOf(deps, writer) });
  try {
    const meanings = await deps.generations.run(actor.id, call.signal, () => readAll(call, texts));
    const sentences = texts.map((sentence, index) => ({ text: sentence, meaning: meanings[index] ?? null }));
    return { writer, sentences };
  } catch (error) {
    const labels = { robot: 'read', provider: providerOf(deps, writer), failure: failureOf(error) };
    deps.metrics.robotFailures.inc(labels);
    throw error;
  } finally {
    stop();
  }
}

async function readAll({ deps, actor, signal }: RobotCall, texts: readonly string[]): Promise<Meanings> {
  if (deps.ai) {
    const budget = await openBudget(deps, actor.id, 'read');
    const session = { ai: deps.ai, budget, signal, progress: undefined, image: undefined, warn: () => {} };
    try {
      return await readWithModel(createModelSession(session), texts);
    } finally {
      await budget.settle();
    }
  }
  return deps.translator ? readWithService(deps.translator, texts, { owner: actor.id, signal }) : [];
}
