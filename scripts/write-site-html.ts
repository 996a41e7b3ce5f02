import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { type Manifest, type Plugin, runnerImport, type ViteDevServer } from 'vite';
import { PRODUCT_NAME } from '#domain/site/site-name.ts';
import type * as Prerender from '../src/web/prerender.tsx';
import type * as Skeletons from '../src/web/prerender-skeletons.tsx';
import { buildAppWorker } from './build-app-worker.ts';
import { skeletonModules } from './skeleton-modules.ts';

const prerenderModule = '/src/web/prerender.tsx';
const compressible = /\.(js|css|svg|txt|json)$/;

/** The two pages of the site: the landing page, rendered to HTML, and the application shell for every other address. */
export function sitePages(): Plugin {
  let outDir = '';
  return {
    name: 'dropar:write-site-html',
    configResolved(config) {
      outDir = join(config.root, config.build.outDir);
    },
    transformIndexHtml: { order: 'pre', handler: (html) => html.replaceAll('%PRODUCT_NAME%', PRODUCT_NAME) },
    configureServer(server) {
      return () => serveDevelopmentPages(server);
    },
    writeBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const manifest = takeManifest(outDir);
        const { module } = await runnerImport<typeof Prerender>(`.${prerenderModule}`, { logLevel: 'error' });
        writeFileSync(join(outDir, 'index.html'), module.renderLandingPage(module.builtAssets(manifest)));
        const drawn = await runnerImport<typeof Skeletons>('./src/web/prerender-skeletons.tsx', {
          logLevel: 'error',
          plugins: [skeletonModules(manifest)],
        });
        const shells = module.renderPageShells(manifest, drawn.module.skeletons);
        writeFileSync(join(outDir, 'page-shells.json'), JSON.stringify(shells));
        const keptShells = module.offlinePatterns(manifest).map((pattern) => [pattern, shells[pattern]]);
        await buildAppWorker(outDir, manifest, Object.fromEntries(keptShells));
        compress(join(outDir, 'sw.js'));
        for (const fileName of Object.keys(bundle)) {
          if (compressible.test(fileName) && fileName.startsWith('assets/')) compress(join(outDir, fileName));
        }
      },
    },
  };
}

/** The manifest is for our build and tests, not for visitors: it goes beside the site's folder. */
function takeManifest(outDir: string): Manifest {
  const file = `${outDir}.manifest.json`;
  renameSync(join(outDir, '.vite/manifest.json'), file);
  rmSync(join(outDir, '.vite'), { recursive: true });
  return JSON.parse(readFileSync(file, 'utf8'));
}

function serveDevelopmentPages(server: ViteDevServer) {
  server.middlewares.use(async (request, response, next) => {
    const url = request.originalUrl ?? '/';
    if (request.method !== 'GET' || !request.headers.accept?.includes('text/html')) return next();
    try {
      const html = await developmentPage(server, url);
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.end(await server.transformIndexHtml(url, html));
    } catch (error) {
      next(error);
    }
  });
}

async function developmentPage(server: ViteDevServer, url: string): Promise<string> {
  if (new URL(url, 'http://localhost').pathname !== '/') {
    return readFileSync(join(server.config.root, 'app.html'), 'utf8');
  }
  // The module runner has no types; the path is the one imported as a type above.
  const page = (await server.ssrLoadModule(prerenderModule)) as typeof Prerender;
  return page.renderLandingPage(page.developmentAssets);
}

/** Writes precompressed copies that the server sends to browsers that accept them. */
function compress(file: string) {
  const content = readFileSync(file);
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  writeFileSync(
    `${file}.br`,
    brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
  );
}
