import { connect, createServer, type Socket } from 'node:net';
import { listenLocally } from './local-server.ts';

/**
 * A proxy in front of a database; `url` is the database URL through it. Silent: new connections get no answer, and open
 * ones stay open without data, like those to an unplugged host.
 */
export async function startDatabaseProxy(databaseUrl: string) {
  // A socket URL has no host before its path, which `URL` does not accept.
  const url = new URL(databaseUrl.replace('@/', '@localhost/'));
  const folder = url.searchParams.get('host');
  const reach = () =>
    folder?.startsWith('/')
      ? connect(`${folder}/.s.PGSQL.${url.searchParams.get('port')}`)
      : connect(Number(url.port), url.hostname);
  const sockets = new Set<Socket>();
  let mode: 'pass' | 'silent' = 'pass';
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('close', () => sockets.delete(socket));
  };
  const server = createServer((socket) => {
    keep(socket);
    if (mode === 'silent') return;
    const other = reach();
    keep(other);
    socket.pipe(other).pipe(socket);
    socket.once('close', () => other.destroy());
    other.once('close', () => socket.destroy());
  });
  const { port, close } = await listenLocally(server);
  const login = [url.username, url.password].filter(Boolean).join(':');
  const address = `127.0.0.1:${port}`;
  return {
    address,
    url: `postgres://${login}@${address}${url.pathname}`,
    setMode(next: typeof mode) {
      if (next === 'silent') for (const socket of sockets) socket.unpipe().pause();
      mode = next;
    },
    close() {
      for (const socket of sockets) socket.destroy();
      return close();
    },
  };
}
