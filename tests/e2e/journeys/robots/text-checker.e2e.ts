import { installTranslator } from '../../support/browser-translator.ts';
import { expect, test } from '../../support/fixtures.ts';
import { lookAt } from '../../support/page-fits.ts';

/** Verificador: marks passages that Japanese law restricts, and replaces them by one click. */
const text = '業界最安値のボトル。絶対に漏れないフタで安心です。今だけ送料無料。デトックス効果も期待できます。';

test('marks passages, applies safer words, undoes them and copies the text', async ({ page, context, signedIn }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await installTranslator(page, { availability: 'unavailable' });
  await signedIn();
  await page.goto('/robos');
  await page.getByRole('link', { name: 'Verificador de texto' }).click();
  await page.getByRole('button', { name: 'Conferir texto' }).click();
  await expect(page.getByText('Cole o texto que você quer conferir.')).toBeVisible();
  await page.getByLabel('Seu texto').fill(text);
  await page.keyboard.press('Control+Enter');

  const passages = page.getByRole('region', { name: 'Trechos' });
  await passages.locator('summary').first().click();
  await expect(passages.getByText(/Conferido em \d\d\/\d\d\/\d{4}/).first()).toBeVisible();
  const before = await passages.getByRole('listitem').count();
  expect(before).toBeGreaterThanOrEqual(4);
  await expect(page.locator('mark').first()).toBeVisible();
  await lookAt(page, 'verificador');

  const take = passages.getByRole('button', { name: /^Trocar 業界最安値/ });
  await take.click();
  await expect(passages.getByText('1 trocado')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Seu texto' })).not.toContainText('業界最安値');
  await passages.getByRole('button', { name: /^Desfazer a troca de 業界最安値/ }).click();
  await expect(page.getByRole('region', { name: 'Seu texto' })).toContainText('業界最安値');
  await take.click();
  await expect(passages.getByText('1 trocado')).toBeVisible();
  await page.getByRole('button', { name: 'Copiar texto' }).click();
  await expect(page.getByText('Copiado!')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).not.toContain('業界最安値');
  expect(copied).toContain('デトックス');
  await expect(page.locator('main')).not.toContainText(/\b(conforme|em conformidade|dentro da lei)\b/i);
});
