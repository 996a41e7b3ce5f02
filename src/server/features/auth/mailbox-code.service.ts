import { AppError } from '#domain/errors.ts';
import type { Db } from '#server/db/client.ts';
import type { RequestActor } from '#server/http/app-env.ts';
import { recordAccountAction } from './account-log.repository.ts';
import { isMailboxProved, proveMailbox } from './auth-account.service.ts';
import { deliverMail } from './mail/deliver-auth-mail.ts';
import { mailboxProofMail } from './mail/mail-texts.ts';
import { accountLimits, countOwnMail, limitAccount } from './protocol/auth-limits.ts';
import type { MailRequest } from './protocol/auth-request.ts';
import { requireLiveSession } from './sessions/sessions.ts';
import { deleteTokens } from './tokens/one-time-tokens.repository.ts';
import { isPendingCode, issueToken } from './tokens/one-time-tokens.ts';
import { type AuthUser, lockUser } from './users.repository.ts';

/** Mails a code to the person's own address. */
export async function sendMailboxCode(request: MailRequest, actor: RequestActor): Promise<void> {
  const { deps, ip } = request;
  const limit = { kind: 'mailbox_proof', account: actor.email } as const;
  await countOwnMail(request, limit.kind, limit.account).catch(explainLimit);
  const message = await deps.db.transaction(async (tx) => {
    const { id: userId, email } = await lockUnproved(tx, actor);
    const now = deps.now().toISOString();
    await recordAccountAction(tx, { action: 'user_mailbox_proof_requested', userId, ip, now });
    const { code } = await issueToken(tx, request, { userId, kind: 'mailbox_proof', email });
    return mailboxProofMail(email, code);
  });
  deliverMail(request, message, limit);
}

function explainLimit(error: unknown): never {
  if (!(error instanceof AppError) || error.code !== 'rate_limited') throw error;
  const { retryAfterSeconds = 60 } = error;
  const minutes = Math.ceil(retryAfterSeconds / 60);
  throw new AppError('rate_limited', `Já enviamos um código. Peça outro em ${minutes} min.`, { retryAfterSeconds });
}

/** A wrong code must be counted, so the transaction commits before the refusal. */
export async function confirmMailbox(request: MailRequest, actor: RequestActor, code: string): Promise<void> {
  const { deps, ip } = request;
  await limitAccount(request, accountLimits.verifyCode, actor.id);
  const isRight = await deps.db.transaction(async (tx) => {
    const user = await lockUnproved(tx, actor);
    if (!(await isPendingCode(tx, request, user, { kind: 'mailbox_proof', code }))) return false;
    const now = deps.now();
    await deleteTokens(tx, user.id, ['mailbox_proof']);
    await proveMailbox(tx, { userId: user.id, sessionId: actor.sessionId, now });
    await recordAccountAction(tx, { action: 'user_mailbox_proved', userId: user.id, ip, now: now.toISOString() });
    return true;
  });
  if (isRight) return;
  const message = 'Código incorreto ou vencido. Confira o mais recente ou peça outro.';
  throw new AppError('invalid_input', message, { issues: [{ path: 'code', message }] });
}

async function lockUnproved(tx: Db, actor: RequestActor): Promise<AuthUser> {
  await requireLiveSession(tx, actor);
  const user = await lockUser(tx, actor.id);
  if (user && !isMailboxProved(user)) return user;
  throw new AppError('conflict', 'Seu e-mail já está confirmado.');
}
