import type { Page } from '@playwright/test';
import { fieldsOf } from '#tests/support/fake-ai-server.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, takeShots } from './support/fixtures.ts';
import { type ModelServer, test } from './support/model-server.ts';
import { description } from './support/robot-calls.ts';

/** Robots whose words arrive as they are written: seen before the end, stopped, cut off, worked on afterwards. */
const descriptions = [
  '朝いれたコーヒーを、お昼まで楽しみませんか。500mlのステンレスボトルです。',
  '通勤バッグにすっと入る500ml。毎日の飲み物を持ち歩けます。',
  '外でも家でも使いやすいステンレスボトルです。贈り物にもどうぞ。',
];
const again = '図書館でも会社でも、500mlのステンレスボトルがそばにあります。';

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const texts = (page: Page) => page.locator('section', { hasText: 'Descrições geradas' }).locator('.result-text');
const stopButton = (page: Page) => page.getByRole('button', { name: 'Parar' });

/** A model that stops in the middle of its answer until it is let go on. */
function holdInTheMiddle({ fake }: ModelServer, after = 14): () => void {
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

async function makeAds(page: Page, { fake }: ModelServer): Promise<void> {
  fake.script((request) =>
    fieldsOf(request).includes('text') ? { content: { text: again } } : { content: { descriptions } },
  );
  await orderAds(page);
  await expect(page.getByRole('button', { name: 'Gerar novamente' })).toBeVisible({ timeout: 15_000 });
}

test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']));

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
  // What each says, read back by the model.
  await expect(page.getByText('Frase em português.').first()).toBeVisible();
  await takeShots(page, 'anuncio-resultado');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test('stopping keeps what is there, and gives the model up', async ({ page, model }) => {
  holdInTheMiddle(model);
  await orderAds(page);
  await expect(texts(page).first()).toContainText('朝いれたコーヒー');
  await stopButton(page).click();
  await expect(page.getByText('Você parou aqui. O que chegou ficou.')).toBeVisible();
  await expect(texts(page).first()).toContainText('朝いれたコーヒー');
  await expect.poll(() => model.fake.requests[0]?.closedByClient).toBe(true);
  await expect(page.locator('.toast')).toBeHidden();

  model.fake.script([{ content: { descriptions } }]);
  await page.getByRole('button', { name: 'Escrever tudo de novo' }).click();
  await expect(texts(page)).toHaveText(descriptions, { timeout: 15_000 });
});

test('a failure in the middle keeps what came, and says why', async ({ page, model }) => {
  model.fake.script([{ content: { descriptions }, stream: { pauseMs: 60, fault: { after: 20, how: 'destroy' } } }]);
  await orderAds(page);
  await expect(page.getByText(/^Parou no meio: /)).toBeVisible({ timeout: 20_000 });
  await expect(texts(page).first()).toContainText('朝いれたコーヒー');
  await expect(page.getByText('Passo 2 de 2')).toBeVisible();
});

test('a reload in the middle keeps what came; a reload afterwards keeps all of it', async ({ page, model }) => {
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
  await expect(texts(page)).toHaveText(descriptions);
});

async function writeAgain(page: Page, { fake }: ModelServer): Promise<void> {
  fake.script([{ content: { descriptions } }]);
  await page.getByRole('button', { name: 'Escrever tudo de novo' }).click();
  await expect(texts(page)).toHaveText(descriptions, { timeout: 15_000 });
  await expect(stopButton(page)).toBeHidden();
}

test('one item is written anew, edited in place, and both are undone', async ({ page, model }) => {
  await makeAds(page, model);
  await page.getByRole('button', { name: 'Refazer Descrição 2' }).click();
  await expect(texts(page)).toHaveText([descriptions[0] ?? '', again, descriptions[2] ?? ''], { timeout: 15_000 });
  const asked = JSON.stringify(model.fake.requests.at(-1)?.body.messages);
  expect(asked).toContain('通勤バッグ');

  await page.getByRole('button', { name: 'Editar Descrição 1' }).click();
  const box = page.getByLabel('Texto de Descrição 1');
  await expect(box).toBeFocused();
  await box.fill('わたしのことば。');
  await page.keyboard.press('Control+Enter');
  await expect(texts(page).first()).toHaveText('わたしのことば。');
  await page.getByRole('button', { name: 'Copiar Descrição 1' }).click();
  await expect.poll(() => clipboard(page)).toBe('わたしのことば。');

  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(texts(page).first()).toHaveText(descriptions[0] ?? '');
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(texts(page)).toHaveText(descriptions);
  await expect(page.getByRole('button', { name: 'Desfazer' })).toBeHidden();
});

test('facts are corrected, removed and added, and the next text is written from them', async ({ page, model }) => {
  await makeAds(page, model);
  const facts = page.getByRole('region', { name: 'Fatos do produto' });
  await facts.getByRole('button', { name: /500 ml/ }).click();
  await facts.getByRole('textbox').fill('750 ml');
  await page.keyboard.press('Enter');
  await expect(facts.getByRole('button', { name: /750 ml/ })).toBeVisible();
  await facts.getByRole('button', { name: 'Fato', exact: true }).click();
  await facts.getByLabel('Tipo do fato').selectOption({ label: 'Marca' });
  await facts.getByLabel('Valor do fato').fill('Mizu');
  await page.keyboard.press('Enter');
  await expect(facts.getByRole('button', { name: /Mizu/ })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Escrever de novo com estes fatos' }).click();
  await expect.poll(() => JSON.stringify(model.fake.requests.at(-1)?.body.messages)).toContain('750');
  expect(JSON.stringify(model.fake.requests.at(-1)?.body.messages)).toContain('Mizu');
  await expect(page.getByRole('button', { name: 'Desfazer' })).toBeVisible({ timeout: 15_000 });
});

test('warnings stand at their place; a copy with unmarked ones asks once; marked ones do not', async ({
  page,
  model,
}) => {
  model.fake.script([{ content: { descriptions: ['絶対に漏れない900mlのボトルです。', ...descriptions.slice(1)] } }]);
  await orderAds(page);
  await expect(page.getByRole('button', { name: 'Gerar novamente' })).toBeVisible({ timeout: 15_000 });
  const first = page.locator('.written-item').first();
  await expect(first.locator('mark').first()).toBeVisible();
  await expect(first.locator('.warning').first()).toBeVisible();
  await takeShots(page, 'anuncio-avisos');
  await expectAccessible(page);
  await first.getByRole('button', { name: 'Copiar Descrição 1' }).click();
  await page.getByRole('button', { name: 'Voltar e conferir' }).click();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  while ((await first.getByRole('button', { name: 'Conferi' }).count()) > 0) {
    await first.getByRole('button', { name: 'Conferi' }).first().click();
  }
  await first.getByRole('button', { name: 'Copiar Descrição 1' }).click();
  await expect(first.getByText('Copiado!')).toBeVisible();
});
