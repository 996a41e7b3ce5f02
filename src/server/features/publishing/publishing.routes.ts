import { adoptPageAnswer, getListing, saveListing } from '#contract/products/publishing.ts';
import type { App } from '#server/http/dependencies.ts';
import { route, routeWith } from '#server/http/route.ts';
import * as listings from './publishing.service.ts';

/** Reading and saving wait for the threads that check texts, and hold nothing that others need meanwhile. */
export function registerListingRoutes(app: App): void {
  routeWith(app, getListing, { queue: 'own' }, ({ deps, actor, params, signal, requireSameRights }) =>
    deps.writerThreads.inTurn(actor.id, signal, async () => {
      await requireSameRights();
      return listings.getListing(deps, actor, params.productId);
    }),
  );
  routeWith(app, saveListing, { queue: 'own' }, ({ deps, actor, params, body, signal, requireSameRights }) =>
    deps.writerThreads.inTurn(actor.id, signal, async () => {
      await requireSameRights();
      return listings.saveListing(deps, actor, { ...params, ...body });
    }),
  );
  route(app, adoptPageAnswer, ({ deps, actor, params, body }) =>
    listings.adoptPageAnswer(deps.db, actor, { ...params, ...body }),
  );
}
