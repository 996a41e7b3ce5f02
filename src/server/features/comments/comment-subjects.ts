import { asc, desc, type SQL, sql } from 'drizzle-orm';
import { academyLessons, lessonComments } from '#server/db/schema/academy.ts';
import { snippetComments, snippets } from '#server/db/schema/snippets.ts';

/** Content types with comments. The two comment tables share every column used here except the item's id. */
export const commentSubjects = {
  lesson: {
    table: lessonComments,
    itemColumn: lessonComments.lessonId,
    itemKey: 'lessonId',
    items: academyLessons,
    order: asc,
    isListed: sql`${lessonComments.content} <> '' and ${lessonComments.parentCommentId} is null`,
    after: (createdAt: string, id: string): SQL =>
      sql`(${lessonComments.createdAt}, ${lessonComments.id}) > (${createdAt}::timestamptz, ${id}::uuid)`,
  },
  snippet: {
    table: snippetComments as unknown as typeof lessonComments,
    itemColumn: snippetComments.snippetId,
    itemKey: 'snippetId',
    items: snippets as unknown as typeof academyLessons,
    order: desc,
    isListed: sql`${snippetComments.content} <> '' and ${snippetComments.parentCommentId} is null`,
    after: (createdAt: string, id: string): SQL =>
      sql`(${snippetComments.createdAt}, ${snippetComments.id}) < (${createdAt}::timestamptz, ${id}::uuid)`,
  },
} as const;

export type CommentSubject = keyof typeof commentSubjects;
