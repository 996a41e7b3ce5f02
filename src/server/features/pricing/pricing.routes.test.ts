import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { deleteCalculation, getCalculation, listCalculations, saveCalculation } from '#contract/pricing.ts';
import { createProduct } from '#contract/products/new-product.ts';
import { deleteProduct } from '#contract/products/products.ts';
import {
  type CalculationInputs,
  DEFAULT_CALCULATION,
  MAX_CALCULATIONS_PER_PRODUCT,
} from '#domain/pricing/full/calculation-inputs.ts';
import { profiles } from '#server/db/schema/profiles.ts';
import { buildUser, type TestUser } from '#tests/support/samples/builders.ts';
import { createTestApp } from '#tests/support/test-app.ts';

const { api, deps } = await createTestApp();

async function buildProduct(userType: TestUser['userType'] = 'premium') {
  const user = await buildUser(deps.db, { userType });
  const product = await api.as(user).send(createProduct, { body: { id: randomUUID(), name: 'Garrafa Mizu' } });
  return { user, productId: product.body.id };
}

const bottle: CalculationInputs = {
  ...DEFAULT_CALCULATION,
  supplier: { currency: 'USD', amountMinor: 780, rateMicro: 152_400_000, spreadBp: 400 },
  shipping: 600,
  payoutSpreadBp: 400,
  cpa: 2000,
};
const draft = (over: Partial<CalculationInputs> = {}) => ({
  id: randomUUID(),
  name: 'Loja própria',
  inputs: { ...bottle, ...over },
});

describe('saved calculation of a product', () => {
  it('is saved with the result that the server calculates, and returned with its inputs', async () => {
    const { user, productId } = await buildProduct();
    const forged = { ...draft(), result: { price: 1, marginBp: 9999 } };
    const saved = await api.as(user).send(saveCalculation, { params: { productId }, body: forged });
    expect(saved.status).toBe(201);
    const result = { price: 5980, minimum: 5960, marginBp: 2520, net: 1507, breakEvenCpa: 3507, breakEvenRoas: 171 };
    expect(saved.body).toMatchObject({ id: forged.id, productId, name: 'Loja própria', inputs: bottle, result });
    const opened = await api.as(user).send(getCalculation, { params: { calculationId: forged.id } });
    expect(opened.body).toEqual(saved.body);
  });

  it('is saved once for repeated and concurrent requests', async () => {
    const { user, productId } = await buildProduct();
    const body = draft();
    const send = () => api.as(user).send(saveCalculation, { params: { productId }, body });
    const replies = await Promise.all([send(), send(), send()]);
    expect(replies.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(replies.map((reply) => JSON.stringify(reply.body))).size).toBe(1);
    const list = await api.as(user).send(listCalculations, { params: { productId } });
    expect(list.body.calculations).toHaveLength(1);
  });

  it('is listed newest first, and not after its deletion', async () => {
    const { user, productId } = await buildProduct();
    const first = draft();
    const second = draft({ choice: 'own', ownPrice: 4980 });
    for (const body of [first, second]) await api.as(user).send(saveCalculation, { params: { productId }, body });
    const read = async () =>
      (await api.as(user).send(listCalculations, { params: { productId } })).body.calculations.map(({ id }) => id);
    expect(await read()).toEqual([second.id, first.id]);
    expect((await api.as(user).send(deleteCalculation, { params: { calculationId: first.id } })).status).toBe(204);
    expect((await api.as(user).send(deleteCalculation, { params: { calculationId: first.id } })).status).toBe(404);
    expect(await read()).toEqual([second.id]);
  });

  it("cannot be saved to another person's product, nor under another person's id", async () => {
    const mine = await buildProduct();
    const theirs = await buildProduct();
    const body = draft();
    const knock = await api.as(mine.user).send(saveCalculation, { params: { productId: theirs.productId }, body });
    expect(knock.status).toBe(404);
    await api.as(theirs.user).send(saveCalculation, { params: { productId: theirs.productId }, body });
    const taken = await api.as(mine.user).send(saveCalculation, { params: { productId: mine.productId }, body });
    expect(taken).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect(JSON.stringify(taken.body)).not.toContain('Loja própria');
  });

  it('is hidden when its product is deleted, and locked when the plan locks the product', async () => {
    const { user, productId } = await buildProduct();
    const body = draft();
    await api.as(user).send(saveCalculation, { params: { productId }, body });
    await api.as(user).send(createProduct, { body: { id: randomUUID(), name: 'Outro' } });
    const open = () => api.as(user).send(getCalculation, { params: { calculationId: body.id } });
    await deps.db.update(profiles).set({ userType: 'free' });
    expect((await open()).body.code).toBe('premium_required');
    await deps.db.update(profiles).set({ userType: 'premium' });
    expect((await open()).status).toBe(200);
    await api.as(user).send(deleteProduct, { params: { productId } });
    expect((await open()).status).toBe(404);
  });

  it('can be saved by a free person to their one product', async () => {
    const { user, productId } = await buildProduct('free');
    expect((await api.as(user).send(saveCalculation, { params: { productId }, body: draft() })).status).toBe(201);
  });

  it.each<[string, unknown]>([
    ['no price', draft({ targetMarginBp: 9000, refundRateBp: 2000 })],
    ['no name', { ...draft(), name: '  ' }],
    ['half a yen', draft({ shipping: 0.5 })],
    ['a negative cost', draft({ cpa: -1 })],
    ['more than a price can be', draft({ choice: 'own', ownPrice: 100_000_000 })],
    ['a currency nobody quotes', draft({ supplier: { currency: 'EUR', amount: 1 } as never })],
    ['no rate', draft({ supplier: { currency: 'USD', amountMinor: 1, rateMicro: 0, spreadBp: 0 } })],
    ['a hundred fees', draft({ fees: Array(100).fill({ label: 'x', rateBp: 1, fixed: 0, min: 0 }) })],
  ])('is rejected with %s', async (_, body) => {
    const { user, productId } = await buildProduct();
    const reply = await api.as(user).send(saveCalculation, { params: { productId }, body: body as never });
    expect(reply).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
  });

  it('is limited in number per product', async () => {
    const { user, productId } = await buildProduct();
    const send = () => api.as(user).send(saveCalculation, { params: { productId }, body: draft() });
    await send();
    await deps.pool.query(
      `insert into product_calculations
       select (jsonb_populate_record(c, jsonb_build_object('id', gen_random_uuid()))).*
       from product_calculations c, generate_series(1, $2) where product_id = $1`,
      [productId, MAX_CALCULATIONS_PER_PRODUCT - 2],
    );
    expect((await send()).status).toBe(201);
    expect((await send()).body.code).toBe('conflict');
  });
});
