import { resolve } from 'node:path';

type ModuleGraph = {
  getModuleInfo(id: string): { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null;
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
/** Its index names every icon there is: who uses which cannot be read from the graph. */
const iconsIndex = /lucide-react\/dist\/esm\/lucide-react\.m?js$/;
const iconFile = /lucide-react\/dist\/esm\/icons\//;
const signInIcon =
  /\/icons\/(arrow-left|circle-alert|circle-check|circle-exclamation-point|eye|eye-off|info|lock)\.m?js$/;

/**
 * How modules used by several pages are put together. Left alone, every small one becomes a file of its own:
 * dozens of requests per page, all listed in the main file. So: one file that every page needs, one with what the
 * sign-in page needs beyond it, one with what all signed-in pages need, one with the icons, one each with the parts of
 * dialogs and of menus, and the rest merged by which pages use it.
 */
export function siteChunks() {
  let ofMain: Set<string> | undefined;
  let ofSignIn: Set<string> | undefined;
  let ofShortLink: Set<string> | undefined;
  let ofLayout: Set<string> | undefined;
  let ofDialogs: Set<string> | undefined;
  let ofMenus: Set<string> | undefined;

  function nameChunk(id: string, graph: ModuleGraph): string | null {
    ofMain ??= reachable(graph, [mainModule]);
    ofSignIn ??= reachable(graph, lazyPartsOf(graph, signInRoute));
    ofShortLink ??= reachable(graph, lazyPartsOf(graph, shortLinkRoute));
    ofLayout ??= reachable(graph, lazyPartsOf(graph, layoutRoute));
    ofDialogs ??= reachable(graph, [menuSheet]);
    ofMenus ??= reachable(graph, [userMenu]);
    // A style sheet of its own would be linked before the one that puts the layers in order.
    if (id.endsWith('.css')) return null;
    if (ofMain.has(id)) return 'main';
    if (iconFile.test(id)) return signInIcon.test(id) ? 'sign-in' : 'icons';
    if (ofSignIn.has(id) || id.includes('lucide-react')) return 'sign-in';
    if (ofShortLink.has(id)) return null;
    if (ofLayout.has(id)) return 'layout';
    if (ofDialogs.has(id)) return 'dialogs';
    return ofMenus.has(id) ? 'menus' : null;
  }

  return {
    // With dependencies, every chunk would swallow what the main file holds.
    includeDependenciesRecursively: false,
    groups: [
      { name: nameChunk, debugName: 'main, sign-in, icons, layout, dialogs, menus', minShareCount: 2, priority: 1 },
      { name: 'shared', test: /(?<!\.css)$/, minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 1_000 },
    ],
  };
}

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
