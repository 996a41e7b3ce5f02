import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { endpoints } from '#contract/endpoints.ts';

type IconFile = { __iconData: { node: [tag: string, attributes: Record<string, string>][] } };

const ICON = '\0icon:';

/**
 * In the built site two kinds of import bring less than they name. An endpoint of the contract is its method and path:
 * the schemas, and zod with them, come only to forms that check with them (where the site needs an endpoint's schema, it
 * imports the contract with `import()`). An icon is its lines.
 */
export function lightImports(): Plugin {
  const iconFiles = readIconFiles();

  function replace(source: string, imported: string, local: string): string | undefined {
    if (source === 'lucide-react') return `import ${local} from ${JSON.stringify(ICON + iconFiles.get(imported))};`;
    const endpoint = source.startsWith('#contract/') ? endpoints[imported] : undefined;
    return endpoint && `const ${local} = ${JSON.stringify({ method: endpoint.method, path: endpoint.path })};`;
  }

  return {
    name: 'dropar:strip-schemas-and-icons',
    apply: 'build',
    // After types are gone: what is left of an import is needed when the site runs.
    enforce: 'post',
    transform: {
      filter: { id: /\/src\/web\/.*\.tsx?(\?.*)?$/, code: /#contract\/|lucide-react/ },
      handler(code) {
        let written = '';
        let end = 0;
        for (const node of this.parse(code).body) {
          if (node.type !== 'ImportDeclaration') continue;
          const unchanged: string[] = [];
          const light: string[] = [];
          for (const specifier of node.specifiers) {
            const text = code.slice(specifier.start, specifier.end);
            const [imported = '', local = imported] = text.split(' as ');
            const replaced = replace(node.source.value, imported, local);
            if (replaced) light.push(replaced);
            else unchanged.push(text);
          }
          if (light.length === 0) continue;
          if (unchanged.length > 0)
            light.push(`import { ${unchanged.join(', ')} } from ${JSON.stringify(node.source.value)};`);
          written += code.slice(end, node.start) + light.join('');
          end = node.end;
        }
        return end > 0 ? { code: written + code.slice(end), map: null } : undefined;
      },
    },
    resolveId: { filter: { id: /^\0icon:/ }, handler: (id) => id },
    load: {
      filter: { id: /^\0icon:/ },
      async handler(id) {
        const { __iconData }: IconFile = await import(`lucide-react/icons/${id.slice(ICON.length)}`);
        const lines = __iconData.node.map(([tag, { key: _key, ...attributes }]) => [tag, attributes]);
        return `import { createIcon } from '/src/web/components/ui/icon.ts';
export default /* @__PURE__ */ createIcon(${JSON.stringify(lines)});`;
      },
    },
  };
}

/** Names of the icons, with their files. */
function readIconFiles(): Map<string, string> {
  const index = readFileSync('node_modules/lucide-react/dist/esm/lucide-react.mjs', 'utf8');
  const files = new Map<string, string>();
  for (const [, names = '', file = ''] of index.matchAll(/^export \{ (.*) \} from '.\/icons\/(.*)\.mjs';$/gm)) {
    for (const [, name = ''] of names.matchAll(/default as (\w+)/g)) files.set(name, file);
  }
  return files;
}
