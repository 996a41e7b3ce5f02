import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

export type SilenceLimits = {
  /** A query that got no word for so long makes us ask the server something simple on a new connection. */
  suspectMs: number;
  /** What a living server may take for that; without an answer it counts as silent. */
  probeMs: number;
  /** A query that got no word for so long is given up, whatever the server says to others. */
  longestMs: number;
};

/** On every client of the driver; its types leave them out. */
type Inner = { connection: { stream: Socket }; readyForQuery: boolean | undefined; _ending: boolean };
const innerOf = (client: pg.ClientBase) => client as unknown as Inner;
const hangUp = (client: pg.ClientBase) =>
  innerOf(client).connection.stream.destroy(new Error('Connection terminated: the database is silent'));

export type SilenceWatch = {
  /** From its making on. */
  watch(client: pg.ClientBase): void;
  /** On those that are not connected yet, for when they are on their way to the wrong server. */
  hangUpConnecting(): void;
  hangUpAll(): void;
};

/**
 * Cuts connections on which a query waits in vain: the server is frozen, or the network to it gone without a word.
 * Without this each of them would keep its place in the pool for a quarter of an hour, as long as TCP hopes.
 */
export function watchSilence(
  limits: SilenceLimits,
  settings: () => pg.ClientConfig,
  events: { onSuspected(): void; onSilent(): void },
): SilenceWatch {
  const open = new Set<pg.ClientBase>();
  let asking: Promise<boolean> | undefined;

  const bytesRead = (client: pg.ClientBase) => innerOf(client).connection.stream.bytesRead;
  const isWaiting = (client: pg.ClientBase) => !innerOf(client).readyForQuery;

  async function isServerSilent(): Promise<boolean> {
    const before = new Map([...open].map((client) => [client, bytesRead(client)]));
    events.onSuspected();
    if (await answers(settings(), limits.probeMs)) return false;
    // A server that is merely slow to let anybody in still talks to others.
    if ([...open].some((client) => (before.get(client) ?? 0) !== bytesRead(client))) return false;
    for (const client of [...open].filter(isWaiting)) hangUp(client);
    events.onSilent();
    return true;
  }

  function watchAnswers(client: pg.ClientBase): void {
    const { stream } = innerOf(client).connection;
    let heardBytes = -1;
    let waitingSince = 0;
    // Not as an argument of setTimeout, which would listen once: the first pause without work would be the last that counts.
    stream.on('timeout', async () => {
      if (innerOf(client)._ending) return hangUp(client);
      if (!isWaiting(client)) return;
      if (stream.bytesRead !== heardBytes) waitingSince = performance.now() - limits.suspectMs;
      heardBytes = stream.bytesRead;
      if (performance.now() - waitingSince >= limits.longestMs) return hangUp(client);
      asking ??= isServerSilent().finally(() => {
        asking = undefined;
      });
      if (!(await asking)) stream.setTimeout(limits.suspectMs);
    });
    stream.setTimeout(limits.suspectMs);
  }

  return {
    watch(client) {
      open.add(client);
      // Before anything is asked on it, and not before TLS has put another stream in place.
      client.once('connect', () => watchAnswers(client));
      client.once('end', () => open.delete(client));
    },
    hangUpConnecting() {
      for (const client of [...open]) if (innerOf(client).readyForQuery === undefined) hangUp(client);
    },
    hangUpAll() {
      for (const client of [...open]) hangUp(client);
    },
  };
}

/** Whether the server says anything at all; a refusal (too many connections, starting up) is a word, too. */
async function answers(settings: pg.ClientConfig, patienceMs: number): Promise<boolean> {
  const client = new pg.Client(settings);
  client.on('error', () => undefined);
  const asked = client
    .connect()
    .then(() => client.query('select 1'))
    .then(
      () => true,
      (error: unknown) => error instanceof pg.DatabaseError,
    );
  try {
    return await Promise.race([asked, delay(patienceMs, false)]);
  } finally {
    innerOf(client).connection.stream.destroy();
  }
}

const GOODBYE_MS = 2_000;

/** Ends a connection in order, or without the server's word if it says none. */
export async function endClient(client: pg.Client): Promise<void> {
  const cut = setTimeout(() => innerOf(client).connection.stream.destroy(), GOODBYE_MS);
  await client.end().catch(() => undefined);
  clearTimeout(cut);
}
