import type { Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures.ts';
import { use } from '../../support/keyboard.ts';

/** The robot screens by keyboard and by touch. */
const description = 'Garrafa térmica de aço inox 500 ml. Tampa que não vaza.';
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test.beforeEach(async ({ context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
});

test('copy: the whole journey by keyboard', async ({ page, signedIn }) => {
  await signedIn();
  await page.goto('/robos/copy');
  const title = page.getByRole('heading', { level: 1, name: 'Robô Copy' });
  await page.getByRole('link', { name: 'Voltar' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Descrição do produto')).toBeFocused();
  await page.keyboard.type(description);
  const ticked = page.getByRole('checkbox', { name: /Capacidade: 500 ml/ });
  await expect(ticked).toBeChecked();
  await use(page.getByRole('button', { name: 'Analisar' }));

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
  // Chosen at first, and the last of them: behind the explanations of the others.
  const auto = page.getByRole('radio', { name: 'Deixar o robô escolher' });
  for (let tabs = 0; tabs < 8 && !(await auto.evaluate((radio) => radio === document.activeElement)); tabs += 1) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('ArrowDown');
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
  expect(await clipboard(page)).toBe(await audience.locator('[data-text]').textContent());
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('an option is explained in a popover, without choosing it', async ({ page, signedIn }) => {
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
