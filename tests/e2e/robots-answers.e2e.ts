import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { MEN_NAMES, WOMEN_NAMES } from '#domain/robots/reviewer-name-lists.ts';
import { expect } from './support/fixtures.ts';
import { test } from './support/model-server.ts';
import { description, modelNames, robotCalls, toCopyChoice } from './support/robot-calls.ts';

/** What a model is given, and what is made of answers that are not as asked. */

const pictures = (request: unknown): string[] =>
  Array.from(JSON.stringify(request).matchAll(/data:image\/jpeg;base64,([\w+/=]+)/g), ([, data = '']) => data);

const copyCall = robotCalls.find(({ name }) => name === 'copy');

for (const withPicture of [true, false]) {
  test(`copy: the model gets ${withPicture ? 'the picture in both steps' : 'no picture when there is none'}`, async ({
    page,
    model,
  }) => {
    model.fake.script([{ content: { names: modelNames } }, { content: copyCall?.answer }]);
    await page.goto('/robos/copy');
    if (withPicture) {
      const buffer = await sharp({ create: { width: 1600, height: 800, channels: 3, background: '#c33' } })
        .png()
        .toBuffer();
      await page.getByLabel('Enviar imagem').setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer });
      await expect(page.getByText('foto.png')).toBeVisible();
    }
    await page.getByLabel('Descrição do produto').fill(description);
    await toCopyChoice(page);
    await page.getByRole('button', { name: 'Gerar Copy' }).click();
    await copyCall?.expectShown(page);

    expect(model.fake.requests).toHaveLength(2);
    for (const { body } of model.fake.requests) {
      expect(JSON.stringify(body.messages)).toContain(description);
      const sent = pictures(body.messages);
      expect(sent).toHaveLength(withPicture ? 1 : 0);
      for (const picture of sent) {
        expect(await sharp(Buffer.from(picture, 'base64')).metadata()).toMatchObject({ width: 1024, height: 512 });
      }
    }
    expect(JSON.stringify(model.fake.requests[1]?.body.messages)).toContain('Garrafa Um');
  });
}

test('copy: a picture that is none is told, and the words stay', async ({ page, model, allowProblem }) => {
  allowProblem(/status of 400/);
  model.fake.script([{ content: { names: modelNames } }]);
  await page.goto('/robos/copy');
  const buffer = Buffer.from('não sou imagem');
  await page.getByLabel('Enviar imagem').setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer });
  await page.getByLabel('Descrição do produto').fill(description);
  await page.getByRole('button', { name: 'Analisar' }).click();
  await expect(page.getByText('Erro ao gerar nomes: Imagem inválida.')).toBeVisible();
  await expect(page.getByLabel('Descrição do produto')).toHaveValue(description);
  expect(model.fake.requests).toHaveLength(0);
});

const women = new Set(WOMEN_NAMES.flatMap(({ kanji, reading }) => [kanji, reading]));
const men = new Set(MEN_NAMES.flatMap(({ kanji, reading }) => [kanji, reading]));
const sentence = (index: number) => `${index}本目も毎日の通勤で使っています。`; // 17 or 18 characters

/** All of it is there: written, checked and read back. */
const finished = (page: Page) =>
  expect(page.getByRole('button', { name: 'Gerar review novamente' })).toBeVisible({ timeout: 20_000 });

async function orderReviews(page: Page, order: { count: number; women: number; style: string; size: string }) {
  await page.goto('/review');
  await page.getByLabel('Descrição do produto').fill(description);
  await page.getByLabel('Quantidade de reviews').fill(String(order.count));
  await page.getByLabel('Mulheres', { exact: true }).fill(String(order.women));
  await expect(page.getByLabel('Homens', { exact: true })).toHaveValue(String(order.count - order.women));
  await page.getByLabel(order.style, { exact: true }).check();
  await page.getByLabel(order.size, { exact: true }).check();
  await page.getByRole('button', { name: 'Gerar reviews' }).click();
  await finished(page);
}

const HIRAGANA = /^[ぁ-んー]+$/;
const KANJI = /^[\p{Script=Han}々]+ [\p{Script=Han}々]+$/u;

for (const order of [
  { count: 3, women: 0, style: 'Hiragana', size: 'Curta', min: 15, max: 40 },
  { count: 6, women: 4, style: 'Kanji', size: 'Média', min: 60, max: 120 },
  { count: 5, women: 5, style: 'Ambos', size: 'Longa', min: 180, max: 350 },
  { count: 30, women: 13, style: 'Ambos', size: 'Mix', min: 15, max: 350 },
]) {
  test(`reviews: ${order.count} with ${order.women} women, ${order.style}, ${order.size}, though the model writes more and longer ones, signed and marked`, async ({
    page,
    model,
  }) => {
    let written = 0;
    const write = () => {
      written += 1;
      return `${sentence(written).repeat(30)}\n※サンプルレビュー\n山田 太郎`;
    };
    model.fake.script(() => ({ content: { reviews: Array.from({ length: 7 }, write) } }));
    await orderReviews(page, order);

    const items = page.locator('.result-list > li');
    await expect(items).toHaveCount(order.count);
    const shown = await items.evaluateAll((list) =>
      list.map((item) => ({
        name: item.querySelector('.review-name')?.textContent ?? '',
        text: item.querySelector('.result-text')?.textContent ?? '',
      })),
    );
    expect(new Set(shown.map(({ name }) => name)).size).toBe(order.count);
    const given = shown.map(({ name }) => name.split(' ').at(-1) ?? '');
    expect(given.filter((name) => women.has(name))).toHaveLength(order.women);
    expect(given.filter((name) => men.has(name))).toHaveLength(order.count - order.women);
    const styles = shown.map(({ name }) => (HIRAGANA.test(name) ? 'Hiragana' : KANJI.test(name) ? 'Kanji' : name));
    expect([...new Set(styles)].toSorted()).toEqual(order.style === 'Ambos' ? ['Hiragana', 'Kanji'] : [order.style]);
    shown.forEach(({ text }) => {
      const [body = '', rest] = text.split('※サンプルレビュー');
      expect(rest).toBe('');
      expect(body.length).toBeGreaterThanOrEqual(order.min);
      expect(body.length).toBeLessThanOrEqual(order.max);
      expect(body.replaceAll(sentence(Number.parseInt(body, 10)), '')).toBe('');
    });
  });
}

test('reviews: the model is told what was wrong, and its second answer is shown', async ({ page, model }) => {
  const good = [
    '軽くて毎日の通勤に使いやすいです。買ってよかったです。',
    '500mlで持ち歩きやすい大きさだと思います。',
    'デザインがきれいで母への贈り物にも選びました。',
  ];
  model.fake.script([{ content: { reviews: ['はい。', 'いいえ。', 'はい。'] } }, { content: { reviews: good } }]);
  await orderReviews(page, { count: 3, women: 1, style: 'Kanji', size: 'Curta' });
  await expect(page.locator('.written-item .result-text')).toHaveText(good.map((text) => `${text}※サンプルレビュー`));
  expect(model.fake.requests).toHaveLength(2);
});

test('reviews: fewer than asked for are shown as they are', async ({ page, model }) => {
  model.fake.script([{ content: { reviews: [sentence(1), sentence(2)] } }]);
  await orderReviews(page, { count: 5, women: 2, style: 'Kanji', size: 'Curta' });
  await expect(page.locator('.written-item .result-text')).toHaveCount(2);
});
