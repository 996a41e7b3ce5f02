import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { getDashboard } from '#contract/dashboard.ts';
import { saveCalculation } from '#contract/pricing.ts';
import { createProduct } from '#contract/products/new-product.ts';
import { createTask, getBoard } from '#contract/tasks.ts';
import { DEFAULT_CALCULATION } from '#domain/pricing/full/calculation-inputs.ts';
import { profiles } from '#server/db/schema/profiles.ts';
import { buildUser, type TestUser } from '#tests/support/samples/builders.ts';
import { buildText } from '#tests/support/samples/text-builders.ts';
import { createTestApp } from '#tests/support/test-app.ts';

const { api, deps } = await createTestApp();

const nothing = { sheet: 'empty', texts: 'empty', photos: 'empty', price: 'empty', japan: 'empty', shop: 'empty' };
const read = async (user: TestUser) => (await api.as(user).send(getDashboard, {})).body;
const addProduct = async (user: TestUser, name: string, status: 'ideia' | 'a_venda' = 'ideia') =>
  (await api.as(user).send(createProduct, { body: { id: randomUUID(), name, status } })).body.id;

it('starts empty, with the default board', async () => {
  const user = await buildUser(deps.db);
  const dashboard = await read(user);
  expect(dashboard).toMatchObject({
    waiting: [],
    texts: [],
    hasProduct: false,
    hasPrice: false,
    hasText: false,
    board: { tasks: [] },
  });
  expect(dashboard.board).toEqual((await api.as(user).send(getBoard, {})).body);
});

it('returns unpublished products with their progress, the last texts, and the first steps', async () => {
  const user = await buildUser(deps.db, { userType: 'premium' });
  await addProduct(user, 'À venda', 'a_venda');
  const priced = await addProduct(user, 'Com preço');
  const written = await addProduct(user, 'Com texto');
  const body = { id: randomUUID(), name: 'Loja própria', inputs: DEFAULT_CALCULATION };
  await api.as(user).send(saveCalculation, { params: { productId: priced }, body });
  for (let count = 0; count < 4; count += 1) await buildText(deps.db, user, { productId: written, words: 'Olá' });
  await api.as(user).send(createTask, { body: { id: randomUUID(), title: 'Fotos', columnId: 'coluna1' } });

  const dashboard = await read(user);
  expect(dashboard.waiting).toEqual([
    { id: written, name: 'Com texto', photo: null, steps: { ...nothing, texts: 'half' } },
    { id: priced, name: 'Com preço', photo: null, steps: { ...nothing, price: 'full' } },
  ]);
  expect(dashboard.texts).toHaveLength(3);
  expect(dashboard).toMatchObject({ hasProduct: true, hasPrice: true, hasText: true });
  expect(dashboard.board.tasks.map(({ title }) => title)).toEqual(['Fotos']);
});

it('shows nothing of other people, and only products within the plan', async () => {
  const user = await buildUser(deps.db, { userType: 'premium' });
  await addProduct(user, 'Primeiro');
  await addProduct(user, 'Segundo');
  const stranger = await read(await buildUser(deps.db));
  expect(stranger).toMatchObject({ waiting: [], texts: [], hasPrice: false, hasText: false });
  expect((await read(user)).waiting.map(({ name }) => name)).toEqual(['Segundo', 'Primeiro']);
  await deps.db.update(profiles).set({ userType: 'free' });
  expect((await read(user)).waiting.map(({ name }) => name)).toEqual(['Segundo']);
});
