import { getShop, saveShop } from '#contract/shop.ts';
import type { App } from '#server/http/dependencies.ts';
import { route } from '#server/http/route.ts';
import * as shops from './shop.service.ts';

export function registerShopRoutes(app: App): void {
  route(app, getShop, ({ db, actor }) => shops.getShop(db, actor.id));
  route(app, saveShop, ({ db, actor, body }) => shops.saveShop(db, actor.id, body));
}
