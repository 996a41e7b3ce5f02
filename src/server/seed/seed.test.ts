import { readdir } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { lessonDraftSchema, moduleDraftSchema } from '#contract/admin/admin-academy.ts';
import { snippetDraftSchema, snippetModuleDraftSchema } from '#contract/admin/admin-snippets.ts';
import { readConfig } from '#server/config.ts';
import { academyLessons, academyModules } from '#server/db/schema/academy.ts';
import { authUsers } from '#server/db/schema/auth.ts';
import { manualGrants, plansConfig } from '#server/db/schema/payments.ts';
import { profiles } from '#server/db/schema/profiles.ts';
import { snippetComments, snippetModules, snippets } from '#server/db/schema/snippets.ts';
import { uploads } from '#server/db/schema/uploads.ts';
import { isPasswordOf } from '#server/features/auth/passwords/passwords.ts';
import type { Dependencies } from '#server/http/dependencies.ts';
import { buildUser } from '#tests/support/samples/builders.ts';
import { createTestApp } from '#tests/support/test-app.ts';
import { snippetCatalogue } from './seed-catalogue.ts';
import { seedFirstRun } from './seed-first-run.ts';

const contentFolder = new URL('./seed-content/', import.meta.url);

async function seed(deps: Dependencies) {
  const printed: string[] = [];
  await seedFirstRun(deps, (text) => printed.push(text));
  return printed;
}

const readAll = async ({ db }: Dependencies) => ({
  users: await db.select().from(authUsers).orderBy(authUsers.id),
  profiles: await db.select().from(profiles).orderBy(profiles.id),
  plans: await db.select().from(plansConfig),
  modules: await db.select().from(academyModules).orderBy(academyModules.createdAt),
  lessons: await db.select().from(academyLessons).orderBy(academyLessons.createdAt),
  snippetModules: await db.select().from(snippetModules).orderBy(snippetModules.createdAt),
  snippets: await db.select().from(snippets).orderBy(snippets.createdAt),
  uploads: await db.select().from(uploads).orderBy(uploads.name),
});

const demo = await createTestApp({ SEED: 'demo' });
const printed = await seed(demo.deps);
const rows = await readAll(demo.deps);

describe('the first run with SEED=demo', () => {
  it('fills an empty database once, in the order of the catalogue, without fake rating, copy, comment or video', async () => {
    const { deps } = demo;
    const first = rows;
    expect(printed).toHaveLength(1);
    expect(first.plans).toMatchObject([{ planId: 'premium', priceBrl: 119.9 }]);
    expect(first.modules.map((module) => module.title)).toEqual([
      'Vender no Japão, do zero',
      'Operação sem sustos',
      'Anúncio dentro da lei',
    ]);
    expect(first.lessons).toHaveLength(12);
    for (const { id } of first.modules) {
      const ofModule = first.lessons.filter((lesson) => lesson.moduleId === id);
      expect(ofModule.map((lesson) => lesson.orderIndex)).toEqual([1, 2, 3, 4]);
    }
    expect(new Set(first.lessons.map((lesson) => lesson.accessType))).toEqual(new Set(['free', 'premium']));

    expect(first.snippetModules.map(({ title }) => title)).toEqual(snippetCatalogue.map(({ title }) => title));
    expect(new Set(first.snippetModules.map((module) => module.category))).toEqual(
      new Set(['shopify', 'general', 'prompts']),
    );
    expect(first.snippets.map(({ title }) => title)).toEqual(
      snippetCatalogue.flatMap((module) => module.snippets.map(({ title }) => title)),
    );

    for (const snippet of first.snippets) {
      expect(snippet).toMatchObject({ rating: 0, ratingCount: 0, downloads: 0, videoUrl: null });
    }
    for (const lesson of first.lessons) expect(lesson.videoUrl).toBeNull();
    expect(await deps.db.$count(snippetComments)).toBe(0);

    expect(await seed(deps)).toEqual([]);
    expect(await readAll(deps)).toEqual(first);
  });

  it('schedules lessons relative to the first start', async () => {
    const { deps, setNow } = await createTestApp({ SEED: 'demo' });
    setNow(new Date('2031-03-04T22:10:00Z'));
    await seed(deps);
    const scheduled = await deps.db.select().from(academyLessons).where(eq(academyLessons.status, 'scheduled'));
    expect(scheduled.map((lesson) => lesson.releaseDate).sort()).toEqual([
      '2031-03-09T12:00:00Z',
      '2031-03-16T12:00:00Z',
    ]);
  });

  it('creates one catalogue and one administrator when several instances start at once', async () => {
    const { deps } = await createTestApp({ SEED: 'demo' });
    const told = await Promise.all([seed(deps), seed(deps), seed(deps), seed(deps)]);
    expect(told.flat()).toHaveLength(1);
    expect(await deps.db.$count(academyLessons)).toBe(12);
    expect(await deps.db.$count(snippetModules)).toBe(snippetCatalogue.length);
    expect(await deps.db.$count(profiles)).toBe(1);
    expect(await deps.db.$count(uploads)).toBe(2);
  });

  it('does not return after an administrator deleted it', async () => {
    const { deps } = await createTestApp({ SEED: 'demo' });
    await seed(deps);
    await deps.db.delete(snippetModules);
    await deps.db.delete(academyModules);
    await seed(deps);
    expect(await deps.db.$count(academyModules)).toBe(0);
    expect(await deps.db.$count(snippets)).toBe(0);
  });

  it('rolls back when it fails half-way, and succeeds on the next start', async () => {
    const { deps } = await createTestApp({ SEED: 'demo' });
    const broken = { ...deps, config: { ...deps.config, ADMIN_EMAIL: 'no address' } };
    await expect(seedFirstRun(broken, () => {})).rejects.toThrow();
    expect(await deps.db.$count(plansConfig)).toBe(0);
    expect(await deps.db.$count(academyModules)).toBe(0);
    await seed({ ...deps, config: readConfig({ SEED: 'demo' }) });
    expect(await deps.db.$count(academyLessons)).toBe(12);
  });
});

describe('the first run with SEED=none', () => {
  it('creates only the administrator and the plan', async () => {
    const { deps } = await createTestApp({ SEED: 'none' });
    await seed(deps);
    const rows = await readAll(deps);
    expect(rows.plans).toHaveLength(1);
    expect(rows.profiles).toHaveLength(1);
    expect([rows.modules, rows.lessons, rows.snippetModules, rows.snippets]).toEqual([[], [], [], []]);
  });
});

describe('first administrator', () => {
  it('gets a random password, printed once and valid for signing in', async () => {
    const { deps, app } = await createTestApp();
    const [text = ''] = await seed(deps);
    const password = /Senha: {2}(\S+)/.exec(text)?.[1] ?? '';
    expect(text).toContain('admin@dropar.local');
    expect(password).toMatch(/^[A-Za-z0-9]{16}$/);
    // Another one on every installation.
    expect(printed[0]).not.toContain(password);
    const reply = await app.request('/auth/v1/token?grant_type=password', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'admin@dropar.local', password }),
    });
    expect(reply.status).toBe(200);
    const [profile] = await deps.db.select().from(profiles);
    expect(profile).toMatchObject({ userType: 'admin', name: 'Administrador', email: 'admin@dropar.local' });
    expect(await deps.db.select().from(manualGrants)).toMatchObject([{ userId: profile?.id, userType: 'admin' }]);
  });

  it('has the configured e-mail address and password, which are not printed', async () => {
    const { deps } = await createTestApp({ ADMIN_EMAIL: 'Dona@Loja.example', ADMIN_PASSWORD: 'segredo-da-dona' });
    expect(await seed(deps)).toEqual([]);
    const [user] = await deps.db.select().from(authUsers);
    expect(user?.email).toBe('dona@loja.example');
    expect(user?.emailConfirmedAt).not.toBeNull();
    expect(await isPasswordOf(user?.passwordHash, 'segredo-da-dona')).toBe(true);
  });

  it('is not created if an administrator exists', async () => {
    const { deps } = await createTestApp();
    await buildUser(deps.db, { userType: 'admin' });
    expect(await seed(deps)).toEqual([]);
    expect(await deps.db.$count(profiles)).toBe(1);
  });

  it('is the existing account if the configured e-mail address has one', async () => {
    const { deps } = await createTestApp({ ADMIN_EMAIL: 'dona@loja.example' });
    const owner = await buildUser(deps.db, { email: 'dona@loja.example' });
    expect(await seed(deps)).toEqual([]);
    expect(await deps.db.select().from(profiles)).toMatchObject([{ id: owner.id, userType: 'admin' }]);
  });
});

describe('site assets', () => {
  it('are served as images from their bucket', async () => {
    for (const name of ['logo.webp', 'logo-wordmark.webp']) {
      const reply = await demo.app.request(`/storage/v1/object/public/site-assets/${name}`);
      expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'image/webp']);
      expect(reply.headers.get('cache-control')).toBe('public, max-age=3600');
    }
  });

  it('do not stop the start when the store is down, and are uploaded on the next start', async () => {
    const { deps } = await createTestApp();
    const warnings: string[] = [];
    const log = pino({ level: 'warn' }, { write: (line: string) => void warnings.push(line) });
    const away = { ...deps.files, put: () => Promise.reject(new Error('away')) };
    await seedFirstRun({ ...deps, log, files: away }, () => {});
    expect(warnings).toHaveLength(2);
    expect(await deps.db.$count(uploads)).toBe(0);
    await seed(deps);
    expect(await deps.db.$count(uploads)).toBe(2);
  });
});

describe('catalogue texts', () => {
  it('pass the validation of the admin panel', () => {
    for (const module of rows.modules) moduleDraftSchema.parse(module);
    for (const lesson of rows.lessons) lessonDraftSchema.parse(lesson);
    for (const module of rows.snippetModules) snippetModuleDraftSchema.parse(module);
    for (const snippet of rows.snippets) snippetDraftSchema.parse(snippet);
  });

  it('are all used, and have a minimum length', async () => {
    const lessonFiles = await readdir(new URL('academy/', contentFolder));
    expect(lessonFiles.sort()).toEqual(rows.lessons.map((lesson) => `${lesson.slug}.md`).sort());
    const snippetFiles = await readdir(new URL('snippets/', contentFolder));
    expect(snippetFiles.map((name) => name.replace(/\.\w+$/, '')).sort()).toEqual(
      rows.snippets.map((snippet) => snippet.slug).sort(),
    );
    for (const lesson of rows.lessons) expect(lesson.content.length, lesson.title).toBeGreaterThan(1_500);
    for (const { content, language, title } of rows.snippets) {
      // Japanese needs fewer characters.
      expect(content.length, title).toBeGreaterThan(language === 'text' ? 450 : 600);
    }
  });

  it('contain no raw HTML in lessons and no draft marks', () => {
    for (const lesson of rows.lessons) {
      expect(lesson.content.replace(/`[^`]*`/g, ''), lesson.title).not.toMatch(/<\/?[a-z]/i);
    }
    for (const { title, content } of [...rows.lessons, ...rows.snippets]) {
      expect(content, title).not.toMatch(/\b(TODO|FIXME|XXX)\b|lorem ipsum/);
    }
  });
});
