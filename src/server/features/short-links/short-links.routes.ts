import { createShortLink, getShortLink } from '#contract/short-links.ts';
import type { App } from '#server/http/dependencies.ts';
import { route, routeWith } from '#server/http/route.ts';
import * as shortLinks from './short-links.service.ts';

/** Links are stored permanently; nobody shares more by hand. */
const SHORT_LINK_LIMIT = { name: 'short-links', points: 60, seconds: 3600 };

export function registerShortLinkRoutes(app: App): void {
  routeWith(app, createShortLink, { limit: SHORT_LINK_LIMIT }, ({ db, body }) =>
    shortLinks.createShortLink(db, body.targetUrl),
  );
  route(app, getShortLink, ({ db, params }) => shortLinks.getShortLink(db, params.slug));
}
