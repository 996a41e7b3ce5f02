import type { Page } from '@playwright/test';
import { startFakeTranslationServer } from '#tests/support/doubles/fake-translation-server.ts';
import { plainPicture } from '#tests/support/samples/pictures.ts';
import { KEYS, startShopifyDouble } from '#tests/support/shopify-double.ts';
import { expectAccessible, expect as expectSoon } from '../../support/fixtures.ts';
import { finger, type InputDevice, keys } from '../../support/input-devices.ts';
import { test as base } from '../../support/own-server.ts';
import { expectTouchable } from '../../support/touch.ts';

const expect = expectSoon.configure({ timeout: 20_000 });

type Double = Awaited<ReturnType<typeof startShopifyDouble>>;

const test = base.extend<{ double: Double; translator: Awaited<ReturnType<typeof startFakeTranslationServer>> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the fixtures by name, and this one needs none.
  double: async ({}, use) => {
    const double = await startShopifyDouble();
    await use(double);
    await double.close();
  },
  // biome-ignore lint/correctness/noEmptyPattern: the same.
  translator: async ({}, use) => {
    const say = (piece: string, target: string) => (/^ja/i.test(target) ? `日本語で${piece.length}` : 'lido de volta');
    const translator = await startFakeTranslationServer(say);
    await use(translator);
    await translator.close();
  },
  ownEnvironment: async ({ double, translator }, use) =>
    use({ SHOPIFY_URL: double.url, TRANSLATE_PROVIDER: 'libretranslate', TRANSLATE_URL: translator.url }),
});

// Hundreds of key presses: a trace of them costs more than the way itself.
test.use({ viewport: { width: 360, height: 740 }, trace: 'off' });

const source = `Garrafa térmica Mizu
Produto: garrafa térmica
Marca: Mizu
Capacidade: 500 ml
Peso: 210 g`;

/** From a supplier's text to a draft at the shop, without a word of Japanese typed; each step is there after a reload. */
async function walk(page: Page, device: InputDevice, double: Double, look: () => Promise<void>): Promise<void> {
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const link = (name: string | RegExp) => page.getByRole('link', { name });
  const missing = page.getByRole('region', { name: /^Falta/ });
  /** What is ready, folded on a phone. */
  const ready = page.locator('details').filter({ has: page.getByRole('heading', { name: 'Pronto' }) });

  await test.step('the shop is connected', async () => {
    await page.goto('/loja/shopify');
    await device.write(page.getByLabel('Endereço da loja'), KEYS.shop);
    await device.write(page.getByLabel('Client ID'), KEYS.clientId);
    await device.write(page.getByLabel('Client secret', { exact: true }), KEYS.clientSecret);
    await device.press(button('Testar'));
    await device.press(button('Conectar'));
    await expect(page.getByText('Conectada', { exact: true })).toBeVisible();
  });
  await test.step('import, and what was read is in the sheet', async () => {
    await page.goto('/produtos/novo');
    await device.write(page.getByRole('textbox', { name: 'Página, texto ou arquivo do produto' }), source);
    // What arrives letter by letter is read on a press, what is pasted at once.
    if (device === keys) await device.press(button('Ler produto'));
    await expect(page.getByRole('heading', { name: 'Encontrado' })).toBeVisible();
    await page.reload();
    await device.press(button('Criar produto'));
    await expect(link('Escrever a página')).toBeVisible();
    await page.goto(new URL(page.url()).pathname);
    await expect(page.getByRole('complementary', { name: '商品仕様' })).toContainText('500ml');
  });
  const publish = `${new URL(page.url()).pathname}/publicar`;
  const productId = publish.split('/')[2] ?? '';

  await test.step('the publish page knows weight, code and kind already', async () => {
    await page.goto(publish);
    await device.press(page.locator('summary', { hasText: 'Pronto' }));
    await expect(button('Peso 210 g')).toBeVisible();
    await expect(button(/^SKU GARRAFA-TERMICA-MIZU/)).toBeVisible();
    await expect(button('Criar rascunho na Shopify')).toBeDisabled();
    await look();
  });
  await test.step('the name is proposed with its meaning', async () => {
    // What is missing first is open already.
    const names = page.getByRole('list', { name: 'Propostas: Nome' });
    await expect(names).toContainText('Mizu garrafa térmica 500 ml');
    await device.press(names.getByRole('button').first());
    await expect(ready).toContainText(/NomeMizu .*500ml/);
    await page.reload();
    await expect(ready).toContainText(/NomeMizu .*500ml/);
  });
  await test.step('the price comes from the calculator, which knows the product', async () => {
    await device.press(missing.getByRole('button', { name: /^Preço/ }));
    await device.press(link('Abrir a calculadora'));
    await device.write(page.getByRole('textbox', { name: 'Custo por unidade', exact: true }), '1200');
    await device.press(button(/^Salvar em Garrafa/));
    await expect(page.getByText('Preço salvo', { exact: true })).toBeVisible();
    await page.goto(publish);
    await expect(ready).toContainText(/Preço¥[\d,]+/);
  });
  await test.step('the questions about Japan', async () => {
    await device.press(missing.getByRole('link', { name: /^Pronto para o Japão/ }));
    await device.press(button('É assim que eu vendo'));
    await page.reload();
    await device.press(button(/^Salvar$/));
    await expect(page.getByText('Tudo salvo.')).toBeVisible();
    await page.goto(publish);
    await expect(missing.getByRole('link', { name: /^Pronto para o Japão/ })).toHaveCount(0);
  });
  await test.step('the text is translated for this product and chosen', async () => {
    await device.press(missing.getByRole('button', { name: /^Texto em japonês/ }));
    await device.press(link('Escrever em japonês com o Tradutor'));
    await expect(page.getByLabel('Descrição ou copy do produto')).toHaveValue(/500 ml/);
    await device.choose(page.getByLabel('Formal', { exact: true }));
    await device.press(button('Traduzir agora'));
    await expect(page.getByRole('heading', { name: 'Copy traduzida (formato preservado)' })).toBeVisible();
    await page.goto(publish);
    await device.press(page.getByRole('list', { name: 'Textos em japonês' }).getByRole('button', { name: /^Usar/ }));
    await expect(ready).toContainText('TextoPágina do produto');
    await page.reload();
    await expect(missing.getByRole('button', { name: /^Texto em japonês/ })).toHaveCount(0);
  });
  await test.step('a photo, described by the name', async () => {
    await page
      .getByLabel('Adicionar fotos')
      .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: await plainPicture(60) });
    const shown = page.frameLocator('iframe[title="Página de venda"]').locator('img').first();
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await page.reload();
    await expect(ready).toContainText('Fotos1');
  });
  await test.step('what the seller says in Portuguese is said in Japanese', async () => {
    await device.press(missing.getByRole('button', { name: /^Benefício/ }));
    await device.write(page.getByLabel('Diga em português'), 'Café quente até o fim da reunião');
    await device.press(button('Propor em japonês'));
    const proposals = page.getByRole('list', { name: 'Propostas: Benefício' });
    await expect(proposals.getByRole('listitem').first()).toContainText('lido de volta');
    await page.reload();
    await expect(proposals.getByRole('listitem').first()).toContainText('lido de volta');
    await look();
    await device.press(proposals.getByRole('button').first());
    await expect(ready).toContainText(/Benefício日本語で/);
  });
  await test.step('the draft', async () => {
    const begun = page.waitForResponse((reply) => reply.status() === 202);
    await device.press(button('Criar rascunho na Shopify'));
    await begun;
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Rascunho criado' })).toBeVisible();
    await look();
    expect(double.shop.products.size).toBe(1);
    expect(double.shop.products.get(productId)?.title).toMatch(/^Mizu .*500ml$/);
  });
}

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true });
  test('import, accept, price, Japan, text, draft', async ({ page, double }) => {
    test.setTimeout(180_000);
    await walk(page, finger, double, async () => {
      await expectAccessible(page);
      await expectTouchable(page);
    });
  });
});

test('by keyboard: import, accept, price, Japan, text, draft', async ({ page, double }) => {
  test.setTimeout(300_000);
  await walk(page, keys, double, async () => undefined);
});
