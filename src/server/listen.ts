import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createApp } from './app.ts';
import { StartError } from './config.ts';
import type { Dependencies } from './http/app-env.ts';

/** Time given to running requests at shutdown before their connections are cut. */
const DRAIN_MILLISECONDS = 25_000;

export type RunningServer = { port: number; close(): Promise<void> };

export async function listen(deps: Dependencies, siteDir: string): Promise<RunningServer> {
  const app = createApp(deps, { siteDir });
  const server = createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false }));
  server.headersTimeout = 10_000;
  server.requestTimeout = 60_000;
  server.keepAliveTimeout = 65_000;
  const { HOST, PORT } = deps.config;
  server.listen(PORT, HOST);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw explainListenError(error, HOST, PORT);
  }
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : PORT;
  // Open event streams would otherwise hold the drain up to its end.
  return { port, close: async () => void (await Promise.all([drain(server), deps.events.close()])) };
}

async function drain(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const sweep = setInterval(() => server.closeIdleConnections(), 200);
  const cut = setTimeout(() => server.closeAllConnections(), DRAIN_MILLISECONDS);
  await closed;
  clearInterval(sweep);
  clearTimeout(cut);
}

function explainListenError(error: unknown, host: string, port: number): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return new StartError(`A porta ${port} já está em uso. Defina outra em PORT.`);
  if (code === 'EACCES') return new StartError(`Sem permissão para abrir a porta ${port}. Defina outra em PORT.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return new StartError(`HOST ${host} não existe nesta máquina.`);
  return error;
}
