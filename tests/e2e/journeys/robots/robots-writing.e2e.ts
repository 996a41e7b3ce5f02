import type { Page } from '@playwright/test';
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
