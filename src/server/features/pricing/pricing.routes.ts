import { deleteCalculation, getCalculation, listCalculations, saveCalculation } from '#contract/pricing.ts';
import type { App } from '#server/http/dependencies.ts';
import { route } from '#server/http/route.ts';
import * as calculations from './pricing.service.ts';

export function registerCalculationRoutes(app: App): void {
  route(app, saveCalculation, ({ db, deps, actor, params, body }) =>
    calculations.saveCalculation(db, actor, { ...params, ...body }, deps.now()),
  );
  route(app, listCalculations, ({ db, actor, params }) => calculations.listCalculations(db, actor, params.productId));
  route(app, getCalculation, ({ db, actor, params }) => calculations.getCalculation(db, actor, params.calculationId));
  route(app, deleteCalculation, ({ db, actor, params }) =>
    calculations.deleteCalculation(db, actor, params.calculationId),
  );
}
