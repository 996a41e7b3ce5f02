import { AppError } from '#domain/errors.ts';
import type { Actor } from '#domain/permissions.ts';
import type { Db } from '#server/db/client.ts';
import { findDeletionDueAt } from '#server/features/account/deletion.service.ts';
import { findSiteLogo } from '#server/features/storage/site-logo.ts';
import type { RequestActor } from '#server/http/app-env.ts';
import { updateProfileName } from './profile.repository.ts';

/** The rest was read with the session a moment ago. */
export async function getProfile(deps: LogoSource, actor: RequestActor) {
  const [leaving, logo] = await Promise.all([findLeaving(deps.db, actor), findLogo(deps)]);
  return { ...actor, ...leaving, ...logo };
}

type LogoSource = Parameters<typeof findSiteLogo>[0];

async function findLogo(deps: LogoSource): Promise<{ siteLogoUrl?: string }> {
  const siteLogoUrl = await findSiteLogo(deps);
  return siteLogoUrl ? { siteLogoUrl } : {};
}

async function findLeaving(db: Db, actor: Actor): Promise<{ deletionDueAt?: string }> {
  const deletionDueAt = await findDeletionDueAt(db, actor.id);
  return deletionDueAt ? { deletionDueAt } : {};
}

export async function updateProfile(deps: LogoSource, actor: Actor, input: { name: string }) {
  const profile = await updateProfileName(deps.db, actor.id, input.name);
  if (!profile) throw new AppError('not_found', 'Perfil não encontrado.');
  // The actor's plan is the one that counts on this request: a paid period may have just run out.
  return { ...profile, userType: actor.userType, ...(await findLeaving(deps.db, actor)), ...(await findLogo(deps)) };
}
