import type { Db } from '#server/db/client.ts';
import { snippetModules, snippets } from '#server/db/schema/snippets.ts';
import { readSeedText, slugOf } from './read-seed-content.ts';
import { codeSnippets } from './snippets/code-snippets.ts';
import { pageSnippets } from './snippets/page-snippets.ts';
import { promptSnippets } from './snippets/prompt-snippets.ts';
import { shopifySnippets } from './snippets/shopify-snippets.ts';
import type { SnippetModuleSeed } from './snippets/snippet-seed.ts';

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
