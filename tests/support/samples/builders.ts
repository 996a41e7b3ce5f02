import { randomUUID } from 'node:crypto';
import type { UserType } from '#domain/accounts/user-types.ts';
import type { Db } from '#server/db/client.ts';
import { authUsers } from '#server/db/schema/auth.ts';
import { profiles } from '#server/db/schema/profiles.ts';

export type TestUser = { id: string; email: string; name: string; userType: UserType };

/** An account with its profile and a proved mailbox; no password, sign in with `api.as(user)`. */
export async function buildUser(db: Db, over: Partial<TestUser> = {}): Promise<TestUser> {
  const id = over.id ?? randomUUID();
  const user: TestUser = { id, email: `${id}@example.com`, name: 'Marina Tanaka', userType: 'free', ...over };
  await db.transaction(async (tx) => {
    const now = new Date().toISOString();
    await tx.insert(authUsers).values({ id, email: user.email, emailConfirmedAt: now, emailProvedAt: now });
    await tx.insert(profiles).values({ id, email: user.email, name: user.name, userType: user.userType });
  });
  return user;
}
