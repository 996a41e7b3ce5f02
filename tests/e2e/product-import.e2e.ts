import { readFileSync } from 'node:fs';
import { plainPicture } from '#tests/support/samples/pictures.ts';
import { expect, test } from './support/fixtures.ts';
import { expectNoSidewaysScroll, lookAt, takeShots } from './support/page-fits.ts';

const fixture = (name: string) => new URL(`../product-import/fixtures/${name}`, import.meta.url);

test('a pasted page becomes a product with suggestions and photos, on a phone', async ({ page, signedIn }) => {
  test.setTimeout(60_000);
  await signedIn({ userType: 'premium' });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/produtos/novo');
  await page
    .getByRole('textbox', { name: 'Página, texto ou arquivo do produto' })
    .fill(readFileSync(fixture('shopify-theme.html'), 'utf8'));
  await expect(page.getByRole('heading', { name: 'Encontrado' })).toBeVisible();

  await test.step('a reload keeps the import', async () => {
    await page.reload();
    await expect(page.getByLabel('Título')).toHaveValue('Tabi Backpack 18L');
    await expect(page.getByLabel('Preço do fornecedor')).toHaveValue('79,80');
  });
  await lookAt(page, 'importar');
  await page.getByLabel('Título').fill('Mochila Tabi 18 L');
  // No outside host can be reached from here: a photo that fails to load is left out.
  for (const box of await page.getByRole('checkbox', { name: /^Usar foto/ }).all()) await box.uncheck();
  await page.getByRole('checkbox', { name: 'Usar Black, L' }).uncheck();
  await page.getByRole('checkbox', { name: /Marca/ }).uncheck();
  await page.getByRole('button', { name: 'Criar produto' }).click();

  await expect(page.getByRole('heading', { name: 'Mochila Tabi 18 L', level: 1 })).toBeVisible();
  await expect(page.getByText('18 L').first()).toBeVisible();
  // What stood ticked is in the sheet: nothing is asked again.
  await page.getByRole('link', { name: 'Ver a ficha' }).click();
  const photos = page.getByRole('list', { name: 'Ordem das fotos' });
  const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/png', buffer });
  await page
    .getByLabel('Adicionar fotos')
    .setInputFiles([file('a.png', await plainPicture(60)), file('b.png', await plainPicture(80))]);
  await expect(photos.locator('img')).toHaveCount(2);
  const second = await photos.locator('img').nth(1).getAttribute('src');
  await photos.getByRole('button', { name: 'Foto 2' }).click();
  await page.getByLabel('O que a foto mostra').fill('Mochila de frente');
  await page.getByLabel('O mesmo em japonês').fill('正面');
  await page.getByRole('button', { name: 'Tornar principal' }).click();
  await expect(photos.getByRole('button', { name: 'Foto 1, principal: Mochila de frente' })).toBeVisible();
  await page.reload();
  await expect(photos.locator('img').first()).toHaveAttribute('src', second ?? '');
  await takeShots(page, 'produto-fotos');
  await expectNoSidewaysScroll(page);
  await photos.getByRole('button', { name: 'Foto 2' }).press('Enter');
  await page.getByRole('button', { name: 'Excluir foto' }).press('Enter');
  await expect(photos.locator('img')).toHaveCount(1);
});

test('products of a file are selected, corrected and created with progress; a free account is refused completely', async ({
  page,
  signedIn,
  allowProblem,
}) => {
  allowProblem(/403.*\/api\/products/);
  await signedIn();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/produtos/novo');
  const pick = () => page.getByLabel('Arquivo', { exact: true }).setInputFiles(fixture('csv-refusals.csv').pathname);
  await pick();
  await expect(page.getByText('Shopify, 4 produtos em 5 linhas')).toBeVisible();
  await expect(page.getByText('Preço “a combinar” não é número. Linha 3')).toBeVisible();
  await page.getByRole('button', { name: 'Corrigir yoru-watch' }).click();
  await page.getByLabel('Preço', { exact: true }).fill('4480');
  await page.getByRole('button', { name: 'Pronto' }).click();
  await lookAt(page, 'importar-csv');
  await page.getByRole('button', { name: 'Criar 2 produtos' }).click();
  await expect(page.getByText('O plano gratuito guarda 1 produto, e você escolheu 2.')).toBeVisible();

  await signedIn({ userType: 'premium' });
  await page.goto('/produtos/novo');
  await pick();
  await page.getByRole('button', { name: 'Corrigir sem-titulo-7' }).click();
  await page.getByLabel('Título').fill('Vela de soja');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Criar 2 produtos' }).click();
  await expect(page.getByText('2 de 2 criados')).toBeVisible();
  await page.getByRole('link', { name: 'Vela de soja' }).click();
  await expect(page.getByRole('heading', { name: 'Vela de soja', level: 1 })).toBeVisible();
});
