import type pg from 'pg';

/** Access to the database besides the pool's queries. */
export type DatabaseLink = {
  /** Settings for a separate connection, directly to PostgreSQL: for session state (LISTEN, locks) or long work. */
  direct(): pg.ClientConfig;
  /** The server no longer accepts writes: closes all connections to it. */
  giveUp(): void;
  /** Notifies connections outside the pool, which must reconnect as well. */
  onGivenUp(listener: () => void): void;
  /** Finds the writable host when the address names several hosts. */
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
