import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { type GateReply, getGate, saveGate } from '#contract/products/japan-gate.ts';
import { createProduct } from '#contract/products/new-product.ts';
import { deleteProduct, getProduct, listProducts, updateProduct } from '#contract/products/products.ts';
import { productGate } from '#server/db/schema/product-gate.ts';
import { answersWith } from '#tests/gate/safe-answers.ts';
import { buildUser, type TestUser } from '#tests/support/samples/builders.ts';
import { createTestApp } from '#tests/support/test-app.ts';

const { api, deps } = await createTestApp();

const sheet = { wireless: { value: [{ choice: 'bluetooth', pt: '5.3' }], words: 'Tampa com Bluetooth 5.3' } };

async function buildProduct(owner: TestUser) {
  const body = { id: randomUUID(), name: 'Garrafa Mizu', sheet };
  return (await api.as(owner).send(createProduct, { body })).body.id;
}

describe('Japan gate of a product', () => {
  it('starts without answers, with suggestions from the sheet', async () => {
    const owner = await buildUser(deps.db);
    const productId = await buildProduct(owner);
    const { status, body } = await api.as(owner).send(getGate, { params: { productId } });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      productName: 'Garrafa Mizu',
      answers: {},
      savedAt: null,
      result: { verdict: 'precisa_de_prova' },
    });
    expect(body.suggestions).toEqual([
      { question: 'radio', answer: ['bluetooth'], from: 'Veio da ficha (Conexão sem fio: Bluetooth 5.3)' },
    ]);
    expect(body.result.unanswered.length).toBeGreaterThan(10);
    expect(body.result.unanswered).not.toContain('radio');
  });

  it('saves answers and documents, and returns the result of the rules', async () => {
    const owner = await buildUser(deps.db);
    const productId = await buildProduct(owner);
    const body = {
      answers: { radio: ['bluetooth'], prova_giteki: { state: 'nao_tem' as const, fields: {} }, wh_l: 390 },
      documents: { 'G-PSE-7': { link: 'https://a.example.com/b', date: '2026-01-01', issuer: 'Fábrica' } },
    };
    const saved = await api.as(owner).send(saveGate, { params: { productId }, body });
    expect(saved).toMatchObject({ status: 200, body: { ...body, result: { verdict: 'bloqueia' } } });
    expect(saved.body.result.entries[0]).toMatchObject({
      rule: 'G-RAD-1',
      law: { ja: '電波法（技適）' },
      sources: [{ isOfficial: true }, { isOfficial: false }],
    });
    const again = await api.as(owner).send(getGate, { params: { productId } });
    expect(again.body).toEqual(saved.body);
    expect(again.body.savedAt).not.toBeNull();
  });

  it('suggests the selling method of the last product for the next one, and nothing else', async () => {
    const owner = await buildUser(deps.db, { userType: 'premium' });
    const answers = { saida: 'exterior_direto', canais: ['loja_propria'], gas: 'nao' };
    await api
      .as(owner)
      .send(saveGate, { params: { productId: await buildProduct(owner) }, body: { answers, documents: {} } });
    const { body } = await api.as(owner).send(getGate, { params: { productId: await buildProduct(owner) } });
    const sale = body.suggestions.filter(({ from }) => from === 'Como no seu último produto');
    expect(sale.map(({ question, answer }) => ({ [question]: answer }))).toEqual([
      { saida: 'exterior_direto' },
      { canais: ['loja_propria'] },
    ]);
    const stranger = await buildUser(deps.db);
    const other = await api.as(stranger).send(getGate, { params: { productId: await buildProduct(stranger) } });
    expect(other.body.suggestions).toHaveLength(1);
  });

  it('computes the verdict on read, and ignores answers that the rules no longer know', async () => {
    const owner = await buildUser(deps.db);
    const productId = await buildProduct(owner);
    await deps.db
      .insert(productGate)
      .values({ productId, answers: { comestivel: 'carne', pergunta_antiga: 'sim' }, documents: {} });
    const { body } = await api.as(owner).send(getGate, { params: { productId } });
    expect(body.answers).toEqual({ comestivel: 'carne' });
    expect(body.result.verdict).toBe('bloqueia');
  });

  it('lists read its stored state and no answers; one of other rules or of another server is renewed', async () => {
    const owner = await buildUser(deps.db);
    const productId = await buildProduct(owner);
    const answers = answersWith({}) as GateReply['answers'];
    const stepOf = async () => (await api.as(owner).send(listProducts, { query: {} })).body.products[0]?.steps.japan;
    const change = (row: Partial<typeof productGate.$inferInsert>) =>
      deps.db.update(productGate).set(row).where(eq(productGate.productId, productId));
    expect(await stepOf()).toBe('empty');
    await api.as(owner).send(saveGate, { params: { productId }, body: { answers, documents: {} } });
    expect(await stepOf()).toBe('full');
    await change({ answers: {} });
    expect(await stepOf()).toBe('full');
    await change({ stateRules: 'as regras de antes' });
    expect(await stepOf()).toBe('half');
    await change({ answers, updatedAt: new Date().toISOString() });
    expect((await api.as(owner).send(getProduct, { params: { productId } })).body.steps.japan).toBe('full');
    await change({ answers: {} });
    expect(await stepOf()).toBe('full');
  });

  it.each([
    ['an unknown question', { answers: { segredo: 'sim' }, documents: {} }],
    ['a value that the question does not have', { answers: { gas: 'talvez' }, documents: {} }],
    ['a field that the proof does not have', { answers: { prova_gas: { state: 'anexada', fields: { x: 'y' } } } }],
    [
      'a paper of no rule',
      { answers: {}, documents: { 'G-XXX-9': { link: 'https://a.example.com', date: '', issuer: '' } } },
    ],
  ])('rejects %s', async (_, body) => {
    const owner = await buildUser(deps.db);
    const productId = await buildProduct(owner);
    const reply = await api.as(owner).send(saveGate, { params: { productId }, body: body as never });
    expect(reply.status).toBe(400);
    expect((await api.as(owner).send(getGate, { params: { productId } })).body.savedAt).toBeNull();
  });

  it('is locked with its product, and deleted with it', async () => {
    const owner = await buildUser(deps.db, { userType: 'premium' });
    const [first, second] = [await buildProduct(owner), await buildProduct(owner)];
    const empty = { answers: {}, documents: {} };
    await api.as(owner).send(saveGate, { params: { productId: first }, body: empty });
    await api.as(owner).send(updateProduct, { params: { productId: second }, body: { notes: 'nova' } });
    const free = { ...owner, userType: 'free' as const };
    await deps.pool.query(`update profiles set user_type = 'free' where id = $1`, [owner.id]);
    expect((await api.as(free).send(getGate, { params: { productId: first } })).status).toBe(403);
    expect((await api.as(free).send(saveGate, { params: { productId: first }, body: empty })).status).toBe(403);
    expect((await api.as(free).send(getGate, { params: { productId: second } })).status).toBe(200);
    await api.as(free).send(deleteProduct, { params: { productId: second } });
    expect((await api.as(free).send(getGate, { params: { productId: second } })).status).toBe(404);
  });
});
