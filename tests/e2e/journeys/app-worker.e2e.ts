import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility-faults.ts';
import { serveVersions, workerReady } from '../support/app-worker.ts';
import { expect, test } from '../support/fixtures.ts';
import { windowedChromium } from '../support/windowed-chromium.ts';

test.use({ serviceWorkers: 'allow', launchOptions: windowedChromium() });

/** Start URL of the installed application. */
const START = '/dashboard';

const versionOf = (page: Page) =>
  page.evaluate(() => document.querySelector('meta[name="version"]')?.getAttribute('content') ?? '1');

const isControlled = (page: Page) => page.evaluate(() => navigator.serviceWorker.controller !== null);

test('serves manifest, icons, and a service worker that is never cached', async ({ request }) => {
  const manifest = await request.get('/manifest.webmanifest');
  expect(manifest.headers()['content-type']).toContain('application/manifest+json');
  expect(manifest.headers()['cache-control']).toBe('no-cache');
  const { icons, start_url: start } = await manifest.json();
  expect(start).toBe(START);
  for (const { src, sizes } of icons) {
    const picture = await (await request.get(src)).body();
    // The PNG header contains width and height.
    expect(`${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`, src).toBe(sizes);
  }
  const worker = await request.get('/sw.js');
  expect(worker.headers()['cache-control']).toBe('no-cache');
  expect(worker.headers()['content-type']).toContain('javascript');
  expect(worker.headers()['content-security-policy']).toContain("default-src 'self'");
});

test('a visitor gets no service worker', async ({ page }) => {
  await page.clock.install();
  for (const path of ['/', '/login']) {
    await page.goto(path);
    // Longer than a signed-in page waits before it registers the service worker.
    await page.clock.fastForward(60_000);
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  }
});

test('the application is installed and updated', async ({ page, context, baseURL, signedIn, allowProblem }) => {
  test.setTimeout(60_000);
  allowProblem(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|ERR_FAILED/);
  const site = await serveVersions(baseURL ?? '');
  try {
    await signedIn();
    await page.goto(`${site.url}${START}`);
    await workerReady(page);
    const session = await context.newCDPSession(page);
    await session.send('Page.enable');
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    // The private window of the test is the only obstacle to installing.
    await session.detach();
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await isControlled(page)).toBe(true);

    site.replaceBy(2);
    const notice = page.getByRole('status').filter({ hasText: 'Nova versão disponível' });
    // The browser does this when a page is opened, and the page every hour.
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    await expect(notice).toBeVisible();
    expect(await versionOf(page)).toBe('1');
    await expectAccessible(page);
    await notice.getByRole('button', { name: 'Atualizar' }).click();
    await expect.poll(() => versionOf(page).catch(() => '')).toBe('2');
    await expect(page.locator('#root main#conteudo h1')).toBeVisible();
    await expect(notice).toBeHidden();

    // Reloading the only tab activates the new version too.
    site.replaceBy(3);
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    await expect(notice).toBeVisible({ timeout: 15_000 });
    await page.reload();
    await expect.poll(() => versionOf(page).catch(() => '')).toBe('3');
    await page.goto(`${site.url}/tasks`);
    expect(await versionOf(page)).toBe('3');

    // Offline, the complete old version is used; the newer one waits for a connection.
    site.replaceBy(4);
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    await expect(notice).toBeVisible({ timeout: 15_000 });
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await versionOf(page)).toBe('3');
    await context.setOffline(false);
    await page.reload();
    await expect.poll(() => versionOf(page).catch(() => '')).toBe('4');
  } finally {
    site.close();
  }
});
