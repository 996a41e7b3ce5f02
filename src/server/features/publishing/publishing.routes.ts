import { getListing, saveListing, takePage } from '#contract/products/publishing.ts';
import type { App } from '#server/http/app-env.ts';
import { route } from '#server/http/route.ts';
import * as listings from './publishing.service.ts';

/** Reading and saving wait for the threads that check texts, and hold nothing that others need meanwhile. */
export function registerListingRoutes(app: App): void {
  route(
    app,
    getListing,
    ({ deps, actor, params, signal, requireSameRights }) =>
      deps.composers.inTurn(actor.id, signal, async () => {
        await requireSameRights();
        return listings.getListing(deps, actor, params.productId);
      }),
    { line: 'own' },
  );
  route(
    app,
    saveListing,
    ({ deps, actor, params, body, signal, requireSameRights }) =>
      deps.composers.inTurn(actor.id, signal, async () => {
        await requireSameRights();
        return listings.saveListing(deps, actor, { ...params, ...body });
      }),
    { line: 'own' },
  );
  route(app, takePage, ({ deps, actor, params, body }) => listings.takePage(deps.db, actor, { ...params, ...body }));
}
