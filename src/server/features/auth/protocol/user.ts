import { loadAccount } from '#server/features/auth/users.repository.ts';
import { validationFailed } from './auth-errors.ts';
import type { AuthRequest } from './auth-request.ts';
import type { Caller } from './caller.ts';
import { presentUser } from './presenters.ts';

export async function getUser(request: AuthRequest, caller: Caller) {
  const audience = request.header('x-jwt-aud');
  if (audience && audience !== 'authenticated') {
    throw validationFailed("Token audience doesn't match request audience");
  }
  return presentUser(await loadAccount(request.deps.db, caller.user));
}
