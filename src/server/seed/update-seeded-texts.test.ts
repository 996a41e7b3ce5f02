import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { academyLessons } from '#server/db/schema/academy.ts';
import { snippetModules, snippets } from '#server/db/schema/snippets.ts';
import { createTestApp } from '#tests/support/test-app.ts';
import { seedFirstRun } from './seed-first-run.ts';
import { contentHash, formerHashes } from './update-seeded-texts.ts';

it('corrects unedited snippets and lessons, and restores nothing deleted', async () => {
  const { deps } = await createTestApp({ SEED: 'demo' });
  const start = () => seedFirstRun(deps, () => {});
  await start();
  const lesson = 'troca-e-devolucao-em-tres-mensagens';
  const former = 'texto antigo';
  formerHashes.add(contentHash(former));
  await deps.db.update(snippets).set({ content: former }).where(eq(snippets.slug, 'tipografia-japonesa'));
  await deps.db.update(academyLessons).set({ content: former }).where(eq(academyLessons.slug, lesson));
  await deps.db.update(snippets).set({ content: 'meu' }).where(eq(snippets.slug, 'escrever-ienes'));
  await deps.db.delete(snippets).where(eq(snippets.slug, 'tabela-de-medidas'));
  await deps.db.delete(snippetModules).where(eq(snippetModules.title, 'Prompts de atendimento'));
  const count = await deps.db.$count(snippets);
  await Promise.all([start(), start()]);
  const contentOf = async (slug: string) =>
    (await deps.db.select().from(snippets).where(eq(snippets.slug, slug)))[0]?.content;
  expect(await contentOf('tipografia-japonesa')).toContain('font-family');
  expect(await contentOf('escrever-ienes')).toBe('meu');
  const [row] = await deps.db.select().from(academyLessons).where(eq(academyLessons.slug, lesson));
  expect(row?.content).toContain('商品違い');
  expect(await deps.db.$count(snippets)).toBe(count);
});
