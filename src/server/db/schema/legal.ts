import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { legalPages } from '#domain/legal/legal-pages.ts';
import { belongsTo, timestamp } from './column-types.ts';
import { profiles } from './profiles.ts';

/** Every version that was ever in force, so that the accepted text can be shown later. */
export const legalVersions = pgTable(
  'legal_versions',
  {
    page: text({ enum: legalPages }).notNull(),
    version: integer().notNull(),
    body: text().notNull(),
    publishedAt: timestamp().notNull().default(sql`now()`),
  },
  (t) => [
    primaryKey({ columns: [t.page, t.version] }),
    check('legal_versions_page', sql`${t.page} in ('terms', 'privacy')`),
    check('legal_versions_version', sql`${t.version} > 0`),
    check('legal_versions_body', sql`length(${t.body}) <= 60000`),
  ],
);

export const userConsents = pgTable(
  'user_consents',
  {
    userId: belongsTo(() => profiles.id),
    page: text({ enum: legalPages }).notNull(),
    version: integer().notNull(),
    acceptedAt: timestamp().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.page, t.version] })],
);
