import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BuiltServer, makeTemporaryFolder, startBuiltServer } from '#tests/support/built-server.ts';
import { type FakeAiServer, startFakeAiServer } from '#tests/support/doubles/fake-ai-server.ts';
import { type FakeRates, startFakeRates } from '#tests/support/doubles/fake-rates.ts';
import { S3_SERVER_KEY, type S3Server, startS3Server } from '#tests/support/doubles/s3-server.ts';
import { createMigratedDatabase, type OwnDatabase } from '#tests/support/own-database.ts';
import { PASSWORD, type Session, send, signIn } from '#tests/support/samples/person.ts';
import { plainPicture, upload } from '#tests/support/samples/pictures.ts';
import { type FaultyProxy, startFaultyProxy } from './faulty-proxy.ts';

const ADMIN = { email: 'admin@example.com', password: 'senha-do-admin-1' };
/** What a person perceives as immediate, on a busy machine. */
const PROMPT_MS = 3000;

let database: OwnDatabase;
let folder: Awaited<ReturnType<typeof makeTemporaryFolder>>;
let store: S3Server;
let files: FaultyProxy;
let mail: FaultyProxy;
let rates: FakeRates;
let ai: FakeAiServer;
let server: BuiltServer;
let token: string;

beforeAll(async () => {
  [database, folder, store, mail, rates, ai] = await Promise.all([
    createMigratedDatabase(),
    makeTemporaryFolder(),
    startS3Server(),
    startFaultyProxy(),
    startFakeRates(),
    startFakeAiServer(),
  ]);
  files = await startFaultyProxy(store.endpoint);
  server = await startBuiltServer({
    DATABASE_URL: database.url,
    DATA_DIR: folder.path,
    LOG_LEVEL: 'silent',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    EMAIL_CONFIRMATION: 'on',
    SMTP_URL: `smtp://${mail.address}`,
    EXCHANGE_RATE_URL: rates.url('/rate'),
    AI_PROVIDER: 'openai-compatible',
    AI_MODEL: 'modelo',
    AI_BASE_URL: ai.url,
    S3_ENDPOINT: `http://${files.address}`,
    S3_BUCKET: store.bucket,
    S3_ACCESS_KEY_ID: S3_SERVER_KEY.accessKeyId,
    S3_SECRET_ACCESS_KEY: S3_SERVER_KEY.secretAccessKey,
  });
  token = (await signIn(server.url, ADMIN.email, ADMIN.password)).json<Session>().access_token;
});

afterAll(async () => {
  mail?.setMode('cut');
  expect(await server?.stop()).toBe(0);
  await Promise.all([files?.close(), mail?.close(), rates?.close(), ai?.close(), store?.close()]);
  await Promise.all([database?.drop(), folder?.remove()]);
});

async function timed<T>(work: () => Promise<T>): Promise<{ result: T; milliseconds: number }> {
  const started = performance.now();
  return { result: await work(), milliseconds: performance.now() - started };
}

describe.each(['hang', 'cut'] as const)('mail server in mode %s', (mode) => {
  it('delays neither the sign-up nor the recovery', async () => {
    mail.setMode(mode);
    const before = mail.connections();
    const email = `${randomUUID()}@example.com`;
    const body = { email, password: PASSWORD, data: { name: 'Akemi' } };
    const created = await timed(() => send(server.url, 'POST', '/auth/v1/signup', { body }));
    expect(created.result.status).toBe(200);
    expect(created.milliseconds).toBeLessThan(PROMPT_MS);
    const recovery = await timed(() => send(server.url, 'POST', '/auth/v1/recover', { body: { email: ADMIN.email } }));
    expect(recovery.result.status).toBe(200);
    expect(recovery.milliseconds).toBeLessThan(PROMPT_MS);
    await expect.poll(() => mail.connections() - before).toBeGreaterThan(0);
    // The account exists; another message can be requested once the server is back.
    expect(await database.query('select 1 from auth_users where email = $1', [email])).toHaveLength(1);
    const again = await send(server.url, 'POST', '/auth/v1/resend', { body: { type: 'signup', email } });
    expect(again.status).toBe(200);
  });
});

describe('exchange-rate service', () => {
  const readPlans = () => timed(() => send(server.url, 'GET', '/api/plans', { token }));
  type Plans = { premium: { priceBrlCents: number; priceJpy: number | null; problem: string | null } };

  it('hanging, then invalid: the price in reais is returned soon, and the services are not called for a while', async () => {
    rates.answer('/rate', 'hang');
    const first = await readPlans();
    expect(first.result.status).toBe(200);
    expect(first.result.json<Plans>().premium).toMatchObject({
      priceBrlCents: 11_990,
      priceJpy: null,
      problem: 'Erro ao obter taxa de conversão',
    });
    expect(first.milliseconds).toBeLessThan(3000 + PROMPT_MS);
    rates.answer('/rate', { body: '<html>manutenção</html>' });
    const requestCount = rates.requests.length;
    const second = await readPlans();
    expect(second.result.status).toBe(200);
    expect(second.milliseconds).toBeLessThan(PROMPT_MS);
    expect(rates.requests.length).toBe(requestCount);
  });
});

describe('AI provider', () => {
  const generate = (signal?: AbortSignal) =>
    send(server.url, 'POST', '/functions/v1/generate-ads', {
      token,
      body: { text: 'Garrafa térmica', strategy: 'aida' },
      ...(signal && { signal }),
    });

  it('down: returns a Portuguese error without provider details', async () => {
    ai.script([{ status: 401, raw: '{"error":{"message":"segredo do provedor"}}' }]);
    const reply = await generate();
    expect(reply.status).toBe(503);
    expect(reply.json()).toMatchObject({ message: 'O provedor de IA recusou a chave configurada.' });
    ai.script([{ fault: 'reset' }]);
    const cut = await generate();
    expect(cut.status).toBe(502);
    expect(cut.json()).toMatchObject({ message: 'Não foi possível falar com o provedor de IA.' });
  });

  it('silent: other requests are served, and a caller who disconnects frees the slot', async () => {
    ai.script([{ fault: 'never' }]);
    const leaving = new AbortController();
    const waiting = [1, 2, 3].map(() => generate(leaving.signal));
    await expect.poll(() => ai.requests.length).toBe(3);
    const board = await timed(() => send(server.url, 'GET', '/api/board', { token }));
    expect(board.result.status).toBe(200);
    expect(board.milliseconds).toBeLessThan(PROMPT_MS);
    expect((await generate()).status).toBe(429);
    leaving.abort();
    for (const each of waiting) await expect(each).rejects.toMatchObject({ name: 'AbortError' });
    await expect.poll(() => ai.requests.every((request) => request.closedByClient)).toBe(true);
    ai.script([{ status: 401, raw: '{}' }]);
    await expect.poll(async () => (await generate()).status).toBe(503);
  });
});

describe('file storage', () => {
  const rows = () => database.query('select name from uploads order by name');

  it.each(['cut', 'hang'] as const)(
    'in mode %s: a clear error in time, no row, and recovery afterwards',
    async (mode) => {
      files.setMode('pass');
      const picture = await plainPicture(64);
      const good = await upload(server.url, token, picture);
      expect(good.status).toBe(201);
      const { url }: { url: string } = await good.json();
      const before = await rows();

      files.setMode(mode);
      const [stored, read] = await Promise.all([
        timed(() => upload(server.url, token, picture)),
        timed(() => fetch(`${server.url}${url}`)),
      ]);
      for (const { result, milliseconds } of [stored, read]) {
        expect(result.status).toBe(503);
        expect(await result.json()).toMatchObject({
          code: 'unavailable',
          message: 'O armazenamento de arquivos não respondeu. Tente novamente em instantes.',
        });
        expect(milliseconds).toBeLessThan(10_000 + PROMPT_MS);
      }
      expect(await rows()).toEqual(before);
      expect((await send(server.url, 'GET', '/readyz')).status).toBe(200);

      files.setMode('pass');
      expect((await upload(server.url, token, picture)).status).toBe(201);
      expect((await fetch(`${server.url}${url}`)).status).toBe(200);
    },
  );
});
