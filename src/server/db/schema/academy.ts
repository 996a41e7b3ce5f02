import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { belongsTo, comment, commentChecks, createdAndUpdated, id, ratingAverage, timestamp } from './column-types.ts';
import { profiles } from './profiles.ts';

export const academyModules = pgTable(
  'academy_modules',
  {
    id: id(),
    title: text().notNull(),
    description: text().notNull().default(''),
    ...createdAndUpdated(),
  },
  (t) => [
    check('academy_modules_title', sql`${t.title} ~ '\\S' and length(${t.title}) <= 200`),
    index('academy_modules_created_idx').on(t.createdAt, t.id),
  ],
);

export const academyLessons = pgTable(
  'academy_lessons',
  {
    id: id(),
    slug: text(),
    moduleId: belongsTo(() => academyModules.id),
    title: text().notNull(),
    description: text().notNull().default(''),
    content: text().notNull().default(''),
    videoUrl: text(),
    thumbnailUrl: text(),
    duration: text().notNull().default(''),
    orderIndex: integer().notNull().default(0),
    accessType: text({ enum: ['free', 'premium'] })
      .notNull()
      .default('free'),
    status: text({ enum: ['posted', 'scheduled'] })
      .notNull()
      .default('posted'),
    releaseDate: timestamp(),
    /** Average of the lesson's ratings, updated in the transaction of each vote. */
    rating: ratingAverage(),
    ratingCount: integer().notNull().default(0),
    ...createdAndUpdated(),
  },
  (t) => [
    uniqueIndex('academy_lessons_slug_key').on(t.slug),
    index('academy_lessons_module_idx').on(t.moduleId, t.orderIndex, t.id),
    check('academy_lessons_title', sql`${t.title} ~ '\\S' and length(${t.title}) <= 200`),
    check('academy_lessons_slug', sql`${t.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    check('academy_lessons_access_type', sql`${t.accessType} in ('free', 'premium')`),
    check(
      'academy_lessons_status',
      sql`(${t.status} = 'posted' and ${t.releaseDate} is null) or (${t.status} = 'scheduled' and ${t.releaseDate} is not null)`,
    ),
  ],
);

export const lessonComments = pgTable(
  'lesson_comments',
  {
    id: id(),
    lessonId: belongsTo(() => academyLessons.id),
    userId: belongsTo(() => profiles.id),
    ...comment(),
  },
  (t) => [
    ...commentChecks('lesson_comments', t),
    uniqueIndex('lesson_comments_one_rating').on(t.lessonId, t.userId).where(sql`${t.rating} is not null`),
    index('lesson_comments_lesson_idx')
      .on(t.lessonId, t.createdAt, t.id)
      .where(sql`${t.content} <> '' and ${t.parentCommentId} is null`),
    index('lesson_comments_rating_idx').on(t.lessonId, t.rating).where(sql`${t.rating} is not null`),
    index('lesson_comments_newest_idx').on(t.createdAt, t.id),
    index('lesson_comments_user_idx').on(t.userId),
    index('lesson_comments_parent_idx').on(t.parentCommentId).where(sql`${t.parentCommentId} is not null`),
    // With the answers, for moderators.
    index('lesson_comments_thread_idx').on(t.lessonId, t.createdAt, t.id).where(sql`${t.content} <> ''`),
  ],
);

export const lessonProgress = pgTable(
  'lesson_progress',
  {
    userId: belongsTo(() => profiles.id),
    lessonId: belongsTo(() => academyLessons.id),
    completedAt: timestamp().notNull().default(sql`now()`),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.lessonId] }),
    index('lesson_progress_lesson_idx').on(t.lessonId),
    index('lesson_progress_completed_idx').on(t.completedAt),
  ],
);
