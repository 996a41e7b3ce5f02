import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { siteChunks } from './scripts/site-chunks.ts';
import { lightImports } from './scripts/strip-schemas-and-icons.ts';
import { sitePages } from './scripts/write-site-html.ts';

const api = `http://127.0.0.1:${process.env.API_PORT ?? '3001'}`;

/**
 * Tailwind writes `*:p-2` as `:is(.\\*\\:p-2>*)`. Without `:is` it means the same, and the browser can rule it out by the
 * names of an element's ancestors: there are a hundred, each tried on every element.
 */
const plainChildSelectors: Plugin = {
  name: 'dropar:plain-child-selectors',
  transform: {
    filter: { id: /\.css$/ },
    handler: (code) => code.replace(/:is\((\.(?:\\.|[^\\()\s])+>\*)\)/g, '$1'),
  },
};

export default defineConfig({
  appType: 'custom',
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // One lazy chunk per route with everything of it: the main chunk holds no page and no page's contract.
      codeSplittingOptions: {
        defaultBehavior: [['loader', 'component', 'pendingComponent', 'errorComponent', 'notFoundComponent']],
      },
    }),
    react(),
    tailwindcss(),
    plainChildSelectors,
    lightImports(),
    sitePages(),
  ],
  build: {
    outDir: 'dist/site',
    emptyOutDir: true,
    manifest: true,
    target: 'baseline-widely-available',
    // Nothing inline: the content security policy knows no data addresses for scripts or fonts, and files are cached for ever.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // A list of its files for every page and part would weigh 4 kB in each page. The shell has the list of its own page,
      // and from the first visit on the service worker has all files; only the page after a sign-in is opened without either.
      resolveDependencies: (file, files) => (/^assets\/(_app|dashboard)-/.test(file) ? files : []),
    },
    rolldownOptions: {
      input: {
        app: 'app.html',
        landing: 'src/web/landing/landing.css',
        'fetch-ahead': 'src/web/landing/fetch-ahead.ts',
      },
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: siteChunks(),
        // Merged chunks are named after all their pages; the first word is enough.
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
      },
    },
  },
  server: {
    proxy: Object.fromEntries(
      ['/api', '/auth', '/functions', '/storage', '/webhooks', '/healthz'].map((path) => [path, api]),
    ),
  },
});
