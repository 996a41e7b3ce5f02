import { once } from 'node:events';
import type { Server as HttpServer, IncomingMessage } from 'node:http';
import type { AddressInfo, Server } from 'node:net';

/** Lets the server listen on a free port of this machine. */
export async function listenLocally(server: Server): Promise<{ port: number; close(): Promise<void> }> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    // A TCP server has an address object.
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        if ('closeAllConnections' in server) (server as HttpServer).closeAllConnections();
      }),
  };
}

export async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
