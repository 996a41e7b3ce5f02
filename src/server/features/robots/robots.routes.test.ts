import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { generateAds, generateCopy, generateReviews, generateTranslate } from '#contract/robots/robots.ts';
import { setAiSettings } from '#tests/support/ai-settings.ts';
import { fieldsOf, promptOf, readAs } from '#tests/support/doubles/fake-ai-server.ts';
import { createModelApp } from '#tests/support/model-app.ts';
import { buildUser } from '#tests/support/samples/builders.ts';
import { createTestApp } from '#tests/support/test-app.ts';

const offline = await createTestApp();
const { fake, ...online } = await createModelApp();
const user = await buildUser(offline.deps.db);
const seller = await buildUser(online.deps.db);

const description = 'Garrafa térmica de aço inox 500 ml, mantém a bebida quente por 12 horas. Tampa com trava.';
const names = { action: 'generateNames', description, imageBase64: null } as const;
const reviews = {
  product_description: description,
  size: 'curta',
  count: 4,
  women_count: 3,
  men_count: 1,
  name_style: 'kanji',
} as const;
const japanese = (index: number) =>
  `保温力が高くて毎日の通勤で使っています。とても便利です${'。'.repeat(index % 2)}${index}回目です。`;

describe('offline', () => {
  const as = offline.api.as(user);

  it('returns specification, meta description and slug, and table cells for untranslated lines', async () => {
    const text = [
      'Garrafa térmica de aço inox\n\n- Capacidade: 500 ml\n- Mantém quente: 12 horas',
      'Material: aço inox 304\nCores: preto e branco',
    ].join('\n');
    const { body } = await as.send(generateTranslate, { body: { text, tone: 'formal' } });
    expect(body.translation).toContain('容量：500ml');
    expect(body).toMatchObject({ suggested: true, writer: 'composer', translated_share: 4 / 5 });
    for (const [source, text] of [
      ['- Mantém quente: 12 horas', '保温時間：12時間'],
      ['Material: aço inox 304', '材質：ステンレス鋼（SUS304）'],
      ['Cores: preto e branco', 'カラー：ブラック、ホワイト'],
    ])
      expect(body.sentences).toContainEqual(expect.objectContaining({ source, text }));
    expect(body.sentences).toContainEqual(
      expect.objectContaining({ source: 'Garrafa térmica de aço inox', text: '', meaning: null }),
    );
    expect(body.url_slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(body.mode).toBe('offline');
  });
});

describe('rejects', () => {
  it.each([
    [generateCopy.path, { ...names, description: '  ' }, 'Por favor, insira a descrição do produto.'],
    [generateTranslate.path, { text: '', tone: 'auto' }, 'Cole a descrição ou copy do produto.'],
    [generateTranslate.path, { text: 'a', tone: 'gritado' }, 'Selecione o tom desejado.'],
    [generateAds.path, { text: 'a', strategy: '' }, 'Selecione uma estratégia.'],
    [generateReviews.path, { ...reviews, size: '' }, 'Selecione um tamanho.'],
    [generateReviews.path, { ...reviews, count: 2 }, 'Digite uma quantidade de reviews entre 3 e 30.'],
    [generateReviews.path, { ...reviews, count: 31 }, 'Digite uma quantidade de reviews entre 3 e 30.'],
    [generateReviews.path, { ...reviews, women_count: 1 }, 'Mulheres e homens precisam somar a quantidade de reviews.'],
  ])('%s with %o', async (path, body, message) => {
    const reply = await offline.api.as(user).post(path, body);
    expect(reply.status).toBe(400);
    expect(JSON.stringify(await reply.json())).toContain(message);
  });

  it('an invalid picture', async () => {
    fake.script([{ content: { names: ['Um', 'Dois', 'Três'] } }]);
    const imageBase64 = Buffer.from('não sou imagem').toString('base64');
    const reply = await online.api.as(seller).send(generateCopy, { body: { ...names, imageBase64 } });
    expect(reply).toMatchObject({ status: 400, body: { issues: [{ path: 'imageBase64' }] } });
    expect(fake.requests).toHaveLength(0);
  });
});

describe('a picture', () => {
  const held = { content: { names: ['Um', 'Dois', 'Três'] }, after: Promise.resolve() };

  it('is decoded only for callers that have a slot in the queue', async () => {
    let release = () => {};
    fake.script([
      {
        ...held,
        after: new Promise<void>((resolve) => {
          release = resolve;
        }),
      },
    ]);
    const seller = await buildUser(online.deps.db);
    const running = [1, 2, 3].map(() => online.api.as(seller).send(generateCopy, { body: names }));
    await expect.poll(() => fake.requests.length, { timeout: 10_000 }).toBe(3);
    const imageBase64 = Buffer.from('não sou imagem').toString('base64');
    const fourth = await online.api.as(seller).send(generateCopy, { body: { ...names, imageBase64 } });
    release();
    await Promise.all(running);
    expect(fourth.status).toBe(429);
  });

  it('with too many pixels is rejected by its header alone', async () => {
    fake.script([held]);
    const picture = await sharp({ create: { width: 8000, height: 5000, channels: 3, background: 'red' } })
      .png({ compressionLevel: 1 })
      .toBuffer();
    const header = picture.subarray(0, 2_000);
    const body = { ...names, imageBase64: header.toString('base64') };
    const reply = await online.api.as(seller).send(generateCopy, { body });
    expect(reply).toMatchObject({ status: 400, body: { message: expect.stringContaining('megapixels') } });
    expect(fake.requests).toHaveLength(0);
  });
});

describe('with a model', () => {
  const as = online.api.as(seller);

  it('sends a small upright picture and returns its file names', async () => {
    fake.script([{ content: { names: ['Garrafa Um', 'Garrafa Dois', 'Garrafa Três'] } }]);
    const picture = await sharp({ create: { width: 3000, height: 1500, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const { body } = await as.send(generateCopy, { body: { ...names, imageBase64: picture.toString('base64') } });
    expect(body).toMatchObject({ names: ['Garrafa Um', 'Garrafa Dois', 'Garrafa Três'], mode: 'ai', writer: 'model' });
    const sent = JSON.stringify(fake.requests[0]?.body.messages).match(/data:image\/jpeg;base64,([\w+/=]+)/)?.[1] ?? '';
    expect(await sharp(Buffer.from(sent, 'base64')).metadata()).toMatchObject({ width: 1024, height: 512 });
  });

  it('signs reviews with our names, keeps the count, adds the sample mark, and notes risky claims', async () => {
    const texts = [1, 2, 3, 4, 5, 6].map((index) =>
      index === 1 ? '肩こりが治るので毎日使っています。' : japanese(index),
    );
    fake.script([{ content: { reviews: texts } }]);
    const { body } = await as.send(generateReviews, { body: reviews });
    expect(body.reviews).toHaveLength(4);
    expect(body.reviews.every(({ review }) => review.endsWith('\n※サンプルレビュー'))).toBe(true);
    expect(body.notes.length).toBeGreaterThan(0);
    expect(body).toMatchObject({ mode: 'ai', writer: 'model' });
  });

  it('requests reviews in batches of five, each for the person who signs it', async () => {
    let batch = 0;
    const write = () => {
      batch += 1;
      return { content: { reviews: [1, 2, 3, 4, 5].map((index) => japanese(batch * 10 + index)) } };
    };
    fake.script(write);
    const request = { ...reviews, count: 12, women_count: 12, men_count: 0 };
    const { body } = await as.send(generateReviews, { body: request });
    expect(body.reviews).toHaveLength(12);
    const prompts = fake.requests.map(({ body: sent }) => promptOf(sent));
    expect(
      prompts
        .map((prompt) => /Escreva (\d+) avaliações/.exec(prompt)?.[1])
        .slice(0, 3)
        .toSorted(),
    ).toEqual(['2', '5', '5']);
    expect(prompts[0]?.match(/mulher \(nome em kanji/g)).toHaveLength(5);
    expect(prompts.join('')).not.toContain('homem (');
  });

  it('keeps the received reviews when a batch fails, and reports how many are missing', async () => {
    fake.script((request) =>
      promptOf(request).includes('Escreva 5 ')
        ? { content: { reviews: [1, 2, 3, 4, 5].map(japanese) } }
        : { status: 401, raw: '{}' },
    );
    const request = { ...reviews, count: 6, women_count: 3, men_count: 3 };
    const { status, body } = await as.send(generateReviews, { body: request });
    expect(status).toBe(200);
    expect(body.reviews).toHaveLength(5);
    expect(body.warnings).toContainEqual(
      expect.objectContaining({ code: 'too_short', message: expect.stringContaining('5 de 6') }),
    );
  });

  it('shortens reviews that are too long, and keeps a short one with a warning', async () => {
    const long = (index: number) => `${index}本目も毎日の通勤で使っています。`.repeat(4);
    fake.script([{ content: { reviews: [long(1), long(2), long(3), '便利です。'] } }]);
    const { body } = await as.send(generateReviews, { body: reviews });
    expect(body.reviews.map(({ review }) => review)).toEqual([
      ...[1, 2, 3].map((index) => `${`${index}本目も毎日の通勤で使っています。`.repeat(2)}\n※サンプルレビュー`),
      '便利です。\n※サンプルレビュー',
    ]);
    expect(body.warnings).toContainEqual(expect.objectContaining({ code: 'too_short', field: 'reviews', index: 3 }));
  });

  it('retries once for remaining Portuguese, and marks what is left at its position', async () => {
    const bad = { descriptions: ['Garrafa térmica muito boa', 'A melhor garrafa', 'Compre agora mesmo a sua garrafa'] };
    fake.script([{ content: bad }]);
    const { body } = await as.send(generateAds, { body: { text: description, strategy: 'aida' } });
    expect(fake.requests).toHaveLength(2);
    for (const index of [0, 1, 2]) {
      const code = expect.stringMatching(/^(wrong_language|leftover_portuguese)$/);
      expect(body.warnings).toContainEqual(expect.objectContaining({ code, field: 'descriptions', index }));
    }
  });

  it('writes from the accepted sheet', async () => {
    fake.script([
      { content: { descriptions: [1, 2, 3].map((n) => `保温ボトルです。容量は750ml。${'毎日'.repeat(n)}どうぞ。`) } },
    ]);
    const acceptedAt = '2026-11-16T00:00:00.000Z';
    const sheet = { capacity: { value: [{ amount: { number: 750, unit: 'ml' } }], acceptedAt } };
    const { body } = await as.send(generateAds, { body: { text: 'Garrafa térmica', strategy: 'aida', sheet } });
    expect(promptOf(fake.requests[0]?.body)).toContain('Capacidade: 750 ml');
    expect(body.facts).toEqual([{ key: 'capacity', label: 'Capacidade', value: '750 ml' }]);
    expect(body.suggested).toBeUndefined();
    expect(fake.requests).toHaveLength(1);
    expect(body.warnings.filter(({ code }) => code === 'number_changed' || code === 'fact_added')).toEqual([]);
  });

  it('uses suggestions from the text without an accepted sheet, and reports changed facts', async () => {
    fake.script([
      { content: { descriptions: [1, 2, 3].map((n) => `保温ボトルです。容量は750ml。${'毎日'.repeat(n)}どうぞ。`) } },
    ]);
    const { body } = await as.send(generateAds, { body: { text: description, strategy: 'aida' } });
    expect(body).toMatchObject({ suggested: true });
    expect(body.facts).toContainEqual(expect.objectContaining({ key: 'capacity', value: '500 ml' }));
    expect(body.warnings).toContainEqual(
      expect.objectContaining({ code: 'number_changed', excerpt: expect.stringContaining('750') }),
    );
  });

  it('translates every Japanese sentence back, if enabled, in a request without the source', async () => {
    const content = {
      translation: 'ステンレスボトル 500ml。12時間保温できます。ふたはロックできます。',
      meta_description: `保温できるステンレスボトルです。${'毎日の通勤やお出かけに便利です。'.repeat(4)}`,
      url_slug: 'thermal-bottle',
    };
    fake.script([{ content }], readAs('Conserva por 24 horas.'));
    const ask = () => as.send(generateTranslate, { body: { text: description, tone: 'formal' } });
    expect((await ask()).body.sentences.every(({ meaning }) => meaning === null)).toBe(true);
    expect(fake.readings).toHaveLength(0);
    await setAiSettings(online.deps, { readsBack: true });
    const { body } = await ask();
    expect(body.sentences.map(({ text }) => text).slice(0, 3)).toEqual([
      'ステンレスボトル 500ml。',
      '12時間保温できます。',
      'ふたはロックできます。',
    ]);
    expect(body.sentences.every(({ meaning }) => meaning === 'Conserva por 24 horas.')).toBe(true);
    expect(fake.readings).toHaveLength(1);
    expect(promptOf(fake.readings[0]?.body)).toContain('ステンレスボトル 500ml。');
    expect(promptOf(fake.readings[0]?.body)).not.toContain('Garrafa');
  });

  it("adds the judge's hints to their sentences, only if enabled", async () => {
    const texts = { descriptions: [1, 2, 3].map((n) => `保温ボトルです。${'毎日'.repeat(n + 2)}どうぞ。`) };
    const differences = [
      { number: 1, what: 'O “não” sumiu.' },
      { number: 99, what: 'Frase que não existe.' },
    ];
    fake.script((request) => ({ content: fieldsOf(request).includes('differences') ? { differences } : texts }));
    const ask = () => as.send(generateAds, { body: { text: description, strategy: 'aida' } });
    const hints = async () => (await ask()).body.warnings.filter(({ code }) => code === 'judge_hint');
    expect(await hints()).toEqual([]);
    await setAiSettings(online.deps, { usesJudge: true });
    expect(await hints()).toMatchObject([
      {
        field: 'descriptions',
        message: 'Dica da IA que confere: O “não” sumiu.',
        sentence: expect.stringContaining('保温'),
      },
    ]);
    fake.script((request) =>
      fieldsOf(request).includes('differences') ? { status: 402, raw: '{}' } : { content: texts },
    );
    expect((await ask()).status).toBe(200);
    await setAiSettings(online.deps, {});
  });

  it('keeps a text when the back-translation fails', async () => {
    const descriptions = [1, 2, 3].map((n) => `保温ボトルです。${'毎日'.repeat(n + 2)}どうぞ。`);
    fake.script([{ content: { descriptions } }], () => ({ status: 401, raw: '{}' }));
    const { status, body } = await as.send(generateAds, { body: { text: description, strategy: 'pas' } });
    expect(status).toBe(200);
    expect(body.descriptions).toEqual(descriptions);
    expect(body.sentences.every(({ meaning }) => meaning === null)).toBe(true);
  });

  it('writes without the photo, with a notice, when the model does not support images', async () => {
    fake.script((request) =>
      promptOf(request).includes('image_url')
        ? { status: 400, raw: '{"error":{"message":"image_url is not supported"}}' }
        : { content: { names: ['Garrafa Um', 'Garrafa Dois', 'Garrafa Três'] } },
    );
    const imageBase64 = (
      await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
        .png()
        .toBuffer()
    ).toString('base64');
    const { body } = await as.send(generateCopy, { body: { ...names, imageBase64 } });
    expect(body.warnings).toContainEqual(expect.objectContaining({ code: 'photo_unused' }));
  });

  it('never falls back to the offline composer', async () => {
    fake.script([{ status: 401, raw: '{}' }]);
    const reply = await as.send(generateTranslate, { body: { text: description, tone: 'auto' } });
    expect(reply.status).toBe(503);
    expect(reply.body.code).toBe('not_configured');
  });
});
