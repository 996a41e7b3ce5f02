import { queryOptions } from '@tanstack/react-query';
import { getShop } from '#contract/shop.ts';
import { call } from './api.ts';

/** The person's shop data, used by the shop pages, the snippets and the products. */
export const shopQuery = queryOptions({
  queryKey: ['shop'],
  queryFn: ({ signal }) => call(getShop, {}, { signal }),
});
