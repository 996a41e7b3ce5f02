import { createServer, type Socket } from 'node:net';
import { listenLocally } from '#tests/support/local-server.ts';

/** Accepts every connection and refuses it with this PostgreSQL error code and text. */
export async function startRefusingPostgres(code: string, message: string) {
  const server = createServer((socket: Socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => socket.end(errorResponse(code, message)));
  });
  const { port, close } = await listenLocally(server);
  return { url: `postgres://dropar@127.0.0.1:${port}/dropar`, stop: close };
}

function errorResponse(code: string, message: string): Buffer {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${message}\0\0`);
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}
