import { and, eq, isNotNull, ne, sql } from 'drizzle-orm';
import type { UserType } from '#domain/accounts/user-types.ts';
import type { Db } from '#server/db/client.ts';
import { statement } from '#server/db/prepared-statement.ts';
import { authFactors, authIdentities, authUsers } from '#server/db/schema/auth.ts';
import { profiles } from '#server/db/schema/profiles.ts';

export type AuthUser = typeof authUsers.$inferSelect;
export type AuthIdentity = typeof authIdentities.$inferSelect;
export type AuthFactor = typeof authFactors.$inferSelect;

export type Account = { user: AuthUser; identities: AuthIdentity[]; factors: AuthFactor[] };

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

/** The account of an address with a proved mailbox; a sign-up alone does not count. */
export async function findUserByProvedEmail(db: Db, email: string): Promise<AuthUser | undefined> {
  const [row] = await db
    .select()
    .from(authUsers)
    .where(and(eq(authUsers.email, email), isNotNull(authUsers.emailProvedAt)));
  return row;
}

/** Every write to several rows of one account takes this lock first, to prevent deadlocks. */
export async function lockUser(tx: Db, userId: string): Promise<AuthUser | undefined> {
  const [row] = await tx.select().from(authUsers).where(eq(authUsers.id, userId)).for('no key update');
  return row;
}

export const isEmailTaken = async (db: Db, email: string, exceptUserId: string): Promise<boolean> =>
  (await db.$count(authUsers, and(eq(authUsers.email, email), ne(authUsers.id, exceptUserId)))) > 0;

const selectIdentities = statement((db) =>
  db.select().from(authIdentities).where(eq(authIdentities.userId, userId)).orderBy(authIdentities.createdAt),
);
const selectFactors = statement((db) =>
  db.select().from(authFactors).where(eq(authFactors.userId, userId)).orderBy(authFactors.createdAt),
);

export async function loadAccount(db: Db, user: AuthUser): Promise<Account> {
  const [identities, factors] = await Promise.all([
    selectIdentities(db, { userId: user.id }),
    listFactors(db, user.id),
  ]);
  return { user, identities, factors };
}

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

/** Metadata of user and identity, as the protocol defines it. */
export const emailMetadata = (id: string, email: string, isConfirmed: boolean) => ({
  sub: id,
  email,
  email_verified: isConfirmed,
  phone_verified: false,
});

/** User, e-mail identity and profile; undefined when the address is taken. Call it inside a transaction. */
export async function insertAccount(tx: Db, account: NewAccount): Promise<AuthUser | undefined> {
  const { id, email, now, confirmed } = account;
  const metadata = { ...account.data, ...emailMetadata(id, email, confirmed) };
  const [user] = await tx
    .insert(authUsers)
    .values({
      id,
      email,
      passwordHash: account.passwordHash,
      emailConfirmedAt: confirmed ? now : null,
      emailProvedAt: account.proved ? now : null,
      appMetadata: { provider: 'email', providers: ['email'] },
      userMetadata: metadata,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing({ target: authUsers.email })
    .returning();
  if (!user) return undefined;
  await tx.insert(authIdentities).values({
    userId: id,
    provider: 'email',
    providerId: id,
    identityData: metadata,
    createdAt: now,
    updatedAt: now,
  });
  await tx.insert(profiles).values({ id, email, name: account.name, userType: account.userType });
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

/**
 * A second sign-up on an unconfirmed account: either of the two may own the mailbox, so password and name are cleared,
 * and the one who opens the mail chooses them. Undefined for a confirmed account.
 */
export async function removeFirstRegistrant(tx: Db, email: string): Promise<AuthUser | undefined> {
  const found = await findUserByEmail(tx, email);
  const user = found && (await lockUser(tx, found.id));
  if (!user || user.emailConfirmedAt) return undefined;
  const metadata = emailMetadata(user.id, email, false);
  await tx
    .update(authIdentities)
    .set({ identityData: metadata, updatedAt: sql`now()` })
    .where(and(eq(authIdentities.userId, user.id), eq(authIdentities.provider, 'email')));
  await tx.update(profiles).set({ name: '', updatedAt: sql`now()` }).where(eq(profiles.id, user.id));
  return updateUser(tx, user.id, { passwordHash: null, userMetadata: metadata });
}

export async function updateProfileEmail(tx: Db, userId: string, email: string): Promise<void> {
  const verified = JSON.stringify({ email, email_verified: true });
  await tx
    .update(authIdentities)
    .set({ identityData: sql`${authIdentities.identityData} || ${verified}::jsonb`, updatedAt: sql`now()` })
    .where(and(eq(authIdentities.userId, userId), eq(authIdentities.provider, 'email')));
  await tx.update(profiles).set({ email, updatedAt: sql`now()` }).where(eq(profiles.id, userId));
}

export async function touchIdentitySignIn(tx: Db, userId: string, now: string): Promise<void> {
  await tx
    .update(authIdentities)
    .set({ lastSignInAt: now })
    .where(and(eq(authIdentities.userId, userId), eq(authIdentities.provider, 'email')));
}

/** Cascades to the profile and all rows that refer to it. */
export async function deleteUser(tx: Db, userId: string): Promise<string | undefined> {
  const [row] = await tx.delete(authUsers).where(eq(authUsers.id, userId)).returning({ email: authUsers.email });
  return row?.email;
}
