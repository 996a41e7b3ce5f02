import { resolve } from 'node:path';
import type { Plugin } from 'vite';

type ModuleGraph = {
  getModuleInfo(
    id: string,
  ): { code: string | null; importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null;
};

/** Module ids have forward slashes on every system. */
const moduleId = (path: string) => resolve(path).replaceAll('\\', '/');

const mainModule = moduleId('src/web/main.tsx');
const signInRoute = moduleId('src/web/routes/login.tsx');
/** Open to visitors, who should not load what only signed-in pages need. */
const shortLinkRoute = moduleId('src/web/routes/r.{-$slug}.tsx');
const layoutRoute = moduleId('src/web/routes/_app.tsx');
/** The frame's menus come after it; dialogs and menus of pages are made of the same parts. */
const menuSheet = moduleId('src/web/features/layout/menu-sheet.tsx');
const userMenu = moduleId('src/web/features/layout/user-menu.tsx');
const reactPackage = /\/node_modules\/(react|react-dom|scheduler)\//;
/** Its index names every icon there is: who uses which cannot be read from the graph. */
const iconsIndex = /lucide-react\/dist\/esm\/lucide-react\.m?js$/;
const iconFile = /lucide-react\/dist\/esm\/icons\//;
const signInIcon =
  /\/icons\/(arrow-left|circle-alert|circle-check|circle-exclamation-point|eye|eye-off|info|lock)\.m?js$/;

const dialogPackage = /node_modules\/@radix-ui\/react-dialog/;

/** One file for the style sheets of all pages: each page needs some of them before it is first drawn. */
const pageStyles = /\/src\/web\/(?:features|components)\/.*\.css$/;

/** Characters of a part of several pages that is not worth a request of its own, with all that it brings along. */
const SMALL = 2500;

/** What pages of at least so many areas (`robos`, `loja`, `tasks`) show may come with every page. */
const MANY_AREAS = 3;
const areaOfRoute = /\/src\/web\/routes\/_app\/(\w+)/;
/** Two robots have addresses outside `robos`. */
const robotRoutes = ['anuncio', 'review'];

/**
 * How modules used by several pages are put together. Left alone, every small one becomes a file of its own: dozens of
 * requests per page, all listed in the main file. So: one file that every page needs, one that also visitors of a short
 * link need, one for all signed-in pages (with what is small and used by many), one each with the parts of dialogs and of
 * menus, and the rest merged by which pages use it.
 */
export function siteChunks() {
  let parts: ReturnType<typeof findParts> | undefined;

  function nameMain(id: string, graph: ModuleGraph): string | null {
    parts ??= findParts(graph);
    // The first file uses this too, and must not wait for the rest.
    const isOfStart = id === mainModule || id.includes('preload-helper') || id.endsWith('.css');
    if (!parts.main.has(id) || isOfStart) return null;
    return reactPackage.test(id) ? 'react' : 'main';
  }

  function nameChunk(id: string, graph: ModuleGraph): string | null {
    parts ??= findParts(graph);
    // A style sheet of its own would be linked before the one that puts the layers in order.
    if (id.endsWith('.css')) return null;
    if (iconFile.test(id)) return signInIcon.test(id) ? 'main' : 'open';
    if (parts.main.has(id) || parts.signIn.has(id) || id.includes('lucide-react')) return 'main';
    if (parts.shortLink.has(id)) return 'open';
    if (parts.layout.has(id)) return 'layout';
    if (parts.dialogs.has(id)) return 'dialogs';
    if (parts.menus.has(id)) return 'menus';
    const known = [parts.main, parts.signIn, parts.shortLink, parts.layout];
    const added = [...reachable(graph, [id])].filter((part) => !known.some((modules) => modules.has(part)));
    const bringsMore = added.some((part) => parts?.dialogs.has(part) || parts?.menus.has(part));
    const isCommon = (parts.areas.get(id)?.size ?? 0) >= MANY_AREAS;
    return isCommon && !bringsMore && lengthOf(graph, added) < SMALL ? 'layout' : null;
  }

  /** Merging joins what different pages need; a dialog joined with a page's own part would come with the page. */
  function nameShared(id: string, graph: ModuleGraph): string | null {
    parts ??= findParts(graph);
    if (id.endsWith('.css')) return null;
    const opensOnPress = [...reachable(graph, [id])].some(
      (part) => parts?.dialogs.has(part) && dialogPackage.test(part),
    );
    return opensOnPress ? null : 'shared';
  }

  return {
    // With dependencies, every chunk would swallow what the main file holds.
    includeDependenciesRecursively: false,
    groups: [
      // In two, since each file runs in a task of its own (`src/web/start.ts`).
      { name: nameMain, debugName: 'react, main', priority: 3 },
      { name: 'pages', test: pageStyles, priority: 2 },
      { name: nameChunk, debugName: 'main, open, layout, dialogs, menus', minShareCount: 2, priority: 1 },
      {
        name: nameShared,
        debugName: 'shared',
        minShareCount: 2,
        entriesAware: true,
        entriesAwareMergeThreshold: 1_000,
      },
    ],
  };
}

/** Files that every signed-in page runs as it opens. */
const everyPage = /^assets\/(?:react|main|open|layout|_app)-/;

/**
 * Tells the browser to compile those whole while they arrive, beside the page: it would otherwise compile each function
 * when it is first called, which is half of what they cost a slow phone. Chromium reads this comment, others pass over it.
 */
export function compileAhead(): Plugin {
  return {
    name: 'dropar:compile-ahead',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk' && everyPage.test(file.fileName)) {
            file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
          }
        }
      },
    },
  };
}

const findParts = (graph: ModuleGraph) => ({
  main: reachable(graph, [mainModule]),
  signIn: reachable(graph, lazyPartsOf(graph, signInRoute)),
  shortLink: reachable(graph, lazyPartsOf(graph, shortLinkRoute)),
  layout: reachable(graph, lazyPartsOf(graph, layoutRoute)),
  dialogs: reachable(graph, [menuSheet]),
  menus: reachable(graph, [userMenu]),
  areas: findAreas(graph),
});

/** By module, the areas of the pages that need it from the start. */
function findAreas(graph: ModuleGraph): Map<string, Set<string>> {
  const areas = new Map<string, Set<string>>();
  for (const route of reachable(graph, [mainModule])) {
    const [, folder] = areaOfRoute.exec(route) ?? [];
    if (!folder) continue;
    const area = robotRoutes.includes(folder) ? 'robos' : folder;
    for (const id of reachable(graph, lazyPartsOf(graph, route))) {
      areas.set(id, (areas.get(id) ?? new Set()).add(area));
    }
  }
  return areas;
}

const lengthOf = (graph: ModuleGraph, ids: readonly string[]) =>
  ids.reduce((sum, id) => sum + (graph.getModuleInfo(id)?.code?.length ?? 0), 0);

const lazyPartsOf = (graph: ModuleGraph, route: string) => graph.getModuleInfo(route)?.dynamicallyImportedIds ?? [];

function reachable(graph: ModuleGraph, roots: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const waiting = [...roots];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (seen.has(id) || iconsIndex.test(id)) continue;
    seen.add(id);
    waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return seen;
}
