import { createServer } from 'node:net';
import { defineConfig } from '@playwright/test';
import { findChromium, findTestChromium, launchOptions } from '#tests/support/chromium.ts';
import { unpackTestFonts } from '#tests/support/test-fonts.ts';

// Worker processes read this file again: what was found or chosen once travels in the environment.
process.env.E2E_CHROMIUM ??= JSON.stringify(await findTestChromium());
process.env.E2E_WINDOWED_CHROMIUM ??= JSON.stringify(await findChromium());
process.env.E2E_PORT ??= String(await findFreePort());
const fontList = unpackTestFonts();
if (fontList) process.env.FONTCONFIG_FILE ??= fontList;

async function findFreePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (typeof address !== 'object' || !address) throw new Error('no free port');
  return address.port;
}

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  projects: [
    { name: 'pages', testIgnore: 'journeys/**' },
    // Long ways through the site, by mouse, thumb and keyboard, whose parts have tests of their own: npm run test:journeys.
    { name: 'journeys', testDir: 'tests/e2e/journeys' },
  ],
  globalSetup: './tests/e2e/support/server-setup.ts',
  outputDir: 'test-results/e2e',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A shared build machine may stall once; a test that needs its second try twice in a row fails the run.
  retries: process.env.CI ? 1 : 0,
  timeout: 30_000,
  expect: { timeout: 7_000 },
  reporter: [['list'], ['./tests/e2e/support/flaky-reporter.ts']],
  use: {
    baseURL: `http://127.0.0.1:${process.env.E2E_PORT}`,
    browserName: 'chromium',
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    viewport: { width: 1280, height: 800 },
    // A worker answers for the server: a test that holds, refuses or counts requests would not see them. Its own tests allow it.
    serviceWorkers: 'block',
    // Recording every test takes a third of the time; a second try, or --trace on, shows what happened.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: launchOptions(JSON.parse(process.env.E2E_CHROMIUM)),
  },
});
