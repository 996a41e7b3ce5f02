import { queryOptions } from '@tanstack/react-query';
import { getProduct, listProducts } from '#contract/products/products.ts';
import type { ProductStatus } from '#domain/products/product.ts';
import { refetchOn } from '#web/lib/live/live-topics.ts';
import { call } from './api.ts';

export type ProductFilter = { status?: ProductStatus | undefined; text?: string | undefined };

export const productsQuery = ({ status, text }: ProductFilter = {}) =>
  queryOptions({
    queryKey: ['products', 'list', status ?? '', text ?? ''],
    queryFn: ({ signal }) => call(listProducts, { query: { status, text: text || undefined } }, { signal }),
  });

export const productQuery = (productId: string) =>
  queryOptions({
    queryKey: ['products', 'one', productId],
    queryFn: ({ signal }) => call(getProduct, { params: { productId } }, { signal }),
  });

// A change of plan changes which products are accessible; a new text changes its product's figures.
refetchOn(['products', 'texts', 'plan'], ['products']);
