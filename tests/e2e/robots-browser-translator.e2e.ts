import type { Page } from '@playwright/test';
import { installTranslator, progressDownload } from './support/browser-translator.ts';
import { expect, expectAccessible, takeShots, test } from './support/fixtures.ts';

/** The translator robot without a model, in a browser that translates by itself. */
const source = 'Garrafa térmica de aço inox\n- 500 ml de capacidade';
const dictionary = {
  'Garrafa térmica de aço inox': 'ステンレス製の保温ボトル',
  '500 ml de capacidade': '容量500ml',
};

async function translate(page: Page): Promise<void> {
  await page.goto('/robos/tradutor');
  await page.getByLabel('Descrição ou copy do produto').fill(source);
  await page.getByLabel('Formal', { exact: true }).check();
  await page.getByRole('button', { name: 'Traduzir agora' }).click();
}

const japanese = (page: Page) => page.locator('.line-text [lang=ja]');
const useBrowser = (page: Page) => page.getByRole('button', { name: 'Usar o tradutor do navegador' });

test('available: it translates line by line, keeps the marks, and the server checks it', async ({ page, signedIn }) => {
  await installTranslator(page, { availability: 'available', dictionary });
  await signedIn();
  await translate(page);
  await expect(page.getByText('Tradutor do navegador', { exact: false }).first()).toBeVisible();
  await expect(japanese(page)).toContainText(['ステンレス製の保温ボトル', '容量500ml']);
  await expect(page.getByText('Modo offline')).toBeHidden();
  await takeShots(page, 'tradutor-navegador');
  await expectAccessible(page);
});

test('downloadable: the draft comes first, the download is a click with its progress', async ({ page, signedIn }) => {
  await installTranslator(page, { availability: 'downloadable', dictionary });
  await signedIn();
  await translate(page);
  await expect(page.getByText('Rascunho sem IA').first()).toBeVisible();
  await useBrowser(page).click();
  await progressDownload(page, 0.3);
  const progress = page.getByRole('progressbar', { name: 'Baixando o tradutor do navegador' });
  await expect(progress).toHaveAttribute('aria-valuenow', '30');
  await takeShots(page, 'tradutor-rascunho');
  await expectAccessible(page);
  await progressDownload(page, 1);
  await expect(japanese(page)).toContainText(['ステンレス製の保温ボトル', '容量500ml']);
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(page.getByText('Rascunho sem IA').first()).toBeVisible();
});

test('refused: it says so, and the draft stays', async ({ page, signedIn }) => {
  await installTranslator(page, { availability: 'downloadable', createFails: 'NotAllowedError' });
  await signedIn();
  await translate(page);
  await useBrowser(page).click();
  await expect(page.getByText('O navegador não deixou usar o tradutor dele.')).toBeVisible();
  await expect(page.getByText('Rascunho sem IA').first()).toBeVisible();
});

test('failing in the middle: the draft is made instead, and that is said', async ({ page, signedIn }) => {
  await installTranslator(page, { availability: 'available', translateFails: { at: 1, name: 'UnknownError' } });
  await signedIn();
  await translate(page);
  await expect(page.locator('.toast')).toContainText('O tradutor do navegador falhou.');
  await expect(page.locator('.toast')).toContainText('Este é o rascunho sem IA.');
  await expect(page.getByText('Modo offline')).toBeVisible();
});
