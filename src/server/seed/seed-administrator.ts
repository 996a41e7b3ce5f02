import { randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Config } from '#server/config.ts';
import type { Db } from '#server/db/client.ts';
import { profiles } from '#server/db/schema/profiles.ts';
import { createAccount } from '#server/features/auth/auth-account.service.ts';
import { setUserType } from '#server/features/plans/user-type.service.ts';

const DEFAULT_EMAIL = 'admin@dropar.local';
/** Without characters that are easily confused. */
const PASSWORD_ALPHABET = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKMNPQRSTUVWXYZ23456789';
const PASSWORD_LENGTH = 16;

/** Printed once for the operator; undefined when they chose the password themselves. */
export type GeneratedLogin = { email: string; password: string };

/** Inside the caller's transaction: a failed start leaves no administrator with an unknown password. */
export async function seedAdministrator(
  tx: Db,
  config: Pick<Config, 'ADMIN_EMAIL' | 'ADMIN_PASSWORD'>,
): Promise<GeneratedLogin | undefined> {
  const existing = await tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.userType, 'admin')).limit(1);
  if (existing.length > 0) return undefined;

  const email = (config.ADMIN_EMAIL ?? DEFAULT_EMAIL).toLowerCase();
  const known = await tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.email, email));
  if (known[0]) {
    await setUserType(tx, { userId: known[0].id, userType: 'admin' });
    return undefined;
  }

  const password = config.ADMIN_PASSWORD ?? generatePassword();
  const account = await createAccount(tx, { email, password, name: 'Administrador', userType: 'admin' });
  await setUserType(tx, { userId: account.id, userType: 'admin' });
  return config.ADMIN_PASSWORD ? undefined : { email: account.email, password };
}

const generatePassword = (): string =>
  Array.from({ length: PASSWORD_LENGTH }, () => PASSWORD_ALPHABET.charAt(randomInt(PASSWORD_ALPHABET.length))).join('');
