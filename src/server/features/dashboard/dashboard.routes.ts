import { getDashboard } from '#contract/dashboard.ts';
import type { App } from '#server/http/dependencies.ts';
import { route } from '#server/http/route.ts';
import * as dashboard from './dashboard.service.ts';

export function registerDashboardRoutes(app: App): void {
  route(app, getDashboard, ({ db, actor }) => dashboard.getDashboard(db, actor));
}
