import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';

/** Waits until the service worker is installed and active; it handles requests from the next navigation on. */
export async function workerReady(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state === 'activated') return;
    await new Promise((resolve) =>
      active?.addEventListener('statechange', () => active.state === 'activated' && resolve(null)),
    );
  });
}

/**
 * A proxy of the server at another URL that can serve newer versions: their shells contain the version, and their
 * service worker knows it.
 */
export async function serveVersions(origin: string) {
  let version = 1;
  const server = createServer((incoming, outgoing) => {
    answer(incoming, outgoing).catch(() => outgoing.destroy());
  });

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse) {
    const { pathname } = new URL(incoming.url ?? '/', origin);
    const isPage = incoming.headers.accept?.includes('text/html') || incoming.headers['sec-fetch-dest'] === 'document';
    if (version === 1 || pathname.startsWith('/api/') || incoming.method !== 'GET') return pass(incoming, outgoing);
    if (pathname === '/sw.js') return send(outgoing, 'text/javascript', await workerOf(version));
    const reply = await fetch(new URL(incoming.url ?? '/', origin), { headers: { accept: '*/*' } });
    if (!isPage && !reply.headers.get('content-type')?.includes('text/html')) return pass(incoming, outgoing);
    return send(outgoing, 'text/html; charset=utf-8', marked(await reply.text(), version));
  }

  function pass(incoming: IncomingMessage, outgoing: ServerResponse) {
    const { method, headers } = incoming;
    const onward = request(new URL(incoming.url ?? '/', origin), { method, headers }, (reply) => {
      outgoing.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    outgoing.on('close', () => onward.destroy());
    incoming.pipe(onward);
  }

  async function workerOf(wanted: number): Promise<string> {
    const script = await (await fetch(`${origin}/sw.js`)).text();
    const entries = [...script.matchAll(/url:"([^"]+)",revision:"([^"]+)",integrity:"([^"]+)"/g)];
    let changed = script;
    for (const [, url = '', revision = '', integrity = ''] of entries) {
      const html = marked(await (await fetch(origin + url)).text(), wanted);
      const digest = createHash('sha256').update(html).digest('base64');
      changed = changed.replace(integrity, `sha256-${digest}`).replace(revision, digest.slice(0, 16));
    }
    return changed;
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // The server listens on a port, so the address is an AddressInfo.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    replaceBy(next: number) {
      version = next;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

const marked = (html: string, version: number): string =>
  html.replace('</head>', `<meta name="version" content="${version}"></head>`);

function send(outgoing: ServerResponse, type: string, body: string) {
  outgoing.writeHead(200, { 'content-type': type, 'cache-control': 'no-cache' });
  outgoing.end(body);
}

/** Everything the browser stores for this site, as text: databases, caches, storage. */
export const readStored = (page: Page): Promise<{ replies: string[]; caches: string; storage: string }> =>
  page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('dropar');
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    const replies: string[] = [];
    for (const name of database.objectStoreNames) {
      const store = database.transaction(name).objectStore(name);
      await new Promise<void>((resolve) => {
        store.openCursor().onsuccess = ({ target }) => {
          const cursor = (target as IDBRequest<IDBCursorWithValue | null>).result;
          if (!cursor) return resolve();
          replies.push(`${String(cursor.key)} ${JSON.stringify(cursor.value)}`);
          cursor.continue();
        };
      });
    }
    database.close();
    const cached: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const reply = await cache.match(request);
        const isText = !/font|image/.test(reply?.headers.get('content-type') ?? '');
        cached.push(`${request.url} ${isText ? await reply?.text() : ''}`);
      }
    }
    const storage = [localStorage, sessionStorage].map((one) => JSON.stringify(Object.entries(one))).join('\n');
    return { replies, caches: cached.join('\n'), storage };
  });
