import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';

/** How the robot screens are used: by keyboard, by touch, wide and narrow, when the connection breaks. */
const description = 'Garrafa térmica de aço inox 500 ml. Tampa que não vaza.';
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test.beforeEach(async ({ context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
});

async function makeAds(page: Page): Promise<void> {
  await page.goto('/anuncio');
  await page.getByLabel('Descrição ou copy do produto').fill(description);
  await page.getByLabel('AIDA', { exact: true }).check();
  await page.getByRole('button', { name: 'Gerar descrições' }).click();
  await expect(page.getByText('Descrição 1', { exact: true })).toBeVisible();
}

test('copy: the whole way by keyboard', async ({ page, signedIn }) => {
  await signedIn();
  await page.goto('/robos/copy');
  const title = page.getByRole('heading', { level: 1, name: 'Robô Copy' });
  await page.getByRole('link', { name: 'Voltar' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Enviar imagem')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type(description);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');

  await expect(page.getByText('Passo 2 de 3')).toBeVisible();
  await expect(title).toBeFocused();
  await page.keyboard.press('Tab');
  const name = page.getByRole('combobox', { name: 'Nome do produto' });
  await expect(name).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option').first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(name).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Copiar nome' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByLabel('PAS', { exact: true })).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tooltip')).toContainText('Problema, agitação e solução.');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toBeHidden();
  const submit = page.getByRole('button', { name: 'Gerar Copy' });
  for (let tabs = 0; tabs < 8 && !(await submit.evaluate((button) => button === document.activeElement)); tabs += 1) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');

  await expect(page.getByText('Passo 3 de 3')).toBeVisible();
  await expect(title).toBeFocused();
  const audience = page.getByRole('region', { name: 'Público-alvo' });
  const copy = audience.getByRole('button', { name: 'Copiar' });
  for (let tabs = 0; tabs < 20 && !(await copy.evaluate((button) => button === document.activeElement)); tabs += 1) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(audience.getByText('Copiado!')).toBeVisible();
  expect(await clipboard(page)).toBe(await audience.locator('.result-text').textContent());
});

test('an option is explained to the mouse', async ({ page, signedIn }) => {
  await signedIn();
  await page.goto('/robos/tradutor');
  await page.getByRole('button', { name: 'Sobre Formal' }).hover();
  await expect(page.getByRole('tooltip')).toContainText('Linguagem de loja tradicional japonesa');
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('an option is explained in a popover, which does not choose it', async ({ page, signedIn }) => {
    await signedIn();
    await page.goto('/anuncio');
    await page.getByRole('button', { name: 'Sobre Storytelling' }).tap();
    const popover = page.getByRole('dialog', { name: 'Sobre Storytelling' });
    await expect(popover).toContainText('Conta uma pequena cena');
    await expect(page.getByLabel('Storytelling', { exact: true })).not.toBeChecked();
    await page.getByRole('heading', { level: 1 }).tap();
    await expect(popover).toBeHidden();
  });
});

test('the copied mark stays 1.5 s on blocks and 1.2 s in lists', async ({ page, signedIn }) => {
  await page.clock.install();
  await signedIn();
  await makeAds(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  const item = page.getByRole('button', { name: 'Copiado!', exact: true });
  await page.getByRole('button', { name: 'Copiar Descrição 1' }).click();
  await expect(item).toBeVisible();
  await page.clock.runFor(1_150);
  await expect(item).toBeVisible();
  await page.clock.runFor(100);
  await expect(item).toBeHidden();

  await page.clock.resume();
  await page.goto('/robos/tradutor');
  await page.getByLabel('Descrição ou copy do produto').fill(description);
  await page.getByLabel('Formal', { exact: true }).check();
  await page.getByRole('button', { name: 'Traduzir agora' }).click();
  const slug = page.getByRole('region', { name: 'Identificador de URL' });
  await expect(slug).toBeVisible();
  await page.clock.pauseAt(Date.now() + 600_000);
  await slug.getByRole('button', { name: 'Copiar' }).click();
  await expect(slug.getByText('Copiado!')).toBeVisible();
  await page.clock.runFor(1_450);
  await expect(slug.getByText('Copiado!')).toBeVisible();
  await page.clock.runFor(100);
  await expect(slug.getByText('Copiado!')).toBeHidden();
});

test('after a result the page stands at its top', async ({ page, signedIn }) => {
  await signedIn();
  await page.setViewportSize({ width: 360, height: 500 });
  await page.goto('/anuncio');
  await page.getByLabel('Descrição ou copy do produto').fill(description);
  await page.getByLabel('PAS', { exact: true }).check();
  const submit = page.getByRole('button', { name: 'Gerar descrições' });
  await submit.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await submit.click();
  await expect(page.getByText('Passo 2 de 2')).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('wide screens show an upright picture and the languages side by side, narrow ones a flat one and one below the other', async ({
  page,
  signedIn,
}) => {
  await signedIn();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/robos/tradutor');
  const picture = page.locator('.robot-picture');
  const upright = await picture.boundingBox();
  expect(upright?.height).toBeGreaterThan(upright?.width ?? 0);
  await page.setViewportSize({ width: 360, height: 740 });
  const flat = await picture.boundingBox();
  expect(flat?.width).toBeGreaterThan(flat?.height ?? 0);

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByLabel('Descrição ou copy do produto').fill(description);
  await page.getByLabel('Informal', { exact: true }).check();
  await page.getByRole('button', { name: 'Traduzir agora' }).click();
  const line = page.getByRole('article', { name: 'Frase 1', exact: true });
  await expect(line).toBeVisible();
  const boxes = async () => ({
    left: await line.locator('.line-source').boundingBox(),
    middle: await line.locator('.line-text').boundingBox(),
    right: await line.locator('.line-meaning').boundingBox(),
  });
  const wide = await boxes();
  expect([wide.middle?.y, wide.right?.y]).toEqual([wide.left?.y, wide.left?.y]);
  await page.setViewportSize({ width: 360, height: 740 });
  const narrow = await boxes();
  expect(narrow.middle?.x).toBe(narrow.left?.x);
  expect(narrow.middle?.y).toBeGreaterThan(narrow.left?.y ?? 0);
  expect(narrow.right?.y).toBeGreaterThan(narrow.middle?.y ?? 0);
});

test('a reading aid that cannot be fetched is told and switches itself off', async ({
  page,
  signedIn,
  allowProblem,
}) => {
  allowProblem(/ERR_FAILED/);
  await signedIn();
  await page.goto('/review');
  await page.getByLabel('Descrição do produto').fill(description);
  await page.getByLabel('Mix', { exact: true }).check();
  await page.getByRole('button', { name: 'Gerar reviews' }).click();
  const readings = page.getByLabel('Mostrar a leitura dos nomes (romaji)');
  await expect(readings).toBeVisible();
  await page.route('**/assets/*.js', (route) => route.abort());
  await readings.click();
  await expect(page.locator('.toast')).toContainText('Não foi possível carregar a leitura dos nomes.');
  await expect(readings).not.toBeChecked();
});
