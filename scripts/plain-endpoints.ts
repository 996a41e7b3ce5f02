import type { Plugin } from 'vite';
import { endpoints } from '#contract/endpoints.ts';

/**
 * In the built site, an endpoint imported from the contract is its method and path: the schemas, and zod with them, are
 * loaded only by forms that check with them. An endpoint whose schemas the site does use is imported with `import()`.
 */
export function plainEndpoints(): Plugin {
  return {
    name: 'dropar:plain-endpoints',
    apply: 'build',
    // After types are gone, so that what is left of an import is needed when the site runs.
    enforce: 'post',
    transform: {
      filter: { id: /\/src\/web\/.*\.tsx?(\?.*)?$/, code: '#contract/' },
      handler(code) {
        let written = '';
        let end = 0;
        for (const node of this.parse(code).body) {
          if (node.type !== 'ImportDeclaration' || !node.source.value.startsWith('#contract/')) continue;
          written += code.slice(end, node.start);
          end = node.end;
          const kept: string[] = [];
          for (const specifier of node.specifiers) {
            const text = code.slice(specifier.start, specifier.end);
            const endpoint = endpoints[text];
            if (endpoint)
              written += `const ${text} = ${JSON.stringify({ method: endpoint.method, path: endpoint.path })};`;
            else kept.push(text);
          }
          if (kept.length > 0) written += `import { ${kept.join(', ')} } from ${JSON.stringify(node.source.value)};`;
        }
        return end > 0 ? { code: written + code.slice(end), map: null } : undefined;
      },
    },
  };
}
