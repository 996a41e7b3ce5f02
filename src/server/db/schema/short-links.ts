import { sql } from 'drizzle-orm';
import { check, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { timestamp } from './column-types.ts';

/** Targets are paths of this site only; one short link per target. */
export const urlShortener = pgTable(
  'url_shortener',
  {
    slug: text().primaryKey(),
    targetUrl: text().notNull(),
    createdAt: timestamp().notNull().default(sql`now()`),
  },
  (t) => [
    uniqueIndex('url_shortener_target_key').on(t.targetUrl),
    check('url_shortener_target', sql`${t.targetUrl} ~ '^/([^/\\\\]|$)'`),
  ],
);
