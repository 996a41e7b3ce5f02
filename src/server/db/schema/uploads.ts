import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { timestamp } from './column-types.ts';
import { profiles } from './profiles.ts';

export const uploads = pgTable(
  'uploads',
  {
    bucket: text().notNull(),
    name: text().notNull(),
    contentType: text().notNull(),
    size: integer().notNull(),
    uploadedBy: uuid().references(() => profiles.id, { onDelete: 'set null' }),
    createdAt: timestamp().notNull().default(sql`now()`),
  },
  (t) => [
    primaryKey({ columns: [t.bucket, t.name] }),
    check(
      'uploads_bucket',
      sql`${t.bucket} in ('site-assets', 'lesson-thumbnails', 'snippet-thumbnails', 'product-photos')`,
    ),
  ],
);
