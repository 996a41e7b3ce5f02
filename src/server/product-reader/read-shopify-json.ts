import type { ImportedProduct, ImportedVariant } from '#domain/products/product-import.ts';
import {
  blankProduct,
  distinctPhotos,
  fittingTitle,
  fittingVariants,
  plainText,
  sourceText,
  webAddress,
} from './build-product.ts';
import { isObject, type Json, listOf, wordsOf } from './json-values.ts';
import { readDataNumber } from './read-price.ts';

/** A product in the format of Shopify's `products.json`, `{handle}.json` and `{handle}.js`. */
export const isShopifyProduct = (value: Json): boolean =>
  typeof value.title === 'string' &&
  Array.isArray(value.variants) &&
  (Array.isArray(value.options) || typeof value.handle === 'string');

export function readShopifyProduct(product: Json): ImportedProduct {
  const title = fittingTitle(wordsOf(product.title));
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
  const rows = [
    ['Marca', wordsOf(product.vendor)],
    ['Tipo de produto', wordsOf(product.product_type ?? product.type)],
  ] as const;
  return {
    ...blankProduct,
    title,
    handle: wordsOf(product.handle).slice(0, 100),
    price: variants[0]?.price ?? priceOf(product.price),
    text: sourceText(title, rows, typeof markup === 'string' ? plainText(markup) : ''),
    photos: distinctPhotos(images.map((image) => webAddress(isObject(image) ? image.src : image))),
    ...fittingVariants(options, variants),
  };
}
