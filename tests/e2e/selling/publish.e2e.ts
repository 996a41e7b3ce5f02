import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import { buildPath, type Reply } from '#contract/base/endpoint.ts';
import { saveGate } from '#contract/products/japan-gate.ts';
import { createProduct } from '#contract/products/new-product.ts';
import { updateProductPhoto, uploadProductPhoto } from '#contract/products/product-photos.ts';
import { saveListing } from '#contract/products/publishing.ts';
import { updateText } from '#contract/robots/texts.ts';
import { saveShop } from '#contract/shop.ts';
import { MAX_IMAGE_BYTES } from '#contract/storage.ts';
import { exportLanding } from '#domain/publishing/landing-html-file.ts';
import { expectAccessible, findViolations } from '#tests/e2e/support/accessibility-faults.ts';
import { callerOf, type E2eUser } from '#tests/e2e/support/accounts.ts';
import { installTranslator } from '#tests/e2e/support/browser-translator.ts';
import { withDatabase } from '#tests/e2e/support/database.ts';
import { expect, test } from '#tests/e2e/support/fixtures.ts';
import { expectNoSidewaysScroll, takeShots } from '#tests/e2e/support/page-fits.ts';
import { expectTouchable } from '#tests/e2e/support/touch-gestures.ts';
import { noisyPicture } from '#tests/support/samples/pictures.ts';
import { sampleContents } from '#tests/support/samples/sample-listing.ts';
import { sampleShop } from '#tests/support/samples/sample-shop.ts';
import { scriptAttacks } from '#tests/support/samples/script-attacks.ts';
import { buildText } from '#tests/support/samples/text-builders.ts';

/** From a product with a starred text and a shop to the exported page and file. */
const sheet = {
  product_type: { value: [{ choice: 'thermal-bottle' }] },
  capacity: { value: [{ amount: { number: 500, unit: 'ml' } }] },
};

async function prepare(call: ReturnType<typeof callerOf>, user: E2eUser): Promise<string> {
  const productId = randomUUID();
  const { name, nameJa, slug } = sampleContents;
  await call(createProduct, { body: { id: productId, name, nameJa, slug, sheet } });
  await call(saveShop, { body: sampleShop });
  const words = '業界最安値のステンレスボトルです。\n・容量は500mlです。';
  const { id } = await withDatabase(({ db }) => buildText(db, user, { robot: 'translate', words, productId }));
  await call(updateText, { params: { textId: id }, body: { starred: true } });
  const options = [{ name: 'カラー', values: ['ブラック', 'オフホワイト', 'グリーン'] }];
  const listing = { ...sampleContents.listing, priceYen: null, benefit: '', buyUrl: '', situations: [], options };
  await call(saveListing, { params: { productId }, body: listing });
  return productId;
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('missing parts are completed row by row without typing Japanese, and then both files are exported', async ({
    page,
    baseURL,
    signedIn,
  }) => {
    test.slow();
    const user = await signedIn({ userType: 'premium' });
    const call = callerOf(baseURL, user);
    const productId = await prepare(call, user);
    await installTranslator(page, { availability: 'downloadable' });
    await page.goto(`/produtos/${productId}/publicar`);
    const missing = page.getByRole('region', { name: /^Falta|^Nada falta|está pront[oa]$/ });
    await expect(missing.getByRole('heading')).toHaveText(/^Faltam 5/);
    const html = page.getByRole('button', { name: 'Baixar HTML' });
    await expect(html).toBeDisabled();
    const preview = page.frameLocator('iframe[title="Página de venda"]');
    await expect(page.getByTitle('Página de venda')).toBeHidden();
    await page.getByText('Prévia da página').tap();
    await expect(preview.getByText('Falta: benefício em uma frase')).toBeVisible();
    await expect(preview.locator('.dot')).toHaveCount(3);
    const phone = page.getByRole('region', { name: 'Prévia da página' });
    expect((await phone.boundingBox())?.height).toBeLessThan(640);
    await phone.focus();
    await page.keyboard.press('End');
    await expect.poll(() => phone.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(640);
    await expect(preview.locator('header')).toHaveText(sampleShop.storeName);

    await test.step('the price, which stays open while it is typed', async () => {
      // What is missing first is open already.
      await page.getByLabel('Preço em iene').fill('3980');
      await expect(missing.getByRole('heading')).toHaveText(/^Faltam 4/);
      await expect(page.getByLabel('Preço em iene')).toBeFocused();
      // And where it was: a row that moves is missed by the next tap.
      await expect(missing.getByRole('listitem').first()).toContainText('Preço');
      await page.reload();
      await page.getByRole('heading', { name: 'Pronto' }).tap();
      await expect(page.getByRole('button', { name: 'Preço ¥3,980' })).toBeVisible();
      await page.getByText('Prévia da página').tap();
    });
    await test.step('a proposed benefit fills its hole', async () => {
      await missing.getByRole('button', { name: /^Benefício/ }).tap();
      const proposals = page.getByRole('list', { name: 'Propostas: Benefício' });
      await expect(proposals).toContainText('Capacidade: 500 ml');
      await takeShots(page, 'publicar');
      await page.setViewportSize({ width: 360, height: 740 });
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      await expectTouchable(page);
      await proposals.getByRole('button', { name: 'Usar 容量は500mlです。' }).tap();
      await expect(preview.getByText('容量は500mlです。').first()).toBeVisible();
      await expect(missing.getByRole('heading')).toHaveText(/^Faltam 3/);
    });
    await test.step('what is written in Portuguese is kept over a reload', async () => {
      await page.getByText(/^Opcionais/).tap();
      await page.getByRole('button', { name: /^Situações/ }).tap();
      await page.getByLabel('Diga em português').fill('O café esfria');
      await page.reload();
      await expect(page.getByLabel('Diga em português')).toHaveValue('O café esfria');
      await page
        .getByRole('button', { name: /^Usar / })
        .first()
        .tap();
      await expect(page.getByRole('button', { name: /^Situações 1 situação/ })).toBeVisible();
    });
    await test.step('warnings are looked at, and the purchase page is named', async () => {
      await missing.getByRole('button', { name: /por conferir/ }).tap();
      for (const point of await missing.getByRole('checkbox').all()) await point.tap();
      await expect(missing.getByRole('heading')).toHaveText(/^Faltam 2/);
      // The next row opens by itself.
      await page.getByLabel('Endereço da página de compra').fill('http://loja');
      await page.getByLabel('Endereço da página de compra').blur();
      await expect(page.getByText('Use um endereço que comece com https://.')).toBeVisible();
      await page.getByLabel('Endereço da página de compra').fill('loja.example.com/mizu');
      await expect(missing.getByRole('heading')).toHaveText(/^Falta 1/);
    });
    await expect(missing.getByRole('link', { name: /Pronto para o Japão/ })).toHaveAttribute('href', /\/japao$/);
    await call(saveGate, { params: { productId }, body: { answers: {}, documents: {} } });
    await expect(html).toBeEnabled();

    const [saved] = await Promise.all([page.waitForEvent('download'), html.tap()]);
    expect(saved.suggestedFilename()).toBe('mizu-bottle.html');
    await expect(page.getByText('Página baixada: mizu-bottle.html').first()).toBeVisible();
    const written = await readFile(await saved.path(), 'utf8');
    expect(written).toContain('<h1 itemprop="name">Mizu ステンレスボトル 500ml</h1>');
    expect(written).toContain('ご注文から10〜20日でお届けします。');
    expect(written).toContain('<img src="https://cdn.example.com/1.jpg"');
    const [csv] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Baixar CSV' }).tap(),
    ]);
    const rows: Record<string, string>[] = parse(await readFile(await csv.path(), 'utf8'), { columns: true });
    expect(rows[0]).toMatchObject({ Title: 'Mizu ステンレスボトル 500ml', Price: '3980', 'URL handle': 'mizu-bottle' });
    expect(rows).toHaveLength(3);

    await test.step('photos without an https address are within the page, as they were stored', async () => {
      const { access_token: token } = user.session as { access_token: string };
      const place = `${baseURL}${buildPath(uploadProductPhoto.path, { productId })}`;
      const photos: string[] = [];
      // One more than the sections of features take: it stands behind the text.
      for (let turn = 0; turn < 4; turn += 1) {
        const reply = await fetch(place, {
          method: 'POST',
          headers: { authorization: `Bearer ${token}`, 'content-type': 'image/png' },
          body: new Uint8Array(await noisyPicture(1_000 + turn)),
        });
        const added = ((await reply.json()) as Reply<typeof uploadProductPhoto>).photos.at(-1);
        const params = { productId, photoId: added?.id ?? '' };
        await call(updateProductPhoto, { params, body: { altJa: `写真${turn}` } });
        const stored = await fetch(`${baseURL}${added?.url}`);
        photos.push(Buffer.from(await stored.arrayBuffer()).toString('base64'));
      }
      await call(saveListing, { params: { productId }, body: { images: [] } });
      await page.reload();
      const [embedded] = await Promise.all([page.waitForEvent('download'), html.tap()]);
      const file = await readFile(await embedded.path(), 'utf8');
      const found = [...file.matchAll(/(?:src|href)="data:image\/webp;base64,([^"]+)"/g)].map(([, bytes]) => bytes);
      expect(found.map((bytes) => photos.indexOf(bytes ?? ''))).toEqual([0, 1, 3, 2]);
      expect(file).not.toMatch(/<img src="(?!data:)/);
      // Each photo within the limit of an upload, and none twice.
      const limit = (found.length * (MAX_IMAGE_BYTES * 4)) / 3;
      expect(file.length).toBeLessThan(Math.min(limit, found.join('').length + 100_000));
    });
  });
});

test('the exported page runs no typed script and has no axe violation', async ({ page }) => {
  const runs: string[] = [];
  await page.exposeFunction('ran', () => void runs.push(page.url()));
  await page.route('https://cdn.example.com/**', (route) => route.fulfill({ body: '', contentType: 'image/png' }));
  const attack = scriptAttacks.join(' ');
  const { listing } = sampleContents;
  const attacked = {
    ...sampleContents,
    nameJa: attack,
    description: attack,
    details: [{ label: attack, value: attack }],
    listing: { ...listing, benefit: attack, situations: [attack], steps: [attack], seoTitle: attack },
  };
  for (const contents of [attacked, sampleContents]) {
    await page.setContent(exportLanding(contents, sampleShop));
    await expect(page.locator('script, iframe, svg, textarea, [onerror], [onload], [onfocus], [ontoggle]')).toHaveCount(
      0,
    );
    expect(await findViolations(page)).toEqual([]);
  }
  expect(runs).toEqual([]);
});
