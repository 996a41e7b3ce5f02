import { constants, setPriority } from 'node:os';
import { type Leg, startBergamot, type TranslateLeg } from './bergamot.ts';

/** To the engine's process, and back from it. `texts` holds what each leg made of the pieces, in order. */
export type EngineRequest = { id: number; legs: readonly Leg[]; markup: readonly string[] };
export type EngineReply = { id: number; texts: string[][] } | { id: number; error: string };

/** Requests of people go first. */
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
// Without the server nobody waits for an answer.
process.on('disconnect', () => process.exit());

const engine = await startBergamot();
const loaded = new Map<string, TranslateLeg>();

function translate({ legs, markup }: EngineRequest): string[][] {
  const texts: string[][] = [];
  for (const leg of legs) {
    const run = loaded.get(leg.model) ?? engine.load(leg);
    loaded.set(leg.model, run);
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
