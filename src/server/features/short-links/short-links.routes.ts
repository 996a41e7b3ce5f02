import { createShortLink, getShortLink } from '#contract/short-links.ts';
import type { App } from '#server/http/app-env.ts';
import { route } from '#server/http/route.ts';
import * as shortLinks from './short-links.service.ts';

export function registerShortLinkRoutes(app: App): void {
  route(app, createShortLink, ({ db, body }) => shortLinks.createShortLink(db, body.targetUrl));
  route(app, getShortLink, ({ db, params }) => shortLinks.getShortLink(db, params.slug));
}
