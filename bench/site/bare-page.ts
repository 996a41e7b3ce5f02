import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

const SOURCE = `
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
const routeTree = createRootRoute({ component: () => createElement('h1', null, 'Dropar') });
const page = createElement(RouterProvider, { router: createRouter({ routeTree }) });
createRoot(document.getElementById('root')).render(
  createElement(QueryClientProvider, { client: new QueryClient() }, page),
);
`;
const HTML = `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><title>Dropar</title>
<meta name="viewport" content="width=device-width"><script type="module" src="/script.js"></script></head>
<body><div id="root"></div></body></html>`;

/** The least that a page of this kind can be: React, router, query client and one heading. */
export async function serveBarePage() {
  const { outputFiles } = await build({
    stdin: { contents: SOURCE, resolveDir: process.cwd() },
    define: { 'process.env.NODE_ENV': '"production"' },
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
  });
  const script = gzipSync(outputFiles[0]?.contents ?? '');
  const html = gzipSync(HTML);
  const server = createServer(({ url }, response) => {
    const isScript = url === '/script.js';
    response.setHeader('content-encoding', 'gzip');
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
    response.end(isScript ? script : html);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, stop: () => server.close() };
}
