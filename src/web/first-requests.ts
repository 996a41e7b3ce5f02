import { getPlans } from '#contract/account/plans.ts';
import type { Endpoint } from '#contract/base/endpoint.ts';
import { getDashboard } from '#contract/dashboard.ts';
import { listProducts } from '#contract/products/products.ts';
import { getRobotWriters } from '#contract/robots/robot-writers.ts';
import { getShop } from '#contract/shop.ts';
import { getShopify } from '#contract/shopify.ts';
import { getSnippetLibrary } from '#contract/snippets.ts';
import { getBoard } from '#contract/tasks.ts';
import { TEXT_ROBOT, TEXT_ROBOTS } from '#domain/robots/robot-options.ts';
import type { SitePattern } from '#domain/site/site-paths.ts';

/** The first request of a page opened without query parameters. The shell lists it for `prefetch-data.ts`. */
export const pageData: Partial<Record<SitePattern, Endpoint>> = {
  '/dashboard': getDashboard,
  '/tasks': getBoard,
  '/snippets': getSnippetLibrary,
  '/plans': getPlans,
  '/loja': getShop,
  '/loja/paginas': getShop,
  '/loja/shopify': getShopify,
  '/produtos': listProducts,
  ...Object.fromEntries(TEXT_ROBOTS.map((robot) => [TEXT_ROBOT[robot].path, getRobotWriters])),
};
