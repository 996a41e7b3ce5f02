import { and, desc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { MODERATION_PAGE_SIZE } from '#contract/admin/admin-moderation.ts';
import type { Db } from '#server/db/client.ts';
import { type CommentSubject, commentSubjects } from '#server/features/comments/comment-subjects.ts';

type CommentPageInput = { page: number; itemId?: string | undefined };

const missingTitles: Record<CommentSubject, string> = {
  lesson: 'Aula não encontrada',
  snippet: 'Snippet não encontrado',
};

/** Selects the page on the index first and joins the titles only to its rows. */
export async function listModeratedComments(db: Db, subject: CommentSubject, input: CommentPageInput) {
  const { table, items, itemKey, itemColumn } = commentSubjects[subject];
  // The conditions of one item repeat those of its partial index.
  const where = input.itemId ? and(eq(itemColumn, input.itemId), sql`${table.content} <> ''`) : undefined;
  const cut = db
    .select()
    .from(table)
    .where(where)
    .orderBy(desc(table.createdAt), desc(table.id))
    .limit(MODERATION_PAGE_SIZE)
    .offset((input.page - 1) * MODERATION_PAGE_SIZE)
    .as('cut');
  // The column name depends on the subject; see comment-subjects.ts.
  const itemId = cut[itemKey as 'lessonId'];
  const answered = alias(table, 'answered');
  const [comments, total] = await Promise.all([
    db
      .select({
        id: cut.id,
        userName: cut.userName,
        content: cut.content,
        rating: cut.rating,
        createdAt: cut.createdAt,
        itemId,
        itemTitle: sql<string>`coalesce(${items.title}, ${missingTitles[subject]})`,
        isAnswer: sql<boolean>`${cut.parentCommentId} is not null`,
        answeredName: answered.userName,
        answeredContent: answered.content,
      })
      .from(cut)
      .leftJoin(items, eq(items.id, itemId))
      .leftJoin(answered, eq(answered.id, cut.parentCommentId))
      .orderBy(desc(cut.createdAt), desc(cut.id)),
    db.$count(table, where),
  ]);
  return {
    comments: comments.map(({ isAnswer, answeredName: userName, answeredContent: content, ...comment }) => ({
      ...comment,
      answered: isAnswer ? { userName, content } : null,
    })),
    total,
  };
}
