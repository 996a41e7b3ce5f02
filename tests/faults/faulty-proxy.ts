import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/**
 * pass: forwards everything; hang: accepts connections and does nothing; cut: closes connections at once; silent: like
 * hang, and open connections stay open without data, like those to an unplugged host.
 */
type ProxyMode = 'pass' | 'hang' | 'cut' | 'silent';

export type FaultyProxy = {
  address: string;
  setMode(mode: ProxyMode): void;
  /** Connections accepted so far. */
  connections(): number;
  close(): Promise<void>;
};

/** A proxy between the server under test and a service it needs. Without a target it forwards nothing. */
export async function startFaultyProxy(target?: string): Promise<FaultyProxy> {
  const sockets = new Set<Socket>();
  let mode: ProxyMode = target ? 'pass' : 'hang';
  let taken = 0;
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('close', () => sockets.delete(socket));
  };
  const server = createServer((socket) => {
    taken += 1;
    keep(socket);
    if (mode === 'cut') return void socket.destroy();
    if (mode === 'hang' || mode === 'silent' || !target) return;
    const other = reach(target);
    keep(other);
    socket.pipe(other).pipe(socket);
    socket.once('close', () => other.destroy());
    other.once('close', () => socket.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const dropAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    address: `127.0.0.1:${port}`,
    setMode(next) {
      if (next === 'silent') for (const socket of sockets) socket.unpipe().pause();
      // Open connections would continue to forward.
      else if (mode !== 'silent') dropAll();
      mode = next;
    },
    connections: () => taken,
    async close() {
      server.close();
      dropAll();
      await once(server, 'close');
    },
  };
}

/** Connects to an address, or to a socket path. */
function reach(target: string): Socket {
  if (target.startsWith('/')) return connect(target);
  const { hostname, port } = new URL(target);
  return connect(Number(port), hostname);
}

/** A proxy between the server under test and its database; `url` is the database URL through the proxy. */
export async function startDatabaseProxy(databaseUrl: string): Promise<FaultyProxy & { url: string }> {
  // A socket URL has no host before its path, which `URL` does not accept.
  const url = new URL(databaseUrl.replace('@/', '@localhost/'));
  const socket = url.searchParams.get('host');
  const target = socket?.startsWith('/') ? `${socket}/.s.PGSQL.${url.searchParams.get('port')}` : databaseUrl;
  const proxy = await startFaultyProxy(target);
  const login = [url.username, url.password].filter(Boolean).join(':');
  return { ...proxy, url: `postgres://${login}@${proxy.address}${url.pathname}` };
}
