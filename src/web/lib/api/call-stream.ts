import type { CallRequest, Endpoint, Reply } from '#contract/base/endpoint.ts';
import type { StageEvent } from '#contract/robots/robot-events.ts';
import { AppError } from '#domain/errors.ts';
import type { WrittenPart } from '#domain/robots/streamed-text.ts';
import { asReply, readError, readErrorBody, readJson, send } from './api.ts';
import { createEventReader } from './event-reader.ts';

export type StreamWatcher = {
  signal: AbortSignal;
  onStage: (stage: StageEvent) => void;
  /** Text as it is written; see applyPart. */
  onPart: (part: WrittenPart) => void;
};

/** The server sends something at least every 15 s; a stream silent for longer is dead. */
const SILENCE_MS = 60_000;

/** Calls an endpoint that `streams` and reports the text as it arrives. Also accepts a reply that is not streamed. */
export async function callStream<E extends Endpoint>(
  endpoint: E,
  request: CallRequest<E>,
  watcher: StreamWatcher,
): Promise<Reply<E>> {
  const response = await send(endpoint, request, { signal: watcher.signal, accept: 'text/event-stream' });
  if (!response.ok) throw await readError(response);
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
  if (!isStream || !response.body) return asReply<E>(await readJson(response));
  return asReply<E>(await readToEnd(response.body, watcher));
}

const cutOff = (cause?: unknown) =>
  new AppError('unavailable', 'A conexão caiu no meio. O que já chegou ficou aqui.', { cause });

async function readToEnd(body: ReadableStream<Uint8Array>, watcher: StreamWatcher): Promise<unknown> {
  // The DOM types of the two streams differ in a detail that is irrelevant here.
  const reader = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader();
  const readEvents = createEventReader();
  let silence: ReturnType<typeof setTimeout> | undefined;
  const listen = () => {
    clearTimeout(silence);
    silence = setTimeout(() => void reader.cancel(), SILENCE_MS);
  };
  try {
    listen();
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      listen();
      for (const { name, data } of readEvents(piece.value)) {
        if (name === 'done') return data;
        if (name === 'error') throw readErrorBody(data) ?? cutOff();
        if (name === 'stage' && data) watcher.onStage(data as StageEvent);
        if (name === 'part' && data) watcher.onPart(data as WrittenPart);
      }
    }
  } catch (error) {
    if (watcher.signal.aborted || error instanceof AppError) throw error;
    throw cutOff(error);
  } finally {
    clearTimeout(silence);
  }
  throw cutOff();
}
