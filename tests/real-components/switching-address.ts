import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';

/** One address, like a DNS name or virtual IP: open connections stay, new ones go to the current target. */
export async function startSwitchingAddress(target: string) {
  let current = target;
  const server = createServer((socket) => {
    const [hostname, port] = current.split(':');
    const other = connect(Number(port), hostname);
    for (const side of [socket, other]) side.on('error', () => undefined);
    socket.pipe(other).pipe(socket);
    socket.once('close', () => other.destroy());
    other.once('close', () => socket.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    host: `127.0.0.1:${port}`,
    pointTo(next: string) {
      current = next;
    },
    close: () => server.close(),
  };
}
