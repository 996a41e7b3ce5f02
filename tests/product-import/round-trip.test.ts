import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { createProduct } from '#contract/products/products.ts';
import { getListing } from '#contract/products/publishing.ts';
import type { PublishMaterial } from '#domain/publishing/listing.ts';
import { materialOf } from '#domain/publishing/material-of.ts';
import { exportProductCsv } from '#domain/publishing/product-csv.ts';
import { readImport } from '#server/product-reader/read-import.ts';
import { buildUser } from '#tests/support/samples/builders.ts';
import { sampleMaterial } from '#tests/support/samples/sample-listing.ts';
import { sampleShop } from '#tests/support/samples/sample-shop.ts';
import { createTestApp } from '#tests/support/test-app.ts';
import { firstChoice, productOfChoice } from '#web/features/product-import/imported-choice.ts';

const { api, deps } = await createTestApp();

it('our own file comes back as the same product: name, address, options, prices, codes, stock, cost, photos', async () => {
  const sold: PublishMaterial = {
    ...sampleMaterial,
    listing: { ...sampleMaterial.listing, options: [{ name: 'カラー', values: ['白', '黒'] }] },
    variants: [
      { values: ['白'], priceYen: 3980, stock: 20, sku: 'MIZU-B', barcode: '' },
      { values: ['黒'], priceYen: 4280, stock: 0, sku: 'MIZU-P', barcode: '' },
    ],
  };
  const bytes = new TextEncoder().encode(exportProductCsv(sold, sampleShop));
  const read = readImport({ bytes, isCsv: true });
  const [product] = typeof read === 'string' ? [] : read.products;
  if (!product) throw new Error('nothing was read');
  expect(product.photos).toEqual(sold.listing.images.map(({ url }) => url));
  expect(product.text).toContain('会議が終わっても、コーヒーはあたたかいまま。');
  const user = await buildUser(deps.db, { userType: 'premium' });
  const body = productOfChoice(randomUUID(), product, firstChoice(product, [], 'JPY', 20));
  const created = await api.as(user).send(createProduct, { body });
  const { name, nameJa, slug, variants, listing } = materialOf(
    (await api.as(user).send(getListing, { params: { productId: created.body.id } })).body,
  );
  expect({ name, nameJa, slug, variants }).toEqual({
    name: sold.nameJa,
    nameJa: sold.nameJa,
    slug: sold.slug,
    variants: sold.variants,
  });
  expect(listing.options).toEqual(sold.listing.options);
  expect(created.body.sheet.supplier_cost?.value).toEqual([{ amount: { number: 1200, unit: 'JPY' } }]);
});
