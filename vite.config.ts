import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { plainEndpoints } from './scripts/plain-endpoints.ts';
import { siteChunks } from './scripts/site-chunks.ts';
import { sitePages } from './scripts/site-pages.ts';

const api = `http://127.0.0.1:${process.env.API_PORT ?? '3001'}`;

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
    plainEndpoints(),
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
      // What asks for a part has these already; they would only make its list longer.
      resolveDependencies: (_file, files) =>
        files.filter(
          (file) => !/^assets\/((main|react)-.*\.js|rolldown-runtime-.*|app-[\w-]{8}\.(js|css))$/.test(file),
        ),
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
