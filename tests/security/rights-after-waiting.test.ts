import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { createProduct } from '#contract/products/new-product.ts';
import { fetchImportPhoto } from '#contract/products/product-import.ts';
import { uploadProductPhoto } from '#contract/products/product-photos.ts';
import { exportProducts } from '#contract/products/products.ts';
import { getListing, saveListing } from '#contract/products/publishing.ts';
import { connectShopify } from '#contract/shopify.ts';
import { authSessions } from '#server/db/schema/auth.ts';
import { productListings } from '#server/db/schema/product-listings.ts';
import { productPhotos } from '#server/db/schema/products.ts';
import { profiles } from '#server/db/schema/profiles.ts';
import { shopifyConnections } from '#server/db/schema/shopify.ts';
import { uploads } from '#server/db/schema/uploads.ts';
import { KEYS, startShopifyDouble } from '#tests/support/doubles/fake-shopify.ts';
import { createMemoryFiles } from '#tests/support/doubles/memory-files.ts';
import { buildUser, type TestUser } from '#tests/support/samples/builders.ts';
import { plainPicture } from '#tests/support/samples/pictures.ts';
import { createTestApp } from '#tests/support/test-app.ts';

const double = await startShopifyDouble();
afterAll(double.close);
const picture = new Uint8Array(await plainPicture(40));
/** What happens while the outside world is waited for. */
let meanwhile = async () => {};
const files = createMemoryFiles();
const { api, deps } = await createTestApp(
  { SHOPIFY_URL: double.url, SECRET_KEY: 'uma-chave-de-teste-com-32-sinais' },
  {
    photoFetch: async () => {
      await meanwhile();
      return new Response(picture);
    },
    files: {
      ...files,
      put: async (...file) => {
        await meanwhile();
        return files.put(...file);
      },
    },
  },
);
const { db, secrets } = deps;
const { seal } = secrets;
secrets.seal = async (...secret) => {
  await meanwhile();
  return seal(...secret);
};

const { writerThreads } = deps;
deps.writerThreads = {
  ...writerThreads,
  inTurn: async (...turn) => {
    await meanwhile();
    return writerThreads.inTurn(...turn);
  },
  runInWorker: async (...job) => {
    await meanwhile();
    return writerThreads.runInWorker(...job);
  },
};

const changes = {
  'the session has ended': [401, (user: TestUser) => db.delete(authSessions).where(eq(authSessions.userId, user.id))],
  'the plan has ended': [
    409,
    (user: TestUser) => db.update(profiles).set({ userType: 'free' }).where(eq(profiles.id, user.id)),
  ],
} as const;

async function buildProduct(user: TestUser) {
  const change = meanwhile;
  meanwhile = async () => {};
  const { id } = (await api.as(user).send(createProduct, { body: { id: randomUUID(), name: 'Garrafa' } })).body;
  meanwhile = change;
  return id;
}

async function sendListing(user: TestUser) {
  const params = { productId: await buildProduct(user) };
  return api.as(user).send(saveListing, { params, body: { benefit: '軽い' } });
}

async function sendPhoto(user: TestUser) {
  const id = await buildProduct(user);
  const headers = { 'content-type': 'image/png' };
  const path = uploadProductPhoto.path.replace(':productId', id);
  return api.as(user).fetch(path, { method: uploadProductPhoto.method, body: picture, headers });
}

describe.each(Object.entries(changes))('once %s', (_, [status, change]) => {
  it.each([
    ['a shop', shopifyConnections, (user: TestUser) => api.as(user).send(connectShopify, { body: KEYS })],
    [
      'a photo of a supplier',
      uploads,
      (user: TestUser) => api.as(user).send(fetchImportPhoto, { body: { url: 'https://loja.example/a.jpg' } }),
    ],
    ['a photo of a product', productPhotos, sendPhoto],
    ['a listing', productListings, sendListing],
  ])('%s that was waited for is not stored', async (_, table, ask) => {
    const user = await buildUser(db, { userType: 'premium' });
    meanwhile = async () => void (await change(user));
    const before = await db.$count(table);
    expect((await ask(user)).status).toBe(status);
    expect(await db.$count(table)).toBe(before);
  });

  it.each([
    ['an export', (user: TestUser) => api.as(user).send(exportProducts, { query: {} })],
    ['a listing', (user: TestUser, productId: string) => api.as(user).send(getListing, { params: { productId } })],
  ])('%s that was waited for is not sent, and no more of it is read', async (_, ask) => {
    const user = await buildUser(db, { userType: 'premium' });
    const [, productId] = [await buildProduct(user), await buildProduct(user)];
    let waits = 0;
    meanwhile = async () => {
      waits += 1;
      await change(user);
    };
    expect((await ask(user, productId)).status).toBe(status);
    expect(waits).toBe(1);
  });
});
