import { once } from 'node:events';
import { connect, Socket } from 'node:net';
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { importAccount } from '#contract/account/account.ts';
import { generateAds, generateCopy } from '#contract/robots/robots.ts';
import { uploadImage } from '#contract/storage.ts';
import { startHttpServer } from '#server/http-server.ts';
import { buildUser } from '#tests/support/samples/builders.ts';
import { createTestApp } from '#tests/support/test-app.ts';

const { api, deps } = await createTestApp({ PORT: '0', PAYMENT_WEBHOOK_TOKEN: 'segredo' });
const admin = await buildUser(deps.db, { userType: 'admin' });
const token = await api.tokenOf(admin);
/** The real server; only its timeouts are shorter, all by the same factor. */
const server = await startHttpServer(deps, 'no-site', {
  headersTimeout: 600,
  requestTimeout: 6_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 100,
  unreadTimeout: 400,
});
afterAll(() => server.close());

type Conversation = { text(): string; socket: Socket; closed: Promise<unknown>; send(data: string | Buffer): void };

async function talk(): Promise<Conversation> {
  const socket = connect(server.port, '127.0.0.1');
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk.toString('latin1');
  });
  socket.on('error', () => undefined); // some of these tests expect a closed connection
  await once(socket, 'connect');
  const closed = new Promise((resolve) => socket.once('close', resolve));
  return { socket, closed, text: () => text, send: (data) => void socket.write(data) };
}

/** Sends raw bytes and reads until the server closes the connection. */
async function exchange(data: string | Buffer): Promise<string> {
  const conversation = await talk();
  conversation.send(data);
  conversation.socket.end();
  await conversation.closed;
  return conversation.text();
}

const head = (line: string, ...headers: string[]) => [line, 'Host: dropar.example', ...headers, '', ''].join('\r\n');
const statusesIn = (text: string) => [...text.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status));
const CHUNKED = 'Transfer-Encoding: chunked';
const authorization = `Authorization: Bearer ${token}`;

// Each waits for a timeout of the server, and all at once.
describe.concurrent('a slow client', () => {
  it('is disconnected if it sends the headers byte by byte', async () => {
    const { send, closed, text, socket } = await talk();
    send('GET /healthz HTTP/1.1\r\nHost: dropar.example\r\n');
    const drip = setInterval(() => !socket.destroyed && send('X-A: b\r\n'), 50);
    await closed;
    clearInterval(drip);
    expect(statusesIn(text())).toEqual([408]);
  });

  it('is disconnected if it reads nothing of its replies', async () => {
    const disconnected: unknown[] = [];
    const { destroy } = Socket.prototype;
    const spy = vi.spyOn(Socket.prototype, 'destroy').mockImplementation(function (this: Socket, error) {
      disconnected.push(this.remotePort);
      return destroy.call(this, error);
    });
    onTestFinished(() => spy.mockRestore());
    const { send, socket } = await talk();
    socket.pause();
    send(head('GET /api/openapi.json HTTP/1.1'));
    await expect.poll(() => disconnected, { timeout: 20_000 }).toContain(socket.localPort);
    expect(statusesIn(await exchange(head('GET /healthz HTTP/1.1', 'Connection: close')))).toEqual([200]);
    socket.destroy();
  });

  it('is disconnected if it sends many requests without waiting for a reply', async () => {
    const { send, closed, text } = await talk();
    send(head('GET /healthz HTTP/1.1').repeat(100));
    await closed;
    expect(statusesIn(text()).length).toBeLessThan(2);
  });

  it('is disconnected if it sends nothing', async () => {
    const { closed, text } = await talk();
    await closed;
    expect(text()).not.toMatch(/ 200 /);
  });

  it('is disconnected if it sends the body byte by byte, at any path', async () => {
    const paths = ['PATCH /api/profile', 'POST /auth/v1/recover', 'POST /webhooks/payments', 'POST /nada'];
    await Promise.all(
      paths.map(async (path) => {
        const { send, closed, text, socket } = await talk();
        const length = 'Content-Length: 100000';
        send(head(`${path} HTTP/1.1`, authorization, 'Content-Type: application/json', length));
        const drip = setInterval(() => !socket.destroyed && send('{'), 50);
        await closed;
        clearInterval(drip);
        expect(text(), path).not.toMatch(/HTTP\/1\.1 (2|5)\d\d/);
      }),
    );
    // The server is not blocked: the next client is served.
    expect(statusesIn(await exchange(head('GET /healthz HTTP/1.1', 'Connection: close')))).toEqual([200]);
  });
});

describe('a body above the limit', () => {
  const MEGABYTE = 1024 * 1024;
  const limits: [string, string, number][] = [
    ['PATCH /api/profile', 'application/json', 256 * 1024],
    ['POST /api/tasks', 'application/json', 256 * 1024],
    [`POST ${generateAds.path}`, 'application/json', generateAds.maxBodyBytes],
    [`POST ${generateCopy.path}`, 'application/json', generateCopy.maxBodyBytes],
    ['POST /auth/v1/recover', 'application/json', 32 * 1024],
    ['POST /webhooks/payments', 'application/json', MEGABYTE],
    [`POST ${uploadImage.path.replace(':bucket', 'site-assets')}`, 'image/png', 8 * MEGABYTE],
  ];

  it.each(limits)('%s of %s is refused by its Content-Length alone', async (target, type, limit) => {
    const headers = [authorization, `Content-Type: ${type}`, `Content-Length: ${limit + 1}`];
    const { send, text, socket } = await talk();
    send(head(`${target} HTTP/1.1`, ...headers));
    // No byte of the body was sent.
    await expect.poll(() => statusesIn(text()), { timeout: 20_000 }).toEqual([413]);
    socket.destroy();
  });

  it.each(limits.filter(([target]) => !/PATCH|tasks|recover|webhooks/.test(target)))(
    '%s of %s is refused while it streams, and the stream is not read to its end',
    async (target, type, limit) => {
      const headers = [authorization, `Content-Type: ${type}`, CHUNKED];
      const { send, text, socket, closed } = await talk();
      send(head(`${target} HTTP/1.1`, ...headers));
      const chunk = Buffer.alloc(64 * 1024, 'x');
      const framed = Buffer.concat([Buffer.from('10000\r\n'), chunk, Buffer.from('\r\n')]);
      let sent = 0;
      // A client that stops only when the connection is closed.
      const pump = () => {
        while (!socket.destroyed && sent < limit + 64 * MEGABYTE) {
          sent += chunk.length;
          if (!socket.write(framed)) return void socket.once('drain', pump);
        }
      };
      pump();
      await expect.poll(() => statusesIn(text()), { timeout: 20_000 }).toEqual([413]);
      await closed;
      expect(text()).toMatch(/^connection: close\r$/im);
      expect(sent).toBeLessThan(limit + 64 * MEGABYTE);
    },
  );

  it.each([
    [1, 413],
    [1_100, 400],
  ])('in thousands of chunks of %i bytes: %i', async (length, status) => {
    const { send, text, closed } = await talk();
    send(head(`POST ${importAccount.path} HTTP/1.1`, authorization, 'Content-Type: application/json', CHUNKED));
    send(`${length.toString(16)}\r\n${' '.repeat(length)}\r\n`.repeat(5_500));
    if (status === 400) send('0\r\n\r\n');
    await closed;
    expect([statusesIn(text()), /^connection: close\r$/im.test(text())]).toEqual([[status], true]);
  });
});

describe('a request that two servers could parse differently', () => {
  const inner = head('GET /healthz HTTP/1.1');
  // The reading is Node's: three of its refusals show that it reads strictly here.
  it.each([
    [
      'both lengths',
      `${head('POST /auth/v1/recover HTTP/1.1', 'Content-Length: 4', 'Transfer-Encoding: chunked')}0\r\n\r\n${inner}`,
    ],
    [
      'an encoding after chunked',
      head('POST /auth/v1/recover HTTP/1.1', 'Transfer-Encoding: chunked, identity') + inner,
    ],
    ['a bare line feed', `POST /auth/v1/recover HTTP/1.1\nHost: a\nContent-Length: 0\n\n${inner}`],
  ])('is refused: %s', async (_, data) => {
    const text = await exchange(data);
    expect(statusesIn(text).at(-1)).toBe(400);
    // The rest was not treated as a second request.
    expect(text).not.toContain('"status":"ok"');
  });

  it('refuses headers above the size limit', async () => {
    expect(statusesIn(await exchange(head('GET /healthz HTTP/1.1', `X: ${'a'.repeat(20_000)}`)))).toEqual([431]);
    expect(statusesIn(await exchange(head(`GET /${'a'.repeat(20_000)} HTTP/1.1`)))).toEqual([431]);
  });
});

it('never repeats the Host header', async () => {
  for (const host of ['evil.example', 'evil.example:80', '"><script>', "'; drop table", '127.0.0.1@evil.example']) {
    for (const target of [
      '/',
      '/login',
      '/api/openapi.json',
      '/auth/v1/verify?token=x&type=recovery',
      '//evil.example/x',
    ]) {
      const text = await exchange(`GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
      expect(text, `${host} ${target}`).not.toMatch(/HTTP\/1\.1 5/);
      expect(text, `${host} ${target}`).not.toMatch(/evil\.example|<script>|drop table/);
    }
  }
});

it.each(['http://evil.example/healthz', '*', '/%2e%2e/%2e%2e/etc/passwd', '/%00'])(
  'answers the target %s without an internal error',
  async (target) => {
    const text = await exchange(head(`GET ${target} HTTP/1.1`, 'Connection: close'));
    expect(statusesIn(text)[0]).toBeLessThan(500);
    expect(text).not.toContain('root:');
  },
);
