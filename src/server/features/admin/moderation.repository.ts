import { and, count, desc, eq, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { MODERATION_PAGE_SIZE } from '#contract/admin.ts';
import type { Db } from '#server/db/client.ts';
import { academyLessons, academyModules, lessonComments } from '#server/db/schema/academy.ts';
import { profiles } from '#server/db/schema/profiles.ts';
import { snippetComments, snippetModules, snippets } from '#server/db/schema/snippets.ts';

export async function countUsers(db: Db) {
  const rows = await db
    .select({ userType: profiles.userType, value: count() })
    .from(profiles)
    .groupBy(profiles.userType);
  const counts = { free: 0, premium: 0, admin: 0 };
  for (const row of rows) counts[row.userType] = row.value;
  return { ...counts, total: counts.free + counts.premium + counts.admin };
}

export async function countContents(db: Db) {
  const [modules, lessons, ofSnippets, snippetCount] = await Promise.all([
    db.$count(academyModules),
    db.$count(academyLessons),
    db.$count(snippetModules),
    db.$count(snippets),
  ]);
  return { modules, lessons, snippetModules: ofSnippets, snippets: snippetCount };
}

type CommentPageInput = { page: number; itemId?: string | undefined };

// The conditions of one item repeat those of its partial index.
const aboutLesson = (lessonId: string | undefined): SQL | undefined =>
  lessonId === undefined
    ? undefined
    : and(
        eq(lessonComments.lessonId, lessonId),
        ne(lessonComments.content, ''),
        isNull(lessonComments.parentCommentId),
      );

const aboutSnippet = (snippetId: string | undefined): SQL | undefined =>
  snippetId === undefined ? undefined : and(eq(snippetComments.snippetId, snippetId), ne(snippetComments.content, ''));

const offsetOf = (page: number) => (page - 1) * MODERATION_PAGE_SIZE;

/** The page is cut on the index first, and only its rows are joined to their titles. */
export async function listLessonCommentPage(db: Db, { page, itemId }: CommentPageInput) {
  const where = aboutLesson(itemId);
  const cut = db
    .select()
    .from(lessonComments)
    .where(where)
    .orderBy(desc(lessonComments.createdAt), desc(lessonComments.id))
    .limit(MODERATION_PAGE_SIZE)
    .offset(offsetOf(page))
    .as('cut');
  const [comments, [total]] = await Promise.all([
    db
      .select({
        id: cut.id,
        userName: cut.userName,
        content: cut.content,
        rating: cut.rating,
        createdAt: cut.createdAt,
        itemId: cut.lessonId,
        itemTitle: sql<string>`coalesce(${academyLessons.title}, 'Aula não encontrada')`,
      })
      .from(cut)
      .leftJoin(academyLessons, eq(academyLessons.id, cut.lessonId))
      .orderBy(desc(cut.createdAt), desc(cut.id)),
    db.select({ value: count() }).from(lessonComments).where(where),
  ]);
  return { comments, total: total?.value ?? 0 };
}

export async function listSnippetCommentPage(db: Db, { page, itemId }: CommentPageInput) {
  const where = aboutSnippet(itemId);
  const cut = db
    .select()
    .from(snippetComments)
    .where(where)
    .orderBy(desc(snippetComments.createdAt), desc(snippetComments.id))
    .limit(MODERATION_PAGE_SIZE)
    .offset(offsetOf(page))
    .as('cut');
  const [comments, [total]] = await Promise.all([
    db
      .select({
        id: cut.id,
        userName: cut.userName,
        content: cut.content,
        rating: cut.rating,
        createdAt: cut.createdAt,
        itemId: cut.snippetId,
        itemTitle: sql<string>`coalesce(${snippets.title}, 'Snippet não encontrado')`,
      })
      .from(cut)
      .leftJoin(snippets, eq(snippets.id, cut.snippetId))
      .orderBy(desc(cut.createdAt), desc(cut.id)),
    db.select({ value: count() }).from(snippetComments).where(where),
  ]);
  return { comments, total: total?.value ?? 0 };
}
