import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { PairModel } from './bergamot.ts';
import { ModelError } from './model-error.ts';
import type { EngineReply, EngineRequest } from './translator-engine.ts';

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
  let child: ChildProcess | undefined;
  let lastId = 0;
  let idle: NodeJS.Timeout | undefined;

  function start(): ChildProcess {
    // The server's own options (memory, source maps, inspector) must not apply to it.
    const started = fork(fileURLToPath(program), { execArgv: [], stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
    started.once('exit', () => {
      if (child === started) child = undefined;
    });
    started.on('error', () => undefined);
    return started;
  }

  async function end(): Promise<void> {
    clearTimeout(idle);
    const ending = child;
    child = undefined;
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return;
    const ended = once(ending, 'exit');
    ending.kill('SIGKILL');
    await ended;
  }

  async function run(pairModels: readonly PairModel[], markup: readonly string[]): Promise<string[][]> {
    clearTimeout(idle);
    child ??= start();
    lastId += 1;
    const request: EngineRequest = { id: lastId, pairModels, markup };
    try {
      const reply = await ask(child, request, deadlineMs);
      if ('error' in reply) throw new Error(reply.error);
      const isWhole =
        reply.texts.length === pairModels.length && reply.texts.every(({ length }) => length === markup.length);
      if (!isWhole) throw new Error('the engine answered with another number of sentences');
      idle = setTimeout(() => void end(), idleMs);
      idle.unref();
      return reply.texts;
    } catch (cause) {
      await end();
      throw new ModelError('engine', cause);
    }
  }

  return { run, end, isRunning: () => child !== undefined };
}

function ask(child: ChildProcess, request: EngineRequest, deadlineMs: number): Promise<EngineReply> {
  return new Promise((resolve, reject) => {
    const settle = (done: () => void) => {
      clearTimeout(timer);
      child.off('message', hear);
      child.off('exit', leave);
      done();
    };
    const hear = (reply: EngineReply) => {
      if (reply.id === request.id) settle(() => resolve(reply));
    };
    const leave = () => settle(() => reject(new Error('the engine ended')));
    const timer = setTimeout(() => settle(() => reject(new Error('the engine took too long'))), deadlineMs);
    child.on('message', hear);
    child.once('exit', leave);
    child.send(request, (error) => error && settle(() => reject(error)));
  });
}
