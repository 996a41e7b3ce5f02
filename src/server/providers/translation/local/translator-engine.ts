import { constants, setPriority } from 'node:os';
import { type PairModel, startBergamot, type TranslateStep } from './bergamot.ts';

export type EngineRequest = { id: number; pairModels: readonly PairModel[]; markup: readonly string[] };
export type EngineReply = { id: number; texts: string[][] } | { id: number; error: string };

/** Lower priority than the server's requests. */
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
// The server has ended, so nobody waits for a reply.
process.on('disconnect', () => process.exit());

const engine = await startBergamot();
const loaded = new Map<string, TranslateStep>();

function translate({ pairModels, markup }: EngineRequest): string[][] {
  const texts: string[][] = [];
  for (const pairModel of pairModels) {
    const run = loaded.get(pairModel.model) ?? engine.load(pairModel);
    loaded.set(pairModel.model, run);
    texts.push(run(texts.at(-1) ?? markup));
  }
  return texts;
}

process.on('message', (request: EngineRequest) => {
  const { id } = request;
  let reply: EngineReply;
  try {
    reply = { id, texts: translate(request) };
  } catch (error) {
    reply = { id, error: error instanceof Error ? error.message : String(error) };
  }
  process.send?.(reply);
});
