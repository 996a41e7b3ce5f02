import type { Page } from '@playwright/test';
import { installTranslator, progressDownload } from '../../support/browser-translator.ts';
import { expect, expectAccessible, takeShots, test } from '../../support/fixtures.ts';

/** The translator robot without a model, in a browser with a built-in translator. */
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

const japanese = (page: Page) => page.getByRole('article').locator('div[lang=ja]');
const useBrowser = (page: Page) => page.getByRole('button', { name: 'Usar o tradutor do navegador' });

test('downloadable: the draft is shown first, the download starts by a click and shows its progress', async ({
  page,
  signedIn,
}) => {
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
