import type { ImportedVariant } from '#domain/products/product-import.ts';
import { type FoundProduct, plainText, webAddress } from './build-product.ts';
import { isObject, type Json, listOf, wordsOf } from './json-values.ts';
import { readDataNumber } from './read-price.ts';

/** A product in the format of Shopify's `products.json`, `{handle}.json` and `{handle}.js`. */
export const isShopifyProduct = (value: Json): boolean =>
  typeof value.title === 'string' &&
  Array.isArray(value.variants) &&
  (Array.isArray(value.options) || typeof value.handle === 'string');

export function readShopifyProduct(product: Json): FoundProduct {
  // Theme data has prices in hundredths, for every currency.
  const scale = 'price_min' in product ? 100 : 1;
  const priceOf = (value: unknown): number | null => {
    const price = readDataNumber(value);
    return price === null ? null : price / scale;
  };
  const options = listOf(product.options).map((option) => wordsOf(option));
  const variants = listOf(product.variants)
    .filter(isObject)
    .map((variant): ImportedVariant => {
      const { available, inventory_quantity: stock } = variant;
      return {
        values: [variant.option1, variant.option2, variant.option3].slice(0, options.length).map(wordsOf),
        price: priceOf(variant.price),
        stock: typeof stock === 'number' && Number.isSafeInteger(stock) ? stock : available === false ? 0 : null,
        sku: wordsOf(variant.sku),
      };
    });
  const images = [...listOf(product.images), ...listOf(product.media), product.featured_image];
  const markup = product.body_html ?? product.description;
  return {
    title: wordsOf(product.title),
    handle: wordsOf(product.handle),
    price: variants[0]?.price ?? priceOf(product.price),
    rows: [
      ['Marca', wordsOf(product.vendor)],
      ['Tipo de produto', wordsOf(product.product_type ?? product.type)],
    ],
    description: typeof markup === 'string' ? plainText(markup) : '',
    photos: images.map((image) => webAddress(isObject(image) ? image.src : image)),
    options,
    variants,
  };
}
