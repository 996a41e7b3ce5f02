import { sql } from 'drizzle-orm';
import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { timestamp } from './columns.ts';

/** No longer used; kept for servers of the previous version, to be dropped in the next release. */
export const seededContent = pgTable('seeded_content', {
  key: text().primaryKey(),
  contentId: uuid(),
  seededAt: timestamp().notNull().default(sql`now()`),
});
