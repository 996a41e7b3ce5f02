import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createProduct } from '#contract/products/new-product.ts';
import { removeProductPhoto, updateProductPhoto, uploadProductPhoto } from '#contract/products/product-photos.ts';
import { exportProducts, getProduct, listProducts, type Product } from '#contract/products/products.ts';
import { getListing } from '#contract/products/publishing.ts';
import { MAX_PRODUCT_PHOTOS } from '#domain/products/product.ts';
import { productPhotos } from '#server/db/schema/products.ts';
import { uploads } from '#server/db/schema/uploads.ts';
import { sweepUploads } from '#server/features/storage/upload-sweep.ts';
import { buildUser, type TestUser } from '#tests/support/samples/builders.ts';
import { plainPicture } from '#tests/support/samples/pictures.ts';
import { createTestApp } from '#tests/support/test-app.ts';

const { api, deps } = await createTestApp({ PUBLIC_URL: 'https://dropar.example' });
const { db } = deps;
const picture = new Uint8Array(await plainPicture(40));

const premium = () => buildUser(db, { userType: 'premium' });
const create = async (user: TestUser, over = {}) =>
  api.as(user).send(createProduct, { body: { id: randomUUID(), name: 'Garrafa Mizu', ...over } });
const knock = (user: TestUser, productId: string) =>
  api.as(user).fetch(uploadProductPhoto.path.replace(':productId', productId), {
    method: 'POST',
    body: picture,
    headers: { 'content-type': 'image/png' },
  });
const upload = async (user: TestUser, productId: string) => (await (await knock(user, productId)).json()) as Product;
const read = async (user: TestUser, productId: string) =>
  (await api.as(user).send(getProduct, { params: { productId } })).body;

async function withPhotos(count: number) {
  const user = await premium();
  let product = (await create(user)).body;
  for (let at = 0; at < count; at += 1) product = await upload(user, product.id);
  return { user, product, params: { productId: product.id }, ids: product.photos.map(({ id }) => id) };
}

describe('photos of a product', () => {
  it('are re-encoded, shown in order, and deleted when nothing refers to them', async () => {
    const { user, product, params, ids } = await withPhotos(2);
    expect(product.photos.map(({ url }) => url)).toEqual([
      product.photo,
      expect.stringMatching(/^\/storage\/v1\/object\/public\/product-photos\/.+\.webp$/),
    ]);
    expect((await api.visitor.fetch(product.photo ?? '')).status).toBe(200);
    const sweep = () => sweepUploads({ ...deps, now: () => new Date(Date.now() + 30 * 86_400_000) });
    await sweep();
    expect(await db.$count(uploads)).toBe(2);
    for (const photoId of ids) await api.as(user).send(removeProductPhoto, { params: { ...params, photoId } });
    expect(await read(user, product.id)).toMatchObject({ photo: null, photos: [] });
    await sweep();
    expect(await db.$count(uploads)).toBe(0);
  });

  it.each([
    [2, 0, [2, 0, 1]],
    [0, 2, [1, 2, 0]],
    [0, 19, [1, 2, 0]],
    [1, 1, [0, 1, 2]],
  ])('move from position %i to %i, and lists show the first', async (from, position, order) => {
    const { user, params, ids } = await withPhotos(3);
    const target = { ...params, photoId: ids[from] ?? '' };
    const { body } = await api.as(user).send(updateProductPhoto, { params: target, body: { position } });
    expect(body.photos.map(({ id }) => ids.indexOf(id))).toEqual(order);
    const list = (await api.as(user).send(listProducts, { query: {} })).body;
    expect(list.products[0]?.photo).toBe(body.photos[0]?.url);
  });

  it('have an alt text in both languages, exported with the listing and the file', async () => {
    const { user, product, params, ids } = await withPhotos(1);
    const body = { altPt: 'Garrafa preta', altJa: '黒いボトル' };
    await api.as(user).send(updateProductPhoto, { params: { ...params, photoId: ids[0] ?? '' }, body });
    const { known } = (await api.as(user).send(getListing, { params })).body;
    expect(known.images).toEqual([{ url: `https://dropar.example${product.photo}`, alt: '黒いボトル' }]);
    const file = (await api.as(user).send(exportProducts, { query: { product: product.id } })).body.content;
    expect(file).toContain(`Foto,Garrafa preta,${product.photo},,黒いボトル`);
  });

  it('are limited to twenty, also for concurrent uploads', async () => {
    const { user, product } = await withPhotos(1);
    const url = product.photo ?? '';
    const rows = Array.from({ length: MAX_PRODUCT_PHOTOS - 2 }, (_, at) => ({
      id: randomUUID(),
      productId: product.id,
      position: at + 1,
      url,
    }));
    await db.insert(productPhotos).values(rows);
    const replies = await Promise.all([knock(user, product.id), knock(user, product.id)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect((await read(user, product.id)).photos).toHaveLength(MAX_PRODUCT_PHOTOS);
  });

  it('of a new product must be uploads of the same person', async () => {
    const { user, product } = await withPhotos(1);
    const name = product.photo?.split('/').at(-1) ?? '';
    const made = await create(user, { photos: [name, name] });
    expect(made.body).toMatchObject({ photo: product.photo, photos: [{ url: product.photo }] });
    expect((await create(await premium(), { photos: [name] })).status).toBe(400);
    expect((await create(user, { photos: ['../x.webp'] })).status).toBe(400);
  });

  it('of another person are neither added, moved nor removed', async () => {
    const { product, params, ids } = await withPhotos(1);
    const stranger = await premium();
    const target = { ...params, photoId: ids[0] ?? '' };
    const before = await db.$count(uploads);
    expect((await knock(stranger, product.id)).status).toBe(404);
    expect(await db.$count(uploads)).toBe(before);
    const own = (await create(stranger)).body.id;
    for (const aim of [target, { ...target, productId: own }]) {
      const changed = await api.as(stranger).send(updateProductPhoto, { params: aim, body: { altPt: 'Tomada' } });
      expect(changed.status).toBe(404);
      await api.as(stranger).send(removeProductPhoto, { params: aim });
    }
    expect(await db.select().from(productPhotos).where(eq(productPhotos.productId, product.id))).toMatchObject([
      { altPt: '' },
    ]);
  });
});

describe('creating several products of one import', () => {
  it('is rejected with the count before anything is created if they do not all fit', async () => {
    const free = await buildUser(db);
    const refused = await create(free, { andMore: 8 });
    expect(refused).toMatchObject({ status: 403, body: { code: 'premium_required', message: /você escolheu 9/ } });
    expect((await api.as(free).send(listProducts, { query: {} })).body.total).toBe(0);
    expect((await create(free)).status).toBe(201);
    expect((await create(free)).status).toBe(403);
    const refusedPremium = await create(await premium(), { andMore: 2_000 });
    expect(refusedPremium).toMatchObject({ status: 409, body: { message: /estes 2001 .* cabem 2000/ } });
  });
});
