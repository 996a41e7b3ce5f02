import { AppError } from '#domain/errors.ts';
import type { Db } from '#server/db/client.ts';
import type { RequestActor } from '#server/http/dependencies.ts';
import { recordAccountAction } from './account-log.repository.ts';
import { isMailboxProved, proveMailbox } from './auth-account.service.ts';
import { deliverMail } from './mail/deliver-auth-mail.ts';
import { mailboxProofMail } from './mail/mail-texts.ts';
import { accountLimits, countOwnMail, limitAccount } from './protocol/auth-limits.ts';
import type { MailRequest } from './protocol/auth-request.ts';
import { requireLiveSession } from './sessions/sessions.ts';
import { deleteTokens } from './tokens/one-time-tokens.repository.ts';
import { isPendingCode, issueToken } from './tokens/one-time-tokens.ts';
import { lockUser } from './users.repository.ts';

const kind = 'mailbox_proof';

/** Mails a code to the person's own address. */
export async function sendMailboxCode(request: MailRequest, actor: RequestActor): Promise<void> {
  await countOwnMail(request, kind, actor.email).catch(explainLimit);
  const message = await request.deps.db.transaction(async (tx) => {
    const draft = await lockUnproved(tx, actor);
    await recordAccountAction(tx, 'user_mailbox_proof_requested', draft.userId, request.ip);
    const { code } = await issueToken(tx, request, draft);
    return mailboxProofMail(draft.email, code);
  });
  deliverMail(request, message, kind, actor.email);
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
    const draft = await lockUnproved(tx, actor);
    if (!(await isPendingCode(tx, request, draft, code))) return false;
    const { userId } = draft;
    await deleteTokens(tx, userId, kind);
    await proveMailbox(tx, { userId, sessionId: actor.sessionId, now: deps.now() });
    await recordAccountAction(tx, 'user_mailbox_proved', userId, ip);
    return true;
  });
  if (isRight) return;
  const message = 'Código incorreto ou vencido. Confira o mais recente ou peça outro.';
  throw new AppError('invalid_input', message, { issues: [{ path: 'code', message }] });
}

async function lockUnproved(tx: Db, actor: RequestActor) {
  await requireLiveSession(tx, actor);
  const user = await lockUser(tx, actor.id);
  if (user && !isMailboxProved(user)) return { userId: user.id, email: user.email, kind } as const;
  throw new AppError('conflict', 'Seu e-mail já está confirmado.');
}
