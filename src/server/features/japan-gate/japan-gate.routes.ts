import { getGate, saveGate } from '#contract/products/japan-gate.ts';
import type { App } from '#server/http/dependencies.ts';
import { route } from '#server/http/route.ts';
import * as gate from './japan-gate.service.ts';

export function registerGateRoutes(app: App): void {
  route(app, getGate, ({ db, deps, actor, params }) => gate.getGate(db, actor, { ...params, now: deps.now() }));
  route(app, saveGate, ({ db, deps, actor, params, body }) =>
    gate.saveGate(db, actor, { ...params, ...body, now: deps.now() }),
  );
}
