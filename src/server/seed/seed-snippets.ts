import type { Db } from '#server/db/client.ts';
import { snippetModules, snippets } from '#server/db/schema/snippets.ts';
import { readSeedText, slugOf } from './read-seed-content.ts';
import { snippetCatalogue } from './snippet-catalogue.ts';

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
