import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { saveCalculation } from '#contract/pricing.ts';
import { createProduct } from '#contract/products/new-product.ts';
import {
  deleteProduct,
  exportProducts,
  getProduct,
  listProducts,
  type Product,
  restoreProduct,
  updateProduct,
} from '#contract/products/products.ts';
import type { SheetPatch } from '#contract/products/sheet.ts';
import { getText, listTexts } from '#contract/robots/texts.ts';
import type { UserType } from '#domain/accounts/user-types.ts';
import { DEFAULT_CALCULATION } from '#domain/pricing/full/calculation-inputs.ts';
import { products } from '#server/db/schema/products.ts';
import { profiles } from '#server/db/schema/profiles.ts';
import { lockProducts } from '#server/features/products/products.repository.ts';
import { sweepDeletedTextsAndProducts } from '#server/features/texts/text-sweep.ts';
import { buildUser, type TestUser } from '#tests/support/samples/builders.ts';
import { buildText } from '#tests/support/samples/text-builders.ts';
import { createTestApp } from '#tests/support/test-app.ts';

const { api, deps } = await createTestApp();
const { db } = deps;

const premium = () => buildUser(db, { userType: 'premium' });
const capacity = (number: number) => ({
  capacity: { value: [{ amount: { number, unit: 'ml' } }], words: `${number} ml` },
});
const volume = capacity(500);

async function create(
  user: TestUser,
  over: Partial<Omit<Product, 'sheet' | 'photos'>> & { sheet?: SheetPatch; textId?: string } = {},
) {
  const body = { id: randomUUID(), name: 'Garrafa Mizu', ...over };
  return api.as(user).send(createProduct, { body });
}
const listOf = async (user: TestUser, query = {}) => (await api.as(user).send(listProducts, { query })).body;
const setPlan = (user: TestUser, userType: UserType) =>
  db.update(profiles).set({ userType }).where(eq(profiles.id, user.id));

describe('creating', () => {
  it('stores names, sheet and notes', async () => {
    const user = await premium();
    const reply = await create(user, {
      nameJa: 'ステンレスボトル',
      slug: 'mizu-bottle',
      sheet: volume,
      notes: 'Ver frete',
    });
    expect(reply.status).toBe(201);
    const product = (await api.as(user).send(getProduct, { params: { productId: reply.body.id } })).body;
    expect(product).toMatchObject({
      name: 'Garrafa Mizu',
      nameJa: 'ステンレスボトル',
      slug: 'mizu-bottle',
      status: 'ideia',
      sheet: volume,
      notes: 'Ver frete',
      steps: { sheet: 'half', texts: 'empty' },
      textCount: 0,
      locked: false,
    });
  });

  it('creates one row for many requests with the same id, also on the free plan', async () => {
    const user = await buildUser(db);
    const id = randomUUID();
    const replies = await Promise.all(Array.from({ length: 5 }, () => create(user, { id })));
    expect(replies.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(await db.$count(products, eq(products.userId, user.id))).toBe(1);
  });

  it('rejects an id of another person without revealing it', async () => {
    const { body } = await create(await premium());
    const reply = await create(await premium(), { id: body.id, name: 'Outra' });
    expect(reply.status).toBe(409);
    expect(JSON.stringify(reply.body)).not.toContain('Mizu');
  });

  it.each([{ name: ' ' }, { name: 'x'.repeat(121) }, { name: 'a', slug: 'Não' }, { name: 'a', status: 'pronto' }])(
    'rejects %j',
    async (fields) => {
      const user = await premium();
      const body = { id: randomUUID(), ...fields } as never;
      expect((await api.as(user).send(createProduct, { body })).status).toBe(400);
    },
  );

  it('assigns a text without a product', async () => {
    const user = await premium();
    const text = await buildText(db, user);
    const { body } = await create(user, { textId: text.id });
    expect(body).toMatchObject({ textCount: 1, steps: { sheet: 'empty' } });
    const kept = await api.as(user).send(getText, { params: { textId: text.id } });
    expect(kept.body).toMatchObject({ productId: body.id, productName: 'Garrafa Mizu', sheetChanged: false });
  });

  it('does not assign a text of another person', async () => {
    const text = await buildText(db, await premium());
    const reply = await create(await premium(), { textId: text.id });
    expect(reply.status).toBe(404);
  });
});

describe('changing', () => {
  it('marks older texts as outdated only when the sheet really changed', async () => {
    const user = await premium();
    const { body } = await create(user, { sheet: volume });
    const params = { productId: body.id };
    const text = await buildText(db, user, { productId: body.id });
    const changed = async () => (await api.as(user).send(getText, { params: { textId: text.id } })).body.sheetChanged;
    await api.as(user).send(updateProduct, { params, body: { sheet: volume, notes: 'igual' } });
    expect(await changed()).toBe(false);
    await api.as(user).send(updateProduct, { params, body: { sheet: capacity(750) } });
    expect(await changed()).toBe(true);
    const later = await buildText(db, user, { productId: body.id });
    expect(later.sheetChanged).toBe(false);
  });

  it('updates single fields: others stay, null removes one, an invalid one is rejected', async () => {
    const user = await premium();
    const { body } = await create(user, { sheet: volume });
    const change = (sheet: SheetPatch) =>
      api.as(user).send(updateProduct, { params: { productId: body.id }, body: { sheet } });
    const weight = { value: [{ amount: { number: 780, unit: 'g' } }] };
    expect((await change({ weight })).body.sheet).toMatchObject({ ...volume, weight });
    const refused = await change({ weight: { value: [{ amount: { number: 780, unit: 'ml' } }] } });
    expect(refused).toMatchObject({ status: 400, body: { issues: [{ path: 'sheet.weight' }] } });
    expect(Object.keys((await change({ capacity: null })).body.sheet)).toEqual(['weight']);
    const two = { brand: { value: [{ pt: 'Mizu' }] } };
    await Promise.all([change(two), change({ model_number: { value: [{ pt: 'TE24' }] } })]);
    const after = await api.as(user).send(getProduct, { params: { productId: body.id } });
    expect(Object.keys(after.body.sheet).sort()).toEqual(['brand', 'model_number', 'weight']);
  });

  it('stores dismissed suggestions, and restores them', async () => {
    const user = await premium();
    const params = { productId: (await create(user)).body.id };
    const change = async (body: { dismiss?: string[]; undismiss?: string[] }) =>
      (await api.as(user).send(updateProduct, { params, body })).body.dismissed;
    expect(await change({ dismiss: ['a', 'b'] })).toEqual(['a', 'b']);
    expect(await change({ dismiss: ['b', 'c'], undismiss: ['a'] })).toEqual(['b', 'c']);
  });

  it('creates the sheet of an older version from its facts, once, without loss', async () => {
    const user = await premium();
    const { body } = await create(user, { notes: 'Minhas' });
    const fact = { id: 'f', role: null, line: 0, text: '', value: '' };
    const facts = [
      { ...fact, kind: 'quantity' as const, role: 'volume', value: '500', unit: 'ml', text: '500 ml' },
      { ...fact, kind: 'claim' as const, value: 'não vaza', text: 'não vaza nunca' },
    ];
    await db.update(products).set({ facts, sheet: null }).where(eq(products.id, body.id));
    const read = () => api.as(user).send(getProduct, { params: { productId: body.id } });
    const first = (await read()).body;
    expect(first.sheet).toMatchObject({ capacity: { value: [{ amount: { number: 500, unit: 'ml' } }] } });
    expect(first.notes).toMatch(/^Minhas\n.*não vaza/s);
    expect((await read()).body).toEqual(first);
  });

  it('keeps fields that were not sent', async () => {
    const user = await premium();
    const { body } = await create(user, { nameJa: '水', notes: 'Minhas notas', sheet: volume });
    const params = { productId: body.id };
    const reply = await api.as(user).send(updateProduct, { params, body: { status: 'a_venda' } });
    expect(reply.body).toMatchObject({ status: 'a_venda', nameJa: '水', notes: 'Minhas notas', sheet: volume });
  });
});

describe('deleting', () => {
  it('hides the product, keeps its texts, and can be undone completely', async () => {
    const user = await premium();
    const { body } = await create(user, { sheet: volume });
    const params = { productId: body.id };
    const text = await buildText(db, user, { productId: body.id });
    expect((await api.as(user).send(deleteProduct, { params })).status).toBe(204);
    expect((await api.as(user).send(getProduct, { params })).status).toBe(404);
    const loose = await api.as(user).send(getText, { params: { textId: text.id } });
    expect(loose.body).toMatchObject({ productId: null, productName: null });
    const restored = await api.as(user).send(restoreProduct, { params });
    expect(restored.body).toMatchObject({ sheet: volume, textCount: 1 });
    expect((await api.as(user).send(restoreProduct, { params })).status).toBe(200);
  });

  it('is permanent after a week; the texts stay', async () => {
    const user = await premium();
    const { body } = await create(user);
    const text = await buildText(db, user, { productId: body.id });
    await api.as(user).send(deleteProduct, { params: { productId: body.id } });
    const inDays = (days: number) => ({ db, now: () => new Date(Date.now() + days * 86_400_000) });
    expect((await sweepDeletedTextsAndProducts(inDays(6))).products).toBe(0);
    expect((await sweepDeletedTextsAndProducts(inDays(8))).products).toBe(1);
    expect((await api.as(user).send(restoreProduct, { params: { productId: body.id } })).status).toBe(404);
    expect((await api.as(user).send(getText, { params: { textId: text.id } })).body.productId).toBeNull();
  });
});

describe('product list', () => {
  it('finds by status and by words, ignoring accents and character width', async () => {
    const user = await premium();
    await create(user, { name: 'Guarda-chuva Amé', nameJa: '折りたたみ傘' });
    await create(user, { name: 'Escova', nameJa: '猫用ﾌﾞﾗｼ', status: 'pausado' });
    const names = async (query: object) => (await listOf(user, query)).products.map(({ name }) => name);
    expect(await names({})).toEqual(['Escova', 'Guarda-chuva Amé']);
    expect(await names({ status: 'pausado' })).toEqual(['Escova']);
    expect(await names({ text: 'GUARDA-CHUVA ame' })).toEqual(['Guarda-chuva Amé']);
    expect(await names({ text: '傘' })).toEqual(['Guarda-chuva Amé']);
    expect(await names({ text: 'ブラシ' })).toEqual(['Escova']);
    expect(await names({ text: '100%' })).toEqual([]);
  });

  it('contains only products of the person', async () => {
    const user = await premium();
    await create(user);
    expect((await listOf(await premium())).products).toEqual([]);
  });
});

describe('free plan', () => {
  it('allows one product and offers Premium for the second', async () => {
    const user = await buildUser(db);
    await create(user);
    const second = await create(user);
    expect([second.status, second.body.code]).toEqual([403, 'premium_required']);
    const list = await listOf(user);
    expect(list).toMatchObject({ total: 1, productLimit: 1, textLimit: 5, keptTexts: 0 });
  });

  it('allows one product when two tabs create at the same time', async () => {
    const user = await buildUser(db);
    const replies = await Promise.all([create(user), create(user)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 403]);
  });

  it('cannot be exceeded by deleting, creating and restoring in any order', async () => {
    const user = await buildUser(db);
    const first = (await create(user)).body.id;
    const remove = (productId: string) => api.as(user).send(deleteProduct, { params: { productId } });
    const restore = async (productId: string) =>
      (await api.as(user).send(restoreProduct, { params: { productId } })).status;
    await remove(first);
    const second = (await create(user)).body.id;
    expect([await restore(first), (await listOf(user)).total]).toEqual([403, 1]);
    await remove(second);
    expect([await restore(first), await restore(second), (await listOf(user)).total]).toEqual([200, 403, 1]);
    await remove(first);
    const both = await Promise.all([restore(first), restore(second)]);
    expect([both.toSorted(), (await listOf(user)).total]).toEqual([[200, 403], 1]);
  });

  it('cannot be exceeded by a deletion that comes while a creation waits', async () => {
    const user = await buildUser(db);
    const params = { productId: (await create(user)).body.id };
    const waiting = await db.transaction(async (tx) => {
      await lockProducts(tx, user.id);
      const creating = create(user);
      await setTimeout(300);
      const deleting = api.as(user).send(deleteProduct, { params });
      await setTimeout(300);
      return [creating, deleting];
    });
    await Promise.all(waiting);
    await api.as(user).send(restoreProduct, { params });
    expect((await listOf(user)).total).toBe(1);
  });

  it('after a downgrade allows undoing a deletion, and does not reveal a locked product on restore or create', async () => {
    const user = await premium();
    const [closed, open] = [await create(user, { name: 'Fechado' }), await create(user)].map(({ body }) => body.id);
    await setPlan(user, 'free');
    const params = { productId: open ?? '' };
    await api.as(user).send(deleteProduct, { params });
    expect((await api.as(user).send(restoreProduct, { params })).status).toBe(200);
    const told = await api.as(user).send(restoreProduct, { params: { productId: closed ?? '' } });
    expect([told.status, told.body.code, (await create(user, { id: closed ?? '' })).status]).toEqual([
      403,
      'premium_required',
      403,
    ]);
  });

  it('a downgrade locks all but the last changed product, deletes nothing, and an upgrade unlocks all', async () => {
    const user = await premium();
    const first = await create(user, { name: 'Primeiro' });
    const second = await create(user, { name: 'Segundo', notes: 'Segredo' });
    await create(user, { name: 'Terceiro' });
    await api.as(user).send(updateProduct, { params: { productId: first.body.id }, body: { notes: 'Mexido' } });
    await setPlan(user, 'free');
    const list = await listOf(user);
    expect(list.products.map(({ name, locked }) => [name, locked])).toEqual([
      ['Primeiro', false],
      ['Terceiro', true],
      ['Segundo', true],
    ]);
    const params = { productId: second.body.id };
    const closed = await api.as(user).send(getProduct, { params });
    expect([closed.status, closed.body.code]).toEqual([403, 'premium_required']);
    expect(JSON.stringify([closed.body, list])).not.toContain('Segredo');
    expect((await api.as(user).send(updateProduct, { params, body: { notes: '' } })).status).toBe(403);
    expect((await api.as(user).send(deleteProduct, { params })).status).toBe(403);
    await setPlan(user, 'premium');
    expect((await api.as(user).send(getProduct, { params })).body.notes).toBe('Segredo');
    expect((await listOf(user)).products.some(({ locked }) => locked)).toBe(false);
  });
});

it('lists no texts of another person', async () => {
  const owner = await premium();
  const { body } = await create(owner);
  await buildText(db, owner, { productId: body.id });
  const reply = await api.as(await premium()).send(listTexts, { query: { product: body.id } });
  expect(reply.body.texts).toEqual([]);
});

describe('price of a product', () => {
  it('is the price of its newest calculation, in the list and on its page', async () => {
    const user = await premium();
    const { body: bottle } = await create(user);
    const { body: pan } = await create(user, { name: 'Frigideira' });
    expect(bottle.price).toBeNull();
    for (const ownPrice of [4980, 5980]) {
      const inputs = { ...DEFAULT_CALCULATION, choice: 'own', ownPrice } as const;
      const body = { id: randomUUID(), name: 'Loja própria', inputs };
      await api.as(user).send(saveCalculation, { params: { productId: bottle.id }, body });
    }
    const prices = new Map((await listOf(user)).products.map(({ id, price }) => [id, price]));
    expect([prices.get(bottle.id), prices.get(pan.id)]).toEqual([5980, null]);
    expect((await api.as(user).send(getProduct, { params: { productId: bottle.id } })).body.price).toBe(5980);
  });
});

describe('export of sheet and prices', () => {
  it('contains one product or all unlocked ones', async () => {
    const user = await premium();
    const { body: pan } = await create(user, { name: 'Frigideira', sheet: volume });
    const { body: bottle } = await create(user, { sheet: volume });
    const price = { id: randomUUID(), name: 'Loja própria', inputs: DEFAULT_CALCULATION };
    await api.as(user).send(saveCalculation, { params: { productId: bottle.id }, body: price });
    const one = (await api.as(user).send(exportProducts, { query: { product: bottle.id } })).body;
    expect([one.fileName, one.count]).toEqual(['dropar-garrafa-mizu-ficha.csv', 2]);
    expect(one.content).toContain('Garrafa Mizu,,Ideia,Ficha,Capacidade,500 ml,容量,500ml');
    expect(one.content).toContain('Garrafa Mizu,,Ideia,Preço,Loja própria,');
    expect(one.content).not.toContain('Frigideira');
    const all = (await api.as(user).send(exportProducts, { query: {} })).body;
    expect([all.fileName, all.count]).toEqual(['dropar-produtos-ficha.csv', 3]);

    await setPlan(user, 'free');
    expect((await api.as(user).send(exportProducts, { query: {} })).body.count).toBe(2);
    const locked = await api.as(user).send(exportProducts, { query: { product: pan.id } });
    expect(locked).toMatchObject({ status: 403, body: { code: 'premium_required' } });
  });

  it('contains nothing of other people, and is empty without products', async () => {
    const { body: product } = await create(await premium(), { sheet: volume });
    const stranger = await premium();
    expect((await api.as(stranger).send(exportProducts, { query: { product: product.id } })).status).toBe(404);
    expect((await api.as(stranger).send(exportProducts, { query: {} })).body.count).toBe(0);
  });

  it('lets requests of other people run after each product', async () => {
    const user = await premium();
    for (let count = 0; count < 3; count += 1) await create(user, { sheet: volume });
    const compose = vi.spyOn(deps.writerThreads, 'runInWorker');
    onTestFinished(() => compose.mockRestore());
    expect((await api.as(user).send(exportProducts, { query: {} })).body.count).toBe(3);
    expect(compose.mock.calls.map(([owner, { work }]) => [owner, work])).toEqual(
      Array(3).fill([user.id, 'exportProduct']),
    );
  });

  it('is refused where there are more sheets than fit into a file', async () => {
    const user = await premium();
    const value = Array.from({ length: 30 }, (_, at) => ({
      label: { pt: `Linha ${at}`, ja: `行${at}` },
      pt: 'a'.repeat(300),
      ja: 'あ',
    }));
    const { id } = (await create(user, { sheet: { other: { value } } })).body;
    await db.execute(sql`
      insert into products (id, user_id, name, sheet)
      select gen_random_uuid(), user_id, name, sheet from products, generate_series(1, 400) where id = ${id}`);
    expect((await api.as(user).send(exportProducts, { query: {} })).status).toBe(413);
    expect((await api.as(user).send(exportProducts, { query: { product: id } })).body.count).toBe(30);
  });
});
