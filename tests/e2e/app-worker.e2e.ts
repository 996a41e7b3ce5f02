import type { Page } from '@playwright/test';
import { serveVersions, workerReady } from './support/app-worker.ts';
import { expect, expectAccessible, test } from './support/fixtures.ts';
import { windowedChromium } from './support/windowed-chromium.ts';

test.use({ serviceWorkers: 'allow', launchOptions: windowedChromium() });

/** Where the installed application opens. */
const START = '/dashboard';

const versionOf = (page: Page) =>
  page.evaluate(() => document.querySelector('meta[name="version"]')?.getAttribute('content') ?? '1');

const isControlled = (page: Page) => page.evaluate(() => navigator.serviceWorker.controller !== null);

test('manifest, icons, and a worker that is always asked for anew', async ({ request }) => {
  const manifest = await request.get('/manifest.webmanifest');
  expect(manifest.headers()['content-type']).toContain('application/manifest+json');
  expect(manifest.headers()['cache-control']).toBe('no-cache');
  const { icons, start_url: start } = await manifest.json();
  expect(start).toBe(START);
  for (const { src, sizes } of icons) {
    const picture = await (await request.get(src)).body();
    // Width and height stand in the head of a PNG.
    expect(`${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`, src).toBe(sizes);
  }
  const worker = await request.get('/sw.js');
  expect(worker.headers()['cache-control']).toBe('no-cache');
  expect(worker.headers()['content-type']).toContain('javascript');
  expect(worker.headers()['content-security-policy']).toContain("default-src 'self'");
});

test('a visitor gets no worker', async ({ page }) => {
  await page.clock.install();
  for (const path of ['/', '/login']) {
    await page.goto(path);
    // Longer than a signed-in page waits before it starts one.
    await page.clock.fastForward(60_000);
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  }
});

test('the application can be installed; a new version is announced, and one click opens it', async ({
  page,
  context,
  baseURL,
  signedIn,
  allowProblem,
}) => {
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
    // A private window, which a test's is, is the only thing in the way.
    await session.detach();
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await isControlled(page)).toBe(true);

    site.replaceBy(2);
    const notice = page.getByRole('status').filter({ hasText: 'Nova versão disponível' });
    // As the browser does by itself when a page is opened, and the page every hour.
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    await expect(notice).toBeVisible();
    expect(await versionOf(page)).toBe('1');
    await expectAccessible(page);
    await notice.getByRole('button', { name: 'Atualizar' }).click();
    await expect.poll(() => versionOf(page).catch(() => '')).toBe('2');
    await expect(page.locator('#root main#conteudo h1')).toBeVisible();
    await expect(notice).toBeHidden();

    // Whoever does not click, and loads the only tab again, has it too.
    site.replaceBy(3);
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    await expect(notice).toBeVisible({ timeout: 15_000 });
    await page.reload();
    await expect.poll(() => versionOf(page).catch(() => '')).toBe('3');
    await page.goto(`${site.url}/tasks`);
    expect(await versionOf(page)).toBe('3');

    // Without a connection the version that is whole goes on; the newer one waits for it.
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
