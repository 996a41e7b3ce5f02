import { AppError } from '#domain/errors.ts';
import type { Actor } from '#domain/permissions.ts';
import type { Db } from '#server/db/client.ts';
import { updateProfileName } from './profile.repository.ts';

export async function updateProfile(db: Db, actor: Actor, input: { name: string }) {
  const profile = await updateProfileName(db, actor.id, input.name);
  if (!profile) throw new AppError('not_found', 'Perfil não encontrado.');
  // The actor's plan is the one that counts on this request: a paid period may have just run out.
  return { ...profile, userType: actor.userType };
}
