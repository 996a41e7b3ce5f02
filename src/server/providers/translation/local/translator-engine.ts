import { constants, setPriority } from 'node:os';
import { type PairModel, startBergamot, type TranslateStep } from './bergamot.ts';

/** Lower priority than the server's requests. */
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

const engine = await startBergamot();
const loaded = new Map<string, TranslateStep>();

type Request = { pairModels: readonly PairModel[]; markup: readonly string[] };

export function translate({ pairModels, markup }: Request): string[][] {
  const texts: string[][] = [];
  for (const pairModel of pairModels) {
    const run = loaded.get(pairModel.model) ?? engine.load(pairModel);
    loaded.set(pairModel.model, run);
    texts.push(run(texts.at(-1) ?? markup));
  }
  return texts;
}
