import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { endClient } from './database-connections.ts';

/** Shorter than the silence limit (`SILENCE_LIMITS`), so that the new server is known when the old one is given up. */
const PROBE_MS = 1500;
const RETRY_MS = 250;
/** After this time the search stops; the next failed connection starts a new one. */
const SEARCH_MS = 60_000;

export type WritableHost = {
  /** The address that accepted writes at the last check. */
  address(): string;
  /** Resolves when one accepts writes or the search times out. Concurrent calls share the result. */
  search(): Promise<void>;
  stop(): void;
};

/** Selects the writable one of several servers. `onMoved` is called when it changes. */
export function createWritableHost(addresses: readonly string[], onMoved: () => void): WritableHost {
  let current = addresses[0] ?? '';
  let searching: Promise<void> | undefined;
  let isStopped = false;

  async function searchOnce(): Promise<boolean> {
    const others = addresses.filter((address) => address !== current);
    const answers = others.map(async (address) => ((await takesWrites(address)) ? address : Promise.reject()));
    const other = Promise.any(answers).catch(() => undefined);
    // The current server is preferred while it accepts writes.
    if (await takesWrites(current)) return true;
    const found = await other;
    if (!found || isStopped) return false;
    current = found;
    onMoved();
    return true;
  }

  async function search(): Promise<void> {
    for (const deadline = Date.now() + SEARCH_MS; !isStopped && Date.now() < deadline; await delay(RETRY_MS)) {
      if (await searchOnce()) return;
    }
  }

  return {
    address: () => current,
    async search() {
      searching ??= search().finally(() => {
        searching = undefined;
      });
      await searching;
    },
    stop() {
      isStopped = true;
    },
  };
}

async function takesWrites(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: PROBE_MS, query_timeout: PROBE_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return !(await isReadOnly(client));
  } catch {
    return false;
  } finally {
    await endClient(client);
  }
}

export async function isReadOnly(connection: pg.Pool | pg.ClientBase): Promise<boolean> {
  const { rows } = await connection.query<{ transaction_read_only: string }>('show transaction_read_only');
  return rows[0]?.transaction_read_only === 'on';
}

/** One address per host, because the driver takes only one. `target_session_attrs` is ignored: each host is asked. */
export function splitHosts(address: string): string[] {
  const [, scheme = '', login = '', hosts = '', rest = ''] =
    /^(postgres(?:ql)?:\/\/)((?:[^@/?]*@)?)([^/?]*)(.*)$/s.exec(address) ?? [];
  if (!hosts.includes(',')) return [address];
  const plainRest = rest.replace(/([?&])target_session_attrs=[^&]*(&|$)/, (_, before, after) => (after ? before : ''));
  return hosts
    .split(',')
    .filter(Boolean)
    .map((host) => `${scheme}${login}${host}${plainRest}`);
}

/** Name and port, for the log: without user and password. */
export const hostOf = (address: string): string =>
  /^postgres(?:ql)?:\/\/(?:[^@/?]*@)?([^/?]*)/.exec(address)?.[1] ?? '';
