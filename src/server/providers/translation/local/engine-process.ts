import { createProcessPool } from '#server/process-pool.ts';
import type { PairModel } from './bergamot.ts';
import { ModelError } from './model-error.ts';

export type EngineProcess = {
  run(pairModels: readonly PairModel[], markup: readonly string[]): Promise<string[][]>;
  isRunning(): boolean;
  /** Frees its memory; the next request starts a new process. */
  end(): Promise<void>;
};

/** Includes loading the models. */
const DEADLINE_MS = 60_000;

export type EngineTimes = { deadlineMs?: number; idleMs?: number };
const IDLE_MS = 6 * 60_000;

/** `program` is the built translator-engine. */
export function createEngineProcess(
  program: URL,
  { deadlineMs = DEADLINE_MS, idleMs = IDLE_MS }: EngineTimes = {},
): EngineProcess {
  const open = () =>
    createProcessPool(program, {
      processes: 1,
      idleTimeout: idleMs,
      // The server's own options (memory, source maps, inspector) must not apply to it.
      execArgv: [],
      // Its name in a list of processes.
      argv: ['translator-engine'],
    });
  let pool = open();

  async function end(): Promise<void> {
    const ending = pool;
    pool = open();
    await ending.destroy();
  }

  return {
    async run(pairModels, markup) {
      try {
        const signal = AbortSignal.timeout(deadlineMs);
        const texts: string[][] = await pool.run({ pairModels, markup }, { signal, name: 'translate' });
        const isWhole = texts.length === pairModels.length && texts.every(({ length }) => length === markup.length);
        if (!isWhole) throw new Error('the engine answered with another number of sentences');
        return texts;
      } catch (cause) {
        await end();
        throw new ModelError('engine', cause);
      }
    },
    end,
    isRunning: () => pool.threads.length > 0,
  };
}
