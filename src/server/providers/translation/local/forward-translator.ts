import cluster, { type Worker } from 'node:cluster';
import { join } from 'node:path';
import { AppError, type ErrorCode } from '#domain/errors.ts';
import type { Config } from '#server/config.ts';
import { createLocalTranslator, type LocalEvent, type LocalJob, type LocalTranslator } from './local-translator.ts';
import { readModelList } from './model-files.ts';

/** With several workers only the first process has a translator, and the workers send it their calls. */
type Call =
  | { method: 'translate'; job: LocalJob }
  | { method: 'status' }
  | { method: 'startFetch' }
  | { method: 'remove' }
  | { method: 'selfTest' };

type Message =
  | { kind: 'translator-call'; id: number; call: Call }
  | { kind: 'translator-left'; id: number }
  | { kind: 'translator-event'; id: number; event: LocalEvent }
  | { kind: 'translator-done'; id: number; result: unknown }
  | { kind: 'translator-failed'; id: number; code: ErrorCode; message: string };

const isMessage = (value: unknown): value is Message =>
  typeof value === 'object' && value !== null && 'kind' in value && String(value.kind).startsWith('translator-');

const ignore = () => undefined;

export function answerWorkers(translator: LocalTranslator): void {
  const running = new Map<string, AbortController>();

  cluster.on('message', (worker: Worker, message: unknown) => {
    if (!isMessage(message)) return;
    const key = `${worker.id} ${message.id}`;
    if (message.kind === 'translator-left') running.get(key)?.abort();
    if (message.kind !== 'translator-call') return;
    const { id, call } = message;
    const leaving = new AbortController();
    running.set(key, leaving);
    const send = (reply: Message) => {
      if (worker.isConnected()) worker.send(reply, undefined, undefined, ignore);
    };
    const sendEvent = (event: LocalEvent) => send({ kind: 'translator-event', id, event });
    answer(translator, call, leaving.signal, sendEvent)
      .then(
        (result) => send({ kind: 'translator-done', id, result }),
        (error: unknown) => {
          const { code, message: words } = error instanceof AppError ? error : new AppError('internal', '');
          send({ kind: 'translator-failed', id, code, message: words });
        },
      )
      .finally(() => running.delete(key));
  });

  cluster.on('exit', ({ id }) => {
    for (const [key, leaving] of running) if (key.startsWith(`${id} `)) leaving.abort();
  });
}

function answer(
  translator: LocalTranslator,
  call: Call,
  signal: AbortSignal,
  tell: (event: LocalEvent) => void,
): Promise<unknown> {
  if (call.method === 'translate') return translator.translate(call.job, signal, tell);
  return call.method === 'selfTest' ? translator.selfTest(signal) : translator[call.method]();
}

export function forwardToFirstProcess(): LocalTranslator {
  const waiting = new Map<number, (message: Message) => void>();
  let lastId = 0;

  process.on('message', (message: unknown) => {
    if (isMessage(message)) waiting.get(message.id)?.(message);
  });

  /** The first process replies with the result of its own translator's method. */
  function ask<T>(call: Call, signal?: AbortSignal, tell?: (event: LocalEvent) => void): Promise<T> {
    lastId += 1;
    const id = lastId;
    const leave = () => process.send?.({ kind: 'translator-left', id } satisfies Message, undefined, undefined, ignore);
    signal?.addEventListener('abort', leave, { once: true });
    return new Promise<T>((resolve, reject) => {
      waiting.set(id, (message) => {
        if (message.kind === 'translator-event') tell?.(message.event);
        if (message.kind === 'translator-done') resolve(message.result as T);
        if (message.kind === 'translator-failed') reject(new AppError(message.code, message.message));
      });
      process.send?.({ kind: 'translator-call', id, call } satisfies Message, undefined, undefined, (error) => {
        if (error)
          reject(new AppError('unavailable', 'O tradutor deste servidor parou de responder.', { cause: error }));
      });
      if (signal?.aborted) leave();
    }).finally(() => {
      waiting.delete(id);
      signal?.removeEventListener('abort', leave);
    });
  }

  return {
    status: () => ask({ method: 'status' }),
    startFetch: () => ask({ method: 'startFetch' }),
    remove: () => ask({ method: 'remove' }),
    selfTest: (signal) => ask({ method: 'selfTest' }, signal),
    translate: (job, signal, tell) => ask({ method: 'translate', job }, signal, tell),
    close: async () => undefined,
  };
}

/** `program` is the built translator-engine. Nothing is downloaded or started before the first translation. */
export function openLocalTranslator(config: Config, program: URL): LocalTranslator {
  if (cluster.isWorker) return forwardToFirstProcess();
  const translator = createLocalTranslator({
    program,
    folder: join(config.DATA_DIR, 'translator'),
    baseUrl: config.TRANSLATOR_MODELS_URL,
    models: readModelList(config.DATA_DIR),
  });
  if (config.WORKERS > 1) answerWorkers(translator);
  return translator;
}
