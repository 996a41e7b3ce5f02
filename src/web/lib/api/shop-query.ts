import { queryOptions } from '@tanstack/react-query';
import { getShop } from '#contract/products/shop.ts';
import { call } from './api.ts';

/** What the person wrote about the shop: its own pages, the snippets and the products use it. */
export const shopQuery = queryOptions({
  queryKey: ['shop'],
  queryFn: ({ signal }) => call(getShop, {}, { signal }),
});
