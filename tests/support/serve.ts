import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { afterAll } from 'vitest';
import type { App } from '#server/http/dependencies.ts';
import { listenLocally } from './local-server.ts';

/** Serves the app over real HTTP on a free port until the tests of the file are done; returns its origin. */
export async function serve(app: App): Promise<string> {
  const { port, close } = await listenLocally(
    createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false })),
  );
  afterAll(close);
  return `http://127.0.0.1:${port}`;
}
