import { type AdminUser, USERS_PAGE_SIZE } from '#contract/admin/admin-users.ts';
import { chooseSubscription, refuseOwnAccount, requirePlanChange } from '#domain/accounts/admin-user-rules.ts';
import { ADMINS_ONLY, isAdmin, type UserType } from '#domain/accounts/user-types.ts';
import { AppError } from '#domain/errors.ts';
import { currentUserType } from '#domain/plans/resolve-plan.ts';
import type { Db } from '#server/db/client.ts';
import { recordAdminAction } from '#server/features/audit/audit.service.ts';
import { endSessionsByHand, removeFactorsInTransaction } from '#server/features/auth/auth-account.service.ts';
import { factorsRemovedMail } from '#server/features/auth/mail/mail-texts.ts';
import { sendInBackground } from '#server/features/auth/mail/send-in-background.ts';
import { describePlanChange, grantPlan } from '#server/features/plans/user-type.service.ts';
import { cutPage, decodeCursor } from '#server/http/cursor.ts';
import type { Dependencies, RequestActor } from '#server/http/dependencies.ts';
import * as repository from './admin-users.repository.ts';

type ListInput = repository.UserFilter & repository.UserOrder & { cursor?: string | undefined };

export async function listUsers(db: Db, query: ListInput, now: Date) {
  const page = { after: decodeCursor(query.cursor), limit: USERS_PAGE_SIZE + 1 };
  const [rows, total] = await Promise.all([repository.findUsers(db, query, page), repository.countMatching(db, query)]);
  const { page: shown, nextCursor } = cutPage(
    rows.map((row) => ({ id: row.id, createdAt: row[query.sort], row })),
    USERS_PAGE_SIZE,
  );
  const details = await repository.findUserDetails(
    db,
    shown.map(({ id }) => id),
  );
  return { users: shown.map(({ row }) => presentUser(row, details, now)), total, nextCursor };
}

type UserRow = Awaited<ReturnType<typeof repository.findUsers>>[number];
type Details = Awaited<ReturnType<typeof repository.findUserDetails>>;

function presentUser(row: UserRow, { paid, grants, sessions, factors }: Details, now: Date): AdminUser {
  const isTheirs = ({ userId }: { userId: string | null }) => userId === row.id;
  return {
    ...row,
    userType: currentUserType(row.userType, row.premiumUntil, now),
    grant: grants.find(isTheirs)?.userType ?? null,
    subscription: chooseSubscription(paid.filter(isTheirs)),
    sessions: sessions.find(isTheirs)?.value ?? 0,
    factors: factors.find(isTheirs)?.value ?? 0,
  };
}

type Deed = { userId: string; reason: string; now: Date };

export async function changeUserPlan(db: Db, actor: RequestActor, input: Deed & { userType: UserType }) {
  const { userId, reason, now } = input;
  refuseOwnAccount(actor.id, userId, 'Você não pode mudar o seu próprio plano. Peça a outro administrador.');
  return db.transaction(async (tx) => {
    const locked = await repository.lockPlansOf(tx, [actor.id, userId]);
    // When two administrators demote each other at the same time, the second is no longer an administrator.
    if (!locked.some(({ id, userType }) => id === actor.id && isAdmin(userType))) {
      throw new AppError('forbidden', ADMINS_ONLY);
    }
    const { before, after } = await grantPlan(tx, { userId, userType: input.userType, now });
    requirePlanChange(before, input.userType);
    await recordAdminAction(tx, actor, { ...describePlanChange(userId, before, after), reason });
    return { userType: after.userType };
  });
}

/** For the caller's own account, all sessions except the current one. */
export async function endUserSessions(db: Db, actor: RequestActor, input: Deed & { ip: string }) {
  const { userId, reason } = input;
  return db.transaction(async (tx) => {
    const except = userId === actor.id ? actor.sessionId : undefined;
    const ended = await endSessionsByHand(tx, { ...input, except });
    await recordAdminAction(tx, actor, {
      action: 'sessions_ended',
      subject: 'user',
      subjectId: userId,
      userId,
      reason,
      changes: { sessions: { before: ended, after: 0 } },
    });
    return { ended };
  });
}

export async function removeUserFactors(deps: Dependencies, actor: RequestActor, input: Deed & { ip: string }) {
  const { userId, reason } = input;
  refuseOwnAccount(
    actor.id,
    userId,
    'Você não pode remover o seu próprio segundo fator aqui. Peça a outro administrador.',
  );
  const { removed, provedEmail } = await deps.db.transaction(async (tx) => {
    const { removed, provedEmail } = await removeFactorsInTransaction(tx, input);
    if (removed === 0) throw new AppError('conflict', 'Esta pessoa não tem segundo fator.');
    await recordAdminAction(tx, actor, {
      action: 'factors_removed',
      subject: 'user',
      subjectId: userId,
      userId,
      reason,
      changes: { factors: { before: removed, after: 0 } },
    });
    return { removed, provedEmail };
  });
  if (provedEmail) sendInBackground(deps, factorsRemovedMail(provedEmail), 'factors-removed');
  return { removed };
}
