import { resolve } from 'node:path';

type ModuleGraph = {
  getModuleInfo(id: string): { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null;
};

const mainModule = resolve('src/web/main.tsx');
const signInRoute = resolve('src/web/routes/login.tsx');

/**
 * How modules used by several pages are put together. Left alone, every small one becomes a file of its own:
 * dozens of requests per page. What the sign-in page needs beyond the main file is one chunk, and nothing else
 * is ever merged into it; the rest is merged by which pages use it.
 */
export function siteChunks() {
  let ofMain: Set<string> | undefined;
  let ofSignIn: Set<string> | undefined;

  function nameChunk(id: string, graph: ModuleGraph): string | null {
    ofMain ??= reachable(graph, [mainModule]);
    ofSignIn ??= reachable(graph, graph.getModuleInfo(signInRoute)?.dynamicallyImportedIds ?? []);
    if (ofMain.has(id)) return null;
    return ofSignIn.has(id) ? 'sign-in' : 'shared';
  }

  return {
    // With dependencies, the merged chunks would swallow what the main file holds.
    includeDependenciesRecursively: false,
    groups: [
      {
        name: nameChunk,
        debugName: 'site-chunks',
        minShareCount: 2,
        entriesAware: true,
        entriesAwareMergeThreshold: 16_000,
      },
    ],
  };
}

function reachable(graph: ModuleGraph, roots: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const waiting = [...roots];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return seen;
}
