import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { eq } from 'drizzle-orm';
import { TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { exportAccount, importAccount, requestAccountDeletion } from '#contract/account/account.ts';
import { buildPath, type Endpoint } from '#contract/base/endpoint.ts';
import { renewCalendarAddress } from '#contract/calendar.ts';
import { endpoints } from '#contract/endpoints.ts';
import { createProduct } from '#contract/products/new-product.ts';
import { authFactors, authSessions, authUsers } from '#server/db/schema/auth.ts';
import { profiles } from '#server/db/schema/profiles.ts';
import { bearer, createAuthApp, freshEmail, PASSWORD } from '#tests/auth/auth-app.ts';
import { buildUser, type TestUser } from '#tests/support/samples/builders.ts';
import { plainPicture, upload } from '#tests/support/samples/pictures.ts';

const auth = await createAuthApp({ PAYMENT_WEBHOOK_TOKEN: 'segredo' });
const { db, pool } = auth.deps;
const { port, host } = new URL(auth.url);

type Held = { finish(): Promise<number> };

/** Sends the headers and five bytes of the body; `finish` sends the rest and returns the status. */
async function holdBody(method: string, path: string, token: string, body: string, type: string): Promise<Held> {
  const socket = connect(Number(port), '127.0.0.1');
  await once(socket, 'connect');
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk.toString('latin1');
  });
  const lines = [`${method} ${path} HTTP/1.1`, `Host: ${host}`, `Authorization: Bearer ${token}`, 'Connection: close'];
  socket.write(
    [...lines, `Content-Type: ${type}`, `Content-Length: ${body.length}`, '', body.slice(0, 5)].join('\r\n'),
  );
  return {
    async finish() {
      socket.write(body.slice(5));
      await once(socket, 'close');
      return Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1]);
    },
  };
}

/** Once a later request with the same token is answered, the unfinished ones have passed all checks before the body. */
async function untilUnderway(token: string, count: number): Promise<void> {
  const underway = async () => (await auth.deps.metrics.httpInFlight.get()).values[0]?.value ?? 0;
  await expect.poll(underway, { timeout: 20_000 }).toBe(count);
  const headers = { authorization: `Bearer ${token}` };
  for (const path of ['/auth/v1/user', '/api/profile']) await fetch(`http://${host}${path}`, { headers });
}

const withBodies = Object.values<Endpoint>(endpoints).filter(
  ({ access, body, rawBody }) => access !== 'public' && (body || rawBody),
);
const ID = '00000000-0000-4000-8000-000000000000';
const params = { bucket: 'site-assets', provider: 'kiwify', page: 'terms', columnId: 'coluna1', color: 'teal' };
const addressOf = ({ path }: Endpoint, own: Record<string, string>) =>
  buildPath(path, {
    ...Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, name]) => [name, ID])),
    ...params,
    ...own,
  });

describe('a request whose body arrives late', () => {
  async function holdAll(wanted: readonly Endpoint[], user: TestUser) {
    const token = await auth.api.tokenOf(user);
    const product = await auth.api.as(user).send(createProduct, { body: { id: randomUUID(), name: 'Garrafa' } });
    const own = { productId: product.body.id };
    const unfinished = await Promise.all(
      wanted.map(async (endpoint) => {
        const type = endpoint.rawBody?.[0] ?? 'application/json';
        const request = await holdBody(endpoint.method, addressOf(endpoint, own), token, '{"a": 1}', type);
        return { name: `${endpoint.method} ${endpoint.path}`, request };
      }),
    );
    await untilUnderway(token, wanted.length);
    return async (status: number) => {
      const answered = await Promise.all(unfinished.map(async ({ name, request }) => [name, await request.finish()]));
      expect(answered.filter(([, answer]) => answer !== status)).toEqual([]);
    };
  }

  it('is refused at every endpoint once its session has ended', async () => {
    const user = await buildUser(db, { userType: 'admin' });
    const expectAll = await holdAll(withBodies, user);
    await db.delete(authSessions).where(eq(authSessions.userId, user.id));
    await expectAll(401);
  });

  it.each([
    ['admin', 'premium'],
    ['premium', 'free'],
  ] as const)('is refused at every endpoint for %s once the person is %s', async (access, userType) => {
    const user = await buildUser(db, { userType: access });
    const wanted = withBodies.filter((endpoint) => endpoint.access === access);
    const expectAll = await holdAll(wanted, user);
    await db.update(profiles).set({ userType }).where(eq(profiles.id, user.id));
    await expectAll(403);
  });

  it('neither sets a password nor enrols or verifies a factor after the owner took the account back', async () => {
    const { client: intruder, email, userId } = await auth.signedUp();
    const token = (await intruder.getSession()).data.session?.access_token ?? '';
    const factor = (await intruder.mfa.enroll({ factorType: 'totp', friendlyName: 'primeiro' })).data;
    const challenge = (await intruder.mfa.challenge({ factorId: factor?.id ?? '' })).data;
    const code = new TOTP({ secret: factor?.totp.secret ?? '' }).generate();
    const bodies: [string, string, object][] = [
      ['PUT', '/user', { password: 'senha-do-intruso' }],
      ['PUT', '/user', { email: freshEmail() }],
      ['PUT', '/user', { data: { name: 'Intruso' } }],
      ['POST', '/factors', { factor_type: 'totp', friendly_name: 'segundo' }],
      ['POST', `/factors/${factor?.id}/verify`, { challenge_id: challenge?.id, code }],
    ];
    const unfinished = await Promise.all(
      bodies.map(([method, path, body]) =>
        holdBody(method, `/auth/v1${path}`, token, JSON.stringify(body), 'application/json'),
      ),
    );
    await untilUnderway(token, bodies.length);
    await auth.client().resetPasswordForEmail(email);
    const { client: owner } = await auth.signInByLink(email);
    const [before] = await db.select().from(authUsers).where(eq(authUsers.id, userId));
    expect(await Promise.all(unfinished.map((request) => request.finish()))).toEqual([403, 403, 403, 403, 403]);
    const [after] = await db.select().from(authUsers).where(eq(authUsers.id, userId));
    expect(after).toEqual(before);
    expect(await db.select().from(authFactors).where(eq(authFactors.userId, userId))).toEqual([]);
    expect((await owner.updateUser({ password: 'senha-da-dona' })).error).toBeNull();
  });
});

describe('requests in progress while the account changes', () => {
  /** Locks the account's row like another change of it; runs `change` once a request waits for the lock. */
  async function duringChange<T>(
    userId: string,
    start: () => Promise<T>,
    change: string,
    table: 'auth_users' | 'profiles' = 'auth_users',
  ): Promise<T> {
    const client = await pool.connect();
    try {
      await client.query('begin');
      await client.query(`select 1 from ${table} where id = $1 for update`, [userId]);
      const underway = start();
      const waiting = 'select 1 from pg_stat_activity where datname = current_database() and wait_event_type = $1';
      // An import starts a process first.
      const count = async () => (await pool.query(waiting, ['Lock'])).rowCount;
      await expect.poll(count, { timeout: 30_000 }).toBeGreaterThan(0);
      await client.query(change, [userId]);
      await client.query('commit');
      return await underway;
    } finally {
      client.release();
    }
  }
  const NEW_PASSWORD = "update auth_users set password_hash = 'another' where id = $1";
  const SIGNED_OUT = 'delete from auth_sessions where user_id = $1';
  const sessionsOf = (userId: string) => db.select().from(authSessions).where(eq(authSessions.userId, userId));

  it('a sign-in with the old password opens no session', async () => {
    const { email, userId } = await auth.signedUp();
    await db.delete(authSessions).where(eq(authSessions.userId, userId));
    const signIn = () => auth.client().signInWithPassword({ email, password: PASSWORD });
    expect((await duringChange(userId, signIn, NEW_PASSWORD)).error?.code).toBe('invalid_credentials');
    expect(await sessionsOf(userId)).toEqual([]);
  });

  const now = new Date().toISOString();
  const product = { id: randomUUID(), name: 'Plantado', name_ja: '', slug: '', status: 'ideia', source: '', notes: '' };
  const dataFile = {
    ...{ format: 'dropar-export', version: 1, account: { id: randomUUID(), name: 'A' } },
    products: [{ ...product, sheet: {}, created_at: now, updated_at: now, deleted_at: null }],
  };

  it.each([
    ['password', (client: Client) => client.updateUser({ password: 'nova-senha-1' })],
    ['e-mail', (client: Client) => client.updateUser({ email: freshEmail() })],
    ['name', (client: Client) => client.updateUser({ data: { name: 'Intruso' } })],
    ['factor', (client: Client) => client.mfa.enroll({ factorType: 'totp' })],
    ['code by mail', (client: Client) => client.reauthenticate()],
    ['calendar', (client: Client) => call(client, renewCalendarAddress)],
    ['import', (client: Client) => call(client, importAccount, dataFile)],
    ['deletion', (client: Client) => call(client, requestAccountDeletion, { password: PASSWORD })],
  ])('the request of an ended session is not executed: %s', async (_, ask) => {
    const { client, userId } = await auth.signedUp();
    await db.update(authUsers).set({ emailProvedAt: new Date().toISOString() }).where(eq(authUsers.id, userId));
    const [before] = await db.select().from(authUsers).where(eq(authUsers.id, userId));
    const mails = auth.outbox.length;
    const { error } = await duringChange(userId, async () => ask(client), SIGNED_OUT);
    expect(error).not.toBeNull();
    expect((await db.select().from(authUsers).where(eq(authUsers.id, userId)))[0]).toEqual(before);
    expect(await db.select().from(authFactors).where(eq(authFactors.userId, userId))).toEqual([]);
    expect(auth.outbox).toHaveLength(mails);
    for (const table of ['calendar_feeds', 'account_deletions', 'products']) {
      expect((await pool.query(`select 1 from ${table} where user_id = $1`, [userId])).rowCount).toBe(0);
    }
  });

  async function call(client: Client, { method, path }: Endpoint, body?: object) {
    const headers = { ...(await bearer(client)), 'content-type': 'application/json' };
    const reply = await auth.app.request(path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    return { error: reply.ok ? null : reply.status };
  }

  it('does not store a site picture for a person who is no longer an administrator', async () => {
    const admin = await buildUser(db, { userType: 'admin' });
    const token = await auth.api.tokenOf(admin);
    const picture = await plainPicture(8);
    const demoted = "update profiles set user_type = 'free' where id = $1";
    const reply = await duringChange(admin.id, () => upload(`http://${host}`, token, picture), demoted, 'profiles');
    expect(reply.status).toBe(403);
    expect((await pool.query('select 1 from uploads where uploaded_by = $1', [admin.id])).rowCount).toBe(0);
  });

  it('stops a data export once its session has ended', async () => {
    const user = await buildUser(db);
    const reply = await auth.api.as(user).fetch(exportAccount.path);
    const reader = (reply.body as ReadableStream<Uint8Array>).getReader();
    expect((await reader.read()).done).toBe(false);
    await db.delete(authSessions).where(eq(authSessions.userId, user.id));
    const readOn = async () => {
      while (!(await reader.read()).done);
    };
    await expect(readOn()).rejects.toThrow();
  });
});

type Client = ReturnType<typeof auth.client>;
