import { defineConfig } from '@playwright/test';
import { findChromium, launchOptions } from '#tests/support/chromium.ts';
import base from '../playwright.config.ts';

/** The server of the browser tests, one measurement at a time. */
// biome-ignore lint/style/noDefaultExport: Playwright reads the default export.
export default defineConfig(base, {
  testDir: '.',
  testMatch: 'board-drag.ts',
  globalSetup: '../tests/e2e/support/server-setup.ts',
  outputDir: '../test-results/bench',
  // The one of the browser tests is named by a path from the root.
  reporter: 'list',
  workers: 1,
  timeout: 180_000,
  use: {
    viewport: { width: 1440, height: 900 },
    trace: 'off',
    screenshot: 'off',
    // A normal Chromium with windows: its frames are what is measured.
    launchOptions: launchOptions(await findChromium()),
  },
});
