import { resolve } from 'node:path';

type ModuleGraph = {
  getModuleInfo(
    id: string,
  ): { code: string | null; importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null;
};

/** Module ids have forward slashes on every system. */
const moduleId = (path: string) => resolve(path).replaceAll('\\', '/');

const mainModule = moduleId('src/web/main.tsx');
const signInRoute = moduleId('src/web/routes/login.tsx');
/** Open to visitors, who should not load code for signed-in pages. */
const shortLinkRoute = moduleId('src/web/routes/r.{-$slug}.tsx');
const layoutRoute = moduleId('src/web/routes/_app.tsx');
/** The layout's menus load after it; dialogs and menus of pages share their components. */
const menuSheet = moduleId('src/web/features/layout/menu-panel.tsx');
const userMenu = moduleId('src/web/features/layout/user-menu.tsx');
const reactPackage = /\/node_modules\/(react|react-dom|scheduler)\//;
/** Its index imports every icon: the module graph does not show which are used. */
const iconsIndex = /lucide-react\/dist\/esm\/lucide-react\.m?js$/;
const iconFile = /lucide-react\/dist\/esm\/icons\//;
const signInIcon =
  /\/icons\/(arrow-left|circle-alert|circle-check|circle-exclamation-point|eye|eye-off|info|lock)\.m?js$/;

const rule = /\/(?:src\/domain|node_modules)\//;
const contractModule = /\/src\/contract\//;
const dialogPackage = /node_modules\/@radix-ui\/react-dialog/;

/** One style sheet for all pages: each page needs parts of it before its first paint. */
const pageStyles = /\/src\/web\/(?:features|components)\/.*\.css$/;

/** Size in characters below which a shared module, with its dependencies, is not worth its own request. */
const SMALL = 2500;

/** Modules used by pages of at least this many areas (`robos`, `loja`, `tasks`) may load with every page. */
const MANY_AREAS = 3;
const areaOfRoute = /\/src\/web\/routes\/_app\/(\w+)/;
/** Two robots have paths outside `robos`. */
const robotRoutes = ['anuncio', 'review'];

/**
 * Chunking of modules shared by several pages. By default every small one becomes its own file: dozens of requests per
 * page, all listed in the main file. So: one file for every page, one that short links need too, one for all signed-in
 * pages (with small, widely used modules), one each for the parts of dialogs and of menus, and the rest merged by the
 * pages that use it.
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
    // A separate style sheet would be linked before the one that defines the layer order.
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

  /** Merging joins modules of different pages; a dialog merged with a page's own module would load with the page. */
  function nameShared(id: string, graph: ModuleGraph): string | null {
    parts ??= findParts(graph);
    if (id.endsWith('.css')) return null;
    const opensOnPress = [...reachable(graph, [id])].some(
      (part) => parts?.dialogs.has(part) && dialogPackage.test(part),
    );
    if (opensOnPress) return null;
    // Rules and packages import only each other, and the contract only them: merged with code that uses them, two files
    // could import one another, and one would run before what it needs is there.
    if (rule.test(id)) return 'rules';
    return contractModule.test(id) ? 'contract' : 'shared';
  }

  return {
    // With dependencies, every chunk would absorb modules of the main file.
    includeDependenciesRecursively: false,
    groups: [
      // Apart, because the own code changes with every release and React does not.
      { name: nameMain, debugName: 'react, main', priority: 3 },
      { name: 'pages', test: pageStyles, priority: 2 },
      { name: nameChunk, debugName: 'main, open, layout, dialogs, menus', minShareCount: 2, priority: 1 },
      {
        name: nameShared,
        debugName: 'shared, contract, rules',
        minShareCount: 2,
        entriesAware: true,
        entriesAwareMergeThreshold: 400,
      },
    ],
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

/** The areas of the pages that need each module at start. */
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
