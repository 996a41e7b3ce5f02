import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { createProduct } from '#contract/products/new-product.ts';
import { generateAds, generateCopy, generateReviews, generateTranslate } from '#contract/robots/robots.ts';
import { getText, listTexts, listTextVersions } from '#contract/robots/texts.ts';
import { texts } from '#server/db/schema/products.ts';
import { createModelApp } from '#tests/support/model-app.ts';
import { readEvents } from '#tests/support/robot-events.ts';
import { buildUser, type TestUser } from '#tests/support/samples/builders.ts';
import { serve } from '#tests/support/serve.ts';
import { createTestApp } from '#tests/support/test-app.ts';

const { api, deps } = await createTestApp();
const { db } = deps;
const description = 'Garrafa térmica Mizu de aço inox 500 ml. Mantém quente por 12 horas. Peso 210 g.';

const premium = (where = db) => buildUser(where, { userType: 'premium' });
const textOf = async (user: TestUser, textId: string) =>
  (await api.as(user).send(getText, { params: { textId } })).body;
const cardsOf = async (user: TestUser) => (await api.as(user).send(listTexts, { query: {} })).body.texts;

describe('composer results are saved', () => {
  it('by the copy robot: the names, then the copy under the same id', async () => {
    const user = await premium();
    const textId = randomUUID();
    const brief = { description, imageBase64: null, textId };
    const names = await api.as(user).send(generateCopy, { body: { action: 'generateNames', ...brief } });
    expect(names.body).toMatchObject({ kept: true, mode: 'offline' });
    expect(await textOf(user, textId)).toMatchObject({ title: 'Nomes para o produto', input: { description } });
    const choice = { chosenName: 'Garrafa Mizu', chosenModel: 'PAS' as const };
    const reply = await api.as(user).send(generateCopy, { body: { action: 'generateCopy', ...brief, ...choice } });
    if (!('copy' in reply.body && 'names' in names.body)) throw new Error('other replies');
    const text = await textOf(user, textId);
    expect(text).toMatchObject({
      robot: 'copy',
      title: 'Garrafa Mizu, PAS',
      input: { description, ...choice },
      writer: 'composer',
      facts: reply.body.facts,
      warnings: reply.body.warnings,
    });
    const { publico, persona, copy } = reply.body;
    expect(text.output.texts).toEqual({
      names: names.body.names,
      publico: [publico],
      persona: [persona],
      copy: [copy],
    });
    expect(text.output.sentences).toEqual(reply.body.sentences);
    expect(await cardsOf(user)).toHaveLength(1);
  });

  it('by translator, ads and reviews, for a product', async () => {
    const user = await premium();
    const { id: productId } = (await api.as(user).send(createProduct, { body: { id: randomUUID(), name: 'Mizu' } }))
      .body;
    const page = { text: description, tone: 'formal' as const, productId };
    const translated = await api.as(user).send(generateTranslate, { body: page });
    await api.as(user).send(generateAds, { body: { text: description, strategy: 'pas', productId } });
    const people = { count: 3, women_count: 2, men_count: 1, name_style: 'ambos' as const, size: 'curta' as const };
    await api.as(user).send(generateReviews, { body: { product_description: description, ...people, productId } });
    const cards = await cardsOf(user);
    expect(cards.map(({ robot, title, productName }) => [robot, title, productName])).toEqual([
      ['reviews', '3 reviews', 'Mizu'],
      ['ads', '5 descrições, PAS', 'Mizu'],
      ['translate', 'Página do produto, tom formal', 'Mizu'],
    ]);
    expect(cards[2]?.translatedShare).toBe(translated.body.translated_share);
    expect((await textOf(user, cards[0]?.id ?? '')).output.texts.names).toHaveLength(3);
  });

  it('once for repeated and concurrent calls with the same id', async () => {
    const user = await premium();
    const body = { text: description, strategy: 'aida' as const, textId: randomUUID() };
    await Promise.all([api.as(user).send(generateAds, { body }), api.as(user).send(generateAds, { body })]);
    await api.as(user).send(generateAds, { body });
    expect(await db.$count(texts, eq(texts.userId, user.id))).toBe(1);
    const { body: versions } = await api.as(user).send(listTextVersions, {
      params: { textId: body.textId },
      query: {},
    });
    expect(versions.versions).toEqual([]);
  });

  it('never to another person’s product, nor under another person’s id', async () => {
    const [owner, stranger] = [await premium(), await premium()];
    const { id: productId } = (await api.as(owner).send(createProduct, { body: { id: randomUUID(), name: 'Meu' } }))
      .body;
    const textId = randomUUID();
    const ask = (user: TestUser, more: object) =>
      api.as(user).send(generateAds, { body: { text: description, strategy: 'aida', ...more } });
    await ask(owner, { textId });
    expect((await ask(stranger, { productId })).status).toBe(404);
    expect((await ask(stranger, { textId })).status).toBe(409);
    expect(await cardsOf(stranger)).toEqual([]);
  });

  it('and returned even if saving failed', async () => {
    const broken = await createTestApp();
    const user = await premium(broken.deps.db);
    await broken.deps.pool.query('alter table texts add constraint never check (false) not valid');
    const reply = await broken.api.as(user).send(generateAds, { body: { text: description, strategy: 'aida' } });
    expect([reply.status, reply.body.kept, reply.body.descriptions.length]).toEqual([200, false, 5]);
  });
});

describe('a stopped model', () => {
  it('saves the text received so far', async () => {
    const { fake, ...model } = await createModelApp();
    const url = await serve(model.app);
    const user = await premium(model.deps.db);
    const held = new Promise<void>(() => {});
    const descriptions = [
      '朝いれたコーヒーを、お昼まで楽しみませんか。500mlのステンレスボトルです。',
      '通勤に。',
      '外でも。',
    ];
    fake.script([{ content: { descriptions }, stream: { gate: (piece) => (piece > 8 ? held : undefined) } }]);
    const leaving = new AbortController();
    const textId = randomUUID();
    const reply = await fetch(`${url}/functions/v1/generate-ads`, {
      method: 'POST',
      signal: leaving.signal,
      headers: {
        'content-type': 'application/json',
        accept: 'text/event-stream',
        authorization: `Bearer ${await model.api.tokenOf(user)}`,
      },
      body: JSON.stringify({ text: description, strategy: 'aida', textId }),
    });
    const stopAtFirstWords = async () => {
      for await (const { name } of readEvents(reply)) if (name === 'part') leaving.abort();
    };
    await expect(stopAtFirstWords()).rejects.toThrow();
    const text = await vi.waitFor(
      async () => {
        const found = await model.api.as(user).send(getText, { params: { textId } });
        expect(found.status).toBe(200);
        return found.body;
      },
      { timeout: 10_000 },
    );
    expect(text.output.endedEarly).toBe(true);
    expect(descriptions[0]).toContain(text.output.texts.descriptions?.[0]);
    expect(text.excerpt).not.toBe('');
  });
});
