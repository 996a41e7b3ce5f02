import type { SnippetCard, SnippetModule } from '#contract/snippets.ts';

type Result = { module: SnippetModule; snippet: SnippetCard };
export type ResultGroup = { module: SnippetModule; snippets: SnippetCard[] };

/** Search results under their modules, both in the order in which they were found. */
export function groupResults(results: readonly Result[]): ResultGroup[] {
  const groups = new Map<string, ResultGroup>();
  for (const { module, snippet } of results) {
    const group = groups.get(module.id);
    if (group) group.snippets.push(snippet);
    else groups.set(module.id, { module, snippets: [snippet] });
  }
  return [...groups.values()];
}
