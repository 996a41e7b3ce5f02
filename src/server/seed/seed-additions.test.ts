import { createHash } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { academyLessons } from '#server/db/schema/academy.ts';
import { adminAudit } from '#server/db/schema/audit.ts';
import { seededContent } from '#server/db/schema/seeded-content.ts';
import { snippetModules, snippets } from '#server/db/schema/snippets.ts';
import type { Dependencies } from '#server/http/app-env.ts';
import { createTestApp } from '#tests/support/test-app.ts';
import { CATALOGUE_EDITION, editionKey } from './catalogue-edition.ts';
import { contentMark } from './correct-seeded.ts';
import { FIRST_MODULES, FIRST_SNIPPETS } from './first-catalogue.ts';
import { FORMER_CONTENT } from './former-content.ts';
import { seedFirstRun } from './seed-first-run.ts';
import { catalogueKeys, slugOf } from './seeded-content.ts';
import { snippetCatalogue } from './snippet-catalogue.ts';

const TOTAL = snippetCatalogue.flatMap((module) => module.snippets).length;
const start = (deps: Dependencies) => seedFirstRun(deps, () => {});
const slugs = async ({ db }: Dependencies) => (await db.select().from(snippets)).map(({ slug }) => slug);

async function install() {
  const { deps } = await createTestApp({ SEED: 'demo' });
  await start(deps);
  return deps;
}

/** As if the version before had not had them. */
async function forget({ db }: Dependencies, ...names: string[]) {
  await db.delete(snippets).where(inArray(snippets.slug, names));
  const keys = [editionKey, ...names.map((name) => `snippet:${name}`)];
  await db.delete(seededContent).where(inArray(seededContent.key, keys));
}

/** As 0.1 left it: its four modules, its snippets, no record. */
async function installFirstVersion() {
  const deps = await install();
  await deps.db.delete(seededContent);
  const modules = await deps.db.select().from(snippetModules);
  for (const { id, title } of modules) {
    if (!FIRST_MODULES.includes(title)) await deps.db.delete(snippetModules).where(eq(snippetModules.id, id));
  }
  for (const { id, slug } of await deps.db.select().from(snippets)) {
    if (!FIRST_SNIPPETS.includes(slug ?? '')) await deps.db.delete(snippets).where(eq(snippets.id, id));
  }
  expect(await deps.db.$count(snippets)).toBe(FIRST_SNIPPETS.length);
  return deps;
}

it('the edition is told by the keys: write this one into catalogue-edition.ts when the library grows or is corrected', () => {
  const names = [...catalogueKeys().toSorted(), JSON.stringify(FORMER_CONTENT)];
  const edition = createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 12);
  expect(CATALOGUE_EDITION).toBe(edition);
});

describe('a start of a later version', () => {
  it('adds what the installation never had, to its module, and once however many start', async () => {
    const deps = await install();
    await forget(deps, 'tipografia-japonesa', 'pergunta-sobre-material');
    await Promise.all([start(deps), start(deps), start(deps)]);
    expect(await deps.db.$count(snippets)).toBe(TOTAL);
    const [row] = await deps.db.select().from(snippets).where(eq(snippets.slug, 'tipografia-japonesa'));
    const [module] = await deps.db
      .select()
      .from(snippetModules)
      .where(eq(snippetModules.id, row?.moduleId ?? ''));
    expect(module?.title).toBe('Loja Shopify em japonês');
    expect(row?.content).toContain('font-family');
  });

  it('brings nothing back that an administrator deleted, and changes nothing that they changed', async () => {
    const deps = await install();
    await deps.db.delete(snippets).where(eq(snippets.slug, 'tipografia-japonesa'));
    await deps.db
      .update(snippets)
      .set({ slug: 'meu-endereco', title: 'Meu título', content: 'meu' })
      .where(eq(snippets.slug, 'tabela-de-medidas'));
    const before = await deps.db.select().from(snippets).orderBy(snippets.id);
    await forget(deps, 'pergunta-sobre-material');
    await start(deps);
    const after = await deps.db.select().from(snippets).orderBy(snippets.id);
    expect(await slugs(deps)).not.toContain('tipografia-japonesa');
    expect(await slugs(deps)).not.toContain('tabela-de-medidas');
    const kept = before.filter(({ slug }) => slug !== 'pergunta-sobre-material');
    expect(after.filter(({ slug }) => slug !== 'pergunta-sobre-material')).toEqual(kept);
  });

  it('corrects what nobody edited, in the library and in the lessons, and nothing else', async () => {
    const deps = await install();
    const lesson = 'troca-e-devolucao-em-tres-mensagens';
    const former = 'texto antigo';
    const marks = FORMER_CONTENT as Record<string, string[]>;
    for (const file of ['snippets/tipografia-japonesa.css', `academy/${lesson}.md`])
      marks[file]?.push(contentMark(former));
    await deps.db.update(snippets).set({ content: former }).where(eq(snippets.slug, 'tipografia-japonesa'));
    await deps.db.update(academyLessons).set({ content: former }).where(eq(academyLessons.slug, lesson));
    await deps.db.update(snippets).set({ content: 'meu' }).where(eq(snippets.slug, 'escrever-ienes'));
    await forget(deps);
    await start(deps);
    const contentOf = async (slug: string) =>
      (await deps.db.select().from(snippets).where(eq(snippets.slug, slug)))[0]?.content;
    expect(await contentOf('tipografia-japonesa')).toContain('font-family');
    expect(await contentOf('escrever-ienes')).toBe('meu');
    const [row] = await deps.db.select().from(academyLessons).where(eq(academyLessons.slug, lesson));
    expect(row?.content).toContain('商品違い');
  });

  it('leaves a snippet of the same name alone, and asks only once', async () => {
    const deps = await install();
    await forget(deps, 'tipografia-japonesa');
    const [{ id: moduleId } = expect.fail()] = await deps.db.select().from(snippetModules).limit(1);
    await deps.db.insert(snippets).values({ moduleId, title: 'Minha', slug: 'tipografia-japonesa', content: 'minha' });
    await start(deps);
    await deps.db.delete(snippets).where(eq(snippets.title, 'Minha'));
    await start(deps);
    expect(await slugs(deps)).not.toContain('tipografia-japonesa');
  });

  it('puts nothing into a module that was deleted, and finds one that was renamed', async () => {
    const deps = await install();
    await deps.db.delete(snippetModules).where(eq(snippetModules.title, 'Prompts de atendimento'));
    await deps.db
      .update(snippetModules)
      .set({ title: 'Vitrine' })
      .where(eq(snippetModules.title, 'Loja Shopify em japonês'));
    await forget(deps, 'tipografia-japonesa', 'pergunta-sobre-material');
    await start(deps);
    expect(await slugs(deps)).toContain('tipografia-japonesa');
    expect(await slugs(deps)).not.toContain('pergunta-sobre-material');
    expect(await deps.db.$count(snippetModules)).toBe(snippetCatalogue.length - 1);
  });

  it('comes with a module of its own where the catalogue has a new one', async () => {
    const deps = await install();
    const [module = expect.fail()] = snippetCatalogue.filter(({ title }) => !FIRST_MODULES.includes(title));
    await deps.db.delete(snippetModules).where(eq(snippetModules.title, module.title));
    await deps.db.delete(seededContent).where(eq(seededContent.key, `snippet-module:${module.title}`));
    await forget(deps, ...module.snippets.map(({ file }) => slugOf(file)));
    await start(deps);
    const [again] = await deps.db.select().from(snippetModules).where(eq(snippetModules.title, module.title));
    expect(again?.snippetCount).toBe(module.snippets.length);
  });

  it('adds nothing where everything was cleared, nor with SEED=none', async () => {
    const cleared = await install();
    await cleared.db.delete(snippetModules);
    await forget(cleared, 'tipografia-japonesa', 'pergunta-sobre-material');
    await start(cleared);
    expect(await cleared.db.$count(snippetModules)).toBe(0);
    const { deps } = await createTestApp({ SEED: 'none' });
    await start(deps);
    await start(deps);
    expect(await deps.db.$count(snippets)).toBe(0);
  });
});

describe('where version 0.1 ran, which kept no record', () => {
  it('what came since is added, beside what is there', async () => {
    const deps = await installFirstVersion();
    await start(deps);
    expect(new Set(await slugs(deps)).size).toBe(TOTAL);
    expect(await deps.db.$count(snippetModules)).toBe(snippetCatalogue.length);
    await start(deps);
    expect(await deps.db.$count(snippets)).toBe(TOTAL);
  });

  it('what it had and somebody deleted stays away, by its own list and by the trail', async () => {
    const deps = await installFirstVersion();
    const later = snippetCatalogue
      .flatMap((module) => module.snippets)
      .filter(({ file }) => !FIRST_SNIPPETS.includes(slugOf(file)));
    const [known = expect.fail()] = later;
    await deps.db.delete(snippets).where(eq(snippets.slug, 'tipografia-japonesa'));
    await deps.db.insert(adminAudit).values({ action: 'deleted', subject: 'snippet', label: known.title });
    await start(deps);
    expect(await slugs(deps)).not.toContain('tipografia-japonesa');
    expect(await slugs(deps)).not.toContain(slugOf(known.file));
    expect(await deps.db.$count(snippets)).toBe(TOTAL - 2);
  });
});
