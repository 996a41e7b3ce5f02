import {
  confirmMailbox,
  endSession,
  getSecuritySettings,
  listSessions,
  saveSecuritySettings,
  sendMailboxCode,
} from '#contract/account/security.ts';
import { describeDevice } from '#domain/accounts/device.ts';
import { AppError } from '#domain/errors.ts';
import { recordAdminAction } from '#server/features/audit/audit.service.ts';
import type { App } from '#server/http/app-env.ts';
import { route } from '#server/http/route.ts';
import { recordAccountAction } from './account-log.repository.ts';
import * as mailbox from './mailbox-code.service.ts';
import { findAdminFactorSince, storeAdminFactorSince } from './security-settings.repository.ts';
import { endSession as end } from './sessions/end-sessions.ts';
import { findSession, listSessionsOf } from './sessions/sessions.repository.ts';
import { requireLiveSession } from './sessions/sessions.ts';

export function registerSecurityRoutes(app: App): void {
  route(app, listSessions, async ({ db, actor }) => ({
    sessions: (await listSessionsOf(db, actor.id, actor.sessionId)).map(
      ({ id, userAgent, refreshedAt, createdAt }) => ({
        id,
        ...describeDevice(userAgent),
        seenAt: refreshedAt ?? createdAt,
        isCurrent: id === actor.sessionId,
      }),
    ),
  }));

  route(app, endSession, ({ db, deps, actor, params, ip }) =>
    db.transaction(async (tx) => {
      await requireLiveSession(tx, actor);
      const session = await findSession(tx, params.id);
      if (session?.userId !== actor.id) throw new AppError('not_found', 'Este aparelho já saiu.');
      await end(tx, session);
      await recordAccountAction(tx, { action: 'logout', userId: actor.id, ip, now: deps.now().toISOString() });
    }),
  );

  route(app, sendMailboxCode, ({ deps, actor, ip }) => mailbox.sendMailboxCode({ deps, log: deps.log, ip }, actor));
  route(app, confirmMailbox, ({ deps, actor, ip, body }) =>
    mailbox.confirmMailbox({ deps, log: deps.log, ip }, actor, body.code),
  );

  route(app, getSecuritySettings, async ({ db }) => ({ adminsNeedFactor: (await findAdminFactorSince(db)) !== null }));

  route(app, saveSecuritySettings, ({ db, deps, actor, body }) =>
    db.transaction(async (tx) => {
      const before = (await findAdminFactorSince(tx)) !== null;
      await storeAdminFactorSince(tx, body.adminsNeedFactor ? deps.now().toISOString() : null);
      const changes = { adminsNeedFactor: { before, after: body.adminsNeedFactor } };
      await recordAdminAction(tx, actor, { action: 'updated', subject: 'security', changes });
      return body;
    }),
  );
}
