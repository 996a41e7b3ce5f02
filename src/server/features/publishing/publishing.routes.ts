import { getListing, saveListing, takePage } from '#contract/products/publishing.ts';
import type { App } from '#server/http/app-env.ts';
import { route } from '#server/http/route.ts';
import * as listings from './publishing.service.ts';

export function registerListingRoutes(app: App): void {
  route(app, getListing, ({ deps, actor, params }) => listings.getListing(deps, actor, params.productId), {
    line: 'heavy',
  });
  route(
    app,
    saveListing,
    ({ deps, actor, params, body }) => listings.saveListing(deps, actor, { ...params, ...body }),
    { line: 'heavy' },
  );
  route(app, takePage, ({ deps, actor, params, body }) => listings.takePage(deps.db, actor, { ...params, ...body }));
}
