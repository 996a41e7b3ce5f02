import { describe, expect, it } from 'vitest';
import { getShop, type ShopDraft, saveShop } from '#contract/shop.ts';
import { blankShop } from '#domain/shop/shop.ts';
import { shops } from '#server/db/schema/shops.ts';
import { buildUser } from '#tests/support/samples/builders.ts';
import { createTestApp } from '#tests/support/test-app.ts';

const { api, deps } = await createTestApp();

describe('shop of a person', () => {
  it('is empty until it is saved', async () => {
    const reply = await api.as(await buildUser(deps.db)).send(getShop, {});
    expect(reply).toMatchObject({ status: 200, body: { savedAt: null } });
    expect(reply.body.shop).toEqual(blankShop);
  });

  it('is saved incomplete and trimmed, and the second save replaces the first', async () => {
    const user = api.as(await buildUser(deps.db));
    const first = await user.send(saveShop, { body: { ...blankShop, storeName: '  Mizu Store ' } });
    expect(first).toMatchObject({ status: 200, body: { shop: { storeName: 'Mizu Store' } } });
    const glossary = [{ pt: 'garrafinha', ja: 'マイボトル' }];
    await user.send(saveShop, { body: { ...blankShop, storeName: '水の店', glossary } });
    const { body } = await user.send(getShop, {});
    expect(body.shop).toEqual({ ...blankShop, storeName: '水の店', glossary });
    expect(body.savedAt).not.toBeNull();
  });

  it('tolerates fields that a newer version added', async () => {
    const user = await buildUser(deps.db);
    await deps.db.insert(shops).values({ userId: user.id, details: { storeName: 'Antiga' } });
    expect((await api.as(user).send(getShop, {})).body.shop).toEqual({ ...blankShop, storeName: 'Antiga' });
  });

  const refused: [string, Partial<Record<keyof ShopDraft, unknown>>][] = [
    ['email', { email: 'sem-arroba' }],
    ['shippingYen', { shippingYen: 8.5 }],
    ['deliveryMin', { deliveryMin: 0 }],
    ['phoneFrom', { phoneFrom: '25:00' }],
    ['address', { address: 'Rua A, 1\nRua B, 2' }],
    ['privacyDate', { privacyDate: 'ontem' }],
    ['paymentMethods', { paymentMethods: ['card', 'card'] }],
    ['glossary.0.ja', { glossary: [{ pt: 'garrafa', ja: ' ' }] }],
    ['ownRows.0.pt', { ownRows: [{ kind: 'fees', ja: '手数料 220円', pt: '' }] }],
    ['storeName', { storeName: 'x'.repeat(41) }],
    ['country', { country: 'XX' }],
  ];
  it.each(refused)('rejects an invalid %s', async (path, broken) => {
    const user = api.as(await buildUser(deps.db));
    const reply = await user.send(saveShop, { body: { ...blankShop, ...broken } as ShopDraft });
    expect(reply.status).toBe(400);
    expect(reply.body.issues?.map((issue) => issue.path)).toContain(path);
    expect((await user.send(getShop, {})).body.savedAt).toBeNull();
  });
});
