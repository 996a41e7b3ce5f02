import { readdirSync, readFileSync } from 'node:fs';
import { shopVariables } from '#domain/shop/shop-variables.ts';
import { sampleShop } from '#tests/support/sample-shop.ts';
import { expect, expectNoSidewaysScroll, test } from './support/fixtures.ts';

/** What a shop that takes everything from the library has on one page. */
const folder = new URL('../../src/server/db/seed/seed-content/snippets/', import.meta.url);
const values = shopVariables(sampleShop);
const filesOf = (ending: string) =>
  readdirSync(folder)
    .filter((file) => file.endsWith(ending))
    .map((file) =>
      readFileSync(new URL(file, folder), 'utf8').replace(/\{\{([^{}\s]+)\}\}/g, (_, name) => values.get(name) ?? '10'),
    );

test('all scripts run on one page, and all pages with all styles fit a phone', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.setContent('<!doctype html><html lang="ja"><title>店</title><body></body></html>');
  for (const content of filesOf('.css')) await page.addStyleTag({ content });
  for (const content of filesOf('.js')) await page.addScriptTag({ content });
  expect(errors).toEqual([]);
  for (const html of filesOf('.html')) {
    await page.evaluate((body) => {
      document.body.innerHTML = body;
    }, html);
    await expectNoSidewaysScroll(page);
  }
  expect(errors).toEqual([]);
});
