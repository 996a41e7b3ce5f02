import { constants, setPriority } from 'node:os';
import { type Leg, startBergamot, type TranslateStep } from './bergamot.ts';

/** Messages to and from the engine's process. `texts` contains the output of each leg, in order. */
export type EngineRequest = { id: number; legs: readonly Leg[]; markup: readonly string[] };
export type EngineReply = { id: number; texts: string[][] } | { id: number; error: string };

/** Lower priority than the server's requests. */
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
// The server has ended, so nobody waits for a reply.
process.on('disconnect', () => process.exit());

const engine = await startBergamot();
const loaded = new Map<string, TranslateStep>();

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
