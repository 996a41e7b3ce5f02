import type { AppContext } from './app-env.ts';
import { errorBodyOf, explainError } from './errors.ts';
import { createReplyStream, type Progress } from './event-writer.ts';

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
