import { readFile } from 'node:fs/promises';
import { saveShop } from '#contract/shop.ts';
import type { Shop } from '#domain/shop/shop.ts';
import { exportHtml } from '#domain/shop-pages/export-shop-page.ts';
import { SHOP_PAGE_KEYS } from '#domain/shop-pages/shop-page-keys.ts';
import { buildShopPage } from '#domain/shop-pages/shop-pages.ts';
import { expectAccessible, findViolations } from '#tests/e2e/support/accessibility-faults.ts';
import { callerOf } from '#tests/e2e/support/accounts.ts';
import { createSnippet } from '#tests/e2e/support/content.ts';
import { expect, test } from '#tests/e2e/support/fixtures.ts';
import { expectNoSidewaysScroll, lookAt, takeShots } from '#tests/e2e/support/page-fits.ts';
import { watchToasts } from '#tests/e2e/support/pages.ts';
import { sampleShop } from '#tests/support/samples/sample-shop.ts';
import { scriptAttacks } from '#tests/support/samples/script-attacks.ts';

/** Minha loja: entered once, used by its pages and by the snippets. */
test('missing data of a page is listed, links to its field, and once complete the page can be exported', async ({
  page,
  context,
  baseURL,
  signedIn,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const call = callerOf(baseURL, await signedIn());
  await call(saveShop, { body: { ...sampleShop, phone: '', shippingYen: null } });
  const readToasts = await watchToasts(page);
  await page.goto('/dashboard');
  await page.getByRole('navigation').getByRole('link', { name: 'Minha loja' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Minha loja' })).toBeVisible();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByLabel('Telefone 電話番号')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Valor do frete')).toBeFocused();
  await expect(page.getByRole('link', { name: 'Falta um jeito de falar com a loja' })).toBeVisible();
  await lookAt(page, 'loja');

  await page.getByRole('link', { name: /^Dados do vendedor/ }).click();
  await expect(page.getByRole('heading', { name: 'Faltam 2 dados nesta página' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copiar HTML' })).toBeDisabled();
  await expect(page.getByText('Conferido em 15/11/2026.')).toBeVisible();
  await expect(page.locator('main')).not.toContainText(/\b(conforme|em conformidade|dentro da lei|aprovad[oa])\b/i);
  await lookAt(page, 'loja-paginas');
  // Whole words on a phone: no page's name is cut at the end of the strip.
  await page.setViewportSize({ width: 360, height: 740 });
  const strip = page.getByRole('group', { name: 'Páginas' });
  expect(await strip.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 1280, height: 720 });

  await page.getByRole('link', { name: 'Falta o telefone' }).click();
  await expect(page.getByLabel('Telefone 電話番号')).toBeFocused();
  await page.keyboard.type('+55 11 90000-0000');
  await page.getByLabel('Valor do frete').fill('800');
  await page.reload();
  await expect(page.getByText('Mudanças não salvas')).toBeVisible();
  await expect(page.getByLabel('Valor do frete')).toHaveValue('800');
  await page.getByRole('button', { name: 'Salvar dados' }).click();
  await expect(page.getByText('Tudo salvo.')).toBeVisible();

  await page.getByRole('link', { name: 'Páginas', exact: true }).click();
  await expect(page.getByRole('row', { name: /^送料/ })).toContainText('全国一律800円');
  await page.getByRole('button', { name: 'Copiar HTML' }).click();
  await expect(page.getByText('Copiado!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    exportHtml(buildShopPage(sampleShop, 'seller')),
  );
  await page.getByRole('button', { name: 'Devoluções' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Baixar texto' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('henpin.txt');
  expect(await readFile(await download.path(), 'utf8')).toContain('■ 返金について');
  // Saved: the form said so beside the button.
  expect(await readToasts()).toEqual([]);
});

test('exported pages run no typed script and have no axe violation', async ({ page }) => {
  const runs: string[] = [];
  await page.exposeFunction('ran', () => void runs.push(page.url()));
  const attack = scriptAttacks.join(' ');
  const shop: Shop = {
    ...sampleShop,
    storeName: attack,
    responsible: attack,
    address: `${attack}, 1`,
    carriers: attack,
    returnAddress: attack,
    ownRows: [{ kind: 'licences', ja: attack, pt: attack }],
  };
  for (const key of SHOP_PAGE_KEYS) {
    for (const written of [shop, sampleShop]) {
      const { title } = buildShopPage(written, key);
      const html = exportHtml(buildShopPage(written, key));
      await page.setContent(
        `<!doctype html><html lang="ja"><title>${title.ja}</title><main><h1>${title.ja}</h1>${html}</main></html>`,
      );
      expect(await findViolations(page)).toEqual([]);
      await expect(page.locator('script, iframe, img, svg, a, details')).toHaveCount(0);
    }
  }
  await expect(page.getByRole('main')).toContainText('プライバシーポリシー');
  expect(runs).toEqual([]);
});

test('a snippet with variables is filled from the shop and copied', async ({ page, context, baseURL, signedIn }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await callerOf(baseURL, await signedIn())(saveShop, { body: sampleShop });
  const content = '{{cliente}} 様\n{{nome_loja}}です。{{prazo_entrega}}';
  const snippet = await createSnippet({ title: 'Aviso de envio', content, language: 'prompt' });
  await page.goto(`/snippet/${snippet.id}`);
  const form = page.getByRole('region', { name: 'Preencha e copie' });
  await expect(form.getByLabel('Nome da loja')).toHaveValue('Sakura Brasil');
  await expect(form.getByText('Falta 1 campo')).toBeVisible();
  await form.getByLabel('Cliente').fill('佐藤');
  await takeShots(page, 'snippet-variaveis');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Copiar', exact: true }).click();
  await expect(page.getByText('Código copiado!', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    '佐藤 様\nSakura Brasilです。ご注文から10〜20日でお届けします。',
  );
});

test('the last button of the form leads to what is missing, or saves and continues', async ({ page, signedIn }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signedIn();
  await page.goto('/loja');
  const ending = page.locator('.shop-save').getByRole('button');
  await expect(ending).toHaveText('Continuar');
  await expect(page.locator('summary', { hasText: /^\d\. / })).toHaveCount(4);
  // Pressed with nothing filled in, it says what is missing, above the fields and at each.
  await ending.click();
  await expect(page.getByLabel('Nome do vendedor')).toBeFocused();
  await expect(page.getByLabel('Nome do vendedor')).toHaveAccessibleDescription(/Escreva o nome legal/);
  await expect(page.getByText(/^Falta: o nome legal, .*o telefone/)).toBeVisible();
  await expect(page.locator('.field-error, [aria-invalid=true]')).toHaveCount(0);
  await page.getByRole('button', { name: 'China' }).click();
  await expectNoSidewaysScroll(page);
  // All that the press promised is listed at once, and a step is opened from there, or by its title.
  const promised = page.getByRole('region', { name: 'O que a loja promete' });
  for (const words of ['Grátis: a loja paga o frete.', 'Correios do Japão', 'cancelado até o envio', 'até 14 dias'])
    await expect(promised).toContainText(words);
  await promised.getByRole('button', { name: 'Mudar Trocas' }).click();
  await expect(page.getByLabel('Arrependimento')).toBeVisible();
  const delivery = page.locator('summary', { hasText: '2. Pagamento e entrega' });
  await delivery.click();
  await expect(page.getByLabel('Quando cobra')).toBeVisible();
  await page.getByLabel('Telefone 電話番号').fill('+55 11 90000-0000');
  await expect(ending).toHaveText('Salvar e continuar');
  await ending.click();
  await expect(page.getByText('Dados da loja salvos', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Endereço 所在地')).toBeFocused();
  // What an unfinished save leaves open is missing, not wrong.
  await expect(page.locator('summary', { hasText: '1. Quem vende' })).toContainText(/Faltam? \d/);
  await expect(page.locator('.field-error, [aria-invalid=true]')).toHaveCount(0);
  await expect(ending).toHaveText('Continuar');
  // Later a folded step says what it promises.
  await page.reload();
  await expect(delivery).toContainText('Chega em 10 a 20 dias');
});
