import type pg from 'pg';

/** The way to the database, beside the pool's queries. */
export type DatabaseLink = {
  /** Settings of a connection of its own, straight to PostgreSQL: it keeps a session (LISTEN, locks) or takes long. */
  direct(): pg.ClientConfig;
  /** What is at the other end takes no writes any more: none of the connections to it is used again. */
  giveUp(): void;
  /** For connections apart from the pool, which have to follow. */
  onGivenUp(listener: () => void): void;
  /** With several hosts in the address: finds the one that takes writes. */
  findWriter(): Promise<void>;
  /** The code with which the database could not store something a moment ago: its disk is full, or failing. */
  storageFailure(): string | undefined;
};

/** While the address still leads to the old server every write would close the whole pool again. */
const LEAST_PAUSE_MS = 250;
const READ_ONLY = '25006';
const CANNOT_STORE = ['53100', '58030'];
/** There is no sign of its end but writes that succeed, of which there are few while everybody is told to go elsewhere. */
const STORAGE_FAILURE_MS = 30_000;

/** Replaces the pool's connections on demand: idle ones at once, busy ones as soon as they are given back. */
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
    // The pool's own mark of a connection that has served long enough; it looks at it right after this event.
    if (stale.has(client)) Object.assign(client, { _poolUseCount: Number.POSITIVE_INFINITY });
  });
  return {
    all() {
      if (performance.now() - lastAt < LEAST_PAUSE_MS) return false;
      lastAt = performance.now();
      for (const client of open) {
        if (busy.has(client)) stale.add(client);
        // The pool drops an idle connection that fails.
        else client.emit('error', reason);
      }
      return true;
    },
    isOurs: (error) => error === reason,
  };
}

/** Hears of every write that is refused as such, whoever sent it. */
export function watchRefusedWrites(onReadOnly: () => void): {
  watch(client: pg.ClientBase): void;
  storageFailure(): string | undefined;
} {
  let last: { code: string; at: number } | undefined;
  return {
    watch(client) {
      // On every client of the driver; its types leave it out.
      const { connection } = client as unknown as { connection: NodeJS.EventEmitter };
      connection.on('errorMessage', ({ code = '' }: { code?: string }) => {
        if (code === READ_ONLY) onReadOnly();
        if (CANNOT_STORE.includes(code)) last = { code, at: performance.now() };
      });
    },
    storageFailure: () => (last && performance.now() - last.at < STORAGE_FAILURE_MS ? last.code : undefined),
  };
}
