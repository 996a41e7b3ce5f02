import { eq } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { authAudit } from '#server/db/schema/auth.ts';

type AccountAction =
  | 'user_signedup'
  | 'login'
  | 'login_failed'
  | 'logout'
  | 'token_reused'
  | 'user_confirmed'
  | 'user_recovery_requested'
  | 'user_updated_password'
  | 'user_email_change_requested'
  | 'user_email_changed'
  | 'user_reauthenticate_requested'
  | 'user_mailbox_proof_requested'
  | 'user_mailbox_proved'
  | 'user_deletion_requested'
  | 'factor_enrolled'
  | 'factor_verified'
  | 'factor_verification_failed'
  | 'factor_deleted';

export async function recordAccountAction(db: Db, action: AccountAction, userId: string | null, ip: string | null) {
  await db.insert(authAudit).values({ action, userId, ip });
}

export async function deleteAccountLogOf(tx: Db, userId: string): Promise<void> {
  await tx.delete(authAudit).where(eq(authAudit.userId, userId));
}
