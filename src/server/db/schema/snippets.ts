import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, numeric, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { belongsTo, comment, commentChecks, createdAndUpdated, id, ratingAverage, timestamp } from './column-types.ts';
import { profiles } from './profiles.ts';

export const snippetModules = pgTable(
  'snippet_modules',
  {
    id: id(),
    title: text().notNull(),
    description: text().notNull().default(''),
    category: text({ enum: ['general', 'shopify', 'prompts'] })
      .notNull()
      .default('general'),
    icon: text().notNull().default('Code'),
    /** Totals over the module's snippets, updated by a trigger, so that lists need no count. */
    snippetCount: integer().notNull().default(0),
    downloadCount: bigint({ mode: 'number' }).notNull().default(0),
    ratedCount: integer().notNull().default(0),
    ratingSum: numeric({ mode: 'number' }).notNull().default(0),
    ...createdAndUpdated(),
  },
  (t) => [
    check('snippet_modules_title', sql`${t.title} ~ '\\S' and length(${t.title}) <= 200`),
    check('snippet_modules_category', sql`${t.category} in ('general', 'shopify', 'prompts')`),
    index('snippet_modules_created_idx').on(t.createdAt, t.id),
  ],
);

export const snippets = pgTable(
  'snippets',
  {
    id: id(),
    moduleId: belongsTo(() => snippetModules.id),
    title: text().notNull(),
    description: text().notNull().default(''),
    content: text().notNull().default(''),
    slug: text(),
    type: text().notNull().default('script'),
    language: text().notNull().default('javascript'),
    difficulty: text().notNull().default('beginner'),
    thumbnailUrl: text(),
    videoUrl: text(),
    rating: ratingAverage(),
    ratingCount: integer().notNull().default(0),
    downloads: integer().notNull().default(0),
    accessType: text({ enum: ['free', 'premium'] })
      .notNull()
      .default('free'),
    /** Title and description in lower case without accents, for the trigram search. */
    searchText: text().notNull().generatedAlwaysAs(sql`fold_text(title || ' ' || description)`),
    ...createdAndUpdated(),
  },
  (t) => [
    uniqueIndex('snippets_slug_key').on(t.slug),
    index('snippets_module_idx').on(t.moduleId, t.createdAt, t.id),
    index('snippets_created_idx').on(t.createdAt, t.id),
    index('snippets_search_idx').using('gin', sql`${t.searchText} gin_trgm_ops`).with({ fastupdate: false }),
    check('snippets_title', sql`${t.title} ~ '\\S' and length(${t.title}) <= 200`),
    check('snippets_slug', sql`${t.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    check('snippets_access_type', sql`${t.accessType} in ('free', 'premium')`),
    check('snippets_counts', sql`${t.downloads} >= 0 and ${t.ratingCount} >= 0 and ${t.rating} between 0 and 5`),
  ],
);

/** Who copied which snippet: each person is counted once. */
export const snippetCopies = pgTable(
  'snippet_copies',
  {
    snippetId: belongsTo(() => snippets.id),
    userId: belongsTo(() => profiles.id),
    createdAt: timestamp().notNull().default(sql`now()`),
  },
  (t) => [
    primaryKey({ columns: [t.snippetId, t.userId] }),
    index('snippet_copies_user_idx').on(t.userId),
    index('snippet_copies_created_idx').on(t.createdAt),
  ],
);

export const snippetComments = pgTable(
  'snippet_comments',
  {
    id: id(),
    snippetId: belongsTo(() => snippets.id),
    userId: belongsTo(() => profiles.id),
    ...comment(),
  },
  (t) => [
    ...commentChecks('snippet_comments', t),
    uniqueIndex('snippet_comments_one_rating').on(t.snippetId, t.userId).where(sql`${t.rating} is not null`),
    index('snippet_comments_snippet_idx').on(t.snippetId, t.createdAt, t.id).where(sql`${t.content} <> ''`),
    index('snippet_comments_rating_idx').on(t.snippetId, t.rating).where(sql`${t.rating} is not null`),
    index('snippet_comments_newest_idx').on(t.createdAt, t.id),
    index('snippet_comments_user_idx').on(t.userId),
    index('snippet_comments_parent_idx').on(t.parentCommentId).where(sql`${t.parentCommentId} is not null`),
  ],
);
