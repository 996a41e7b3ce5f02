import { randomUUID } from 'node:crypto';
import { AppError } from '#domain/errors.ts';
import type { UserType } from '#domain/user-types.ts';
import type { Db } from '#server/db/client.ts';
import { hashPassword } from './passwords/passwords.ts';
import { isEmailAddress, normalizeEmail } from './protocol/email-address.ts';
import { insertAccount } from './users.repository.ts';

export type AccountDraft = { email: string; password: string; name: string; userType?: UserType };

/** A confirmed account with its profile, for the seed and the command line. Not for use inside a transaction: it hashes. */
export async function createAccount(db: Db, draft: AccountDraft): Promise<{ id: string; email: string }> {
  if (!isEmailAddress(draft.email)) throw new AppError('invalid_input', 'Email inválido.');
  const email = normalizeEmail(draft.email);
  const passwordHash = await hashPassword(draft.password);
  const name = draft.name.trim();
  const user = await db.transaction((tx) =>
    insertAccount(tx, {
      id: randomUUID(),
      email,
      passwordHash,
      name,
      userType: draft.userType ?? 'free',
      data: { name },
      confirmed: true,
      now: new Date().toISOString(),
    }),
  );
  if (!user) throw new AppError('conflict', 'Este email já está cadastrado.');
  return { id: user.id, email };
}
