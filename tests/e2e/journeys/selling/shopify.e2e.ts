import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { buildPath, type Endpoint } from '#contract/base/endpoint.ts';
import { createProduct } from '#contract/products/new-product.ts';
import { saveListing } from '#contract/products/publishing.ts';
import { updateText } from '#contract/robots/texts.ts';
import { saveShop } from '#contract/shop.ts';
import { products } from '#server/db/schema/products.ts';
import { KEYS, startShopifyDouble } from '#tests/support/doubles/fake-shopify.ts';
import { plainPicture } from '#tests/support/samples/pictures.ts';
import { sampleContents } from '#tests/support/samples/sample-listing.ts';
import { sampleShop } from '#tests/support/samples/sample-shop.ts';
import { buildText } from '#tests/support/samples/text-builders.ts';
import { expectAccessible } from '../../support/accessibility-faults.ts';
import { withDatabase } from '../../support/database.ts';
import { expect } from '../../support/fixtures.ts';
import { test as base } from '../../support/own-server.ts';
import { takeShots } from '../../support/page-fits.ts';
import { watchToasts } from '../../support/pages.ts';
import { expectTouchable } from '../../support/touch-gestures.ts';

type Double = Awaited<ReturnType<typeof startShopifyDouble>>;

const test = base.extend<{ double: Double }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the fixtures by name, and this one needs none.
  double: async ({}, use) => {
    const double = await startShopifyDouble();
    await use(double);
    await double.close();
  },
  ownEnvironment: async ({ double }, use) => use({ SHOPIFY_URL: double.url }),
});

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

/** A request with the page's session, without its forms. */
async function send(page: Page, endpoint: Endpoint, params: object, body: unknown): Promise<void> {
  const stored = await page.evaluate(
    () => Object.entries(localStorage).find(([key]) => key.endsWith('-auth-token'))?.[1],
  );
  const { access_token: token } = JSON.parse(stored ?? '{}') as { access_token: string };
  const reply = await page.request.fetch(buildPath(endpoint.path, { ...params }), {
    method: endpoint.method,
    headers: { authorization: `Bearer ${token}` },
    data: body,
  });
  expect(reply.ok(), await reply.text()).toBe(true);
}

async function look(page: Page, name: string): Promise<void> {
  await expectAccessible(page);
  await expectTouchable(page);
  await takeShots(page, name);
  await page.setViewportSize({ width: 360, height: 740 });
}

test('a shop is connected and a product is sent as a draft, and again after a change at Shopify', async ({
  page,
  own,
  double,
}) => {
  test.slow();
  double.shop.scopes = double.shop.scopes.filter((scope) => scope !== 'write_legal_policies');
  const readToasts = await watchToasts(page);
  await page.goto('/loja');
  await page.getByRole('link', { name: 'Shopify', exact: true }).tap();
  await expect(page.getByRole('heading', { name: 'As chaves' })).toBeVisible();
  await page.getByLabel('Endereço da loja').fill(`https://${KEYS.shop}/admin`);
  await page.getByLabel('Client ID').fill(KEYS.clientId);
  await page.getByLabel('Client secret', { exact: true }).fill(KEYS.clientSecret);
  await page.getByRole('button', { name: 'Testar' }).tap();
  await expect(page.getByText('Sem ele, você cola as políticas à mão.')).toBeVisible();
  await look(page, 'shopify-conectar');
  await page.getByRole('button', { name: 'Conectar' }).tap();
  await expect(page.getByRole('heading', { name: 'Mizu Store' })).toBeVisible();
  await expect(page.locator(':focus')).toContainText('Conectada');
  await look(page, 'shopify-conectado');
  expect(await readToasts()).toEqual([]);
  await page.reload();
  await expect(page.getByText('Conectada', { exact: true })).toBeVisible();

  const productId = randomUUID();
  const { name, nameJa, slug, listing } = sampleContents;
  await send(page, createProduct, {}, { id: productId, name, nameJa, slug });
  await send(page, saveShop, {}, sampleShop);
  await send(page, saveListing, { productId }, { ...listing, images: [] });
  await page.goto(`/produtos/${productId}`);
  const file = async (name: string, side: number) => ({
    name,
    mimeType: 'image/png',
    buffer: await plainPicture(side),
  });
  await page.getByLabel('Adicionar fotos').setInputFiles([await file('a.png', 60), await file('b.png', 80)]);
  await expect(page.getByRole('list', { name: 'Ordem das fotos' }).locator('img')).toHaveCount(2);
  await page.goto(`/produtos/${productId}/publicar`);
  await expect(page.getByRole('button', { name: /^Texto em japonês para rascunho/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Criar rascunho na Shopify' })).toBeDisabled();

  const textId = await withDatabase(async ({ db }) => {
    const [owner] = await db.select({ id: products.userId }).from(products).where(eq(products.id, productId));
    const person = { id: owner?.id ?? '', email: '', name: '', userType: 'admin' } as const;
    return (await buildText(db, person, { robot: 'translate', words: 'ステンレスのボトルです。', productId })).id;
  }, own.connection);
  await send(page, updateText, { textId }, { starred: true });
  double.next('setProduct', 'cut after');
  await page.getByRole('button', { name: 'Criar rascunho na Shopify' }).tap();
  await expect(page.getByRole('button', { name: 'Parar' })).toBeVisible();
  await page.reload();
  await expect(page.getByText('Tentamos novamente daqui a pouco.')).toBeVisible();
  await look(page, 'publicar-enviando');
  await expect(page.getByRole('heading', { name: 'Rascunho criado' })).toBeVisible({ timeout: 20_000 });
  await look(page, 'publicar-pronto');
  expect(double.shop.products.size).toBe(1);

  const product = double.shop.products.get(productId);
  if (product) {
    product.title = `【送料無料】${nameJa}`;
    product.media.push({ id: 'gid://shopify/MediaImage/7', source: '' });
  }
  await page.getByRole('button', { name: 'Enviar de novo' }).tap();
  await expect(page.getByText('2 diferenças desde o último envio')).toBeVisible();
  await page.reload();
  const photos = page.getByRole('group', { name: 'Fotos' });
  await expect(photos.locator('label', { hasText: 'No Dropar' }).locator('img')).toHaveCount(2);
  await expect(photos.locator('label', { hasText: 'Na Shopify' }).locator('img')).toHaveCount(3);
  await expect(photos.getByAltText(/diferente/)).toHaveAttribute('alt', 'Foto 3, diferente');
  for (const photo of await photos.locator('img').all()) {
    await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  }
  await look(page, 'publicar-mudou');
  const apply = page.getByRole('button', { name: 'Aplicar escolhas' });
  await expect(apply).toBeDisabled();
  await page.getByRole('group', { name: 'Título' }).locator('label', { hasText: 'Na Shopify' }).tap();
  await expect(apply).toBeDisabled();
  await photos.locator('label', { hasText: 'No Dropar' }).tap();
  await apply.tap();
  await expect(page.getByRole('heading', { name: 'Rascunho criado' })).toBeVisible();
  expect(product?.media).toHaveLength(2);
  expect(product?.title).toBe(`【送料無料】${nameJa}`);

  await page.goto('/produtos');
  await page.getByText('Preparando, Na Shopify').tap();
  const link = page.getByRole('link', { name: 'Na Shopify' });
  await expect(link).toHaveAttribute('href', /admin\.shopify\.com\/store\/mizu-store/);
  await look(page, 'produto-shopify');
  await page.goto('/loja/shopify');
  await page.getByRole('button', { name: 'Desconectar' }).tap();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Desconectar' }).tap();
  await expect(page.getByRole('heading', { name: 'As chaves' })).toBeVisible();
});
