import { getCurrentPlan, getPlans } from '#contract/account/plans.ts';
import type { App } from '#server/http/dependencies.ts';
import { route } from '#server/http/route.ts';
import * as plans from './plans.service.ts';

export function registerPlanRoutes(app: App): void {
  route(app, getPlans, ({ deps, actor }) => plans.getPlans(deps, actor));
  route(app, getCurrentPlan, ({ db, deps, actor }) => plans.getCurrentPlan(db, actor, deps.now()));
}
