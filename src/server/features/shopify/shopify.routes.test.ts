import { createServer } from 'node:http';
import { eq } from 'drizzle-orm';
import { parse as parseDocument, validate } from 'graphql';
import { afterAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { connectShopify, disconnectShopify, getShopify, testShopify } from '#contract/shopify.ts';
import { shopifyConnections } from '#server/db/schema/shopify.ts';
import * as operations from '#server/providers/shopify/operations.ts';
import { createShopify } from '#server/providers/shopify/shopify.ts';
import { KEYS, shopifySchema, startShopifyDouble } from '#tests/support/doubles/fake-shopify.ts';
import { listenLocally } from '#tests/support/local-server.ts';
import { buildUser } from '#tests/support/samples/builders.ts';
import { createTestApp } from '#tests/support/test-app.ts';
import { readShopFacts } from './shopify-connection.service.ts';

const double = await startShopifyDouble();
afterAll(double.close);
const { api, deps } = await createTestApp({
  SHOPIFY_URL: double.url,
  SECRET_KEY: 'uma-chave-de-teste-com-32-sinais',
});
const { db } = deps;
beforeEach(double.reset);

const premium = async () => api.as(await buildUser(db, { userType: 'premium' }));
const someone = await premium();

const documents = Object.entries(operations).filter(
  (entry): entry is [string, { query: string }] => typeof entry[1] === 'object' && 'query' in entry[1],
);

describe('operations', () => {
  it.each(documents)('%s is valid in the schema of Shopify', (_, { query }) => {
    expect(validate(shopifySchema, parseDocument(query))).toEqual([]);
  });
});

describe('connecting a shop', () => {
  const token = { access_token: 'x', scope: 'read_locales', expires_in: 86_400 };
  it.each([
    [null, {}],
    [token, null],
    [token, { data: { shop: null } }],
    [token, { data: { shop: { name: 1, currencyCode: [] } } }],
    [token, { data: { shop: { name: 'Mizu', currencyCode: 'JPY' }, shopLocales: [null] } }],
    [token, { errors: [null] }],
    [token, { errors: 5 }],
  ])('answers in words when Shopify replies with %j, then %j', async (first, second) => {
    const server = createServer((request, response) => {
      response.end(JSON.stringify(request.url?.includes('oauth') ? first : second));
    });
    const { port, close } = await listenLocally(server);
    onTestFinished(close);
    const shop = createShopify(`http://127.0.0.1:${port}`).open(KEYS);
    await expect(readShopFacts(shop, new AbortController().signal)).rejects.toMatchObject({
      code: 'provider_failed',
      message: 'A Shopify respondeu de forma inesperada.',
    });
  });

  it('returns name, currency, language and missing scopes, and saves nothing yet', async () => {
    const caller = await premium();
    double.shop.scopes = ['write_products', 'write_files', 'read_locales', 'write_translations'];
    const { body } = await caller.send(testShopify, { body: KEYS });
    expect(body).toMatchObject({
      shopName: 'Mizu Store',
      currency: 'JPY',
      primaryLocale: 'ja',
      missingScopes: ['write_legal_policies'],
    });
    expect((await caller.send(getShopify, {})).body.connection).toBeNull();
  });

  it('stores the secret encrypted, never returns it, and uses it only for the same shop and app', async () => {
    const user = await buildUser(db, { userType: 'premium' });
    const caller = api.as(user);
    const reply = await caller.send(connectShopify, { body: KEYS });
    expect(reply.body.connection).toMatchObject({ shop: KEYS.shop, shopName: 'Mizu Store', clientId: KEYS.clientId });
    expect(JSON.stringify(reply.body)).not.toContain(KEYS.clientSecret);
    const [row] = await db.select().from(shopifyConnections).where(eq(shopifyConnections.userId, user.id));
    expect(JSON.stringify(row)).not.toContain(KEYS.clientSecret);
    const { clientSecret: _, ...saved } = KEYS;
    expect((await caller.send(testShopify, { body: saved })).status).toBe(200);
    for (const other of [{ clientId: 'outro-app' }, { shop: 'outra.myshopify.com' }]) {
      const { status, body } = await caller.send(testShopify, { body: { ...saved, ...other } });
      expect([status, body.issues?.[0]?.path]).toEqual([400, 'clientSecret']);
    }
  });

  it('reports errors in the keys in Portuguese, and saves none of them', async () => {
    const caller = await premium();
    const wrong = await caller.send(connectShopify, { body: { ...KEYS, clientSecret: 'errado-errado' } });
    expect([wrong.status, wrong.body.message]).toEqual([503, expect.stringContaining('recusou as chaves')]);
    const unknown = await caller.send(connectShopify, { body: { ...KEYS, shop: 'nao-existe.myshopify.com' } });
    expect(unknown.body.message).toContain('não conhece esta loja');
    expect((await caller.send(getShopify, {})).body.connection).toBeNull();
  });

  it('deletes the keys when the shop is disconnected, on any plan', async () => {
    const user = await buildUser(db, { userType: 'premium' });
    await api.as(user).send(connectShopify, { body: KEYS });
    const before = double.shop.tokensGiven;
    expect((await api.as(user).send(disconnectShopify, {})).status).toBe(204);
    expect(await db.select().from(shopifyConnections).where(eq(shopifyConnections.userId, user.id))).toEqual([]);
    await api.as(user).send(connectShopify, { body: KEYS });
    expect(double.shop.tokensGiven).toBe(before + 1);
  });

  it.each([
    'localhost',
    '[::1]',
    'mizu.myshopify.com.evil.example',
    'evil.example#.myshopify.com',
    'user:pass@mizu.myshopify.com',
    'a.b.myshopify.com',
    '-a.myshopify.com',
    'ｍizu.myshopify.com',
  ])('sends no request to the address %j', async (shop) => {
    const given = double.shop.tokensGiven;
    for (const endpoint of [testShopify, connectShopify]) {
      expect((await someone.send(endpoint, { body: { ...KEYS, shop } })).status).toBe(400);
    }
    expect(() => createShopify(undefined).open({ ...KEYS, shop })).toThrow('não conhece esta loja');
    expect(double.shop.tokensGiven).toBe(given);
  });
});
