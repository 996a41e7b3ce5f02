import { readdirSync, readFileSync } from 'node:fs';
import { shopVariables } from '#domain/shop/shop-variables.ts';
import { renderShopify } from '#tests/support/doubles/shopify-liquid.ts';
import { sampleShop } from '#tests/support/samples/sample-shop.ts';
import { test } from '../support/fixtures.ts';
import { expectNoSidewaysScroll } from '../support/page-fits.ts';

/** All snippets of the library on one page of a shop. */
const folder = new URL('../../../src/server/seed/seed-content/snippets/', import.meta.url);
const values = shopVariables(sampleShop);
const filesOf = (ending: string) =>
  readdirSync(folder)
    .filter((file) => file.endsWith(ending))
    .map((file) =>
      readFileSync(new URL(file, folder), 'utf8').replace(/\{\{([^{}\s]+)\}\}/g, (_, name) => values.get(name) ?? '10'),
    );

test('all scripts run on one page, and all pages with all styles fit a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const body = '<!doctype html><html lang="ja"><title>店</title><body></body></html>';
  await page.route('**/loja-de-exemplo', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto('/loja-de-exemplo');
  for (const content of filesOf('.css')) await page.addStyleTag({ content });
  // An error on the page fails the test.
  for (const content of filesOf('.js')) await page.addScriptTag({ content });
  const templates = await Promise.all(filesOf('.liquid').map((template) => renderShopify(template, 'full')));
  for (const html of [...filesOf('.html'), ...templates]) {
    await page.evaluate((words) => {
      document.body.innerHTML = words;
    }, html);
    await expectNoSidewaysScroll(page);
  }
});
