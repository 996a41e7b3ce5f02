import { describeDevice } from '#domain/accounts/describe-device.ts';
import { AppError } from '#domain/errors.ts';
import type { Db } from '#server/db/client.ts';
import { recordAdminAction } from '#server/features/audit/audit.service.ts';
import type { RequestActor } from '#server/http/dependencies.ts';
import { recordAccountAction } from './account-log.repository.ts';
import { findAdminFactorSince, storeAdminFactorSince } from './security-settings.repository.ts';
import { endSessions } from './sessions/end-sessions.ts';
import { findSession, listSessionsOf } from './sessions/sessions.repository.ts';
import { requireLiveSession } from './sessions/sessions.ts';

export async function listSessions(db: Db, actor: RequestActor) {
  const sessions = await listSessionsOf(db, actor.id, actor.sessionId);
  return sessions.map(({ id, userAgent, refreshedAt, createdAt }) => ({
    id,
    ...describeDevice(userAgent),
    seenAt: refreshedAt ?? createdAt,
    isCurrent: id === actor.sessionId,
  }));
}

export const endSession = (db: Db, actor: RequestActor, { id, ip }: { id: string; ip: string }): Promise<void> =>
  db.transaction(async (tx) => {
    await requireLiveSession(tx, actor);
    const session = await findSession(tx, id);
    if (session?.userId !== actor.id) throw new AppError('not_found', 'Este aparelho já saiu.');
    await endSessions(tx, actor.id, { only: id });
    await recordAccountAction(tx, 'logout', actor.id, ip);
  });

type SecuritySettings = { adminsNeedFactor: boolean };

export const getSecuritySettings = async (db: Db): Promise<SecuritySettings> => ({
  adminsNeedFactor: (await findAdminFactorSince(db)) !== null,
});

export const saveSecuritySettings = (
  db: Db,
  actor: RequestActor,
  settings: SecuritySettings,
  now: Date,
): Promise<SecuritySettings> =>
  db.transaction(async (tx) => {
    const before = (await findAdminFactorSince(tx)) !== null;
    await storeAdminFactorSince(tx, settings.adminsNeedFactor ? now.toISOString() : null);
    const changes = { adminsNeedFactor: { before, after: settings.adminsNeedFactor } };
    await recordAdminAction(tx, actor, { action: 'updated', subject: 'security', changes });
    return settings;
  });
