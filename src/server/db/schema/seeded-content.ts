import { sql } from 'drizzle-orm';
import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { timestamp } from './columns.ts';

/** No longer read or written; kept for servers of the version before, to be dropped with the next release. */
export const seededContent = pgTable('seeded_content', {
  key: text().primaryKey(),
  contentId: uuid(),
  seededAt: timestamp().notNull().default(sql`now()`),
});
