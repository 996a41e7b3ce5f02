import { getLegalDraft, getLegalPage, publishLegalPage } from '#contract/legal.ts';
import type { App } from '#server/http/app-env.ts';
import { route } from '#server/http/route.ts';
import * as legal from './legal.service.ts';

export function registerLegalRoutes(app: App): void {
  route(app, getLegalPage, ({ db, deps, params }) => legal.getLegalPage(db, params.page, deps.config.SUPPORT_EMAIL));
  route(app, getLegalDraft, ({ db, params }) => legal.getLegalDraft(db, params.page));
  route(app, publishLegalPage, ({ db, actor, params, body }) =>
    legal.publishLegalPage(db, actor, { ...params, ...body }),
  );
}
