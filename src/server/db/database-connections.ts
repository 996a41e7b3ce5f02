import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

export type DatabaseLink = {
  /** Settings for a separate connection, directly to PostgreSQL: for session state (LISTEN, locks) or long work. */
  direct(): pg.ClientConfig;
  /** The server no longer accepts writes: closes all connections to it. */
  giveUp(): void;
  /** Notifies connections outside the pool, which must reconnect as well. */
  onGivenUp(listener: () => void): void;
  findWritableHost(): Promise<void>;
  /** Error code of a recent storage failure: the disk of the database is full or failing. */
  storageFailure(): string | undefined;
};

/** While the address still leads to the old server, every write would otherwise close the whole pool again. */
const LEAST_PAUSE_MS = 250;
const READ_ONLY = '25006';
const CANNOT_STORE = ['53100', '58030'];
/** Only a successful write would prove recovery, and few are sent while health checks redirect traffic elsewhere. */
const STORAGE_FAILURE_MS = 30_000;

/** Replaces the pool's connections on demand: idle ones at once, busy ones when they return to the pool. */
export function replaceConnections(pool: pg.Pool): { all(): boolean; isOurs(error: Error): boolean } {
  const open = new Set<pg.PoolClient>();
  const busy = new Set<pg.PoolClient>();
  const stale = new WeakSet<pg.PoolClient>();
  const reason = new Error('the database takes no writes any more');
  let lastAt = Number.NEGATIVE_INFINITY;
  pool.on('connect', (client) => open.add(client));
  pool.on('remove', (client) => open.delete(client));
  pool.on('acquire', (client) => busy.add(client));
  pool.on('release', (_, client) => {
    busy.delete(client);
    // Makes the pool regard the connection as used up; the pool checks this right after the event.
    if (stale.has(client)) Object.assign(client, { _poolUseCount: Number.POSITIVE_INFINITY });
  });
  return {
    all() {
      if (performance.now() - lastAt < LEAST_PAUSE_MS) return false;
      lastAt = performance.now();
      for (const client of open) {
        if (busy.has(client)) stale.add(client);
        // The pool drops an idle connection that emits an error.
        else client.emit('error', reason);
      }
      return true;
    },
    isOurs: (error) => error === reason,
  };
}

/** Observes every write that is rejected as read-only, on any connection. */
export function watchRefusedWrites(onReadOnly: () => void): {
  watch(client: pg.ClientBase): void;
  storageFailure(): string | undefined;
} {
  let last: { code: string; at: number } | undefined;
  return {
    watch(client) {
      // Every client of the driver has this property; its types omit it.
      const { connection } = client as unknown as { connection: NodeJS.EventEmitter };
      connection.on('errorMessage', ({ code = '' }: { code?: string }) => {
        if (code === READ_ONLY) onReadOnly();
        if (CANNOT_STORE.includes(code)) last = { code, at: performance.now() };
      });
    },
    storageFailure: () => (last && performance.now() - last.at < STORAGE_FAILURE_MS ? last.code : undefined),
  };
}

export type SilenceLimits = {
  /** After this long without a reply to a query, a new connection probes the server. */
  suspectMs: number;
  /** Timeout of the probe; without an answer the server counts as silent. */
  probeMs: number;
  /** After this long without a reply the query is aborted, even if the server answers others. */
  longestMs: number;
};

/** Every client of the driver has these properties; its types omit them. */
type Inner = { connection: { stream: Socket }; readyForQuery: boolean | undefined; _ending: boolean };
const innerOf = (client: pg.ClientBase) => client as unknown as Inner;
const hangUp = (client: pg.ClientBase) =>
  innerOf(client).connection.stream.destroy(new Error('Connection terminated: the database is silent'));

export type SilenceWatch = {
  /** Call it as soon as the client is created. */
  watch(client: pg.ClientBase): void;
  /** Aborts connection attempts, for when they lead to the wrong server. */
  hangUpConnecting(): void;
  hangUpAll(): void;
};

/** Closes connections whose query waits in vain, instead of keeping a slot for the 15 minutes until TCP times out. */
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
    // A server that is only slow to accept new connections still answers existing ones.
    if ([...open].some((client) => (before.get(client) ?? 0) !== bytesRead(client))) return false;
    for (const client of [...open].filter(isWaiting)) hangUp(client);
    events.onSilent();
    return true;
  }

  function watchAnswers(client: pg.ClientBase): void {
    const { stream } = innerOf(client).connection;
    let heardBytes = -1;
    let waitingSince = 0;
    // Not as an argument of setTimeout, which listens once: only the first timeout would be handled.
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
      // Before the first query, and after TLS has replaced the stream.
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

/** Whether the server replies at all; a rejection (too many connections, starting up) counts as a reply. */
async function answers(settings: pg.ClientConfig, timeoutMs: number): Promise<boolean> {
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
    return await Promise.race([asked, delay(timeoutMs, false)]);
  } finally {
    innerOf(client).connection.stream.destroy();
  }
}

const GOODBYE_MS = 2_000;

export async function endClient(client: pg.Client): Promise<void> {
  const cut = setTimeout(() => innerOf(client).connection.stream.destroy(), GOODBYE_MS);
  await client.end().catch(() => undefined);
  clearTimeout(cut);
}
