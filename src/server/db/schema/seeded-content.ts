import { sql } from 'drizzle-orm';
import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { timestamp } from './columns.ts';

/**
 * What the catalogue has ever put into this installation. A row outlives its content: what an administrator renamed or
 * deleted is not brought again, what a later version adds is told from it.
 */
export const seededContent = pgTable('seeded_content', {
  key: text().primaryKey(),
  /** What was made; null where the administrator had something of that name. */
  contentId: uuid(),
  seededAt: timestamp().notNull().default(sql`now()`),
});
