import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import {
  addLessonComment,
  deleteLessonComment,
  listLessonComments,
  rateLesson,
  restoreLessonComment,
} from '#contract/academy.ts';
import { addSnippetComment, deleteSnippetComment, restoreSnippetComment } from '#contract/snippets.ts';
import { createTask, deleteTask, getBoard, moveTask, restoreTask, updateTask } from '#contract/tasks.ts';
import type { ColumnId } from '#domain/tasks/task-board.ts';
import { academyLessons, lessonComments } from '#server/db/schema/academy.ts';
import { products } from '#server/db/schema/products.ts';
import { profiles } from '#server/db/schema/profiles.ts';
import { userTasks } from '#server/db/schema/tasks.ts';
import { trash } from '#server/db/schema/trash.ts';
import { buildUser, type TestUser } from '#tests/support/samples/builders.ts';
import { buildLesson, buildSnippet } from '#tests/support/samples/content-builders.ts';
import { createTestApp } from '#tests/support/test-app.ts';
import { sweepTrash } from './trash.service.ts';

const { api, deps } = await createTestApp();
const { db } = deps;
const HOUR = 3_600_000;

const titlesOf = async (user: TestUser) => (await api.as(user).send(getBoard, {})).body.tasks.map((task) => task.title);

async function add(user: TestUser, title: string, columnId: ColumnId = 'coluna1') {
  return (await api.as(user).send(createTask, { body: { id: randomUUID(), title, columnId } })).body;
}

const remove = (user: TestUser, taskId: string) => api.as(user).send(deleteTask, { params: { taskId } });
const restore = (user: TestUser, taskId: string) => api.as(user).send(restoreTask, { params: { taskId } });

describe('a deleted task', () => {
  it('is restored unchanged at its position, once, for repeated requests', async () => {
    const user = await buildUser(db);
    const [, task] = [await add(user, 'A'), await add(user, 'B'), await add(user, 'C')];
    await api.as(user).send(updateTask, { params: { taskId: task.id }, body: { completed: true } });
    await remove(user, task.id);
    expect(await titlesOf(user)).toEqual(['A', 'C']);
    const replies = await Promise.all([restore(user, task.id), restore(user, task.id), restore(user, task.id)]);
    for (const { status, body } of replies) {
      expect(status).toBe(200);
      expect(body).toEqual({ ...task, completed: true });
    }
    expect(await titlesOf(user)).toEqual(['A', 'B', 'C']);
  });

  it('is restored right after the task that now has its position', async () => {
    const user = await buildUser(db);
    const [a, b, c] = [await add(user, 'A'), await add(user, 'B'), await add(user, 'C')];
    await remove(user, b.id);
    const place = { columnId: 'coluna1', afterId: a.id, beforeId: null } as const;
    await api.as(user).send(moveTask, { params: { taskId: c.id }, body: place });
    await db.update(userTasks).set({ position: b.position }).where(eq(userTasks.id, c.id));
    expect((await restore(user, b.id)).status).toBe(200);
    expect(await titlesOf(user)).toEqual(['A', 'C', 'B']);
  });

  it('cannot be restored by another person', async () => {
    const user = await buildUser(db);
    const task = await add(user, 'Minha');
    await remove(user, task.id);
    for (const userType of ['free', 'premium', 'admin'] as const) {
      const reply = await restore(await buildUser(db, { userType }), task.id);
      expect(reply.status).toBe(404);
    }
    expect((await restore(user, task.id)).status).toBe(200);
  });

  it('respects the plan and the size limit of the board', async () => {
    const user = await buildUser(db, { userType: 'premium' });
    const [locked, open] = [await add(user, 'Na lista 2', 'coluna2'), await add(user, 'Na lista 1')];
    await remove(user, locked.id);
    await remove(user, open.id);
    await db.update(profiles).set({ userType: 'free' }).where(eq(profiles.id, user.id));
    expect((await restore(user, locked.id)).body.code).toBe('premium_required');
    await db.execute(sql`
      insert into user_tasks (user_id, column_id, title, position)
      select ${user.id}, 'coluna1', 't', 'b' || lpad(n::text, 5, '0') || 'V' from generate_series(1, 5000) n`);
    expect((await restore(user, open.id)).status).toBe(409);
    await db.delete(userTasks).where(eq(userTasks.userId, user.id));
    expect((await restore(user, open.id)).status).toBe(200);
    await db.update(profiles).set({ userType: 'premium' }).where(eq(profiles.id, user.id));
    expect((await restore(user, locked.id)).status).toBe(200);
  });

  it('is restored without a deleted product', async () => {
    const user = await buildUser(db);
    const [product] = await db
      .insert(products)
      .values({ id: randomUUID(), userId: user.id, name: 'Garrafa' })
      .returning();
    const task = await add(user, 'Fotos');
    await db
      .update(userTasks)
      .set({ productId: product?.id ?? '' })
      .where(eq(userTasks.id, task.id));
    await remove(user, task.id);
    await db.delete(products);
    expect((await restore(user, task.id)).body).toMatchObject({ title: 'Fotos', productId: null });
  });

  it('cannot be restored after an hour', async () => {
    const user = await buildUser(db);
    const task = await add(user, 'Velha');
    await remove(user, task.id);
    const deletedAt = new Date(Date.now() - HOUR - 1000).toISOString();
    await db.update(trash).set({ deletedAt }).where(eq(trash.rowId, task.id));
    const late = await restore(user, task.id);
    expect(await sweepTrash(deps)).toMatchObject({ forgotten: 1 });
    expect(late.body).toMatchObject({ code: 'not_found', message: 'Não dá mais para desfazer.' });
    expect(await db.select().from(trash).where(eq(trash.rowId, task.id))).toEqual([]);
  });
});

describe('a deleted comment', () => {
  it('comes back with its date, with its answers, which leave with it for good', async () => {
    const [author, reader] = [await buildUser(db), await buildUser(db)];
    const lesson = await buildLesson(db);
    const params = { lessonId: lesson.id };
    const comment = (await api.as(author).send(addLessonComment, { params, body: { content: 'Primeiro' } })).body;
    await api.as(reader).send(addLessonComment, { params, body: { content: 'Segundo' } });
    const reply = { lessonId: lesson.id, userId: reader.id, userName: 'R', content: 're', parentCommentId: comment.id };
    await db.insert(lessonComments).values(reply);
    await api.as(author).send(deleteLessonComment, { params: { commentId: comment.id } });
    const restored = await api.as(author).send(restoreLessonComment, { params: { commentId: comment.id } });
    expect(restored.body).toEqual(comment);
    const { comments } = (await api.as(reader).send(listLessonComments, { params, query: {} })).body;
    expect(comments.map(({ content }) => content)).toEqual(['Primeiro', 're', 'Segundo']);
    const countAnswers = () => db.$count(lessonComments, eq(lessonComments.parentCommentId, comment.id));
    await api.as(author).send(deleteLessonComment, { params: { commentId: comment.id } });
    await sweepTrash(deps);
    expect(await countAnswers()).toBe(1);
    await sweepTrash({ ...deps, now: () => new Date(Date.now() + HOUR + 1000) });
    expect(await countAnswers()).toBe(0);
  });

  it('that a moderator deleted can be restored by the moderator, not by its author', async () => {
    const [author, admin] = [await buildUser(db), await buildUser(db, { userType: 'admin' })];
    const snippet = await buildSnippet(db);
    const body = { content: 'Comprem no meu site' };
    const { id } = (await api.as(author).send(addSnippetComment, { params: { snippetId: snippet.id }, body })).body;
    const params = { commentId: id };
    expect((await api.as(admin).send(deleteSnippetComment, { params })).status).toBe(204);
    expect((await api.as(author).send(restoreSnippetComment, { params })).status).toBe(404);
    expect((await api.as(admin).send(restoreSnippetComment, { params })).body.content).toBe(body.content);
    // The author deletes first, the moderator a moment later: the author must not be able to undo.
    await api.as(author).send(deleteSnippetComment, { params });
    expect((await api.as(admin).send(deleteSnippetComment, { params })).status).toBe(204);
    expect((await api.as(author).send(restoreSnippetComment, { params })).status).toBe(404);
    await db.update(profiles).set({ userType: 'free' }).where(eq(profiles.id, admin.id));
    expect((await api.as(admin).send(restoreSnippetComment, { params })).status).toBe(403);
  });

  it('with a rating counts again, unless its author has voted since', async () => {
    const [author, admin] = [await buildUser(db), await buildUser(db, { userType: 'admin' })];
    const lesson = await buildLesson(db);
    const vote = (rating: number) =>
      api.as(author).send(rateLesson, { params: { lessonId: lesson.id }, body: { rating } });
    const figures = async () =>
      (await db.select().from(academyLessons).where(eq(academyLessons.id, lesson.id))).map((row) => [
        row.rating,
        row.ratingCount,
      ])[0];
    await vote(4);
    const [row] = await db.select().from(lessonComments).where(eq(lessonComments.lessonId, lesson.id));
    const params = { commentId: row?.id ?? '' };
    await api.as(admin).send(deleteLessonComment, { params });
    expect(await figures()).toEqual([0, 0]);
    expect((await api.as(admin).send(restoreLessonComment, { params })).body.rating).toBe(4);
    expect(await figures()).toEqual([4, 1]);
    await api.as(admin).send(deleteLessonComment, { params });
    await vote(2);
    expect((await api.as(admin).send(restoreLessonComment, { params })).status).toBe(404);
    expect(await figures()).toEqual([2, 1]);
  });

  it('on a deleted item cannot be restored', async () => {
    const author = await buildUser(db);
    const lesson = await buildLesson(db);
    const reply = await api
      .as(author)
      .send(addLessonComment, { params: { lessonId: lesson.id }, body: { content: 'Oi' } });
    const params = { commentId: reply.body.id };
    await api.as(author).send(deleteLessonComment, { params });
    await db.delete(academyLessons).where(eq(academyLessons.id, lesson.id));
    expect((await api.as(author).send(restoreLessonComment, { params })).status).toBe(404);
  });
});
