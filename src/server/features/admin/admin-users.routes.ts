import { getAdminHealth, getAdminTrends } from '#contract/admin/admin-overview.ts';
import {
  changeUserPlan,
  endUserSessions,
  listAdminActions,
  listUsers,
  removeUserFactors,
} from '#contract/admin/admin-users.ts';
import * as audit from '#server/features/audit/audit.service.ts';
import type { App } from '#server/http/app-env.ts';
import { route } from '#server/http/route.ts';
import * as overview from './admin-overview.service.ts';
import * as users from './admin-users.service.ts';

export function registerAdminUserRoutes(app: App): void {
  route(app, listUsers, ({ db, deps, query }) => users.listUsers(db, query, deps.now()));
  route(app, changeUserPlan, ({ db, deps, actor, params, body }) =>
    users.changeUserPlan(db, actor, { userId: params.id, ...body, now: deps.now() }),
  );
  route(app, endUserSessions, ({ db, deps, actor, params, body, ip }) =>
    users.endUserSessions(db, actor, { userId: params.id, ...body, ip, now: deps.now() }),
  );
  route(app, removeUserFactors, ({ deps, actor, params, body, ip }) =>
    users.removeUserFactors(deps, actor, { userId: params.id, ...body, ip, now: deps.now() }),
  );
  route(app, getAdminTrends, ({ db, deps, query }) => overview.getAdminTrends(db, Number(query.days), deps.now()));
  route(app, getAdminHealth, ({ db, deps }) => overview.getAdminHealth(db, deps.now()));
  route(app, listAdminActions, ({ db, query }) => audit.listAdminActions(db, query));
}
