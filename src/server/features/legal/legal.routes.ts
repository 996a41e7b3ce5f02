import { getLegalDraft, getLegalPage, publishLegalPage } from '#contract/legal.ts';
import type { Operator } from '#domain/legal/legal-pages.ts';
import type { Config } from '#server/config.ts';
import type { App } from '#server/http/dependencies.ts';
import { route } from '#server/http/route.ts';
import * as legal from './legal.service.ts';

const operatorOf = ({ OPERATOR_NAME, OPERATOR_CNPJ, OPERATOR_ADDRESS }: Config): Operator => ({
  name: OPERATOR_NAME,
  cnpj: OPERATOR_CNPJ,
  address: OPERATOR_ADDRESS,
});

export function registerLegalRoutes(app: App): void {
  route(app, getLegalPage, ({ db, deps: { config }, params }) =>
    legal.getLegalPage(db, params.page, { supportEmail: config.SUPPORT_EMAIL, operator: operatorOf(config) }),
  );
  route(app, getLegalDraft, ({ db, deps, params }) => legal.getLegalDraft(db, params.page, operatorOf(deps.config)));
  route(app, publishLegalPage, ({ db, actor, params, body }) =>
    legal.publishLegalPage(db, actor, { ...params, ...body }),
  );
}
