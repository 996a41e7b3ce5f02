import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility-faults.ts';
import { expect, test } from './support/fixtures.ts';
import { expectFitsAccessibly } from './support/page-fits.ts';

const words = ['organização', 'resultados', 'estratégia', 'tecnologia'];
const features = ['Gestão de tarefas', 'Robôs de IA', 'Biblioteca de snippets', 'Calculadora de preços'];

/** The words that are at least partly visible at the given time of the animation. */
async function wordsSeenAt(page: Page, milliseconds: number): Promise<string[]> {
  return page.evaluate((time) => {
    const heading = document.querySelector('h1');
    const animation = heading?.getAnimations({ subtree: true })[0];
    const moving = animation?.effect instanceof KeyframeEffect ? animation.effect.target : null;
    const frame = moving?.parentElement?.getBoundingClientRect();
    if (!animation || !moving || !frame) throw new Error('the headline has no rotating word');
    animation.pause();
    animation.currentTime = time;
    return [...moving.children]
      .filter((word) => {
        const box = word.getBoundingClientRect();
        return box.bottom > frame.top + 2 && box.top < frame.bottom - 2;
      })
      .map((word) => word.textContent ?? '');
  }, milliseconds);
}

test('uses its own files alone, preloads the sign-in page and links to it', async ({ page, baseURL, request }) => {
  test.slow();
  const requests: { url: string; type: string }[] = [];
  page.on('request', (sent) => requests.push({ url: sent.url(), type: sent.resourceType() }));
  const scripts = () => requests.filter(({ type }) => type === 'script').map(({ url }) => url);
  const reply = await page.goto('/', { waitUntil: 'networkidle' });

  await test.step('runs only the preload script, and requests only its own files', async () => {
    await expect(page.locator('script')).toHaveCount(1);
    expect(scripts()).toEqual([expect.stringContaining('/assets/fetch-ahead-')]);
    expect(requests.filter(({ url }) => !url.startsWith(`${baseURL}/`))).toEqual([]);
  });
  await test.step('describes the product, accessibly and at every width', async () => {
    await expect(page).toHaveTitle(/Dropar/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Seu dropshipping com mais...');
    for (const feature of features) await expect(page.getByRole('heading', { name: feature })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Pronto para começar?' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText('© 2025');
    await expectFitsAccessibly(page);
  });
  await test.step('gives link previews absolute URLs, and has immutable cache headers on its files', async () => {
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${baseURL}/`);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /Japão/);
    const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
    expect(picture).toBe(`${baseURL}/og-image.png`);
    // A kept-alive connection may end as it is used again.
    expect((await request.get(picture ?? '', { maxRetries: 2 })).headers()['content-type']).toBe('image/png');
    expect(reply?.headers()['cache-control']).toBe('no-cache');
    const addresses = await page
      .locator('link[href^="/assets/"], script[src]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? link.getAttribute('src') ?? ''));
    expect(addresses.length).toBeGreaterThan(3);
    for (const address of addresses) {
      const file = await request.get(address, { maxRetries: 2 });
      expect(file.headers()['cache-control'], address).toBe('public, max-age=31536000, immutable');
    }
  });
  await test.step('preloads the code of the sign-in page, and links to its tabs', async () => {
    const links = page.locator('link[rel="prefetch"][as="script"]');
    await expect(links).not.toHaveCount(0);
    const prefetched = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    requests.length = 0;
    for (const [name, tab] of [
      ['Entrar', 'Login'],
      ['Bora dropar ai?', 'Cadastro'],
      ['Começar Gratuitamente', 'Cadastro'],
    ] as const) {
      await page.getByRole('link', { name, exact: true }).click();
      await expect(page.getByRole('tab', { selected: true }), name).toHaveText(tab);
      if (name === 'Entrar') {
        const loaded = scripts().map((url) => new URL(url).pathname);
        expect(loaded.length).toBeGreaterThan(0);
        for (const path of loaded) expect(prefetched).toContain(path);
      }
      await page.goBack();
    }
  });
});

test('changes the word of the headline every two seconds, and a screen reader reads it once', async ({ page }) => {
  await page.goto('/');
  const timing = await page.evaluate(() => {
    const animation = document.querySelector('h1')?.getAnimations({ subtree: true })[0];
    const { duration, iterations } = animation?.effect?.getTiming() ?? {};
    return { duration, forEver: iterations === Number.POSITIVE_INFINITY, playState: animation?.playState };
  });
  expect(timing).toEqual({ duration: 2000 * words.length, forEver: true, playState: 'running' });
  for (const [index, word] of words.entries()) {
    expect(await wordsSeenAt(page, 2000 * index + 1000)).toEqual([word]);
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(
    new RegExp(`^Seu dropshipping com mais ?\\.\\.\\. ${words.join(', ')}$`),
  );

  await test.step('can be paused and resumed, by keyboard too', async () => {
    await page.reload();
    const word = page.locator('.rot-in');
    await page.getByRole('checkbox', { name: 'Parar a troca de palavras' }).focus();
    await page.keyboard.press('Space');
    await expect(word).toHaveCSS('animation-play-state', 'paused');
    await expectAccessible(page);
    await page.locator('.rot-pause').click();
    await expect(word).toHaveCSS('animation-play-state', 'running');
  });
  await test.step('the second eye is painted when the main button is hovered or focused', async () => {
    const secondEye = page.locator('.daruma-second');
    const link = page.getByRole('link', { name: 'Bora dropar ai?' });
    await expect(secondEye).toHaveCSS('transform', 'matrix(0, 0, 0, 0, 0, 0)');
    await link.hover();
    await expect(secondEye).toHaveCSS('transform', 'matrix(1, 0, 0, 1, 0, 0)');
    await page.mouse.move(0, 0);
    await expect(secondEye).toHaveCSS('transform', 'matrix(0, 0, 0, 0, 0, 0)');
    await link.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await expect(secondEye).toHaveCSS('transform', 'matrix(1, 0, 0, 1, 0, 0)');
  });
});

test('changes the word without animation if reduced motion is requested', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  for (const [index, word] of words.entries()) {
    expect(await wordsSeenAt(page, 2000 * index + 1)).toEqual([word]);
    expect(await wordsSeenAt(page, 2000 * index + 1999)).toEqual([word]);
  }
});
