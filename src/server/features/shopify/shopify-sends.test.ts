import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { listNotices } from '#contract/notices.ts';
import { saveCalculation } from '#contract/pricing.ts';
import { getProduct, listProducts, updateProduct } from '#contract/products/products.ts';
import { type ListingPatch, saveListing } from '#contract/products/publishing.ts';
import {
  cancelShopifySend,
  connectShopify,
  disconnectShopify,
  getShopify,
  getShopifySend,
  sendToShopify,
} from '#contract/shopify.ts';
import { DEFAULT_CALCULATION } from '#domain/pricing/full/calculation-inputs.ts';
import type { ComparedField } from '#domain/shopify/shopify.ts';
import { authSessions } from '#server/db/schema/auth.ts';
import { shopifySends } from '#server/db/schema/shopify.ts';
import { KEYS, startShopifyDouble } from '#tests/support/doubles/fake-shopify.ts';
import { buildUser, type TestUser } from '#tests/support/samples/builders.ts';
import { sampleContents } from '#tests/support/samples/sample-listing.ts';
import { buildSendable, PHOTO_STORE, storePhoto } from '#tests/support/samples/sendable-product.ts';
import { createTestApp } from '#tests/support/test-app.ts';
import { runDueSends } from './send-runner.ts';

const double = await startShopifyDouble();
afterAll(double.close);
const { shop } = double;
const { api, deps, setNow } = await createTestApp({
  SHOPIFY_URL: double.url,
  SECRET_KEY: 'uma-chave-de-teste-com-32-sinais',
  S3_PUBLIC_URL: PHOTO_STORE,
});
const { db } = deps;

const TWO_LANGUAGES = [
  { locale: 'en', primary: true },
  { locale: 'ja', primary: false },
];
/** A product that is found there is not asked for in the background: that step has a send of its own. */
const STEPS = [
  ['defineProductId', 'stageUploads', 'setProduct', 'registerTranslations', 'updatePolicy'],
  ['readSetOperation'],
];

let passed = 0;
beforeEach(() => {
  double.reset();
  deps.shopify.forget(KEYS);
  passed = 0;
  setNow(new Date());
});

const storedPhoto = () => storePhoto({ api, deps });

async function prepare(over: Partial<ListingPatch> = {}) {
  const prepared = await buildSendable({ api, deps }, over);
  shop.done.length = 0;
  return prepared;
}

const toldTo = async (user: TestUser) =>
  (await api.as(user).send(listNotices, { query: {} })).body.notices.map(({ kind, before }) => [kind, before]);

async function edit(user: TestUser, productId: string, listing: ListingPatch): Promise<void> {
  const { status } = await api.as(user).send(saveListing, { params: { productId }, body: listing });
  expect(status).toBe(200);
}

type Choices = Partial<Record<ComparedField, 'here' | 'there'>>;
const begin = (user: TestUser, productId: string, choices: Choices = {}) =>
  api.as(user).send(sendToShopify, { params: { productId }, body: { choices } });
const view = async (user: TestUser, productId: string) =>
  (await api.as(user).send(getShopifySend, { params: { productId } })).body.send;
const run = () => runDueSends(deps, new AbortController().signal);

/** Advances the clock by more than any pause between retries. */
const later = () => {
  passed += 3 * 60_000;
  setNow(new Date(Date.now() + passed));
};

async function send(user: TestUser, productId: string, choices: Choices = {}) {
  expect((await begin(user, productId, choices)).status).toBe(202);
  await run();
  return view(user, productId);
}

const sentProduct = (productId: string) => {
  const product = shop.products.get(productId);
  if (!product) throw new Error('nothing was sent');
  return product;
};

it('is not sent for a session that ended while its draft was checked', async () => {
  const { user, productId } = await prepare();
  const { runInWorker } = deps.writerThreads;
  const checked = vi.spyOn(deps.writerThreads, 'runInWorker').mockImplementationOnce(async (...task) => {
    await db.delete(authSessions).where(eq(authSessions.userId, user.id));
    return runInWorker(...task);
  });
  onTestFinished(() => checked.mockRestore());
  expect((await begin(user, productId)).status).toBe(401);
  expect(await db.$count(shopifySends, eq(shopifySends.productId, productId))).toBe(0);
});

describe('a product that goes to Shopify', () => {
  it('becomes a draft with photos, variants, prices, search texts, specification and legal pages', async () => {
    const { user, productId } = await prepare({ options: [{ name: 'カラー', values: ['白', '黒', '緑'] }] });
    const sent = await send(user, productId);
    expect(sent).toMatchObject({
      state: 'done',
      url: expect.stringMatching(/^https:\/\/admin\.shopify\.com\/store\/mizu-store\/products\/\d+$/),
      notes: { photos: '1 foto', product: '3 variantes', translation: 'vai em japonês', policies: '4 páginas' },
    });
    const product = sentProduct(productId);
    expect(product).toMatchObject({
      status: 'DRAFT',
      title: sampleContents.nameJa,
      handle: 'mizu-bottle',
      tags: ['ボトル', 'ステンレス'],
      seo: { title: sampleContents.listing.seoTitle },
    });
    expect(product.descriptionHtml).toContain('<th scope="row">容量</th>');
    expect(product.variantList.map(({ price, sku, values }) => [price, sku, values])).toEqual([
      ['3980.00', 'MIZU-500-1', ['白']],
      ['3980.00', 'MIZU-500-2', ['黒']],
      ['3980.00', 'MIZU-500-3', ['緑']],
    ]);
    expect([...shop.uploads.values()]).toEqual([expect.any(Number)]);
    expect([...shop.policies.keys()].sort()).toEqual([
      'LEGAL_NOTICE',
      'PRIVACY_POLICY',
      'REFUND_POLICY',
      'SHIPPING_POLICY',
    ]);
  });

  it('shows its state on its page, in the list and among the sent products', async () => {
    const { user, productId } = await prepare();
    await send(user, productId);
    const product = (await api.as(user).send(getProduct, { params: { productId } })).body;
    // It is at the shop, so it is no longer an idea.
    expect(product.status).toBe('preparando');
    expect(product.shopify).toMatchObject({ state: 'done', shop: KEYS.shop, remoteId: sentProduct(productId).id });
    const { products } = (await api.as(user).send(listProducts, { query: {} })).body;
    expect(products[0]?.shopify?.state).toBe('done');
    const { connection } = (await api.as(user).send(getShopify, {})).body;
    expect(connection?.sent).toMatchObject([{ productId, status: 'DRAFT' }]);
    expect(await toldTo(user)).toEqual([['shopify-ready', 'Rascunho criado: ']]);
  });

  it("is written in Portuguese with a Japanese translation when the shop's primary language is not Japanese", async () => {
    shop.locales = [
      { locale: 'pt-BR', primary: true },
      { locale: 'ja', primary: false },
    ];
    const { user, productId } = await prepare();
    // The text changes after its digest was read.
    double.next('registerTranslations', () => {
      sentProduct(productId).title = 'Garrafa';
    });
    expect(await send(user, productId)).toMatchObject({ state: 'done', notes: { translation: '4 textos' } });
    expect(sentProduct(productId).translations.get('title')).toBe(sampleContents.nameJa);
    expect(sentProduct(productId).title).toBe('Garrafa');
  });

  it('may have 2,048 variants and 20 photos, and keeps the ids of both when sent again', async () => {
    const values = (count: number, of: string) => Array.from({ length: count }, (_, index) => `${of}${index}`);
    const options = [
      { name: '色', values: values(16, '色') },
      { name: '形', values: values(16, '形') },
      { name: '大きさ', values: values(8, '大') },
    ];
    const images = await Promise.all(Array.from({ length: 20 }, storedPhoto));
    const { user, productId, listing } = await prepare({ options, images });
    expect(await send(user, productId)).toMatchObject({ state: 'done', notes: { product: '2048 variantes' } });
    const idsOf = () => {
      const { media, variantList } = sentProduct(productId);
      return [...media, ...variantList].map(({ id }) => id);
    };
    const before = idsOf();
    expect(before).toHaveLength(2068);
    expect(shop.uploads.size).toBe(20);
    await edit(user, productId, { ...listing, priceYen: 4980 });
    shop.uploads.clear();
    expect((await send(user, productId))?.state).toBe('done');
    expect(idsOf()).toEqual(before);
    expect(shop.uploads.size).toBe(0);
    expect(sentProduct(productId).variantList[0]?.price).toBe('4980.00');
  });

  it('uses price and variants of calculator and sheet when the listing has none', async () => {
    const { user, productId } = await prepare({ priceYen: null });
    expect((await begin(user, productId)).body.message).toBe('O rascunho ainda não pode ir: Preço.');
    const params = { productId };
    const inputs = DEFAULT_CALCULATION;
    const saved = await api.as(user).send(saveCalculation, { params, body: { id: randomUUID(), name: 'Um', inputs } });
    const value = (pt: string, ja: string) => ({ name: { pt, ja } });
    const variants = {
      options: [{ name: { pt: 'Cor', ja: '色' }, values: [value('Branco', '白'), value('Preto', '黒')] }],
      rows: [
        { values: [0], jan: '4901234567894' },
        { values: [1], sku: 'PRETO', priceYen: 9800 },
      ],
    };
    await api.as(user).send(updateProduct, { params, body: { sheet: { variants } } });
    expect((await send(user, productId))?.state).toBe('done');
    expect(sentProduct(productId).variantList.map(({ values, price, sku }) => [values, price, sku])).toEqual([
      [['白'], `${saved.body.result.price}.00`, 'MIZU-500-1'],
      [['黒'], '9800.00', 'PRETO'],
    ]);
  });

  it("is rejected without Premium, without a shop, and for another person's product", async () => {
    const { user, productId } = await prepare();
    const stranger = await buildUser(db, { userType: 'admin' });
    await api.as(stranger).send(connectShopify, { body: KEYS });
    expect((await begin(stranger, productId)).status).toBe(404);
    expect((await begin(await buildUser(db), productId)).body.code).toBe('premium_required');
    await api.as(user).send(disconnectShopify, {});
    expect((await begin(user, productId)).body.message).toContain('Conecte a sua loja');
    shop.currencyCode = 'BRL';
    await api.as(user).send(connectShopify, { body: KEYS });
    expect((await begin(user, productId)).body.message).toContain('A loja cobra em BRL');
  });

  it('waits when Shopify throttles, and continues', async () => {
    const { user, productId } = await prepare();
    double.next('setProduct', 'throttled', 'throttled', { status: 429, headers: { 'retry-after': '0' } });
    expect((await send(user, productId))?.state).toBe('done');
  });

  it('gets a new token when the old one expires in the third step', async () => {
    shop.locales = TWO_LANGUAGES;
    const { user, productId } = await prepare();
    const before = shop.tokensGiven;
    double.next('registerTranslations', double.expireToken);
    expect((await send(user, productId))?.state).toBe('done');
    expect(shop.tokensGiven).toBe(before + 1);
  });

  it('stops with Shopify’s message at whichever step it rejects, and can be sent again', async () => {
    shop.locales = TWO_LANGUAGES;
    const { user, productId } = await prepare();
    for (const [name, step] of [
      ['defineProductId', 'photos'],
      ['stageUploads', 'photos'],
      ['setProduct', 'product'],
      ['registerTranslations', 'translation'],
      ['updatePolicy', 'policies'],
    ] as const) {
      double.next(name, { userError: { field: ['input', 'title'], message: 'Title is too long' } });
      const failure = expect.stringContaining('Title is too long');
      expect(await send(user, productId), name).toMatchObject({ state: 'failed', step, failure });
    }
    expect(await send(user, productId)).toMatchObject({ state: 'done', failure: null });
    expect(shop.products.size).toBe(1);
  });

  it.each(STEPS)('is resumed by another process when one dies in %s', async (...steps) => {
    shop.locales = TWO_LANGUAGES;
    const { user, productId } = await prepare();
    await begin(user, productId);
    const dying = new AbortController();
    const dead: Promise<unknown>[] = [];
    for (const name of steps) {
      double.next(name, 'no answer');
      dead.push(runDueSends(deps, dying.signal));
      await vi.waitFor(() => expect(shop.done).toContain(name));
      await run();
      expect((await view(user, productId))?.state, name).toBe('running');
      later();
    }
    await run();
    expect((await view(user, productId))?.state).toBe('done');
    dying.abort();
    await Promise.all(dead);
    expect((await view(user, productId))?.state).toBe('done');
    expect(shop.products.size).toBe(1);
  });

  it('stops when Shopify fails in the background, and asks about what that left there', async () => {
    const { user, productId } = await prepare();
    double.next('readSetOperation', { userError: { message: 'Image could not be processed' } });
    const failure = expect.stringContaining('Image could not be processed');
    expect(await send(user, productId)).toMatchObject({ state: 'failed', step: 'product', failure });
    expect(await send(user, productId)).toMatchObject({ state: 'asking', differences: [{ field: 'photos' }] });
    expect((await send(user, productId, { photos: 'here' }))?.state).toBe('done');
    expect(shop.products.size).toBe(1);
  });

  it('explains in Portuguese why the shop rejects it', async () => {
    const { user, productId } = await prepare();
    for (const [effect, said] of [
      [{ status: 423 }, 'bloqueou'],
      [{ status: 402 }, 'pagamento'],
      [{ status: 404 }, 'não conhece'],
      ['denied', 'Falta um acesso'],
      // Not followed: it could lead anywhere.
      [{ status: 302, headers: { location: 'http://127.0.0.1:9/' } }, 'de forma inesperada'],
    ] as const) {
      double.next('setProduct', effect);
      expect(await send(user, productId)).toMatchObject({ state: 'failed', failure: expect.stringContaining(said) });
    }
  });

  it.each(STEPS)('creates one product even if the connection is lost after Shopify completed %s', async (...steps) => {
    shop.locales = TWO_LANGUAGES;
    const { user, productId } = await prepare();
    for (const name of steps) double.next(name, 'cut after');
    expect(await send(user, productId)).toMatchObject({ state: 'waiting', failure: expect.any(String) });
    let lost = 0;
    for (; (await view(user, productId))?.state === 'waiting'; lost += 1) {
      later();
      await run();
    }
    expect(await view(user, productId)).toMatchObject({ state: 'done', failure: null });
    expect(lost).toBe(steps.length);
    expect(shop.products.size).toBe(1);
    expect(shop.done.filter((done) => done === 'setProduct')).toHaveLength(1);
  });

  it('fails after several retries with growing pauses', async () => {
    const { user, productId } = await prepare();
    double.next('readShop', ...Array<{ status: number }>(7).fill({ status: 503 }));
    await send(user, productId);
    await run();
    expect(shop.done).toEqual([]);
    for (let tries = 0; tries < 6; tries += 1) {
      later();
      await run();
    }
    expect(await view(user, productId)).toMatchObject({ state: 'failed', failure: 'A Shopify está fora do ar.' });
    expect(await toldTo(user)).toEqual([['shopify-failed', 'O envio parou: ']]);
  });

  it('is sent once when two tabs request it, at once or during the send, and is handed over by a process that shuts down', async () => {
    const { user, productId } = await prepare();
    const replies = await Promise.all([begin(user, productId), begin(user, productId)]);
    expect(replies.map(({ status }) => status)).toEqual([202, 202]);
    double.next('stageUploads', 'no answer');
    const stopping = new AbortController();
    const running = runDueSends(deps, stopping.signal);
    await vi.waitFor(() => expect(shop.done).toContain('stageUploads'));
    expect((await begin(user, productId)).body.send?.state).toBe('running');
    stopping.abort();
    await running;
    expect((await view(user, productId))?.state).toBe('waiting');
    await Promise.all([run(), run()]);
    expect((await view(user, productId))?.state).toBe('done');
    expect(shop.done.filter((name) => name === 'setProduct')).toHaveLength(1);
  });

  it('stops when the seller cancels it or disconnects the shop', async () => {
    for (const stop of ['cancel', 'disconnect'] as const) {
      const { user, productId } = await prepare();
      double.next('stageUploads', 'no answer');
      await begin(user, productId);
      const dying = new AbortController();
      const running = runDueSends(deps, dying.signal);
      await vi.waitFor(() => expect(shop.done).toContain('stageUploads'));
      if (stop === 'cancel') await api.as(user).send(cancelShopifySend, { params: { productId } });
      else await api.as(user).send(disconnectShopify, {});
      dying.abort();
      await running;
      later();
      await run();
      expect((await view(user, productId))?.state).toBe('cancelled');
      expect(shop.products.size).toBe(0);
    }
  });
});

describe('changes made at Shopify', () => {
  async function prepareSent() {
    const prepared = await prepare();
    await send(prepared.user, prepared.productId);
    return { ...prepared, product: sentProduct(prepared.productId) };
  }

  it('are kept until the seller has chosen, field by field', async () => {
    const { user, productId, listing, product } = await prepareSent();
    product.title = `【送料無料】${product.title}`;
    for (const variant of product.variantList) variant.price = '5480.00';
    await edit(user, productId, { ...listing, priceYen: 5980, tags: ['新しい'] });
    const asked = await send(user, productId);
    expect(asked).toMatchObject({
      state: 'asking',
      differences: [
        { field: 'title', here: sampleContents.nameJa, there: `【送料無料】${sampleContents.nameJa}` },
        { field: 'price', here: '¥5,980', there: '¥5,480' },
      ],
    });
    expect((await toldTo(user))[0]?.[0]).toBe('shopify-changed');
    expect(product.tags).not.toEqual(['新しい']);

    expect((await send(user, productId, { title: 'here' }))?.state).toBe('asking');
    expect((await send(user, productId, { title: 'here', price: 'there' }))?.state).toBe('done');
    expect(product.title).toBe(sampleContents.nameJa);
    expect(product.variantList[0]?.price).toBe('5480.00');
    expect(product.tags).toEqual(['新しい']);
    // The kept value is reported again, so that the next send does not overwrite it.
    expect((await send(user, productId))?.differences).toMatchObject([{ field: 'price', there: '¥5,480' }]);
  });

  it.each(['here', 'there'] as const)(
    'show the photos of both sides in order; those of "%s" are kept',
    async (side) => {
      const images = [await storedPhoto(), await storedPhoto(), { url: 'https://other.example/3.jpg', alt: '横' }];
      const { user, productId } = await prepare({ images });
      await send(user, productId);
      const { media } = sentProduct(productId);
      const [first, second] = media.map(({ id }) => id);
      media.splice(0, 3, ...[1, 0].flatMap((at) => media[at] ?? []), { id: 'gid://shopify/MediaImage/7', source: '' });
      const preview = (id = '') => ({ id, url: `${double.url}/files/${id.split('/').at(-1)}.svg` });
      expect((await send(user, productId))?.differences).toEqual([
        {
          field: 'photos',
          here: '3 fotos',
          there: '3 fotos',
          photos: {
            here: [
              { id: first, url: images[0]?.url },
              { id: second, url: images[1]?.url },
              // Removed at Shopify; a picture of another site is not shown by ours.
              { id: images[2]?.url, url: null },
            ],
            there: [preview(second), preview(first), preview('gid://shopify/MediaImage/7')],
          },
        },
      ]);
      expect(sentProduct(productId).media.map(({ id }) => id)).toEqual([second, first, 'gid://shopify/MediaImage/7']);
      expect((await send(user, productId, { photos: side }))?.state).toBe('done');
      const kept = sentProduct(productId).media.map(({ id }) => id);
      expect(kept.slice(0, 2)).toEqual(side === 'here' ? [first, second] : [second, first]);
      expect(kept[2] === 'gid://shopify/MediaImage/7').toBe(side === 'there');
    },
  );

  it.each(['cut after', 'cut before'] as const)(
    'are no longer asked about when the answer to the choice is lost (%s)',
    async (lost) => {
      const { user, productId, listing, product } = await prepareSent();
      const [own] = product.media;
      product.media = [{ id: 'gid://shopify/MediaImage/7', source: '' }, ...(own ? [own] : [])];
      await edit(user, productId, { ...listing, images: [...(listing.images ?? []), await storedPhoto()] });
      expect((await send(user, productId))?.state).toBe('asking');
      double.next('setProduct', lost);
      expect((await send(user, productId, { photos: 'here' }))?.state).toBe('waiting');
      later();
      await run();
      expect((await view(user, productId))?.state).toBe('done');
      expect(product.media.map(({ id }) => id)).toEqual([own?.id, expect.not.stringMatching(/\/7$/)]);
      expect(shop.done.filter((name) => name === 'setProduct')).toHaveLength(2);
    },
  );

  it('are reported again when the value changed once more', async () => {
    const { user, productId, product } = await prepareSent();
    product.title = '一';
    await send(user, productId);
    product.title = '二';
    expect(await send(user, productId, { title: 'here' })).toMatchObject({
      state: 'asking',
      differences: [{ there: '二' }],
    });
  });

  it('may concern a translation or a policy', async () => {
    shop.locales = TWO_LANGUAGES;
    shop.policies.set('REFUND_POLICY', '<p>返品不可</p>');
    const { user, productId } = await prepare();
    expect(await send(user, productId)).toMatchObject({
      state: 'asking',
      differences: [{ field: 'REFUND_POLICY', there: '返品不可' }],
    });
    expect((await send(user, productId, { REFUND_POLICY: 'there' }))?.state).toBe('done');
    expect(shop.policies.get('REFUND_POLICY')).toBe('<p>返品不可</p>');
    sentProduct(productId).translations.set('title', '直した題');
    const again = await send(user, productId);
    expect(again?.differences.map(({ field }) => field)).toEqual(['translation', 'REFUND_POLICY']);
  });

  it('a published product stays published, and unconfirmed legal points are rejected', async () => {
    const { user, productId, listing, product } = await prepareSent();
    product.status = 'ACTIVE';
    await edit(user, productId, { ...listing, tags: ['夏'] });
    expect((await send(user, productId))?.state).toBe('done');
    expect(product).toMatchObject({ status: 'ACTIVE', tags: ['夏'] });
    await edit(user, productId, { ...listing, benefit: '絶対に漏れません。' });
    expect(await send(user, productId)).toMatchObject({ state: 'failed', failure: expect.stringContaining('à venda') });
  });

  it('apply to one shop: another shop gets its own product', async () => {
    const { user, productId } = await prepareSent();
    await db.update(shopifySends).set({ shop: 'outra.myshopify.com' }).where(eq(shopifySends.productId, productId));
    shop.products.clear();
    expect((await send(user, productId))?.state).toBe('done');
    expect(sentProduct(productId).status).toBe('DRAFT');
  });
});
