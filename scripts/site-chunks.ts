import { resolve } from 'node:path';
import { type ModuleGroup, mergeGroups } from './merge-site-chunks.ts';

type ModuleGraph = {
  getModuleInfo(
    id: string,
  ): { code: string | null; importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null;
};

/** Module ids have forward slashes on every system. */
const moduleId = (path: string) => resolve(path).replaceAll('\\', '/');

const mainModule = moduleId('src/web/main.tsx');
const signInRoute = moduleId('src/web/routes/login.tsx');
const layoutRoute = moduleId('src/web/routes/_app.tsx');
const reactPackage = /\/node_modules\/(react|react-dom|scheduler)\//;
const routeFile = /\/src\/web\/routes\//;
/** Visitors, who open the others, should not load code for signed-in pages. */
const signedInRoute = /\/src\/web\/routes\/_app[./]/;

/** One style sheet for all pages: each page needs parts of it before its first paint. */
const pageStyles = /\/src\/web\/(?:features|components)\/.*\.css$/;

/**
 * Which modules share a file: React, one file for every page, one that pages for visitors need too, one for all
 * signed-in pages. The rest is grouped by the pages and parts that need it, and small groups are merged
 * (`merge-site-chunks.ts`): by default each would become its own file, dozens of requests per page.
 */
export function siteChunks() {
  let files: Map<string, string> | undefined;

  function nameFile(id: string, graph: ModuleGraph): string | null {
    files ??= assignFiles(graph);
    return files.get(id) ?? null;
  }

  return {
    // With dependencies, every chunk would absorb modules of the main file.
    includeDependenciesRecursively: false,
    groups: [
      { name: 'pages', test: pageStyles, priority: 2 },
      { name: nameFile, debugName: 'react, main, layout, shared', priority: 1 },
    ],
  };
}

/** The file of every module that several pages or parts need; any other module is part of the one that needs it. */
function assignFiles(graph: ModuleGraph): Map<string, string> {
  const files = new Map<string, string>();
  const layoutParts = lazyPartsOf(graph, layoutRoute);
  const openPages = findPages(graph).filter((page) => !signedInRoute.test(page));
  const main = reachable(graph, [mainModule]);
  const signIn = reachable(graph, lazyPartsOf(graph, signInRoute));
  const open = reachable(graph, openPages);
  const layout = reachable(graph, layoutParts);
  for (const id of [...main, ...layout]) {
    if (isApart(id) || (layoutParts.includes(id) && !main.has(id))) continue;
    if (reactPackage.test(id)) files.set(id, 'react');
    else if (main.has(id) || signIn.has(id)) files.set(id, 'main');
    else files.set(id, open.has(id) ? 'open' : 'layout');
  }
  const groups = groupByNeed(graph, files);
  mergeGroups(groups).forEach(({ modules }, index) => {
    for (const id of modules) files.set(id, `shared~${index}`);
  });
  return files;
}

/** The first file uses the first two, and must not wait for the rest; a style sheet in a file of its own loses its order. */
const isApart = (id: string) => id === mainModule || id.includes('preload-helper') || id.endsWith('.css');

/** In characters; far more than any group. */
const LAYOUT_SIZE = 200_000;

/** The remaining modules, grouped by the pages, and the parts of pages, for which they are fetched. */
function groupByNeed(graph: ModuleGraph, files: ReadonlyMap<string, string>): ModuleGroup[] {
  const entries = findEntries(graph);
  const needs = new Map<string, string[]>();
  for (const entry of entries.keys()) {
    for (const id of reachable(graph, [entry])) {
      if (!files.has(id) && !isApart(id)) needs.set(id, [...(needs.get(id) ?? []), entry]);
    }
  }
  const signedIn = [...entries].filter(([, pages]) => pages.every((page) => signedInRoute.test(page)));
  const layout: ModuleGroup = {
    modules: [],
    size: LAYOUT_SIZE,
    neededBy: new Set(signedIn.map(([entry]) => entry)),
    imports: new Set(),
  };
  const groups = new Map<string, ModuleGroup>();
  const groupOf = new Map<string, ModuleGroup>();
  for (const [id, users] of needs) {
    if (users.length === 1) continue;
    // A part of a page that has the module does not fetch it.
    const neededBy = users.filter((user) => entries.get(user)?.some((page) => !users.includes(page) || page === user));
    const key = neededBy.join(' ');
    const group = groups.get(key) ?? { modules: [], size: 0, neededBy: new Set(neededBy), imports: new Set() };
    groups.set(key, group);
    groupOf.set(id, group);
    group.modules.push(id);
    group.size += graph.getModuleInfo(id)?.code?.length ?? 0;
  }
  for (const [id, group] of groupOf) {
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) {
      const other = files.get(imported) === 'layout' ? layout : groupOf.get(imported);
      if (other && other !== group) group.imports.add(other);
    }
  }
  return [...groups.values()];
}

/** Everything that is fetched by `import()`, with the pages of which it is a part; a page is a part of itself. */
function findEntries(graph: ModuleGraph): Map<string, string[]> {
  const entries = new Map<string, string[]>();
  for (const page of findPages(graph)) {
    const waiting = [page];
    for (let part = waiting.pop(); part !== undefined; part = waiting.pop()) {
      const known = entries.get(part) ?? [];
      if (known.includes(page)) continue;
      entries.set(part, [...known, page]);
      waiting.push(...[...reachable(graph, [part])].flatMap((id) => lazyPartsOf(graph, id)));
    }
  }
  return entries;
}

const findPages = (graph: ModuleGraph): string[] =>
  [...reachable(graph, [mainModule])]
    .filter((id) => routeFile.test(id))
    .flatMap((route) => [...lazyPartsOf(graph, route)]);

const lazyPartsOf = (graph: ModuleGraph, id: string) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [];

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
