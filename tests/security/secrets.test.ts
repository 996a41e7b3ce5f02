import { Writable } from 'node:stream';
import pino from 'pino';
import { afterAll, expect, it, vi } from 'vitest';
import { addLessonComment } from '#contract/academy.ts';
import { generateAds } from '#contract/robots/robots.ts';
import { createTask } from '#contract/tasks.ts';
import { finishPendingMail } from '#server/features/auth/mail/send-in-background.ts';
import { bearer, codeIn, createAuthApp, linkIn } from '#tests/auth/auth-app.ts';
import { buildPayment, deliver, WEBHOOK_TOKEN } from '#tests/support/doubles/payment-webhook.ts';
import { buildUser } from '#tests/support/samples/builders.ts';
import { buildLesson } from '#tests/support/samples/content-builders.ts';

const lines: string[] = [];
const log = pino(
  { level: 'trace' },
  new Writable({
    write(chunk, _, done) {
      lines.push(String(chunk));
      done();
    },
  }),
);
const printed = (['log', 'info', 'warn', 'debug'] as const).map((name) =>
  vi.spyOn(console, name).mockImplementation((...words) => void lines.push(words.join(' '))),
);
afterAll(() => {
  for (const spy of printed) spy.mockRestore();
});

const auth = await createAuthApp({ PAYMENT_WEBHOOK_TOKEN: WEBHOOK_TOKEN, LOG_LEVEL: 'trace' }, { log });
const { api, deps, app } = auth;

/** Everything that must not appear in a log file. */
const secrets = new Map<string, string>();
const keep = (name: string, value: string) => {
  expect(value, name).toBeTruthy();
  secrets.set(name, value);
  return value;
};

async function useAccount(): Promise<void> {
  const email = keep('an e-mail address', 'larissa.segredo@example.com');
  const password = keep('a password', 'senha-que-ninguem-le-1');
  const name = keep('a name', 'Larissa Nomesecreto');
  const signedUp = await (await auth.post('/signup', { email, password, data: { name } })).json();
  keep('an access token', signedUp.access_token);
  keep('a refresh token', signedUp.refresh_token);
  const wrong = keep('a mistyped password', 'quase-a-minha-senha');
  await auth.post('/token?grant_type=password', { email, password: wrong });
  await auth.post('/token?grant_type=password', { email, password });
  await auth.post('/token?grant_type=refresh_token', { refresh_token: signedUp.refresh_token });
  await auth.post('/token?grant_type=refresh_token', {
    refresh_token: keep('a forged token', 'forjado-forjado-forjado'),
  });
  await auth.post('/recover', { email });
  await finishPendingMail(deps.mailer);
  const mail = auth.lastMail(email);
  const code = keep('a mailed code', codeIn(mail));
  keep('a mailed link', new URL(linkIn(mail)).searchParams.get('token') ?? '');
  await auth.post('/verify', { type: 'recovery', email, token: '111111' });
  await auth.open(`${auth.url}/verify?token=${keep('a tried link', 'link-inventado-123')}&type=recovery`);
  await auth.post('/verify', { type: 'recovery', email, token: code });
  const headers = { authorization: `Bearer ${signedUp.access_token}` };
  await auth.post('/factors', { factor_type: 'totp', friendly_name: 'celular' }, headers);
  await fetch(`${auth.url}/user?apikey=${keep('a word of the query', 'chave-na-consulta')}`, { headers });
}

async function useProduct(): Promise<void> {
  const user = await buildUser(deps.db, { email: keep('another address', 'joana.segredo@example.com') });
  const title = keep('the title of a task', 'Comprar o anel secreto');
  await api.as(user).send(createTask, { body: { id: crypto.randomUUID(), title, columnId: 'coluna1' } });
  const lesson = await buildLesson(deps.db);
  const content = keep('a comment', 'Comentário que fica entre nós');
  await api.as(user).send(addLessonComment, { params: { lessonId: lesson.id }, body: { content } });
  const text = keep('a description', 'Fórmula inédita do produto');
  await api.as(user).send(generateAds, { body: { text, strategy: 'auto' } });
  const headers = { 'content-type': 'application/json', authorization: 'Bearer x.y.z' };
  await app.request('/api/profile', { method: 'PATCH', headers, body: `{"${keep('a broken body', 'corpo quebrado')}` });
  await deliver(api.visitor, buildPayment({ sck: user.id, email: keep('a buyer', 'compra.segredo@example.com') }));
  await deliver(api.visitor, buildPayment(), 'token-errado');
  await app.request(`/api/snippets/search?text=${keep('a search', 'busca-secreta')}`);
}

async function meetFaults(): Promise<void> {
  const user = await buildUser(deps.db);
  await api.tokenOf(user);
  const query = vi
    .spyOn(deps.pool, 'query')
    .mockRejectedValue(new Error(`at ${keep('the text of an error', 'valor-no-erro')}`));
  const connect = vi.spyOn(deps.pool, 'connect').mockRejectedValue(new Error('at valor-no-erro'));
  const reply = await api.as(user).fetch('/api/profile');
  expect(reply.status).toBe(500);
  expect(await reply.text()).not.toContain('valor-no-erro');
  await auth.post('/recover', { email: 'larissa.segredo@example.com' });
  query.mockRestore();
  connect.mockRestore();
}

it("passwords, tokens, codes, addresses and people's texts reach neither the log nor the metrics", async () => {
  await useAccount();
  await useProduct();
  await meetFaults();
  const written = lines.join('');
  // Proves that logging was on.
  expect(written).toContain('"route":"/api/tasks"');
  expect(written).toContain('unexpected error');
  const figures = await deps.metrics.registry.metrics();
  expect(figures).toContain('http_request_duration_seconds');
  for (const [name, secret] of secrets) {
    // Six digits may occur inside a longer number by chance.
    const found = /^\d+$/.test(secret) ? new RegExp(`(?<![\\w.-])${secret}(?![\\w.-])`) : secret;
    expect(written, `${name} in the log`).not.toMatch(found);
    expect(figures, `${name} in the figures`).not.toMatch(found);
  }
  expect(written).not.toMatch(/[\w.]+@example\.com|eyJ[\w-]+\.[\w-]+\./);
  expect(written).not.toContain(WEBHOOK_TOKEN);
  const ids = (await deps.pool.query<{ id: string }>('select id from profiles')).rows.map(({ id }) => id);
  expect(ids.filter((id) => figures.includes(id))).toEqual([]);
});

it('unknown URLs do not add metric labels', async () => {
  const count = async () => (await deps.metrics.registry.metrics()).split('\n').length;
  await app.request('/nada/0');
  const before = await count();
  for (let index = 1; index < 50; index += 1) await app.request(`/nada/${index}/x`);
  expect(await count()).toBe(before);
});

it('no reply contains a password hash, a session key or the instance key', async () => {
  const { client, userId } = await auth.signedUp();
  const headers = await bearer(client);
  const admin = await buildUser(deps.db, { userType: 'admin' });
  const paths = ['/auth/v1/user', '/auth/v1/settings', '/auth/v1/.well-known/jwks.json', '/api/profile'];
  const replies = await Promise.all([
    ...paths.map((path) => app.request(path, { headers })),
    ...['/api/admin/stats', '/api/admin/webhook-logs'].map((path) => api.as(admin).fetch(path)),
  ]);
  const text = (await Promise.all(replies.map((reply) => reply.text()))).join('\n');
  expect(text).not.toMatch(/argon2|password_hash|refresh_key|"d":|instance/i);
  const { rows } = await deps.pool.query(
    'select encode(refresh_key, $2) as key from auth_sessions where user_id = $1',
    [userId, 'hex'],
  );
  for (const { key } of rows) expect(text).not.toContain(key);
});
