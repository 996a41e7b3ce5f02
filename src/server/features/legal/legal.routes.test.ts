import { describe, expect, it } from 'vitest';
import { getLegalDraft, getLegalPage, publishLegalPage } from '#contract/legal.ts';
import { DEFAULT_LEGAL_DATE } from '#domain/legal/default-texts.ts';
import { createAuthApp } from '#tests/auth/auth-app.ts';
import { buildUser } from '#tests/support/samples/builders.ts';

const auth = await createAuthApp({
  SUPPORT_EMAIL: 'ajuda@example.com',
  OPERATOR_NAME: 'Sakura Ltda',
  OPERATOR_CNPJ: '12.345.678/0001-90',
});
const { api, deps } = auth;
const admin = await buildUser(deps.db, { userType: 'admin' });
const as = api.as(admin);
const terms = { page: 'terms' as const };
const privacy = { page: 'privacy' as const };
const text = (word: string) => `## ${word}\n\n${`${word} `.repeat(120).trim()}`;

const consentsOf = async (userId: string) =>
  (
    await deps.pool.query('select page, version, accepted_at from user_consents where user_id = $1 order by page', [
      userId,
    ])
  ).rows;

describe('terms and privacy', () => {
  it('are public from the start, with a contact address', async () => {
    const { status, body } = await api.visitor.send(getLegalPage, { params: privacy });
    expect([status, body.version, body.publishedAt.slice(0, 10)]).toEqual([200, 1, DEFAULT_LEGAL_DATE.slice(0, 10)]);
    expect(body.body).toContain('ajuda@example.com');
    expect(body.body).toContain('Sakura Ltda, CNPJ 12.345.678/0001-90');
    expect(body.body).not.toContain('{{');
  });

  it("warn administrators while the operator's data is incomplete", async () => {
    expect((await as.send(getLegalDraft, { params: privacy })).body.isOperatorNamed).toBe(false);
  });

  it('a sign-up accepts the current version; a new version applies to later sign-ups', async () => {
    const first = await auth.signedUp();
    expect(await consentsOf(first.userId)).toMatchObject([
      { page: 'privacy', version: 1 },
      { page: 'terms', version: 1 },
    ]);
    const published = await as.send(publishLegalPage, { params: terms, body: { body: text('Novo'), version: 1 } });
    expect([published.status, published.body]).toEqual([200, { version: 2 }]);
    const second = await auth.signedUp();
    expect(await consentsOf(second.userId)).toMatchObject([
      { page: 'privacy', version: 1 },
      { page: 'terms', version: 2 },
    ]);
    expect((await consentsOf(first.userId)).map(({ version }) => version)).toEqual([1, 1]);
    // Acceptance does not change the date of a text.
    const { publishedAt } = (await api.visitor.send(getLegalPage, { params: privacy })).body;
    expect(new Date(publishedAt)).toEqual(new Date(DEFAULT_LEGAL_DATE));
    expect((await api.visitor.send(getLegalPage, { params: terms })).body.body).toBe(text('Novo'));
  });

  it('consent cannot be set by the person who signs up, and is part of their exported data', async () => {
    const client = auth.client();
    const { data } = await client.signUp({
      email: `${crypto.randomUUID()}@example.com`,
      password: 'segredo-1',
      options: { data: { name: 'Ana', consent: { terms: 99 } } },
    });
    const rows = await consentsOf(data.user?.id ?? '');
    expect(rows.every(({ version }) => version < 99)).toBe(true);
    const file = await auth.app.request('/api/account/export', {
      headers: { authorization: `Bearer ${data.session?.access_token}` },
    });
    const { consents } = (await file.json()) as { consents: { page: string }[] };
    expect(consents.map(({ page }) => page)).toEqual(['privacy', 'terms']);
  });
});

describe('publishing', () => {
  it('stores every version, and rejects an unchanged text, a short text and an edit of an older version', async () => {
    const draft = (await as.send(getLegalDraft, { params: privacy })).body;
    expect(draft.body).toContain('{{suporte}}');
    const publish = (body: string, version: number) =>
      as.send(publishLegalPage, { params: privacy, body: { body, version } });
    expect((await publish(draft.body, draft.version)).status).toBe(409);
    expect((await publish('curto', draft.version)).status).toBe(400);
    const both = await Promise.all([publish(text('Um'), draft.version), publish(text('Dois'), draft.version)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await publish(text('Velho'), draft.version)).status).toBe(409);
    const after = (await as.send(getLegalDraft, { params: privacy })).body;
    expect(after.versions.map(({ version }) => version)).toEqual([2, 1]);
  });
});

it('with confirmation by mail, consent is recorded at sign-up', async () => {
  const confirming = await createAuthApp({ EMAIL_CONFIRMATION: 'on' });
  const email = `${crypto.randomUUID()}@example.com`;
  await confirming.client().signUp({ email, password: 'segredo-1', options: { data: { name: 'Ana' } } });
  const { rows } = await confirming.deps.pool.query(
    'select c.page from user_consents c join profiles p on p.id = c.user_id where p.email = $1',
    [email],
  );
  expect(rows).toHaveLength(2);
});
