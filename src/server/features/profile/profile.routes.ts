import { getProfile, updateProfile } from '#contract/account/profile.ts';
import type { App } from '#server/http/dependencies.ts';
import { route } from '#server/http/route.ts';
import * as profiles from './profile.service.ts';

export function registerProfileRoutes(app: App): void {
  route(app, getProfile, ({ deps, actor }) => profiles.getProfile(deps, actor));
  route(app, updateProfile, ({ deps, actor, body }) => profiles.updateProfile(deps, actor, body));
}
