import { relative } from 'node:path';
import type { Manifest, Plugin } from 'vite';

const MARK = '\0skeleton:';

/**
 * Replaces imports that do not work when a page is rendered at build time: style sheets (empty), pictures (their built
 * URL) and the session, which needs a browser. Its token never resolves, so no query gets an answer.
 */
export function skeletonModules(manifest: Manifest): Plugin {
  return {
    name: 'dropar:skeleton-modules',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (source.endsWith('.css')) return `${MARK}style`;
      if (source.endsWith('/session.ts')) return `${MARK}session`;
      if (!source.endsWith('.svg')) return undefined;
      const found = await this.resolve(source, importer, { skipSelf: true });
      return (
        found &&
        `${MARK}${relative(process.cwd(), found.id)
          .replaceAll('\\', '/')
          .replace(/\.svg$/, '')}`
      );
    },
    load(id) {
      if (!id.startsWith(MARK)) return undefined;
      const name = id.slice(MARK.length);
      if (name === 'style') return '';
      if (name === 'session')
        return 'export const currentToken = () => new Promise(() => {}), loadAuthClient = currentToken;';
      const built = manifest[`${name}.svg`];
      if (!built) throw new Error(`${name}.svg is missing from the manifest`);
      return `export default ${JSON.stringify(`/${built.file}`)};`;
    },
  };
}
