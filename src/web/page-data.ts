import { getPlans } from '#contract/account/plans.ts';
import type { Endpoint } from '#contract/base/endpoint.ts';
import { getDashboard } from '#contract/dashboard.ts';
import { listProducts } from '#contract/products/products.ts';
import { getShop } from '#contract/products/shop.ts';
import { getShopify } from '#contract/products/shopify.ts';
import { getSnippetLibrary } from '#contract/snippets.ts';
import { getBoard } from '#contract/tasks.ts';
import type { SitePattern } from '#domain/site/site-paths.ts';

/** What a page asks for first, as it opens without a search. The shell names it, so that it can be asked for ahead. */
export const pageData: Partial<Record<SitePattern, Endpoint>> = {
  '/dashboard': getDashboard,
  '/tasks': getBoard,
  '/snippets': getSnippetLibrary,
  '/plans': getPlans,
  '/loja': getShop,
  '/loja/paginas': getShop,
  '/loja/shopify': getShopify,
  '/produtos': listProducts,
};
