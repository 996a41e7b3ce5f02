import { describe, expect, it } from 'vitest';
import { completeLesson, getAcademyModule, getLesson, listAcademyModules, rateLesson } from '#contract/academy.ts';
import { buildUser } from '#tests/support/samples/builders.ts';
import { buildAcademyModule, buildLesson } from '#tests/support/samples/content-builders.ts';
import { createTestApp } from '#tests/support/test-app.ts';

const { api, deps } = await createTestApp();
const { db } = deps;
const free = await buildUser(db);
const premium = await buildUser(db, { userType: 'premium' });
const admin = await buildUser(db, { userType: 'admin' });
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();
const anHourAgo = () => new Date(Date.now() - 3_600_000).toISOString();

const lessonRequest = (lesson: { moduleId: string; id: string }) => ({
  params: { moduleId: lesson.moduleId, identifier: lesson.id },
});

describe('modules', () => {
  it('lists every module for a signed-in user, with lessons unlocked by plan and without material', async () => {
    const { id: moduleId } = await buildAcademyModule(db);
    await buildLesson(db, { moduleId, orderIndex: 1, content: 'segredo aberto' });
    await buildLesson(db, { moduleId, orderIndex: 2, accessType: 'premium', content: 'segredo premium' });
    await buildLesson(db, { moduleId, orderIndex: 3, status: 'scheduled', releaseDate: inAnHour() });
    const statesFor = async (user: typeof free) => {
      const { body } = await api.as(user).send(listAcademyModules, {});
      expect(JSON.stringify(body)).not.toMatch(/segredo|dQw4w9WgXcQ/);
      return body.modules.find(({ id }) => id === moduleId)?.lessons.map(({ state }) => state);
    };
    expect(await statesFor(free)).toEqual(['open', 'premium', 'scheduled']);
    expect(await statesFor(premium)).toEqual(['open', 'open', 'scheduled']);
    expect(await statesFor(admin)).toEqual(['open', 'open', 'open']);
  });

  it('lists lessons in order with state and progress, without material', async () => {
    const module = await buildAcademyModule(db);
    const second = await buildLesson(db, {
      moduleId: module.id,
      title: 'Segunda',
      orderIndex: 2,
      accessType: 'premium',
    });
    const first = await buildLesson(db, { moduleId: module.id, title: 'Primeira', orderIndex: 1 });
    await api.as(free).send(completeLesson, { params: { lessonId: first.id }, body: { completed: true } });
    const reply = await api.as(free).send(getAcademyModule, { params: { moduleId: module.id } });
    expect(reply.body.lessons.map(({ title, state, completed }) => ({ title, state, completed }))).toEqual([
      { title: 'Primeira', state: 'open', completed: true },
      { title: 'Segunda', state: 'premium', completed: false },
    ]);
    expect(JSON.stringify(reply.body)).not.toContain('dQw4w9WgXcQ');
    expect(reply.body.lessons[1]?.id).toBe(second.id);
    expect((await api.as(free).send(getAcademyModule, { params: { moduleId: free.id } })).status).toBe(404);
  });
});

describe('lesson', () => {
  it('is found by id and by slug, only within its module', async () => {
    const lesson = await buildLesson(db, { slug: 'frete-para-o-japao' });
    const other = await buildAcademyModule(db);
    const byId = await api.as(free).send(getLesson, lessonRequest(lesson));
    expect(byId.body.material).toMatchObject({ videoId: 'dQw4w9WgXcQ', averageRating: null, myRating: null });
    const bySlug = { moduleId: lesson.moduleId, identifier: 'frete-para-o-japao' };
    expect((await api.as(free).send(getLesson, { params: bySlug })).body.id).toBe(lesson.id);
    expect((await api.as(free).send(getLesson, { params: { ...bySlug, moduleId: other.id } })).status).toBe(404);
  });

  it('shows only the date while scheduled, and opens automatically at the release date', async () => {
    const later = await buildLesson(db, { status: 'scheduled', releaseDate: inAnHour(), content: 'segredo agendado' });
    const reply = await api.as(premium).send(getLesson, lessonRequest(later));
    expect(reply.body).toMatchObject({ material: null, releaseDate: expect.any(String) });
    expect(JSON.stringify(reply.body)).not.toContain('segredo');
    const released = await buildLesson(db, { status: 'scheduled', releaseDate: anHourAgo() });
    expect((await api.as(free).send(getLesson, lessonRequest(released))).body).toMatchObject({
      releaseDate: null,
      material: { content: '# Texto da aula' },
    });
  });

  it('is marked as completed or not completed for each person separately', async () => {
    const lesson = await buildLesson(db);
    const set = (completed: boolean) =>
      api.as(free).send(completeLesson, { params: { lessonId: lesson.id }, body: { completed } });
    await set(true);
    await set(true);
    expect((await api.as(free).send(getLesson, lessonRequest(lesson))).body.completed).toBe(true);
    expect((await api.as(premium).send(getLesson, lessonRequest(lesson))).body.completed).toBe(false);
    await set(false);
    expect((await api.as(free).send(getLesson, lessonRequest(lesson))).body.completed).toBe(false);
  });

  it.each(['premium', 'scheduled'] as const)('cannot be rated or completed while %s', async (kind) => {
    const lesson = await buildLesson(
      db,
      kind === 'premium' ? { accessType: 'premium' } : { status: 'scheduled', releaseDate: inAnHour() },
    );
    const params = { lessonId: lesson.id };
    expect((await api.as(free).send(rateLesson, { params, body: { rating: 5 } })).status).toBe(403);
    expect((await api.as(free).send(completeLesson, { params, body: { completed: true } })).status).toBe(403);
  });

  it('stores one rating per person and the average', async () => {
    const lesson = await buildLesson(db);
    const vote = (user: typeof free, rating: number) =>
      api.as(user).send(rateLesson, { params: { lessonId: lesson.id }, body: { rating } });
    for (const rating of [0, 6, 2.5]) expect((await vote(free, rating)).status).toBe(400);
    await vote(free, 1);
    await vote(free, 2);
    const reply = await vote(premium, 5);
    expect(reply.body).toEqual({ myRating: 5, averageRating: 3.5, ratingCount: 2 });
    expect((await api.as(free).send(getLesson, lessonRequest(lesson))).body.material).toMatchObject({
      myRating: 2,
      averageRating: 3.5,
    });
  });
});
