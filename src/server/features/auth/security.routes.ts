import {
  confirmMailbox,
  endSession,
  getSecuritySettings,
  listSessions,
  saveSecuritySettings,
  sendMailboxCode,
} from '#contract/account/security.ts';
import type { App } from '#server/http/dependencies.ts';
import { route } from '#server/http/route.ts';
import * as mailbox from './mailbox-code.service.ts';
import * as security from './security.service.ts';

export function registerSecurityRoutes(app: App): void {
  route(app, listSessions, async ({ db, actor }) => ({ sessions: await security.listSessions(db, actor) }));
  route(app, endSession, ({ db, actor, params, ip }) => security.endSession(db, actor, { ...params, ip }));

  route(app, sendMailboxCode, ({ deps, actor, ip }) => mailbox.sendMailboxCode({ deps, log: deps.log, ip }, actor));
  route(app, confirmMailbox, ({ deps, actor, ip, body }) =>
    mailbox.confirmMailbox({ deps, log: deps.log, ip }, actor, body.code),
  );

  route(app, getSecuritySettings, ({ db }) => security.getSecuritySettings(db));
  route(app, saveSecuritySettings, ({ db, deps, actor, body }) =>
    security.saveSecuritySettings(db, actor, body, deps.now()),
  );
}
