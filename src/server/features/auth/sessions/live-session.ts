import { AppError } from '#domain/errors.ts';
import type { Db } from '#server/db/client.ts';
import { lockUser } from '#server/features/auth/users.repository.ts';
import type { RequestActor } from '#server/http/app-env.ts';
import { findSession } from './sessions.repository.ts';

/**
 * Checks under the person's lock that the session has not ended during the request. Transactions whose effect must not
 * outlive the session start with this.
 */
export async function requireLiveSession(tx: Db, actor: Pick<RequestActor, 'id' | 'sessionId'>): Promise<void> {
  await lockUser(tx, actor.id);
  if (await findSession(tx, actor.sessionId)) return;
  throw new AppError('unauthenticated', 'Entre na sua conta para continuar.');
}
