import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, expectAccessible, expectNoSidewaysScroll, takeShots } from '#tests/e2e/support/fixtures.ts';
import { type ServerWithFakeModel, test } from '#tests/e2e/support/server-with-fake-model.ts';

/** Robots with streaming: text shown before the end, stopped, cut off, edited afterwards. */
const description = 'Garrafa térmica de aço inox 500 ml.';
const descriptions = [
  '朝いれたコーヒーを、お昼まで楽しみませんか。500mlのステンレスボトルです。',
  '通勤バッグにすっと入る500ml。毎日の飲み物を持ち歩けます。',
  '外でも家でも使いやすいステンレスボトルです。贈り物にもどうぞ。',
];

const texts = (page: Page) => page.locator('section', { hasText: 'Descrições geradas' }).locator('[data-text]');
const stopButton = (page: Page) => page.getByRole('button', { name: 'Parar' });

/** A model that pauses in the middle of its answer until released. */
function holdInTheMiddle({ fake }: ServerWithFakeModel, after = 14): () => void {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  fake.script(() => ({
    content: { descriptions },
    stream: { gate: (piece) => (piece === after ? held : undefined) },
  }));
  return release;
}

async function orderAds(page: Page): Promise<void> {
  await page.goto('/anuncio');
  await page.getByLabel('Descrição ou copy do produto').fill(description);
  await page.getByLabel('AIDA', { exact: true }).check();
  await page.getByRole('button', { name: 'Gerar descrições' }).click();
}

test('text appears before the end, and the rest follows', async ({ page, model }) => {
  const release = holdInTheMiddle(model);
  await orderAds(page);
  await expect(texts(page).first()).toContainText('朝いれたコーヒー');
  await expect(page.getByText('Passo 2 de 2')).toBeVisible();
  await expect(page.getByText('IA escrevendo')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Escrevendo' })).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/Faltam cerca de|Quase pronto/);
  await expect(page.getByRole('button', { name: /^Editar/ })).toHaveCount(0);
  await takeShots(page, 'anuncio-escrevendo');
  await expectAccessible(page);
  release();
  await expect(texts(page)).toHaveText(descriptions, { timeout: 15_000 });
  await expect(page.getByText('Escrito por IA')).toBeVisible();
  await expect(stopButton(page)).toBeHidden();
  await takeShots(page, 'anuncio-resultado');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test('stopping keeps the received text and cancels the model; a failure in the middle shows the reason', async ({
  page,
  model,
}) => {
  holdInTheMiddle(model);
  await orderAds(page);
  await expect(texts(page).first()).toContainText('朝いれたコーヒー');
  await stopButton(page).click();
  await expect(page.getByText('Você parou aqui. O que chegou ficou.')).toBeVisible();
  await expect(texts(page).first()).toContainText('朝いれたコーヒー');
  await expect.poll(() => model.fake.requests[0]?.closedByClient).toBe(true);
  await expect(page.locator('.toast')).toBeHidden();

  model.fake.script([{ content: { descriptions }, stream: { pauseMs: 10, fault: { after: 20, how: 'destroy' } } }]);
  await page.getByRole('button', { name: 'Escrever tudo de novo' }).click();
  await expect(page.getByText(/^Parou no meio: /)).toBeVisible({ timeout: 20_000 });
  await expect(texts(page).first()).toContainText('朝いれたコーヒー');

  model.fake.script([{ content: { descriptions } }]);
  await page.getByRole('button', { name: 'Escrever tudo de novo' }).click();
  await expect(texts(page)).toHaveText(descriptions, { timeout: 15_000 });
});

test('a reload during streaming keeps the received text; a reload afterwards keeps all of it', async ({
  page,
  model,
}) => {
  const release = holdInTheMiddle(model);
  await orderAds(page);
  await expect(texts(page).first()).toContainText('朝いれたコーヒー');
  await page.reload();
  await expect(texts(page).first()).toContainText('朝いれたコーヒー');
  await expect(page.getByText('Você parou aqui. O que chegou ficou.')).toBeVisible();
  release();

  await writeAgain(page, model);
  await page.reload();
  await expect(texts(page)).toHaveText(descriptions);
  await page.getByRole('link', { name: 'Voltar' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Anúncios Creator' }).click();
  await page.getByRole('button', { name: 'Continuar o último texto' }).click();
  await expect(texts(page)).toHaveText(descriptions);
});

async function writeAgain(page: Page, { fake }: ServerWithFakeModel): Promise<void> {
  fake.script([{ content: { descriptions } }]);
  await page.getByRole('button', { name: 'Escrever tudo de novo' }).click();
  await expect(texts(page)).toHaveText(descriptions, { timeout: 15_000 });
  await expect(stopButton(page)).toBeHidden();
}

test('copy: the model gets the picture in both steps, and its answer is shown', async ({ page, model }) => {
  const words =
    'O café esfria antes da primeira reunião?\nCom esta garrafa de aço inox de 500 ml, você leva a bebida na bolsa.';
  const answer = {
    publico: 'Pessoas que saem cedo de casa e levam o café para o trabalho ou para a faculdade.',
    persona: 'Aiko tem 34 anos, vai de trem para o escritório e quer o café ainda quente no fim da manhã.',
    copy: words,
  };
  model.fake.script([{ content: { names: ['Garrafa Um', 'Garrafa Dois', 'Garrafa Três'] } }, { content: answer }]);
  await page.goto('/robos/copy');
  const buffer = await sharp({ create: { width: 1600, height: 800, channels: 3, background: '#c33' } })
    .png()
    .toBuffer();
  await page.getByLabel('Enviar imagem').setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer });
  await expect(page.getByText('foto.png')).toBeVisible();
  await page.getByLabel('Descrição do produto').fill(description);
  await page.getByRole('button', { name: 'Analisar' }).click();
  await page.getByRole('combobox', { name: 'Nome do produto' }).click();
  await page.getByRole('option').first().click();
  await page.getByRole('button', { name: 'Gerar Copy' }).click();
  const written = page.getByRole('region', { name: 'Copy Gerada' }).locator('[data-text]');
  await expect.poll(() => written.textContent()).toBe(words);

  expect(model.fake.requests).toHaveLength(2);
  for (const { body } of model.fake.requests) {
    const sent = JSON.stringify(body.messages);
    expect(sent).toContain(description);
    const pictures = Array.from(sent.matchAll(/data:image\/jpeg;base64,([\w+/=]+)/g), ([, data = '']) => data);
    expect(pictures).toHaveLength(1);
    const metadata = await sharp(Buffer.from(pictures[0] ?? '', 'base64')).metadata();
    expect(metadata).toMatchObject({ width: 1024, height: 512 });
  }
  expect(JSON.stringify(model.fake.requests[1]?.body.messages)).toContain('Garrafa Um');
});
