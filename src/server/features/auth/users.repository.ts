import { and, eq, ne, sql } from 'drizzle-orm';
import type { UserType } from '#domain/accounts/user-types.ts';
import type { Db } from '#server/db/client.ts';
import { statement } from '#server/db/prepared-statement.ts';
import { authFactors, authIdentities, authUsers } from '#server/db/schema/auth.ts';
import { profiles } from '#server/db/schema/profiles.ts';

export type AuthUser = typeof authUsers.$inferSelect;
export type AuthFactor = typeof authFactors.$inferSelect;

const userId = sql.placeholder('userId');
const selectUser = statement((db) => db.select().from(authUsers).where(eq(authUsers.id, userId)));

export async function findUser(db: Db, userId: string): Promise<AuthUser | undefined> {
  const [row] = await selectUser(db, { userId });
  return row;
}

export async function findPlan(db: Db, userId: string) {
  const plan = { userType: profiles.userType, premiumUntil: profiles.premiumUntil };
  const [row] = await db.select(plan).from(profiles).where(eq(profiles.id, userId));
  return row;
}

export async function findUserByEmail(db: Db, email: string): Promise<AuthUser | undefined> {
  const [row] = await db.select().from(authUsers).where(eq(authUsers.email, email));
  return row;
}

/** Every write to several rows of one account takes this lock first, to prevent deadlocks. */
export async function lockUser(tx: Db, userId: string): Promise<AuthUser | undefined> {
  const [row] = await tx.select().from(authUsers).where(eq(authUsers.id, userId)).for('no key update');
  return row;
}

export const isEmailTaken = async (db: Db, email: string, exceptUserId: string): Promise<boolean> =>
  (await db.$count(authUsers, and(eq(authUsers.email, email), ne(authUsers.id, exceptUserId)))) > 0;

const selectFactors = statement((db) =>
  db.select().from(authFactors).where(eq(authFactors.userId, userId)).orderBy(authFactors.createdAt),
);

export const listFactors = (db: Db, userId: string): Promise<AuthFactor[]> => selectFactors(db, { userId });

export type NewAccount = {
  id: string;
  email: string;
  passwordHash: string | null;
  name: string;
  userType: UserType;
  data: Record<string, unknown>;
  confirmed: boolean;
  /** The operator who creates the account by hand vouches for the mailbox. */
  proved?: boolean;
  now: string;
};

/** What the protocol puts into the metadata of a user and of the e-mail identity. */
export const emailMetadata = (id: string, email: string, isConfirmed: boolean) => ({
  sub: id,
  email,
  email_verified: isConfirmed,
  phone_verified: false,
});

export const newUser = ({ id, email, data, confirmed, now }: NewAccount) => ({
  id,
  email,
  appMetadata: { provider: 'email', providers: ['email'] },
  userMetadata: { ...data, ...emailMetadata(id, email, confirmed) },
  createdAt: now,
  updatedAt: now,
});

/** User and profile; undefined when the address is taken. Call it inside a transaction. */
export async function insertAccount(tx: Db, account: NewAccount): Promise<AuthUser | undefined> {
  const { id, email, name, userType, passwordHash, now } = account;
  const emailConfirmedAt = account.confirmed ? now : null;
  const emailProvedAt = account.proved ? now : null;
  const [user] = await tx
    .insert(authUsers)
    .values({ ...newUser(account), passwordHash, emailConfirmedAt, emailProvedAt })
    .onConflictDoNothing({ target: authUsers.email })
    .returning();
  if (user) await tx.insert(profiles).values({ id, email, name, userType });
  return user;
}

/** Clears a pending change, which may have been requested by someone else. */
export const noEmailChange = { newEmail: null, emailChangeConfirmed: 0, emailChangeSentAt: null } as const;

type UserChange = Partial<Omit<AuthUser, 'id' | 'createdAt' | 'updatedAt'>>;

export async function updateUser(db: Db, userId: string, change: UserChange): Promise<AuthUser> {
  const changed = { ...change, updatedAt: sql`now()` };
  const [row] = await db.update(authUsers).set(changed).where(eq(authUsers.id, userId)).returning();
  if (!row) throw new Error('user is gone');
  return row;
}

/** In a rolling update the version before still shows the name and the address that it keeps there. */
const deleteIdentities = (tx: Db, userId: string) => tx.delete(authIdentities).where(eq(authIdentities.userId, userId));

/**
 * A second sign-up on an unconfirmed account: either of the two may own the mailbox, so password and name are cleared,
 * and the one who opens the mail chooses them. Undefined for a confirmed account.
 */
export async function removeFirstRegistrant(tx: Db, email: string): Promise<AuthUser | undefined> {
  const found = await findUserByEmail(tx, email);
  const user = found && (await lockUser(tx, found.id));
  if (!user || user.emailConfirmedAt) return undefined;
  await tx.update(profiles).set({ name: '', updatedAt: sql`now()` }).where(eq(profiles.id, user.id));
  await deleteIdentities(tx, user.id);
  return updateUser(tx, user.id, { passwordHash: null, userMetadata: emailMetadata(user.id, email, false) });
}

export async function updateProfileEmail(tx: Db, userId: string, email: string): Promise<void> {
  await tx.update(profiles).set({ email, updatedAt: sql`now()` }).where(eq(profiles.id, userId));
  await deleteIdentities(tx, userId);
}

/** Cascades to the profile and all rows that refer to it. */
export async function deleteUser(tx: Db, userId: string): Promise<string | undefined> {
  const [row] = await tx.delete(authUsers).where(eq(authUsers.id, userId)).returning({ email: authUsers.email });
  return row?.email;
}
