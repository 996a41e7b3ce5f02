import type { Writer } from '#contract/robot-parts.ts';
import { splitSentences } from '#domain/robots/split-sentences.ts';
import { type Meanings, readWithModel, readWithService } from './read-back.ts';
import { failureOf, providerOf, type RobotCall } from './robot-call.ts';
import { createScribe } from './scribe.ts';
import { openBudget } from './token-budget.ts';

type Reading = {
  writer: Writer;
  sentences: { text: string; meaning: string | null; words: { text: string; meaning: string }[] }[];
};

/** Any Japanese, a customer's message for instance, in Portuguese. Without a reader only common sentences and known words are explained. */
export async function readJapaneseText(call: RobotCall, text: string): Promise<Reading> {
  const { deps, actor } = call;
  const writer: Writer = deps.ai ? 'model' : deps.translator ? 'service' : 'composer';
  const texts = splitSentences(text).map((span) => span.text);
  const stop = deps.metrics.robotDuration.startTimer({ robot: 'read', provider: providerOf(deps, writer) });
  try {
    const meanings = await deps.generations.run(actor.id, call.signal, () => readAll(call, texts));
    const known = await deps.composers.composeInWorker(actor.id, { work: 'knownWords', input: texts });
    const sentences = texts.map((sentence, index) => ({
      text: sentence,
      meaning: meanings[index] ?? known[index]?.meaning ?? null,
      words: known[index]?.words ?? [],
    }));
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
    const desk = { ai: deps.ai, budget, signal, progress: undefined, image: undefined, warn: () => {} };
    try {
      return await readWithModel(createScribe(desk), texts);
    } finally {
      await budget.settle();
    }
  }
  return deps.translator ? readWithService(deps.translator, texts, signal) : [];
}
