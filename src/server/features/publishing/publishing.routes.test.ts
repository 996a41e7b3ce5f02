import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { saveGate } from '#contract/products/japan-gate.ts';
import { createProduct } from '#contract/products/new-product.ts';
import { getProduct } from '#contract/products/products.ts';
import { getListing, type ListingPatch, saveListing } from '#contract/products/publishing.ts';
import type { SheetPatch } from '#contract/products/sheet.ts';
import { updateText } from '#contract/robots/texts.ts';
import { blankListing } from '#domain/publishing/listing.ts';
import { texts } from '#server/db/schema/products.ts';
import { buildUser, type TestUser } from '#tests/support/samples/builders.ts';
import { buildText } from '#tests/support/samples/text-builders.ts';
import { createTestApp } from '#tests/support/test-app.ts';

const { api, deps } = await createTestApp();
const { db } = deps;

const sheet = {
  product_type: { value: [{ choice: 'thermal-bottle' }] },
  capacity: { value: [{ amount: { number: 500, unit: 'ml' } }] },
  weight: { value: [{ amount: { number: 0.21, unit: 'kg' } }] },
};

async function buildProduct(user: TestUser, more: SheetPatch = {}): Promise<string> {
  const body = {
    id: randomUUID(),
    name: 'Garrafa Mizu',
    nameJa: 'Mizu ボトル',
    slug: 'mizu',
    sheet: { ...sheet, ...more },
  };
  return (await api.as(user).send(createProduct, { body })).body.id;
}

const star = (user: TestUser, textId: string) =>
  api.as(user).send(updateText, { params: { textId }, body: { starred: true } });

describe('listing of a product', () => {
  it('starts empty, with the Japanese facts of the sheet', async () => {
    const user = await buildUser(db);
    const { status, body } = await api.as(user).send(getListing, { params: { productId: await buildProduct(user) } });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      listing: blankListing,
      savedAt: null,
      nameJa: 'Mizu ボトル',
      slug: 'mizu',
      points: [],
      known: { priceYen: null, weightGrams: 210, sku: 'MIZU', productType: '保温ボトル', images: [], options: [] },
      gate: 'open',
    });
    expect(body.details).toContainEqual({ label: '容量', value: '500ml' });
    expect(body.proposals.name[0]?.ja).toContain('500ml');
    for (const proposed of Object.values(body.proposals).flat()) expect(proposed.pt).not.toBe('');
  });

  it('merges concurrent changes, and returns the state of the Japan gate', async () => {
    const user = await buildUser(db);
    const params = { productId: await buildProduct(user) };
    const patches: ListingPatch[] = [{ priceYen: 3980 }, { benefit: '朝に。' }, { tags: ['水筒'] }];
    await Promise.all(patches.map((body) => api.as(user).send(saveListing, { params, body })));
    await api.as(user).send(saveGate, { params, body: { answers: {}, documents: {} } });
    const { body } = await api.as(user).send(getListing, { params });
    expect(body.listing).toEqual({ ...blankListing, priceYen: 3980, benefit: '朝に。', tags: ['水筒'] });
    expect(body.gate).toBe('clear');
    const product = (await api.as(user).send(getProduct, { params })).body;
    expect([product.price, product.steps.price]).toEqual([3980, 'full']);
  });

  it.each([
    ['a document can be handed in', { bateria: 'litio_no_aparelho' }, 'unproved'],
    ['no document clears the alert, which stays', { uso_corpo: 'aparelho_de_beleza' }, 'clear'],
  ] as const)('a proof is missing only where %s', async (_case, answers, gate) => {
    const user = await buildUser(db);
    const params = { productId: await buildProduct(user) };
    await api.as(user).send(saveGate, { params, body: { answers, documents: {} } });
    expect((await api.as(user).send(getListing, { params })).body.gate).toBe(gate);
  });

  it('counts the rows without Japanese, and an exported product is done with its shop', async () => {
    const user = await buildUser(db);
    const own = { ...sheet, other: { value: [{ label: { pt: 'Bico' }, pt: 'Bocal largo de rosca' }] } };
    const created = { id: randomUUID(), name: 'Garrafa', sheet: own };
    const { body: product } = await api.as(user).send(createProduct, { body: created });
    const params = { productId: product.id };
    const { body } = await api.as(user).send(saveListing, { params, body: { benefit: '朝に。' } });
    expect(body.rowsWithoutJapanese).toBe(1);
    const shopStep = async () => (await api.as(user).send(getProduct, { params })).body.steps.shop;
    expect(await shopStep()).toBe('half');
    await api.as(user).send(saveListing, { params, body: { exported: true } });
    expect(await shopStep()).toBe('full');
  });

  it('offers translations with the starred first, lines of starred ads, and only counts samples', async () => {
    const user = await buildUser(db, { userType: 'premium' });
    const productId = await buildProduct(user);
    const [told, , line, sample] = await Promise.all([
      buildText(db, user, { robot: 'translate', words: 'ステンレスのボトルです。', productId }),
      buildText(db, user, { robot: 'translate', words: '星のない文です。', productId }),
      buildText(db, user, { robot: 'ads', words: '朝のコーヒーに。', productId }),
      buildText(db, user, { robot: 'reviews', words: '便利です。', productId }),
    ]);
    for (const text of [told, line, sample]) await star(user, text?.id ?? '');
    const sentence = {
      field: 'descriptions',
      index: 0,
      source: null,
      text: '朝のコーヒーに。',
      meaning: 'Para o café da manhã.',
    };
    const output = { texts: { descriptions: ['朝のコーヒーに。'] }, sentences: [sentence], notes: [] };
    await db
      .update(texts)
      .set({ output })
      .where(eq(texts.id, line?.id ?? ''));
    const { body } = await api.as(user).send(getListing, { params: { productId } });
    expect(body.descriptions.map(({ text, starred }) => [text, starred])).toEqual([
      ['ステンレスのボトルです。', true],
      ['星のない文です。', false],
    ]);
    expect(body.proposals.benefit[0]).toEqual({ ja: '朝のコーヒーに。', pt: 'Para o café da manhã.' });
    expect(body.sampleCount).toBe(1);
    expect(JSON.stringify(body)).not.toContain('便利です。');
  });

  it('returns legal points in the starred text, in the seller’s own words and in the specification', async () => {
    const user = await buildUser(db, { userType: 'premium' });
    const freeOf = { value: [{ choice: 'abs', limit: { pt: 'sem BPA', ja: 'BPAフリー' } }] };
    const productId = await buildProduct(user, { material: freeOf });
    const text = await buildText(db, user, { robot: 'translate', words: '業界最安値のボトルです。', productId });
    await star(user, text.id);
    const listing = { ...blankListing, benefit: '絶対に漏れません。' };
    const { body } = await api.as(user).send(saveListing, { params: { productId }, body: listing });
    expect(body.listing).toEqual(listing);
    expect(body.points.find(({ textId }) => textId === text.id)?.excerpt).toContain('業界最');
    expect(body.points.find(({ textId }) => textId === null)?.excerpt).toContain('絶対');
    expect(body.points.filter(({ isInSheet }) => isInSheet).map(({ excerpt }) => excerpt)).toEqual(['BPAフリー']);
    const checked = { ...listing, checkedPoints: body.points.map(({ key }) => key) };
    const again = await api.as(user).send(saveListing, { params: { productId }, body: checked });
    expect(again.body.points.map(({ key }) => key)).toEqual(checked.checkedPoints);
  });

  it('is checked in a worker thread, one job per person at a time, up to the maximum text length', async () => {
    const user = await buildUser(db, { userType: 'premium' });
    const productId = await buildProduct(user);
    const { id } = await buildText(db, user, { robot: 'translate', productId });
    await star(user, id);
    const output = { texts: { translation: Array(40).fill('1'.repeat(20_000)) }, sentences: [], notes: [] };
    await db.update(texts).set({ output }).where(eq(texts.id, id));
    const asked = vi.spyOn(deps.writerThreads, 'runInWorker');
    onTestFinished(() => asked.mockRestore());
    expect((await api.as(user).send(getListing, { params: { productId } })).status).toBe(200);
    const [[person, task] = []] = asked.mock.calls;
    expect([asked.mock.calls.length, person]).toEqual([1, user.id]);
    expect(task).toMatchObject({
      work: 'listing',
      input: { texts: ['1'.repeat(20_000).concat('\n').repeat(3).slice(0, 60_000), expect.any(String)] },
    });
  });

  const refused: [string, Partial<Record<keyof ListingPatch, unknown>>][] = [
    ['buyUrl', { buyUrl: 'javascript:alert(1)' }],
    ['images.0.url', { images: [{ url: 'http://a.example/1.jpg', alt: '' }] }],
    ['images.0.url', { images: [{ url: 'https://a.example/"onerror="x', alt: '' }] }],
    ['priceYen', { priceYen: 9.5 }],
    ['sku', { sku: 'código' }],
    ['tags.0', { tags: ['a,b'] }],
    ['options.0.values', { options: [{ name: 'カラー', values: ['白', '白'] }] }],
    ['benefit', { benefit: 'a\nb' }],
  ];
  it.each(refused)('rejects an invalid %s', async (path, broken) => {
    const user = await buildUser(db);
    const params = { productId: await buildProduct(user) };
    const body = { ...blankListing, ...broken } as ListingPatch;
    const reply = await api.as(user).send(saveListing, { params, body });
    expect(reply.status).toBe(400);
    expect(reply.body.issues?.map((issue) => issue.path)).toContain(path);
  });
});
