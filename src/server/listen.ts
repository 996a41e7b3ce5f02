import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { createApp } from './app.ts';
import { explainListenError } from './check-port.ts';
import type { Dependencies } from './http/app-env.ts';

/** Time given to running requests at shutdown before their connections are cut. */
const DRAIN_MILLISECONDS = 25_000;

/** How long a caller may take. Node looks at its clocks only now and then: at each interval. */
const PATIENCE = {
  headersTimeout: 10_000,
  requestTimeout: 60_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
};

export type RunningServer = {
  port: number;
  /** Says that it is leaving, answers for `delayMs` more, then finishes running requests and closes. */
  close(delayMs?: number): Promise<void>;
};

export async function listen(deps: Dependencies, siteDir: string, patience = PATIENCE): Promise<RunningServer> {
  let isStopping = false;
  const app = createApp(deps, { siteDir, isStopping: () => isStopping });
  // The name is for probes in HTTP/1.0, which bring none along.
  const server = createServer(patience, getRequestListener(app.fetch, { hostname: 'localhost' }));
  server.prependListener('request', ({ headers }, response) => {
    // A body without a length may go on for ever after it was refused: nothing more is taken once the reply is out.
    if (isStopping || headers['transfer-encoding'] !== undefined) response.shouldKeepAlive = false;
  });
  const waiting = trackWaitingSockets(server);
  const { HOST, PORT } = deps.config;
  server.listen(PORT, HOST);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw explainListenError(error, HOST, PORT);
  }
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : PORT;
  return {
    port,
    async close(delayMs = 0) {
      isStopping = true;
      await delay(delayMs);
      // Open event streams would otherwise hold the drain up to its end.
      await Promise.all([drain(server, waiting), deps.events.close()]);
    },
  };
}

/** Connections without a running request. Node counts those that have not sent one yet (browsers open some) as busy. */
function trackWaitingSockets(server: Server): Set<Socket> {
  const waiting = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    waiting.add(socket);
    socket.once('close', () => waiting.delete(socket));
  });
  server.on('request', ({ socket }, response) => {
    waiting.delete(socket);
    response.once('close', () => {
      if (!socket.destroyed) waiting.add(socket);
    });
  });
  return waiting;
}

async function drain(server: Server, waiting: ReadonlySet<Socket>): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const closeWaiting = () => {
    for (const socket of waiting) socket.destroy();
  };
  closeWaiting();
  const sweep = setInterval(closeWaiting, 200);
  const cut = setTimeout(() => server.closeAllConnections(), DRAIN_MILLISECONDS);
  await closed;
  clearInterval(sweep);
  clearTimeout(cut);
}
