import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

/** Accepts every connection and refuses it with this PostgreSQL error code and text. */
export async function startRefusingPostgres(code: string, message: string) {
  const server = createServer((socket: Socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => socket.end(errorResponse(code, message)));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { url: `postgres://dropar@127.0.0.1:${port}/dropar`, stop: () => server.close() };
}

function errorResponse(code: string, message: string): Buffer {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${message}\0\0`);
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}
