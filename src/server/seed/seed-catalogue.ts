import type { Db } from '#server/db/client.ts';
import { academyLessons, academyModules } from '#server/db/schema/academy.ts';
import { academyCatalogue } from './academy-catalogue.ts';
import { readSeedText } from './read-seed-content.ts';
import { seedSnippets } from './seed-snippets.ts';

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
