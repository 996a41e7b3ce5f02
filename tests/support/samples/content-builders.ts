import type { LessonDraft } from '#contract/admin/admin-academy.ts';
import type { SnippetDraft } from '#contract/admin/admin-snippets.ts';
import type { Db } from '#server/db/client.ts';
import { academyLessons, academyModules } from '#server/db/schema/academy.ts';
import { snippetModules, snippets } from '#server/db/schema/snippets.ts';

function first<Row>(rows: Row[]): Row {
  const [row] = rows;
  if (!row) throw new Error('nothing was inserted');
  return row;
}

export async function buildAcademyModule(db: Db, over: Partial<typeof academyModules.$inferInsert> = {}) {
  return first(
    await db
      .insert(academyModules)
      .values({ title: 'Primeiros passos', ...over })
      .returning(),
  );
}

/** A published, free lesson in its own module unless specified. */
export async function buildLesson(db: Db, over: Partial<typeof academyLessons.$inferInsert> = {}) {
  const moduleId = over.moduleId ?? (await buildAcademyModule(db)).id;
  const values = {
    title: 'Como vender no Japão',
    description: 'Visão geral',
    content: '# Texto da aula',
    videoUrl: 'https://youtu.be/dQw4w9WgXcQ',
  };
  return first(
    await db
      .insert(academyLessons)
      .values({ ...values, ...over, moduleId })
      .returning(),
  );
}

export async function buildSnippetModule(db: Db, over: Partial<typeof snippetModules.$inferInsert> = {}) {
  return first(
    await db
      .insert(snippetModules)
      .values({ title: 'Loja Shopify', category: 'shopify', ...over })
      .returning(),
  );
}

/** A free snippet in its own module unless specified. */
export async function buildSnippet(db: Db, over: Partial<typeof snippets.$inferInsert> = {}) {
  const moduleId = over.moduleId ?? (await buildSnippetModule(db)).id;
  const values = {
    title: 'Frete grátis',
    description: 'Barra de frete',
    content: 'const frete = 0;\nconsole.log(frete);',
  };
  return first(
    await db
      .insert(snippets)
      .values({ ...values, ...over, moduleId })
      .returning(),
  );
}

/** What an administrator sends. */
export const draftLesson = (moduleId: string, over: Partial<LessonDraft> = {}): LessonDraft => ({
  moduleId,
  slug: null,
  title: 'Frete até a porta',
  description: '',
  content: '',
  videoUrl: null,
  thumbnailUrl: null,
  duration: '15 min',
  orderIndex: 0,
  accessType: 'free',
  status: 'posted',
  releaseDate: null,
  ...over,
});

export const draftSnippet = (moduleId: string, over: Partial<SnippetDraft> = {}): SnippetDraft => ({
  moduleId,
  title: 'Contador',
  description: '',
  content: 'const frete = 0;',
  slug: null,
  thumbnailUrl: null,
  videoUrl: null,
  ...over,
});
