import { describe, expect, it } from 'vitest';
import { generateAds } from '#contract/robots/robots.ts';
import { promptOf } from '#tests/support/doubles/fake-ai-server.ts';
import { createModelApp } from '#tests/support/model-app.ts';
import { collectEvents, readEvents, writtenBy } from '#tests/support/robot-events.ts';
import { buildUser } from '#tests/support/samples/builders.ts';
import { serve } from '#tests/support/serve.ts';
import { createTestApp } from '#tests/support/test-app.ts';

const { fake, app, api, deps } = await createModelApp();
const offline = await createTestApp();
const url = await serve(app);
const user = await buildUser(deps.db);
const token = await api.tokenOf(user);

const text = 'Garrafa térmica de aço inox 500 ml';
const descriptions = [
  '朝いれたコーヒーを、お昼まで楽しみませんか。500mlのステンレスボトルです。',
  '通勤バッグにすっと入る500ml。毎日の飲み物を持ち歩けます。',
  '外でも家でも使いやすいステンレスボトルです。贈り物にもどうぞ。',
];

const ask = (path: string, body: object) =>
  fetch(`${url}/functions/v1/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
const askAds = (more: object = {}) => ask('generate-ads', { text, strategy: 'aida', ...more });

describe('event stream', () => {
  it('sends text item by item before the answer is complete, then the whole reply', async () => {
    let release = () => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    fake.script([{ content: { descriptions }, stream: { gate: (piece) => (piece > 8 ? gate : undefined) } }]);
    const reply = await askAds();
    expect(reply.headers.get('content-type')).toContain('text/event-stream');
    expect(reply.headers.get('cache-control')).toContain('no-transform');
    const events = [];
    for await (const event of readEvents(reply)) {
      events.push(event);
      // The provider is paused, so every event received now was sent before the end.
      if (event.name === 'part') release();
    }
    expect(events[0]).toEqual({ name: 'stage', data: { stage: 'writing' } });
    expect(events.filter(({ name }) => name === 'part').length).toBeGreaterThan(1);
    expect(events).toContainEqual({ name: 'stage', data: { stage: 'reading' } });
    expect(events.at(-1)).toMatchObject({ name: 'done', data: { descriptions, writer: 'model', mode: 'ai' } });
    for (const [index, item] of (writtenBy(events).descriptions ?? []).entries()) {
      expect(descriptions[index]).toContain(item);
    }
  });

  it('ends with the same reply as the plain call', async () => {
    fake.script([{ content: { descriptions } }]);
    const events = await collectEvents(await askAds());
    fake.script([{ content: { descriptions } }]);
    const plain = await api.as(user).post(generateAds.path, { text, strategy: 'aida' });
    expect(events.at(-1)?.data).toEqual(await plain.json());
  });

  it('reports the correction, and restarts the text', async () => {
    const bad = ['Garrafa muito boa para você', 'A melhor garrafa térmica', 'Compre agora a sua garrafa'];
    fake.script([
      { content: { descriptions: bad }, stream: { pauseMs: 30 } },
      { content: { descriptions }, stream: { pauseMs: 30 } },
    ]);
    const events = await collectEvents(await askAds());
    expect(events).toContainEqual({ name: 'stage', data: { stage: 'correcting' } });
    const before = events.slice(
      0,
      events.findIndex(({ data }) => data.stage === 'correcting'),
    );
    expect(writtenBy(before).descriptions?.[0]).toMatch(/^Garrafa/);
    expect(writtenBy(events).descriptions?.[0]).toMatch(/^朝/);
  });

  it.each(['end', 'destroy', 'error'] as const)(
    'that is interrupted (%s) keeps the received text and ends with our error',
    async (how) => {
      fake.script([{ content: { descriptions }, stream: { pauseMs: 40, fault: { after: 12, how } } }]);
      const events = await collectEvents(await askAds());
      expect(events.some(({ name }) => name === 'part')).toBe(true);
      expect(events.at(-1)).toMatchObject({
        name: 'error',
        data: { code: 'provider_failed', requestId: expect.any(String) },
      });
      expect(JSON.stringify(events)).not.toMatch(/segredo|chave-secreta/);
    },
  );

  it('sends one part for the composer', async () => {
    const as = offline.api.as(await buildUser(offline.deps.db));
    const reply = await as.post(generateAds.path, { text, strategy: 'aida' }, { accept: 'text/event-stream' });
    expect((await collectEvents(reply)).at(-1)).toMatchObject({
      name: 'done',
      data: { writer: 'composer', mode: 'offline' },
    });
  });

  it('answers a plain error when rejected before the start', async () => {
    const reply = await ask('generate-ads', { text: '', strategy: 'aida' });
    expect(reply.status).toBe(400);
    expect(await reply.json()).toMatchObject({ code: 'invalid_input' });
    const visit = api.visitor.post(generateAds.path, { text, strategy: 'aida' }, { accept: 'text/event-stream' });
    expect((await visit).status).toBe(401);
  });

  it('sends the position of each review in the whole list', async () => {
    const sentences = [
      '保温が続いて助かります。毎朝使っています。',
      '形がきれいで、机に置いても気に入っています。',
      '母に贈りました。とても喜んでくれました。',
      '軽くて、旅行にも持って行けます。',
      '洗いやすくて、子どもも使えます。',
      '色が落ち着いていて、職場でも使えます。',
    ];
    fake.script((request) => ({
      content: { reviews: promptOf(request).includes('Escreva 5 ') ? sentences.slice(0, 5) : sentences.slice(5) },
      stream: { pauseMs: 5 },
    }));
    const body = {
      product_description: text,
      size: 'curta',
      count: 6,
      women_count: 3,
      men_count: 3,
      name_style: 'kanji',
    };
    const events = await collectEvents(await ask('generate-reviews', body));
    expect(writtenBy(events).reviews).toEqual(sentences);
    expect(events.at(-1)?.data.reviews.map(({ review }: { review: string }) => review.split('\n')[0])).toEqual(
      sentences,
    );
  });
});

describe('rewriting one item', () => {
  it('changes only that item, and avoids repeating the others', async () => {
    fake.script([{ content: { text: '500mlのボトルで、外出先でもひと息つけます。' } }]);
    const events = await collectEvents(
      await askAds({ only: { field: 'descriptions', index: 1 }, current: { descriptions } }),
    );
    expect(events.at(-1)).toMatchObject({
      name: 'done',
      data: { descriptions: [descriptions[0], '500mlのボトルで、外出先でもひと息つけます。', descriptions[2]] },
    });
    expect(promptOf(fake.requests[0]?.body)).toContain(descriptions[1]);
  });

  it.each([
    ['by its number', { field: 'translation', index: 1 }],
    ['by its words, where the text was edited', { field: 'translation', index: 7, text: '容量は500mlです。' }],
  ])('rewrites a sentence identified %s, and keeps the surrounding markup', async (_, only) => {
    const current = {
      translation: '<p>保温ボトルです。容量は500mlです。</p>\n<p>贈り物にどうぞ。</p>',
      meta_description: `保温できるボトルです。${'毎日の通勤やお出かけに便利です。'.repeat(5)}`,
      url_slug: 'bottle',
    };
    fake.script([{ content: { text: '500ml入ります。' } }]);
    const source = `<p>${text}</p>\n<p>Para presente</p>`;
    const reply = await ask('generate-translate', { text: source, tone: 'auto', only, current });
    const events = await collectEvents(reply);
    expect(events.at(-1)?.data.translation).toBe('<p>保温ボトルです。500ml入ります。</p>\n<p>贈り物にどうぞ。</p>');
    expect(events.at(-1)?.data.meta_description).toBe(current.meta_description);
  });

  it('keeps the name of a review', async () => {
    const current = {
      reviews: [1, 2, 3].map((n) => ({
        nome: `名前${'一二三'[n - 1]}`,
        review: `${n}本目も使っています。\n※サンプルレビュー`,
      })),
    };
    fake.script([{ content: { text: '毎朝の散歩に持って行っています。' } }]);
    const body = {
      product_description: text,
      size: 'curta',
      count: 3,
      women_count: 3,
      men_count: 0,
      name_style: 'kanji',
    };
    const events = await collectEvents(
      await ask('generate-reviews', { ...body, only: { field: 'reviews', index: 2 }, current }),
    );
    expect(events.at(-1)?.data.reviews).toEqual([
      ...current.reviews.slice(0, 2),
      { nome: '名前三', review: '毎朝の散歩に持って行っています。\n※サンプルレビュー' },
    ]);
  });

  it('is rejected for a missing index, without the current text, and without a model', async () => {
    const current = { descriptions };
    for (const only of [
      { field: 'descriptions', index: 9 },
      { field: '__proto__', index: 0 },
    ]) {
      const [last] = (await collectEvents(await askAds({ only, current }))).slice(-1);
      expect(last).toMatchObject({ name: 'error', data: { code: 'invalid_input' } });
    }
    const only = { field: 'descriptions', index: 0 };
    expect((await askAds({ only })).status).toBe(400);
    const as = offline.api.as(await buildUser(offline.deps.db));
    const without = await as.send(generateAds, { body: { text, strategy: 'aida', only, current } });
    expect(without.status).toBe(409);
  });
});
