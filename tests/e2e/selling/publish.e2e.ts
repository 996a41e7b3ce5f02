import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import { buildPath, type Endpoint } from '#contract/base/endpoint.ts';
import { createProduct } from '#contract/products/products.ts';
import { saveListing } from '#contract/products/publishing.ts';
import { saveShop } from '#contract/products/shop.ts';
import { updateText } from '#contract/robots/texts.ts';
import { exportLanding } from '#domain/publishing/export-landing.ts';
import type { E2eUser } from '#tests/e2e/support/accounts.ts';
import { withDb } from '#tests/e2e/support/content.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  findViolations,
  takeShots,
  test,
} from '#tests/e2e/support/fixtures.ts';
import { sampleMaterial } from '#tests/support/samples/sample-listing.ts';
import { sampleShop } from '#tests/support/samples/sample-shop.ts';
import { scriptAttacks } from '#tests/support/samples/script-attacks.ts';
import { buildText } from '#tests/support/samples/text-builders.ts';

/** From a product with a starred text and a shop to the exported page and file. */
const sheet = {
  product_type: { value: [{ choice: 'thermal-bottle' }] },
  capacity: { value: [{ amount: { number: 500, unit: 'ml' } }] },
};

async function send(baseURL: string | undefined, user: E2eUser, endpoint: Endpoint, params: object, body: unknown) {
  // The sign-up reply is a session.
  const { access_token: token } = user.session as { access_token: string };
  const reply = await fetch(`${baseURL}${buildPath(endpoint.path, { ...params })}`, {
    method: endpoint.method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(reply.ok, await reply.clone().text()).toBe(true);
}

async function prepare(baseURL: string | undefined, user: E2eUser): Promise<string> {
  const productId = randomUUID();
  const { name, nameJa, slug } = sampleMaterial;
  await send(baseURL, user, createProduct, {}, { id: productId, name, nameJa, slug, sheet });
  await send(baseURL, user, saveShop, {}, sampleShop);
  const words = '業界最安値のステンレスボトルです。\n・容量は500mlです。';
  const { id } = await withDb((db) => buildText(db, user, { robot: 'translate', words, productId }));
  await send(baseURL, user, updateText, { textId: id }, { starred: true });
  const listing = { ...sampleMaterial.listing, priceYen: null, benefit: '' };
  await send(baseURL, user, saveListing, { productId }, listing);
  return productId;
}

test('a complete and checked product is exported as a page and as a file', async ({ page, baseURL, signedIn }) => {
  const user = await signedIn({ userType: 'premium' });
  const productId = await prepare(baseURL, user);
  await page.goto(`/produtos/${productId}/publicar`);
  const pageButton = page.getByRole('button', { name: 'Baixar página' });
  await expect(page.getByRole('list', { name: 'Página: o que falta' })).toContainText('Benefício');
  await expect(pageButton).toBeDisabled();
  const preview = page.frameLocator('iframe[title="Prévia da página"]');
  await expect(preview.getByText('Falta: benefício')).toBeVisible();

  await page.getByLabel('Benefício em uma frase').fill('朝のコーヒーを会議のあとまで。');
  await expect(preview.getByText('朝のコーヒーを会議のあとまで。')).toBeVisible();
  await page.getByLabel('Preço, com imposto').fill('3980');
  const points = page.getByRole('region', { name: 'Avisos nos textos' }).getByRole('checkbox');
  for (const point of await points.all()) await point.check();
  await page.getByRole('button', { name: 'Salvar publicação' }).click();
  await expect(page.getByText('Publicação salva', { exact: true })).toBeVisible();
  await expect(pageButton).toBeEnabled();
  await takeShots(page, 'publicar');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  const [html] = await Promise.all([page.waitForEvent('download'), pageButton.click()]);
  expect(html.suggestedFilename()).toBe('mizu-bottle.html');
  const written = await readFile(await html.path(), 'utf8');
  expect(written).toContain('<h1 itemprop="name">Mizu ステンレスボトル 500ml</h1>');
  expect(written).toContain('ご注文から10〜20日でお届けします。');
  const [csv] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Produto para Shopify' }).click(),
  ]);
  const rows: Record<string, string>[] = parse(await readFile(await csv.path(), 'utf8'), { columns: true });
  expect(rows[0]).toMatchObject({ Title: 'Mizu ステンレスボトル 500ml', Price: '3980', 'URL handle': 'mizu-bottle' });
  expect(rows).toHaveLength(2);
});

test('the exported page runs no typed script and has no axe violation', async ({ page }) => {
  const runs: string[] = [];
  await page.exposeFunction('ran', () => void runs.push(page.url()));
  await page.route('https://cdn.example.com/**', (route) => route.fulfill({ body: '', contentType: 'image/png' }));
  const attack = scriptAttacks.join(' ');
  const { listing } = sampleMaterial;
  const attacked = {
    ...sampleMaterial,
    nameJa: attack,
    description: attack,
    details: [{ label: attack, value: attack }],
    listing: { ...listing, benefit: attack, situations: [attack], steps: [attack], seoTitle: attack },
  };
  for (const material of [attacked, sampleMaterial]) {
    await page.setContent(exportLanding(material, sampleShop));
    await expect(page.locator('script, iframe, svg, textarea, [onerror], [onload], [onfocus], [ontoggle]')).toHaveCount(
      0,
    );
    expect(await findViolations(page)).toEqual([]);
  }
  expect(runs).toEqual([]);
});
