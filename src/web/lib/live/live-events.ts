import { streamEvents } from '#contract/events.ts';
import { createLiveEventReader, type ServerEvent } from '#web/lib/api/event-reader.ts';
import { currentToken } from '#web/lib/session/session.ts';

const FIRST_RETRY_MS = 1000;
const LAST_RETRY_MS = 30_000;
/** The server sends a heartbeat every 25 s; a stream silent for longer is dead. */
const SILENCE_MS = 60_000;
/** Browsers allow few connections per host over HTTP/1.1, so a background tab closes its stream after this time. */
const HIDDEN_MS = 10_000;

/** Keeps one event stream open while the tab is in front and reconnects automatically. Returns a close function. */
export function openLiveEvents(onEvent: (event: ServerEvent) => void): () => void {
  let attempt: AbortController | undefined;
  let retryMs = FIRST_RETRY_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isClosed = false;

  function connect() {
    clearTimeout(timer);
    attempt?.abort();
    attempt = undefined;
    if (isClosed || document.visibilityState === 'hidden') return;
    const current = new AbortController();
    attempt = current;
    readStream(current, (event) => {
      if (event.name === 'ready') retryMs = FIRST_RETRY_MS;
      onEvent(event);
    })
      .catch(() => {})
      .then(() => {
        if (attempt !== current) return;
        attempt = undefined;
        if (!isClosed && document.visibilityState === 'visible') retryLater();
      });
  }

  function retryLater() {
    // Random jitter, so that not all clients reconnect to a restarted server at the same moment.
    timer = setTimeout(connect, retryMs * (0.5 + Math.random()));
    retryMs = Math.min(retryMs * 2, LAST_RETRY_MS);
  }

  function handleVisibility() {
    clearTimeout(timer);
    if (document.visibilityState === 'hidden') timer = setTimeout(() => attempt?.abort(), HIDDEN_MS);
    else if (!attempt) connect();
  }

  function handleOnline() {
    retryMs = FIRST_RETRY_MS;
    connect();
  }

  document.addEventListener('visibilitychange', handleVisibility);
  window.addEventListener('online', handleOnline);
  connect();
  return () => {
    isClosed = true;
    clearTimeout(timer);
    attempt?.abort();
    document.removeEventListener('visibilitychange', handleVisibility);
    window.removeEventListener('online', handleOnline);
  };
}

async function readStream(attempt: AbortController, onEvent: (event: ServerEvent) => void): Promise<void> {
  const token = await currentToken();
  if (!token || attempt.signal.aborted) return;
  let silence = setTimeout(() => attempt.abort(), SILENCE_MS);
  try {
    const response = await fetch(streamEvents.path, {
      headers: { accept: 'text/event-stream', authorization: `Bearer ${token}` },
      signal: attempt.signal,
      cache: 'no-store',
      // Lower priority than the page's own requests.
      priority: 'low',
    });
    if (!response.ok || !response.body) return;
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    const readEvents = createLiveEventReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      clearTimeout(silence);
      silence = setTimeout(() => attempt.abort(), SILENCE_MS);
      for (const event of readEvents(part.value)) onEvent(event);
    }
  } finally {
    clearTimeout(silence);
  }
}
