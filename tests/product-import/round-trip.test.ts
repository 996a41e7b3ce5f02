import { randomUUID } from 'node:crypto';
import { parse } from 'csv-parse/sync';
import { expect, it } from 'vitest';
import { createProduct } from '#contract/products/new-product.ts';
import { fetchImportPhoto } from '#contract/products/product-import.ts';
import { getListing } from '#contract/products/publishing.ts';
import type { Listing, PublishContents } from '#domain/publishing/listing.ts';
import { exportProductCsv } from '#domain/publishing/product-csv.ts';
import { publishContents } from '#domain/publishing/publish-contents.ts';
import { parseImport } from '#server/product-reader/parse-import.ts';
import { buildUser } from '#tests/support/samples/builders.ts';
import { plainPicture } from '#tests/support/samples/pictures.ts';
import { sampleContents } from '#tests/support/samples/sample-listing.ts';
import { sampleShop } from '#tests/support/samples/sample-shop.ts';
import { createTestApp } from '#tests/support/test-app.ts';
import { firstChoice, photoAltsOf, productOfChoice } from '#web/features/product-import/product-from-import.ts';

const picture = new Uint8Array(await plainPicture(40));
const { api, deps } = await createTestApp(
  { S3_PUBLIC_URL: 'https://fotos.example.com' },
  { photoFetch: async () => new Response(picture) },
);

const withListing = (over: Partial<Listing>, variants: PublishContents['variants'] = []): PublishContents => ({
  ...sampleContents,
  listing: { ...sampleContents.listing, ...over },
  variants,
});

const sold: [string, PublishContents][] = [
  ['without options', sampleContents],
  ['without options, cost, stock and weight', withListing({ costYen: null, stock: null, weightGrams: null })],
  [
    'with options, each variant with its own price, stock and code',
    withListing({ stock: null, options: [{ name: 'カラー', values: ['白', '黒'] }] }, [
      { values: ['白'], priceYen: 3980, stock: 20, sku: 'MIZU-B', barcode: '' },
      { values: ['黒'], priceYen: 4280, stock: 0, sku: 'MIZU-P', barcode: '' },
    ]),
  ],
  [
    'with two options at one price',
    withListing({
      options: [
        { name: 'カラー', values: ['白', '黒'] },
        { name: 'サイズ', values: ['S', 'M'] },
      ],
    }),
  ],
];

type Row = Record<string, string>;
/** Photos come back from our own store, and the description as the source of the sheet. */
const rowsOf = (csv: string) =>
  parse<Row>(csv, { columns: true }).map(({ Description: _, ...row }) => ({
    ...row,
    'Product image URL': row['Product image URL'] ? 'a photo' : '',
  }));

it.each(sold)('every column of our own file comes back: a product %s', async (_, contents) => {
  const csv = exportProductCsv(contents, sampleShop);
  const read = parseImport({ bytes: new TextEncoder().encode(csv), isCsv: true });
  const [product] = typeof read === 'string' ? [] : read.products;
  if (!product) throw new Error('nothing was read');
  expect(product.photos).toEqual(contents.listing.images.map(({ url }) => url));
  expect(product.text).toContain('会議が終わっても、コーヒーはあたたかいまま。');

  const user = await buildUser(deps.db, { userType: 'premium' });
  const photos: string[] = [];
  for (const url of product.photos)
    photos.push((await api.as(user).send(fetchImportPhoto, { body: { url } })).body.name);
  const made = productOfChoice(randomUUID(), product, firstChoice(product, 'JPY'));
  const body = { ...made, photos, photoAlts: photoAltsOf(product, 'JPY', product.photos) };
  const created = await api.as(user).send(createProduct, { body });
  expect(created.status).toBe(201);
  const reply = await api.as(user).send(getListing, { params: { productId: created.body.id } });
  const { description, metaDescription } = contents;
  const again = { ...publishContents(reply.body), description, metaDescription, points: [], gate: 'clear' as const };
  expect(rowsOf(exportProductCsv(again, sampleShop))).toEqual(rowsOf(csv));
});
