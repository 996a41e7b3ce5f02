import { getProfile, updateProfile } from '#contract/profile.ts';
import type { App } from '#server/http/app-env.ts';
import { route } from '#server/http/route.ts';
import * as profiles from './profile.service.ts';

export function registerProfileRoutes(app: App): void {
  // Read with the session a moment ago.
  route(app, getProfile, ({ actor }) => actor);
  route(app, updateProfile, ({ db, actor, body }) => profiles.updateProfile(db, actor, body));
}
