import type { RobotEventName, RobotStage, StageEvent } from '#contract/robots/robot-events.ts';
import type { WrittenPart } from '#domain/robots/streamed-text.ts';
import type { AppContext } from './dependencies.ts';
import { errorBodyOf, explainError } from './errors.ts';

/** Interval of text updates; faster updates would not be noticed. */
const PAUSE_MS = 200;
/** Proxies close idle connections. */
const HEARTBEAT_MS = 15_000;

/** Progress events of a long reply. The first event opens the stream. */
export type Progress = {
  stage(stage: RobotStage, detail?: Omit<StageEvent, 'stage'>): void;
  /** The complete current text of a field, or of one item of it. */
  write(field: string, index: number | undefined, text: string): void;
};

export type ReplyStream = {
  progress: Progress;
  /** Resolves with the first event. */
  opened: Promise<void>;
  readable: ReadableStream<Uint8Array>;
  end(name: 'done' | 'error', body: unknown): void;
};

type Item = { field: string; index: number | undefined; sent: string; text: string };

/** A slow reader's queue is bounded: only the unsent text of each item is kept. */
export function createReplyStream(onLeft: () => void): ReplyStream {
  const encoder = new TextEncoder();
  const items = new Map<string, Item>();
  let stage: StageEvent | undefined;
  let ending: string | undefined;
  let isCancelled = false;
  let lastSentAt = 0;
  let wake = () => {};
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });

  const hasNews = () => stage !== undefined || ending !== undefined || [...items.values()].some(isUnsent);

  const readable = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const heartbeat = Date.now() + HEARTBEAT_MS;
        while (!isCancelled && !hasNews() && Date.now() < heartbeat) await pause(heartbeat - Date.now());
        const due = lastSentAt + PAUSE_MS;
        while (!isCancelled && ending === undefined && Date.now() < due) await pause(due - Date.now());
        if (isCancelled) return;
        lastSentAt = Date.now();
        controller.enqueue(encoder.encode(takeNews() || ':\n\n'));
        if (ending !== undefined) controller.close();
      },
      cancel() {
        isCancelled = true;
        onLeft();
        wake();
      },
    },
    { highWaterMark: 0 },
  );

  function pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  function takeNews(): string {
    const texts = stage === undefined ? [] : [eventText('stage', stage)];
    stage = undefined;
    for (const item of items.values()) if (isUnsent(item)) texts.push(eventText('part', takePart(item)));
    if (ending !== undefined) texts.push(ending);
    return texts.join('');
  }

  return {
    opened,
    readable,
    progress: {
      stage(next, detail) {
        stage = { stage: next, ...detail };
        open();
        wake();
      },
      write(field, index, text) {
        const key = `${field} ${index ?? ''}`;
        const item = items.get(key);
        if (item) item.text = text;
        else items.set(key, { field, index, sent: '', text });
        open();
        wake();
      },
    },
    end(name, body) {
      ending = eventText(name, body);
      wake();
    },
  };
}

const isUnsent = ({ sent, text }: Item): boolean => sent !== text;

function takePart(item: Item): WrittenPart {
  const { field, index, sent, text } = item;
  let at = 0;
  if (text.startsWith(sent)) at = sent.length;
  else while (at < sent.length && sent[at] === text[at]) at += 1;
  item.sent = text;
  return { field, ...(index !== undefined && { index }), at, text: text.slice(at) };
}

const eventText = (name: RobotEventName, data: unknown): string => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

export const wantsEvents = (c: AppContext): boolean => /\btext\/event-stream\b/i.test(c.req.header('accept') ?? '');

/** Replies with server-sent events. A failure before the first event is an ordinary error reply with its own status. */
export async function streamReply(
  c: AppContext,
  run: (progress: Progress, left: AbortSignal) => Promise<unknown>,
): Promise<Response> {
  const leaving = new AbortController();
  const stream = createReplyStream(() => leaving.abort());
  const work = run(stream.progress, AbortSignal.any([c.req.raw.signal, leaving.signal]));
  const ended = work.then(
    (reply) => stream.end('done', reply),
    (error: Error) => stream.end('error', errorBodyOf(c, explainError(error, c))),
  );
  await Promise.race([work, stream.opened]);
  void ended;
  c.set('isReplyComplete', true);
  return new Response(stream.readable, {
    headers: {
      ...c.get('replyHeaders'),
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'private, no-store, no-transform',
      // Disables buffering in proxies, which would delay events.
      'X-Accel-Buffering': 'no',
      Vary: 'Accept',
    },
  });
}
