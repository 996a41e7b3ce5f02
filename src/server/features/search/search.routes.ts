import { search } from '#contract/search.ts';
import type { App } from '#server/http/dependencies.ts';
import { routeWith } from '#server/http/route.ts';
import * as service from './search.service.ts';

export function registerSearchRoutes(app: App): void {
  routeWith(app, search, { queue: 'heavy' }, ({ db, actor, deps, query }) =>
    service.search(db, actor, query.q, deps.now()),
  );
}
