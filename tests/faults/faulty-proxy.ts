import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** pass: as if it were not there; hang: connections are taken and nothing more happens; cut: they are closed at once. */
export type ProxyMode = 'pass' | 'hang' | 'cut';

export type FaultyProxy = {
  address: string;
  setMode(mode: ProxyMode): void;
  /** Connections taken so far. */
  connections(): number;
  close(): Promise<void>;
};

/** Stands between the server under test and one of the services that it needs. Without a target nothing passes. */
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
    if (mode === 'hang' || !target) return;
    const { hostname, port } = new URL(target);
    const other = connect(Number(port), hostname);
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
      mode = next;
      // What is open already would go on passing.
      dropAll();
    },
    connections: () => taken,
    async close() {
      server.close();
      dropAll();
      await once(server, 'close');
    },
  };
}
