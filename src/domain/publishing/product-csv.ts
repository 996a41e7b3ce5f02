import type { Shop } from '#domain/shop/shop.ts';
import { shopNameOf } from '#domain/shop/shop-name.ts';
import { csvRows } from '#domain/text/csv.ts';
import { productBody } from './landing-page.ts';
import { type PublishContents, soldVariants } from './listing.ts';
import { requireReady } from './publish-problems.ts';

/** Columns of Shopify's product template that Dropar writes, in its order. */
const COLUMNS = [
  'Title',
  'URL handle',
  'Description',
  'Vendor',
  'Type',
  'Tags',
  'Published on online store',
  'Status',
  'SKU',
  'Option1 name',
  'Option1 value',
  'Option2 name',
  'Option2 value',
  'Option3 name',
  'Option3 value',
  'Price',
  'Compare-at price',
  'Cost per item',
  'Charge tax',
  'Inventory tracker',
  'Inventory quantity',
  'Continue selling when out of stock',
  'Weight value (grams)',
  'Weight unit for display',
  'Requires shipping',
  'Fulfillment service',
  'Product image URL',
  'Image position',
  'Image alt text',
  'Gift card',
  'SEO title',
  'SEO description',
] as const;

type Column = (typeof COLUMNS)[number];
type Row = Partial<Record<Column, string | number>>;

/** Cells of the product itself: only on its first row. */
function productCells(contents: PublishContents, shop: Shop): Row {
  const { nameJa, metaDescription, listing } = contents;
  return {
    Title: nameJa,
    Description: productBody(contents, shop),
    Vendor: shopNameOf(shop),
    Type: listing.productType,
    Tags: listing.tags.join(', '),
    'Published on online store': 'TRUE',
    // The seller reviews the product in the shop before publishing.
    Status: 'draft',
    'Gift card': 'FALSE',
    'SEO title': listing.seoTitle || nameJa,
    'SEO description': listing.seoDescription || metaDescription,
  };
}

function optionCells({ listing: { options } }: PublishContents, values: readonly string[], isFirst: boolean): Row {
  if (options.length === 0) return { 'Option1 name': 'Title', 'Option1 value': 'Default Title' };
  return Object.fromEntries(
    options.flatMap(({ name }, index) => [
      // Shopify requires the option name only once, on the product's first row.
      ...(isFirst ? [[`Option${index + 1} name`, name]] : []),
      [`Option${index + 1} value`, values[index] ?? ''],
    ]),
  );
}

function variantCells({ listing }: PublishContents, variant: ReturnType<typeof soldVariants>[number]): Row {
  const { costYen, weightGrams } = listing;
  const { sku, priceYen, stock } = variant;
  return {
    SKU: sku,
    Price: priceYen,
    'Cost per item': costYen ?? '',
    // The price is final: no tax is added at checkout.
    'Charge tax': 'FALSE',
    'Inventory tracker': stock === null ? '' : 'shopify',
    'Inventory quantity': stock ?? '',
    'Continue selling when out of stock': 'DENY',
    'Weight value (grams)': weightGrams ?? '',
    'Weight unit for display': weightGrams === null ? '' : 'g',
    'Requires shipping': 'TRUE',
    'Fulfillment service': 'manual',
  };
}

export const isOnTheWeb = (url: string): boolean => url.startsWith('https://');

/** The product as Shopify takes it in: a row per variant, and pictures along them, one on each row. */
export function exportProductCsv(contents: PublishContents, shop: Shop): string {
  requireReady('csv', contents, shop, 'O arquivo ainda não pode sair');
  const { slug, listing } = contents;
  const variants = soldVariants(contents);
  // Shopify fetches them: what the web cannot reach would fail there.
  const images = listing.images.filter(({ url }) => isOnTheWeb(url));
  const rows = Array.from({ length: Math.max(variants.length, images.length) }, (_, index): Row => {
    const variant = variants[index];
    const image = images[index];
    return {
      'URL handle': slug,
      ...(index === 0 && productCells(contents, shop)),
      ...(variant && { ...optionCells(contents, variant.values, index === 0), ...variantCells(contents, variant) }),
      ...(image && { 'Product image URL': image.url, 'Image position': index + 1, 'Image alt text': image.alt }),
    };
  });
  return csvRows([COLUMNS, ...rows.map((row) => COLUMNS.map((column) => row[column] ?? ''))]);
}
