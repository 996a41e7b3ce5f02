import { AppError } from '#domain/errors.ts';
import { countUnreadNotices } from '#server/features/notices/notices.service.ts';
import { findSiteLogo } from '#server/features/storage/storage.service.ts';
import type { RequestActor } from '#server/http/dependencies.ts';
import { updateProfileName } from './profile.repository.ts';

/** The other fields were already read with the session. */
export async function getProfile(deps: LogoSource, actor: RequestActor) {
  return { ...actor, ...(await findRest(deps, actor)) };
}

type LogoSource = Parameters<typeof findSiteLogo>[0];

/** What most profiles do not have. */
async function findRest(deps: LogoSource, { id, deletionDueAt, factorDueAt }: RequestActor) {
  const [unread, siteLogoUrl] = await Promise.all([countUnreadNotices(deps.db, id), findSiteLogo(deps)]);
  return {
    deletionDueAt: deletionDueAt ?? undefined,
    factorDueAt: factorDueAt ?? undefined,
    unreadNotices: unread || undefined,
    siteLogoUrl,
  };
}

export async function updateProfile(deps: LogoSource, actor: RequestActor, input: { name: string }) {
  const profile = await updateProfileName(deps.db, actor.id, input.name);
  if (!profile) throw new AppError('not_found', 'Perfil não encontrado.');
  // The actor's plan applies to this request: a paid period may have just ended.
  return { ...profile, userType: actor.userType, ...(await findRest(deps, actor)) };
}
