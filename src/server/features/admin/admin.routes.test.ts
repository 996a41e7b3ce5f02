import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { getAcademyModule, getLesson } from '#contract/academy.ts';
import {
  createAcademyModule,
  createLesson,
  deleteAcademyModule,
  type LessonDraft,
  listAdminLessons,
  listAdminModules,
  reorderLessons,
  updateAcademyModule,
  updateLesson,
} from '#contract/admin/admin-academy.ts';
import { listModeratedLessonComments, listModeratedSnippetComments } from '#contract/admin/admin-moderation.ts';
import { getAdminStats } from '#contract/admin/admin-overview.ts';
import {
  createSnippet,
  createSnippetModule,
  deleteSnippetModule,
  listAdminSnippets,
  updateSnippet,
} from '#contract/admin/admin-snippets.ts';
import { lessonComments } from '#server/db/schema/academy.ts';
import { snippetComments } from '#server/db/schema/snippets.ts';
import { buildUser } from '#tests/support/samples/builders.ts';
import {
  buildAcademyModule,
  buildLesson,
  buildSnippet,
  buildSnippetModule,
  draftLesson,
  draftSnippet,
} from '#tests/support/samples/content-builders.ts';
import { createTestApp } from '#tests/support/test-app.ts';

const { api, deps } = await createTestApp();
const { db } = deps;
const admin = await buildUser(db, { userType: 'admin' });
const premium = await buildUser(db, { userType: 'premium' });
const as = api.as(admin);

describe('statistics', () => {
  it('counts people by plan, and contents', async () => {
    const fresh = await createTestApp();
    const viewer = await buildUser(fresh.deps.db, { userType: 'admin' });
    await buildUser(fresh.deps.db, { userType: 'premium' });
    await buildUser(fresh.deps.db);
    await buildUser(fresh.deps.db);
    await buildLesson(fresh.deps.db);
    await buildSnippet(fresh.deps.db);
    const { body } = await fresh.api.as(viewer).send(getAdminStats, {});
    expect(body).toEqual({
      total: 4,
      free: 2,
      premium: 1,
      admin: 1,
      contents: { modules: 1, lessons: 1, snippetModules: 1, snippets: 1 },
    });
  });
});

describe('academy modules', () => {
  it.each([0, -1, 1.5])('rejects page %s', async (page) => {
    const replies = [
      ...(await Promise.all(
        [listAdminModules, listAdminLessons, listAdminSnippets].map((list) => as.send(list, { query: { page } })),
      )),
      await as.send(listModeratedLessonComments, { query: { page } }),
    ];
    // Rejected by the contract: an error from the database would name no field.
    for (const reply of replies) expect(reply).toMatchObject({ status: 400, body: { issues: [{ path: 'page' }] } });
  });

  it('are created, found without accents, updated, and deleted with their lessons', async () => {
    const { body: made } = await as.send(createAcademyModule, {
      body: { title: ' Importação ', description: 'Taxas' },
    });
    const blank = await as.send(createAcademyModule, { body: { title: '   ', description: '' } });
    expect(blank.body.issues?.[0]?.path).toBe('title');
    await buildLesson(db, { moduleId: made.id });
    const found = await as.send(listAdminModules, { query: { search: 'importacao' } });
    expect(found.body.rows).toEqual([expect.objectContaining({ id: made.id, title: 'Importação', lessonCount: 1 })]);
    await as.send(updateAcademyModule, { params: { id: made.id }, body: { title: 'Importar', description: '' } });
    expect((await as.send(getAcademyModule, { params: { moduleId: made.id } })).body.title).toBe('Importar');
    expect((await as.send(deleteAcademyModule, { params: { id: made.id } })).status).toBe(204);
    expect((await as.send(deleteAcademyModule, { params: { id: made.id } })).status).toBe(404);
  });
});

describe('lessons', () => {
  it('get a slug from the title, with a number if it is taken', async () => {
    const { id: moduleId } = await buildAcademyModule(db);
    const body = draftLesson(moduleId, { title: 'Só este título à mão' });
    const first = await as.send(createLesson, { body });
    const second = await as.send(createLesson, { body });
    expect([first.body.slug, second.body.slug]).toEqual(['so-este-titulo-a-mao', 'so-este-titulo-a-mao-2']);
  });

  it('reject a manual slug that another lesson has', async () => {
    const { id: moduleId } = await buildAcademyModule(db);
    await buildLesson(db, { moduleId, slug: 'meu-slug' });
    const created = await as.send(createLesson, { body: draftLesson(moduleId, { slug: 'meu-slug' }) });
    expect(created).toMatchObject({ status: 409, body: { issues: [{ path: 'slug' }] } });
    const other = await buildLesson(db, { moduleId });
    const updated = await as.send(updateLesson, {
      params: { id: other.id },
      body: draftLesson(moduleId, { slug: 'meu-slug' }),
    });
    expect(updated.status).toBe(409);
  });

  it('require a date when scheduled and clear it when posted', async () => {
    const { id: moduleId } = await buildAcademyModule(db);
    const undated = await as.send(createLesson, { body: draftLesson(moduleId, { status: 'scheduled' }) });
    expect(undated.body.issues).toContainEqual({ path: 'releaseDate', message: 'Defina a data de agendamento.' });
    const releaseDate = '2030-01-02T12:00:00Z';
    const { body } = await as.send(createLesson, { body: draftLesson(moduleId, { status: 'scheduled', releaseDate }) });
    await as.send(updateLesson, {
      params: { id: body.id },
      body: draftLesson(moduleId, { releaseDate, slug: body.slug }),
    });
    const saved = await as.send(getLesson, { params: { moduleId, identifier: body.id } });
    expect(saved.body).toMatchObject({ releaseDate: null, material: expect.anything() });
  });

  it.each([
    ['moduleId', 'não é um id'],
    ['moduleId', admin.id],
    ['videoUrl', 'javascript:alert(1)'],
    ['thumbnailUrl', '/etc/passwd'],
    ['slug', 'Com Espaço'],
    ['accessType', 'vip'],
    ['orderIndex', 1.5],
  ])('reject %s = %s', async (path, value) => {
    const { id: moduleId } = await buildAcademyModule(db);
    const reply = await as.send(createLesson, { body: { ...draftLesson(moduleId), [path]: value } as LessonDraft });
    expect(reply.status).toBe(400);
    expect(reply.body.issues?.map((issue) => issue.path)).toContain(path);
  });

  it('are reordered completely or not at all', async () => {
    const { id: moduleId } = await buildAcademyModule(db);
    const ids: string[] = [];
    for (let index = 0; index < 3; index += 1) ids.push((await buildLesson(db, { moduleId, orderIndex: index })).id);
    const stranger = await buildLesson(db);
    const order = async () =>
      (await as.send(getAcademyModule, { params: { moduleId } })).body.lessons.map((lesson) => lesson.id);
    const reversed = ids.toReversed();
    expect((await as.send(reorderLessons, { params: { id: moduleId }, body: { lessonIds: reversed } })).status).toBe(
      204,
    );
    expect(await order()).toEqual(reversed);
    for (const lessonIds of [ids.slice(1), [...ids, stranger.id], [ids[0] ?? '', ids[0] ?? '', ids[1] ?? '']]) {
      expect((await as.send(reorderLessons, { params: { id: moduleId }, body: { lessonIds } })).status).toBe(409);
    }
    expect(await order()).toEqual(reversed);
  });

  it('are listed sorted, ten per page', async () => {
    const { id: moduleId } = await buildAcademyModule(db);
    for (let index = 0; index < 12; index += 1)
      await buildLesson(db, { moduleId, title: `Aula ${String(index).padStart(2, '0')}` });
    const query = { moduleId, sort: 'title', direction: 'desc' } as const;
    const second = await as.send(listAdminLessons, { query: { ...query, page: 2 } });
    expect(second.body.rows.map((row) => row.title)).toEqual(['Aula 01', 'Aula 00']);
    expect(second.body.total).toBe(12);
  });
});

describe('snippets', () => {
  it('start with default values', async () => {
    const { body: module } = await as.send(createSnippetModule, {
      body: { title: 'Novo', description: '', category: 'general' },
    });
    const draft = draftSnippet(module.id);
    const { body } = await as.send(createSnippet, { body: draft });
    const { rows } = (await as.send(listAdminSnippets, { query: { moduleId: module.id } })).body;
    expect(rows).toEqual([
      expect.objectContaining({
        id: body.id,
        slug: 'contador',
        type: 'script',
        language: 'javascript',
        difficulty: 'beginner',
        accessType: 'free',
      }),
    ]);
    await as.send(updateSnippet, {
      params: { id: body.id },
      body: { ...draft, title: 'Contador 2', slug: 'contador' },
    });
    expect((await as.send(listAdminSnippets, { query: { search: 'contador 2' } })).body.rows[0]?.slug).toBe('contador');
  });

  it('are deleted with their module', async () => {
    const module = await buildSnippetModule(db);
    await buildSnippet(db, { moduleId: module.id });
    await as.send(deleteSnippetModule, { params: { id: module.id } });
    expect((await as.send(listAdminSnippets, { query: { moduleId: module.id } })).body.total).toBe(0);
  });
});

describe('moderation', () => {
  it("returns lesson comments in pages of 30, newest first, with the lesson's title", async () => {
    const fresh = await createTestApp();
    const viewer = fresh.api.as(await buildUser(fresh.deps.db, { userType: 'admin' }));
    const author = await buildUser(fresh.deps.db, { userType: 'premium' });
    const lesson = await buildLesson(fresh.deps.db, { title: 'Aula comentada' });
    await fresh.deps.db.insert(lessonComments).values(
      Array.from({ length: 31 }, (_, index) => ({
        lessonId: lesson.id,
        userId: author.id,
        userName: 'Ana',
        content: `Comentário ${index}`,
        createdAt: new Date(Date.UTC(2026, 0, 1, 0, index)).toISOString(),
      })),
    );
    const first = await viewer.send(listModeratedLessonComments, { query: { page: 1 } });
    expect(first.body.total).toBe(31);
    expect(first.body.comments).toHaveLength(30);
    expect(first.body.comments[0]).toMatchObject({ content: 'Comentário 30', itemTitle: 'Aula comentada' });
    expect((await viewer.send(listModeratedLessonComments, { query: { page: 2 } })).body.comments).toHaveLength(1);
    expect((await fresh.api.as(author).send(listModeratedLessonComments, { query: {} })).status).toBe(403);
  });

  it('returns only the comments on one lesson or one snippet', async () => {
    const [lesson, otherLesson] = [await buildLesson(db), await buildLesson(db)];
    const [snippet, otherSnippet] = [await buildSnippet(db), await buildSnippet(db)];
    const author = { userId: premium.id, userName: 'Ana' };
    const commentId = randomUUID();
    await db.insert(lessonComments).values([
      { ...author, lessonId: lesson.id, content: 'Sobre esta', id: commentId, createdAt: '2026-01-01T00:00:00Z' },
      { ...author, lessonId: lesson.id, content: 'Resposta', parentCommentId: commentId },
      { ...author, lessonId: lesson.id, rating: 4 },
      { ...author, lessonId: otherLesson.id, content: 'Sobre outra' },
    ]);
    await db.insert(snippetComments).values([
      { ...author, snippetId: snippet.id, content: 'Sobre este' },
      { ...author, snippetId: snippet.id, rating: 4 },
      { ...author, snippetId: otherSnippet.id, content: 'Sobre outro' },
    ]);
    const ofLesson = await as.send(listModeratedLessonComments, { query: { itemId: lesson.id } });
    expect(ofLesson.body).toMatchObject({
      total: 2,
      comments: [
        { content: 'Resposta', answered: { userName: 'Ana', content: 'Sobre esta' } },
        { content: 'Sobre esta', answered: null },
      ],
    });
    const ofSnippet = await as.send(listModeratedSnippetComments, { query: { itemId: snippet.id } });
    expect(ofSnippet.body).toMatchObject({ total: 1, comments: [{ content: 'Sobre este' }] });
  });
});
