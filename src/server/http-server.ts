import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { createApp } from './app.ts';
import { createAddressReader } from './http/client-address.ts';
import type { Dependencies } from './http/dependencies.ts';
import { explainListenError } from './start/check-port.ts';

/** Time for running requests at shutdown before their connections are cut. */
const DRAIN_MILLISECONDS = 25_000;

/** Node checks them only at each interval. */
const CONNECTION_TIMEOUTS = {
  headersTimeout: 10_000,
  requestTimeout: 60_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
  /** A finished reply stays in memory until it is read. */
  unreadTimeout: 20_000,
};
/** More time for more bytes: the slowest reader that is served. */
const MIN_BYTES_PER_MS = 50;
const FREE_UNREAD_BYTES = 64 * 1024;
const MAX_EXTRA_MS = 120_000;
const MAX_UNREAD_BYTES = 200 * 1024 * 1024;

/** Small chunks that a body without a length may have. */
const FREE_CHUNKS = 200;
const MIN_CHUNK_BYTES = 1_024;
/** About two megabytes per second. */
const BYTES_PER_PAUSE = 128 * 1024;
const PAUSE_MS = 50;
const REFUSED_CHUNKS = 'HTTP/1.1 413 Payload Too Large\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';
const REFUSED_CHUNKS_MS = 1_000;

export type RunningServer = {
  port: number;
  /** Reports unready, keeps answering for `delayMs`, then finishes running requests and closes. */
  close(delayMs?: number): Promise<void>;
};

export async function startHttpServer(
  deps: Dependencies,
  siteDir: string,
  timeouts = CONNECTION_TIMEOUTS,
): Promise<RunningServer> {
  let isStopping = false;
  const app = createApp(deps, { siteDir, isStopping: () => isStopping });
  // The host name is for HTTP/1.0 probes, which send none.
  const serve = getRequestListener(app.fetch, { hostname: 'localhost' });
  const readAddress = createAddressReader(deps.config.TRUSTED_PROXIES);
  const addressOf = ({ socket, headers }: IncomingMessage) =>
    readAddress(socket.remoteAddress ?? '', headers['x-forwarded-for']?.toString());
  const server = createServer(timeouts, (request, response) => {
    if (isPipelined(request.socket, response)) return void request.socket.destroy();
    const hasLength = request.headers['transfer-encoding'] === undefined;
    if (!hasLength) limitChunks(request, response);
    // A body without a length may continue after it was rejected: the connection is closed after the reply.
    if (isStopping || !hasLength) response.shouldKeepAlive = false;
    response.once('prefinish', () => limitUnread(request, response, addressOf(request), timeouts.unreadTimeout));
    void serve(request, response);
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
      // Open event streams would otherwise delay the shutdown until its time limit.
      await Promise.all([drain(server, waiting), deps.events.close()]);
    },
  };
}

const answering = new WeakSet<Socket>();

/** Node starts all requests of a connection at once and keeps their replies until the first is finished. */
function isPipelined(socket: Socket, response: ServerResponse): boolean {
  if (answering.has(socket)) return true;
  answering.add(socket);
  response.once('close', () => answering.delete(socket));
  return false;
}

/** Finished replies that their readers have not taken yet. */
const unread = new Map<Socket, { bytes: number; address: string }>();

/** Disconnects a client that does not read its reply, and the greediest address when all unread replies are too much. */
function limitUnread({ socket }: IncomingMessage, response: ServerResponse, address: string, timeout: number): void {
  const bytes = socket.writableLength;
  if (bytes < FREE_UNREAD_BYTES) return;
  const extra = Math.min(MAX_EXTRA_MS, bytes / MIN_BYTES_PER_MS);
  const timer = setTimeout(() => socket.destroy(), timeout + extra);
  unread.set(socket, { bytes, address });
  response.once('close', () => {
    clearTimeout(timer);
    unread.delete(socket);
  });
  let sum = 0;
  const byAddress = new Map<string, number>();
  for (const waiting of unread.values()) {
    sum += waiting.bytes;
    byAddress.set(waiting.address, (byAddress.get(waiting.address) ?? 0) + waiting.bytes);
  }
  if (sum <= MAX_UNREAD_BYTES) return;
  const [greediest] = [...byAddress].reduce((most, one) => (one[1] > most[1] ? one : most));
  for (const [waiting, { address: of }] of unread) if (of === greediest) waiting.destroy();
}

/** Chunks cost alike, however small. Without a length (no browser does that) they are throttled, then refused. */
function limitChunks(request: IncomingMessage, response: ServerResponse): void {
  const { socket } = request;
  const take = request.push.bind(request);
  const read = request._read.bind(request);
  let chunks = 0;
  let size = 0;
  let sizeAtPause = 0;
  let isPausing = false;
  let isRefused = false;
  request.push = (chunk: Uint8Array | null, encoding) => {
    if (isRefused) return false;
    chunks += 1;
    size += chunk?.byteLength ?? 0;
    if (chunks <= FREE_CHUNKS + size / MIN_CHUNK_BYTES) {
      return take(chunk, encoding) && size - sizeAtPause < BYTES_PER_PAUSE;
    }
    isRefused = true;
    if (response.socket && !response.headersSent) socket.write(REFUSED_CHUNKS);
    setTimeout(() => socket.destroy(), REFUSED_CHUNKS_MS).unref();
    return false;
  };
  request._read = (wanted) => {
    if (isPausing) return;
    isPausing = size - sizeAtPause >= BYTES_PER_PAUSE;
    if (!isPausing) return read(wanted);
    setTimeout(() => {
      isPausing = false;
      sizeAtPause = size;
      read(wanted);
    }, PAUSE_MS).unref();
  };
}

/** Node regards connections without any request yet (browsers open some) as busy. */
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
