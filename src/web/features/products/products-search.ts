import { PRODUCT_STATUSES, type ProductStatus } from '#domain/products/product.ts';
import { MAX_SEARCH } from '#domain/text/text-limits.ts';
import { isUuid } from '#domain/uuid.ts';

export type ProductsSearch = { q?: string; situacao?: ProductStatus; texto?: string };

/** Keeps only valid search parameters. `texto` starts a product from a text. */
export function readProductsSearch({ q, situacao, texto }: Record<string, unknown>): ProductsSearch {
  const status = PRODUCT_STATUSES.find((each) => each === situacao);
  return {
    ...(typeof q === 'string' && q !== '' && { q: q.slice(0, MAX_SEARCH) }),
    ...(status && { situacao: status }),
    ...(isUuid(texto) && { texto }),
  };
}
