import { AppError } from '#domain/errors.ts';
import type { Actor } from '#domain/permissions.ts';
import type { Db } from '#server/db/client.ts';
import { findProfile, updateProfileName } from './profile.repository.ts';

const missing = () => new AppError('not_found', 'Perfil não encontrado.');

// The actor's plan is the one that counts on this request: a paid period may have just run out.
export async function getProfile(db: Db, actor: Actor) {
  const profile = await findProfile(db, actor.id);
  if (!profile) throw missing();
  return { ...profile, userType: actor.userType };
}

export async function updateProfile(db: Db, actor: Actor, input: { name: string }) {
  const profile = await updateProfileName(db, actor.id, input.name);
  if (!profile) throw missing();
  return { ...profile, userType: actor.userType };
}
