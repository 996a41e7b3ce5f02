import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { belongsTo, bytea, createdAndUpdated, id, timestamp } from './column-types.ts';

type Metadata = Record<string, unknown>;

export const authUsers = pgTable(
  'auth_users',
  {
    id: id(),
    email: text().notNull(),
    passwordHash: text(),
    emailConfirmedAt: timestamp(),
    /** When the person first opened a mail sent to it. A sign-up without confirmation is confirmed, but not proved. */
    emailProvedAt: timestamp(),
    newEmail: text(),
    /** Bit flags of a secure e-mail change. 1: current address confirmed, 2: new address confirmed. */
    emailChangeConfirmed: integer().notNull().default(0),
    confirmationSentAt: timestamp(),
    recoverySentAt: timestamp(),
    emailChangeSentAt: timestamp(),
    reauthenticationSentAt: timestamp(),
    lastSignInAt: timestamp(),
    bannedUntil: timestamp(),
    appMetadata: jsonb().$type<Metadata>().notNull().default({}),
    userMetadata: jsonb().$type<Metadata>().notNull().default({}),
    ...createdAndUpdated(),
  },
  (t) => [
    uniqueIndex('auth_users_email_key').on(t.email),
    check('auth_users_email_lower', sql`${t.email} = lower(${t.email}) and length(${t.email}) between 3 and 255`),
  ],
);

/** Versions up to 0.18 read and write it. Now rows are only deleted, when what they say of the user is outdated. */
export const authIdentities = pgTable(
  'auth_identities',
  {
    id: id(),
    userId: belongsTo(() => authUsers.id),
    provider: text().notNull(),
    providerId: text().notNull(),
    identityData: jsonb().$type<Metadata>().notNull().default({}),
    lastSignInAt: timestamp(),
    ...createdAndUpdated(),
  },
  (t) => [
    uniqueIndex('auth_identities_provider_key').on(t.provider, t.providerId),
    index('auth_identities_user_idx').on(t.userId),
  ],
);

export type AuthenticationMethod = { method: string; timestamp: number };

/** Counter of a replaced refresh token, and the time of replacement in Unix milliseconds. */
export type RetiredToken = { counter: number; at: number };

export const authSessions = pgTable(
  'auth_sessions',
  {
    id: id(),
    userId: belongsTo(() => authUsers.id),
    aal: text({ enum: ['aal1', 'aal2'] })
      .notNull()
      .default('aal1'),
    amr: jsonb().$type<AuthenticationMethod[]>().notNull().default([]),
    /** Refresh tokens are derived from this key and the counter, so that no usable token is stored. */
    refreshKey: bytea().notNull(),
    refreshCounter: integer().notNull().default(0),
    /** Recently replaced tokens, oldest first: other tabs may still use them. */
    retiredTokens: jsonb().$type<RetiredToken[]>().notNull().default([]),
    factorId: uuid(),
    userAgent: text(),
    ip: text(),
    refreshedAt: timestamp(),
    ...createdAndUpdated(),
  },
  (t) => [index('auth_sessions_user_idx').on(t.userId), check('auth_sessions_aal', sql`${t.aal} in ('aal1', 'aal2')`)],
);

const tokenKinds = [
  'confirmation',
  'recovery',
  'email_change_current',
  'email_change_new',
  'reauthentication',
  'mailbox_proof',
] as const;
export type TokenKind = (typeof tokenKinds)[number];

/** One pending code per user and kind, as hashes. Nobody reads `linkHash` and `flowStateId`, which 0.16 still writes. */
export const authOneTimeTokens = pgTable(
  'auth_one_time_tokens',
  {
    id: id(),
    userId: belongsTo(() => authUsers.id),
    kind: text({ enum: tokenKinds }).notNull(),
    email: text().notNull(),
    linkHash: text(),
    codeHash: text().notNull(),
    attempts: integer().notNull().default(0),
    flowStateId: uuid(),
    expiresAt: timestamp().notNull(),
    createdAt: timestamp().notNull().default(sql`now()`),
  },
  (t) => [
    uniqueIndex('auth_one_time_tokens_kind_key').on(t.userId, t.kind),
    uniqueIndex('auth_one_time_tokens_link_key').on(t.linkHash),
    index('auth_one_time_tokens_email_idx').on(t.email),
    check(
      'auth_one_time_tokens_kind',
      sql`${t.kind} in ('confirmation', 'recovery', 'email_change_current', 'email_change_new', 'reauthentication', 'mailbox_proof')`,
    ),
  ],
);

/** Every mailed link that is still valid. Deleted together with the one-time token of the same kind. */
export const authMailedLinks = pgTable(
  'auth_mailed_links',
  {
    linkHash: text().primaryKey(),
    tokenId: belongsTo(() => authOneTimeTokens.id),
    expiresAt: timestamp().notNull(),
  },
  (t) => [index('auth_mailed_links_token_idx').on(t.tokenId)],
);

const flowMethods = ['email/signup', 'magiclink', 'recovery', 'email_change'] as const;
export type FlowMethod = (typeof flowMethods)[number];

/** A PKCE flow: the challenge from the start, and the code issued after the mailed link is opened. */
export const authFlowStates = pgTable(
  'auth_flow_states',
  {
    id: id(),
    userId: belongsTo(() => authUsers.id),
    method: text({ enum: flowMethods }).notNull(),
    codeChallenge: text().notNull(),
    codeChallengeMethod: text().notNull(),
    authCodeHash: text(),
    authCodeIssuedAt: timestamp(),
    createdAt: timestamp().notNull().default(sql`now()`),
  },
  (t) => [uniqueIndex('auth_flow_states_code_key').on(t.authCodeHash), index('auth_flow_states_user_idx').on(t.userId)],
);

export const authFactors = pgTable(
  'auth_factors',
  {
    id: id(),
    userId: belongsTo(() => authUsers.id),
    friendlyName: text().notNull().default(''),
    factorType: text().notNull().default('totp'),
    status: text({ enum: ['unverified', 'verified'] })
      .notNull()
      .default('unverified'),
    secret: bytea().notNull(),
    /** Last accepted 30 s time step, so that a code works only once. */
    lastUsedStep: bigint({ mode: 'number' }),
    lastChallengedAt: timestamp(),
    ...createdAndUpdated(),
  },
  (t) => [
    uniqueIndex('auth_factors_name_key').on(t.userId, t.friendlyName),
    check('auth_factors_status', sql`${t.status} in ('unverified', 'verified')`),
  ],
);

/** Devices (browser and system) that the account signed in from, so that a sign-in from a new one triggers a notice. */
export const authKnownDevices = pgTable(
  'auth_known_devices',
  {
    userId: belongsTo(() => authUsers.id),
    device: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.device] })],
);

/** One row for the whole installation. */
export const securitySettings = pgTable(
  'security_settings',
  {
    id: smallint().primaryKey().default(1),
    /** Since when a second factor is mandatory for administrators; null: optional. */
    adminFactorSince: timestamp(),
  },
  (t) => [check('security_settings_one_row', sql`${t.id} = 1`)],
);

export const authChallenges = pgTable(
  'auth_challenges',
  {
    id: id(),
    factorId: belongsTo(() => authFactors.id),
    ip: text(),
    verifiedAt: timestamp(),
    expiresAt: timestamp().notNull(),
    createdAt: timestamp().notNull().default(sql`now()`),
  },
  (t) => [index('auth_challenges_factor_idx').on(t.factorId)],
);

/** Keys shared by all processes: ES256 pairs for signing, and the secret for HMACs and encryption. */
export const authKeys = pgTable('auth_keys', {
  id: text().primaryKey(),
  purpose: text({ enum: ['signing', 'secret'] }).notNull(),
  material: jsonb().$type<Metadata>().notNull(),
  isActive: boolean().notNull().default(true),
  createdAt: timestamp().notNull().default(sql`now()`),
});

export const authAudit = pgTable(
  'auth_audit',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid(),
    action: text().notNull(),
    ip: text(),
    createdAt: timestamp().notNull().default(sql`now()`),
  },
  (t) => [index('auth_audit_user_idx').on(t.userId, t.createdAt), index('auth_audit_created_idx').on(t.createdAt)],
);
