import { randomUUID } from 'node:crypto';
import { createProduct } from '#contract/products/new-product.ts';
import { type ListingPatch, saveListing } from '#contract/products/publishing.ts';
import { updateText } from '#contract/robots/texts.ts';
import { saveShop } from '#contract/shop.ts';
import { connectShopify } from '#contract/shopify.ts';
import { KEYS } from '#tests/support/doubles/fake-shopify.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { buildUser } from './builders.ts';
import { sampleContents } from './sample-listing.ts';
import { sampleShop } from './sample-shop.ts';
import { buildText } from './text-builders.ts';

/** `S3_PUBLIC_URL` of an app with such products. */
export const PHOTO_STORE = 'https://fotos.example.com';

type App = Pick<TestApp, 'api' | 'deps'>;

export async function storePhoto({ deps }: App): Promise<{ url: string; alt: string }> {
  const path = `product-photos/${randomUUID()}.webp`;
  await deps.files.put(path, Buffer.from('a picture'), 'image/webp');
  return { url: `${PHOTO_STORE}/${path}`, alt: '白いボトルの正面' };
}

/** A person with a connected shop and a product that can be sent. */
export async function buildSendable(app: App, over: Partial<ListingPatch> = {}) {
  const { api, deps } = app;
  const user = await buildUser(deps.db, { userType: 'premium' });
  const { name, nameJa, slug } = sampleContents;
  const sheet = { capacity: { value: [{ amount: { number: 500, unit: 'ml' } }] } };
  const body = { id: randomUUID(), name, nameJa, slug, sheet };
  const { id: productId } = (await api.as(user).send(createProduct, { body })).body;
  const text = await buildText(deps.db, user, { robot: 'translate', words: 'ステンレスのボトルです。', productId });
  await api.as(user).send(updateText, { params: { textId: text.id }, body: { starred: true } });
  await api.as(user).send(saveShop, { body: sampleShop });
  const listing = { ...sampleContents.listing, images: [await storePhoto(app)], ...over };
  await api.as(user).send(saveListing, { params: { productId }, body: listing });
  await api.as(user).send(connectShopify, { body: KEYS });
  return { user, productId, listing };
}
