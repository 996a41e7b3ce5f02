import type { Db } from '#server/db/client.ts';
import { academyLessons, academyModules } from '#server/db/schema/academy.ts';
import { snippetModules, snippets } from '#server/db/schema/snippets.ts';
import { academyCatalogue } from './academy-catalogue.ts';
import { readSeedText, slugOf } from './read-seed-content.ts';
import { codeSnippets } from './snippets/code-snippets.ts';
import { pageSnippets } from './snippets/page-snippets.ts';
import { promptSnippets } from './snippets/prompt-snippets.ts';
import { shopifySnippets } from './snippets/shopify-snippets.ts';
import type { SnippetModuleSeed } from './snippets/snippet-seed.ts';

const DAY = 86_400_000;

export async function seedCatalogue(tx: Db, now: Date): Promise<void> {
  const nextCreatedAt = createClock(now);
  await seedAcademy(tx, now, nextCreatedAt);
  await seedSnippets(tx, nextCreatedAt);
}

async function seedAcademy(tx: Db, now: Date, nextCreatedAt: () => string): Promise<void> {
  for (const { lessons, ...module } of academyCatalogue) {
    const [row] = await tx
      .insert(academyModules)
      .values({ ...module, createdAt: nextCreatedAt() })
      .returning({ id: academyModules.id });
    if (!row) throw new Error('no academy module');
    for (const [index, { opensInDays, ...lesson }] of lessons.entries()) {
      await tx.insert(academyLessons).values({
        ...lesson,
        moduleId: row.id,
        content: await readSeedText(`academy/${lesson.slug}.md`),
        orderIndex: index + 1,
        createdAt: nextCreatedAt(),
        ...(opensInDays !== undefined && { status: 'scheduled', releaseDate: releaseDate(now, opensInDays) }),
      });
    }
  }
}

/** Lists are ordered by creation time, which would be the same for all rows of a transaction. */
function createClock(now: Date): () => string {
  let time = now.getTime() - 60_000;
  return () => new Date(time++).toISOString();
}

/** Noon UTC is the same calendar day in Brazil and in Japan. */
function releaseDate(now: Date, days: number): string {
  const date = new Date(now.getTime() + days * DAY);
  date.setUTCHours(12, 0, 0, 0);
  return date.toISOString();
}

/** In the display order of the library. */
export const snippetCatalogue: readonly SnippetModuleSeed[] = [
  ...shopifySnippets,
  ...codeSnippets,
  ...pageSnippets,
  ...promptSnippets,
];

export async function seedSnippets(tx: Db, nextCreatedAt: () => string): Promise<void> {
  for (const { snippets: entries, ...module } of snippetCatalogue) {
    const [row] = await tx
      .insert(snippetModules)
      .values({ ...module, createdAt: nextCreatedAt() })
      .returning({ id: snippetModules.id });
    if (!row) throw new Error('no snippet module');
    for (const { file, ...snippet } of entries) {
      const content = await readSeedText(`snippets/${file}`);
      await tx
        .insert(snippets)
        .values({ ...snippet, moduleId: row.id, slug: slugOf(file), content, createdAt: nextCreatedAt() });
    }
  }
}
