import { getDashboard } from '#contract/dashboard.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { getPlans } from '#contract/plans.ts';
import { listProducts } from '#contract/products.ts';
import { getShop } from '#contract/shop.ts';
import { getSnippetLibrary } from '#contract/snippets.ts';
import { getBoard } from '#contract/tasks.ts';
import type { SitePattern } from '#domain/site-paths.ts';

/** What a page asks for first, as it opens without a search. The shell names it, so that it can be asked for ahead. */
export const pageData: Partial<Record<SitePattern, Endpoint>> = {
  '/dashboard': getDashboard,
  '/tasks': getBoard,
  '/snippets': getSnippetLibrary,
  '/plans': getPlans,
  '/loja': getShop,
  '/loja/paginas': getShop,
  '/produtos': listProducts,
};
