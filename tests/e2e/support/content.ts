import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { academyLessons, lessonComments } from '#server/db/schema/academy.ts';
import { snippetComments, snippets } from '#server/db/schema/snippets.ts';
import {
  buildAcademyModule,
  buildLesson,
  buildSnippet,
  buildSnippetModule,
} from '#tests/support/samples/content-builders.ts';
import { withDatabase } from './database.ts';

/** Letters only: a unique word, even with concurrent tests. */
export const rareWord = (): string => `zq${randomUUID().replace(/[^a-f]/g, '')}`;

/** A published, free lesson with a slug, in its own module unless specified. */
export const createLesson = (over: Partial<typeof academyLessons.$inferInsert> = {}) =>
  withDatabase(({ db }) => buildLesson(db, { slug: `aula-${randomUUID()}`, duration: '12 min', ...over }));

/** A free snippet with a slug, in its own module unless specified. */
export const createSnippet = (over: Partial<typeof snippets.$inferInsert> = {}) =>
  withDatabase(({ db }) => buildSnippet(db, { slug: `snippet-${randomUUID()}`, ...over }));

/** Comments of one person, each a second newer than the previous one. */
export async function createComments(
  subject: 'lesson' | 'snippet',
  itemId: string,
  userId: string,
  texts: readonly string[],
  userName = 'Larissa Sato',
): Promise<void> {
  const start = Date.now() - 3_600_000;
  const rows = texts.map((content, index) => ({
    content,
    userId,
    userName,
    createdAt: new Date(start + index * 1000).toISOString(),
  }));
  await withDatabase(async ({ db }) => {
    if (subject === 'lesson') await db.insert(lessonComments).values(rows.map((row) => ({ ...row, lessonId: itemId })));
    else await db.insert(snippetComments).values(rows.map((row) => ({ ...row, snippetId: itemId })));
  });
}

/** A module and a shelf with one of each kind of content; the author has commented on what is free. */
export async function createCatalogue(
  author: { id: string; name: string },
  secrets: { lesson?: string; future?: string; snippet?: string } = {},
) {
  const module = await withDatabase(({ db }) => buildAcademyModule(db, { title: 'Módulo da caminhada' }));
  const shelf = await withDatabase(({ db }) => buildSnippetModule(db, { title: 'Prateleira da caminhada' }));
  const inModule = { moduleId: module.id };
  const lesson = await createLesson({ ...inModule, title: 'Aula livre' });
  const premiumLesson = await createLesson({
    ...{ ...inModule, title: 'Aula premium', accessType: 'premium' },
    ...(secrets.lesson && { content: secrets.lesson }),
  });
  const futureLesson = await createLesson({
    ...{ ...inModule, title: 'Aula que vem', status: 'scheduled' },
    releaseDate: new Date(Date.now() + 86_400_000 * 30).toISOString(),
    ...(secrets.future && { content: secrets.future }),
  });
  const snippet = await createSnippet({ moduleId: shelf.id, title: 'Código livre' });
  const premiumSnippet = await createSnippet({
    ...{ moduleId: shelf.id, title: 'Código premium', accessType: 'premium' },
    ...(secrets.snippet && { content: secrets.snippet }),
  });
  for (const [kind, id] of [['lesson', lesson.id] as const, ['snippet', snippet.id] as const]) {
    await createComments(kind, id, author.id, ['Comentário 2.', 'Comentário 1.'], author.name);
  }
  return { module, shelf, lesson, premiumLesson, futureLesson, snippet, premiumSnippet };
}

export const lessonPath = (lesson: { moduleId: string; slug: string | null; id: string }): string =>
  `/academy/${lesson.moduleId}/${lesson.slug ?? lesson.id}`;

/** A lesson of the demonstration catalogue. */
export async function findSeedLesson(slug: string) {
  const [lesson] = await withDatabase(({ db }) =>
    db.select().from(academyLessons).where(eq(academyLessons.slug, slug)),
  );
  if (!lesson) throw new Error(`the seed has no lesson ${slug}`);
  return lesson;
}

/** A snippet of the demonstration catalogue. */
export async function findSeedSnippet(slug: string) {
  const [snippet] = await withDatabase(({ db }) => db.select().from(snippets).where(eq(snippets.slug, slug)));
  if (!snippet) throw new Error(`the seed has no snippet ${slug}`);
  return snippet;
}
