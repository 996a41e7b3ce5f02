import { eq } from 'drizzle-orm';
import { describe, expect, it, onTestFinished } from 'vitest';
import {
  addLessonComment,
  deleteLessonComment,
  editLessonComment,
  listLessonComments,
  rateLesson,
  restoreLessonComment,
} from '#contract/academy.ts';
import { updateProfile } from '#contract/account/profile.ts';
import { addSnippetComment, deleteSnippetComment, listSnippetComments } from '#contract/snippets.ts';
import { lessonComments } from '#server/db/schema/academy.ts';
import { nameFrom } from '#server/features/auth/protocol/user-metadata.ts';
import { createRateLimits } from '#server/http/rate-limit.ts';
import { buildUser } from '#tests/support/samples/builders.ts';
import { buildLesson, buildSnippet } from '#tests/support/samples/content-builders.ts';
import { createTestApp } from '#tests/support/test-app.ts';

const { api, deps } = await createTestApp();
const { db } = deps;
const author = await buildUser(db, { name: 'Ana Sato' });
const stranger = await buildUser(db);
const lesson = await buildLesson(db);
const snippet = await buildSnippet(db);
const onLesson = { params: { lessonId: lesson.id } };
const onSnippet = { params: { snippetId: snippet.id } };

const commentLesson = async () =>
  (await api.as(author).send(addLessonComment, { ...onLesson, body: { content: ' Ótima aula! ' } })).body;
const commentSnippet = async () =>
  (await api.as(author).send(addSnippetComment, { ...onSnippet, body: { content: 'Funcionou.' } })).body;

describe('lesson comments', () => {
  it('are stored trimmed with the name of the author, who may edit and delete', async () => {
    const comment = await commentLesson();
    expect(comment).toMatchObject({
      content: 'Ótima aula!',
      userName: 'Ana Sato',
      abilities: { edit: true, delete: true },
    });
    const asStranger = await api.as(stranger).send(listLessonComments, { ...onLesson, query: {} });
    expect(asStranger.body.comments.find(({ id }) => id === comment.id)?.abilities).toEqual({
      edit: false,
      delete: false,
    });
  });

  it("include the author's rating", async () => {
    const other = await buildLesson(db);
    const params = { lessonId: other.id };
    await api.as(author).send(rateLesson, { params, body: { rating: 4 } });
    await api.as(author).send(addLessonComment, { params, body: { content: 'Com nota' } });
    await api.as(stranger).send(addLessonComment, { params, body: { content: 'Sem nota' } });
    const { comments } = (await api.as(stranger).send(listLessonComments, { params, query: {} })).body;
    expect(comments.map(({ content, rating }) => [content, rating])).toEqual([
      ['Com nota', 4],
      ['Sem nota', null],
    ]);
  });

  it('are paged oldest first, each followed by the answers to it', async () => {
    const other = await buildLesson(db);
    const made = await db
      .insert(lessonComments)
      .values(
        Array.from({ length: 35 }, (_, index) => ({
          lessonId: other.id,
          userId: author.id,
          userName: 'Ana',
          content: `n${index}`,
          createdAt: new Date(Date.UTC(2026, 0, 1, 0, Math.floor(index / 2))).toISOString(),
        })),
      )
      .returning();
    await db.insert(lessonComments).values({
      lessonId: other.id,
      userId: author.id,
      userName: 'Ana',
      content: 'resposta',
      parentCommentId: made[0]?.id ?? null,
    });
    const params = { lessonId: other.id };
    const first = await api.as(stranger).send(listLessonComments, { params, query: {} });
    const second = await api
      .as(stranger)
      .send(listLessonComments, { params, query: { cursor: first.body.nextCursor ?? '' } });
    const all = [...first.body.comments, ...second.body.comments];
    const parent = all.findIndex(({ id }) => id === made[0]?.id);
    expect(all[parent + 1]).toMatchObject({ content: 'resposta', parentId: made[0]?.id });
    const seen = all.filter(({ parentId }) => parentId === null);
    expect(seen).toHaveLength(35);
    expect(new Set(seen.map(({ id }) => id)).size).toBe(35);
    expect(seen.map(({ createdAt }) => createdAt)).toEqual(seen.map(({ createdAt }) => createdAt).toSorted());
  });
});

describe('snippet comments', () => {
  it('are listed newest first', async () => {
    const first = await commentSnippet();
    const second = await commentSnippet();
    const { comments } = (await api.as(stranger).send(listSnippetComments, { ...onSnippet, query: {} })).body;
    expect(comments.slice(0, 2).map(({ id }) => id)).toEqual([second.id, first.id]);
  });
});

it('removes characters from comments and names that would cover or reverse the text beside them', async () => {
  const piled = `\u202e\u2066a${'\u0301'.repeat(50)}`;
  const { body } = await api.as(author).send(addLessonComment, { ...onLesson, body: { content: piled } });
  const person = await buildUser(db);
  const profile = await api.as(person).send(updateProfile, { body: { name: piled } });
  expect([body.content.length, profile.body.name.length, nameFrom({ name: piled }).length]).toEqual([9, 9, 9]);
});

describe('answers', () => {
  const answerLesson = (user: typeof author, parentId: string, lessonId = lesson.id) =>
    api.as(user).send(addLessonComment, { params: { lessonId }, body: { content: 'Resposta', parentId } });

  it('join the thread of their comment, one level deep, and are deleted with it', async () => {
    const { id } = await commentSnippet();
    const answer = (user: typeof author, parentId: string) =>
      api.as(user).send(addSnippetComment, { ...onSnippet, body: { content: 'Resposta', parentId } });
    const first = (await answer(stranger, id)).body;
    const second = (await answer(author, first.id)).body;
    expect([first.parentId, second.parentId]).toEqual([id, id]);
    const thread = async () =>
      (await api.as(stranger).send(listSnippetComments, { ...onSnippet, query: {} })).body.comments
        .filter((comment) => comment.id === id || comment.parentId === id)
        .map((comment) => comment.id);
    expect(await thread()).toEqual([id, first.id, second.id]);
    await api.as(author).send(deleteSnippetComment, { params: { commentId: id } });
    expect(await thread()).toEqual([]);
    expect((await answer(stranger, first.id)).status).toBe(404);
  });

  it('are refused without a comment to answer', async () => {
    const comment = await commentLesson();
    const elsewhere = await buildLesson(db);
    await api.as(author).send(rateLesson, { ...onLesson, body: { rating: 5 } });
    const [vote] = await db.select().from(lessonComments).where(eq(lessonComments.rating, 5));
    expect((await answerLesson(stranger, comment.id, elsewhere.id)).status).toBe(404);
    expect((await answerLesson(stranger, vote?.id ?? '')).status).toBe(404);
    expect((await answerLesson(stranger, (await commentSnippet()).id)).status).toBe(404);
    expect((await answerLesson(stranger, 'x')).status).toBe(400);
  });

  it('are limited to 20 per comment, also for concurrent ones', async () => {
    const { id } = await commentLesson();
    const row = { lessonId: lesson.id, userId: stranger.id, userName: 'S', content: 'oi', parentCommentId: id };
    await db.insert(lessonComments).values(Array.from({ length: 19 }, () => row));
    const replies = await Promise.all([answerLesson(stranger, id), answerLesson(author, id)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it('are limited to 20 per comment, also when one is deleted, replaced and restored', async () => {
    const { id } = await commentLesson();
    const { id: commentId } = (await answerLesson(stranger, id)).body;
    const row = { lessonId: lesson.id, userId: stranger.id, userName: 'S', content: 'oi', parentCommentId: id };
    await api.as(stranger).send(deleteLessonComment, { params: { commentId } });
    const rows = await db
      .insert(lessonComments)
      .values(Array.from({ length: 20 }, () => row))
      .returning();
    const restore = async () => (await api.as(stranger).send(restoreLessonComment, { params: { commentId } })).status;
    expect(await restore()).toBe(409);
    await db.delete(lessonComments).where(eq(lessonComments.id, rows[0]?.id ?? ''));
    expect(await restore()).toBe(200);
  });

  it('make a page shorter when they are long, so that no reply is megabytes large', async () => {
    const { id: lessonId } = await buildLesson(db);
    const row = { lessonId, userId: stranger.id, userName: 'S', content: '長'.repeat(5_000) };
    const threads = await db
      .insert(lessonComments)
      .values(Array.from({ length: 4 }, () => row))
      .returning();
    await db
      .insert(lessonComments)
      .values(threads.flatMap(({ id }) => Array.from({ length: 10 }, () => ({ ...row, parentCommentId: id }))));
    const list = (query: { cursor?: string }) =>
      api.as(author).send(listLessonComments, { params: { lessonId }, query });
    const first = await list({});
    const { nextCursor } = first.body;
    const second = await list(nextCursor ? { cursor: nextCursor } : {});
    expect([first, second].map(({ body }) => body.comments.length)).toEqual([22, 22]);
    expect(second.body.nextCursor).toBeNull();
  });

  it('and comments are limited to 60 an hour per person, edits to 120', async () => {
    const { limits } = deps;
    deps.limits = createRateLimits(deps.pool);
    onTestFinished(() => void Object.assign(deps, { limits }));
    const { id: commentId } = await commentLesson();
    const body = { content: 'Mais um.' };
    const edit = () => api.as(author).send(editLessonComment, { params: { commentId }, body });
    expect((await edit()).status).toBe(200);
    await deps.pool.query("update rate_limits set points = 60 where key like 'comments:%'");
    await deps.pool.query("update rate_limits set points = 120 where key like 'comment-edits:%'");
    expect((await edit()).status).toBe(429);
    expect((await api.as(author).send(addLessonComment, { ...onLesson, body })).status).toBe(429);
    expect((await api.as(stranger).send(addLessonComment, { ...onLesson, body })).status).toBe(201);
  });
});
