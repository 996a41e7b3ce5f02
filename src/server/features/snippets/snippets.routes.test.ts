import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import {
  getSnippet,
  getSnippetLibrary,
  getSnippetModule,
  rateSnippet,
  recordSnippetCopy,
  searchSnippets,
} from '#contract/snippets.ts';
import { snippets } from '#server/db/schema/snippets.ts';
import { buildUser, type TestUser } from '#tests/support/samples/builders.ts';
import { buildSnippet, buildSnippetModule } from '#tests/support/samples/content-builders.ts';
import { createTestApp } from '#tests/support/test-app.ts';

const { api, deps } = await createTestApp();
const { db } = deps;
const free = await buildUser(db);
const premium = await buildUser(db, { userType: 'premium' });

describe('snippet library', () => {
  it('counts snippets, averages ratings and adds up downloads', async () => {
    const before = (await api.as(free).send(getSnippetLibrary, { query: {} })).body.stats;
    await buildSnippet(db, { rating: 4, ratingCount: 1, downloads: 7 });
    await buildSnippet(db);
    const { stats } = (await api.as(free).send(getSnippetLibrary, { query: {} })).body;
    expect(stats.snippetCount).toBe(before.snippetCount + 2);
    expect(stats.downloads).toBe(before.downloads + 7);
    expect(stats.averageRating).toBe(4);
  });

  it('filters by category and does not send locked code', async () => {
    const module = await buildSnippetModule(db, { category: 'prompts' });
    await buildSnippet(db, { moduleId: module.id, accessType: 'premium', content: 'segredo' });
    const query = { category: 'prompts' } as const;
    const reply = await api.as(free).send(getSnippetLibrary, { query });
    expect(reply.body.modules.every((shelf) => shelf.category === 'prompts')).toBe(true);
    expect(reply.body.modules[0]?.snippets[0]).toMatchObject({ locked: true, preview: null });
    expect(JSON.stringify(reply.body)).not.toContain('segredo');
    const paid = await api.as(premium).send(getSnippetLibrary, { query });
    expect(paid.body.modules[0]?.snippets[0]).toMatchObject({ locked: false, preview: 'segredo' });
  });

  it('searches title and description, ignoring accents and treating wildcards as text', async () => {
    const module = await buildSnippetModule(db);
    const hit = await buildSnippet(db, { moduleId: module.id, title: 'Promoção de verão', description: 'Só hoje 50%' });
    const find = async (text: string) =>
      (await api.as(free).send(searchSnippets, { query: { text } })).body.results.map((result) => result.snippet.id);
    expect(await find('PROMOCAO')).toEqual([hit.id]);
    expect(await find('so hoje')).toEqual([hit.id]);
    expect(await find('50%')).toEqual([hit.id]);
    expect(await find('zzz%')).toEqual([]);
  });

  it('pages a module in order without gaps or duplicates', async () => {
    const module = await buildSnippetModule(db);
    const made: string[] = [];
    for (let index = 0; index < 26; index += 1) made.push((await buildSnippet(db, { moduleId: module.id })).id);
    const params = { moduleId: module.id };
    const first = await api.as(free).send(getSnippetModule, { params, query: {} });
    const cursor = first.body.nextCursor ?? '';
    const second = await api.as(free).send(getSnippetModule, { params, query: { cursor } });
    expect([...first.body.snippets, ...second.body.snippets].map((card) => card.id)).toEqual(made);
    expect(second.body).toMatchObject({ total: 26, nextCursor: null });
    expect((await api.as(free).send(getSnippetModule, { params, query: { cursor: 'x' } })).status).toBe(400);
  });

  it('never returns more than the limit: six per module, 24 per page', async () => {
    const module = await buildSnippetModule(db, { category: 'general', title: 'Catálogo' });
    await db.insert(snippets).values(
      Array.from({ length: 200 }, (_, index) => ({
        ...{ moduleId: module.id, title: `Código zqfarto ${index}`, description: 'Um entre duzentos' },
        createdAt: new Date(Date.now() + index).toISOString(),
      })),
    );
    const library = await api.as(premium).send(getSnippetLibrary, { query: { category: 'general' } });
    expect(library.body.modules.length).toBeLessThanOrEqual(12);
    expect(Math.max(...library.body.modules.map((shelf) => shelf.snippets.length))).toBe(6);
    const page = await api.as(premium).send(getSnippetModule, { params: { moduleId: module.id }, query: {} });
    expect(page.body).toMatchObject({ total: 200, snippets: { length: 24 } });
    const found = await api.as(premium).send(searchSnippets, { query: { text: 'zqfarto' } });
    expect(found.body).toMatchObject({ results: { length: 24 }, nextCursor: expect.any(String) });
    const one = await api.as(premium).send(searchSnippets, { query: { text: 'codigo zqfarto 199' } });
    expect(one.body.results.map(({ snippet }) => snippet.title)).toEqual(['Código zqfarto 199']);
    await db.delete(snippets).where(eq(snippets.moduleId, module.id));
  });
});

describe('snippet', () => {
  it('returns its code in highlighted tokens', async () => {
    const snippet = await buildSnippet(db, { content: 'const a = "ação";', videoUrl: 'https://youtu.be/dQw4w9WgXcQ' });
    const { body } = await api.as(free).send(getSnippet, { params: { snippetId: snippet.id } });
    expect(body).toMatchObject({ content: 'const a = "ação";', videoId: 'dQw4w9WgXcQ', canRate: false });
    expect(body.lines[0]?.map(([text]) => text).join('')).toBe('const a = "ação";');
    expect(body.lines[0]?.[0]).toEqual(['const', 'keyword']);
  });

  it('returns 403 to free users when premium, also for copies, and for any vote', async () => {
    const snippet = await buildSnippet(db, { accessType: 'premium', content: 'segredo' });
    const params = { snippetId: snippet.id };
    const refused = await api.as(free).send(getSnippet, { params });
    expect(refused).toMatchObject({ status: 403, body: { code: 'premium_required' } });
    expect((await api.as(free).send(recordSnippetCopy, { params })).status).toBe(403);
    expect((await api.as(premium).send(getSnippet, { params })).body.content).toBe('segredo');
    const open = { params: { snippetId: (await buildSnippet(db)).id }, body: { rating: 5 } };
    expect((await api.as(free).send(rateSnippet, open)).body.code).toBe('premium_required');
  });

  it('counts the copies of each person once, also for concurrent requests', async () => {
    const snippet = await buildSnippet(db);
    const people = await Promise.all(Array.from({ length: 10 }, () => buildUser(db)));
    const copy = (person: TestUser) => api.as(person).send(recordSnippetCopy, { params: { snippetId: snippet.id } });
    const replies = await Promise.all([...people, ...people].map(copy));
    expect(replies.every(({ status }) => status === 200)).toBe(true);
    expect(Math.max(...replies.map(({ body }) => body.downloads))).toBe(10);
    expect((await copy(free)).body.downloads).toBe(11);
    expect((await copy(free)).body.downloads).toBe(11);
  });

  it('has the exact average and one row per person after many concurrent votes', async () => {
    const snippet = await buildSnippet(db);
    const voters = await Promise.all(Array.from({ length: 20 }, () => buildUser(db, { userType: 'premium' })));
    const rating = (index: number) => (index % 5) + 1;
    // Everyone votes twice at the same time; both votes of a person are equal, so the result is deterministic.
    const votes = [...voters, ...voters].map((voter, index) =>
      api.as(voter).send(rateSnippet, { params: { snippetId: snippet.id }, body: { rating: rating(index % 20) } }),
    );
    expect((await Promise.all(votes)).every((reply) => reply.status === 200)).toBe(true);
    const { body } = await api.as(premium).send(getSnippet, { params: { snippetId: snippet.id } });
    expect(body).toMatchObject({ rating: 3, ratingCount: 20 });
  });
});
