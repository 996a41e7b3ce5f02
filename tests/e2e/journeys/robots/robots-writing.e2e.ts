import { expect } from '#tests/e2e/support/fixtures.ts';
import { lookAt } from '#tests/e2e/support/page-fits.ts';
import { test } from '#tests/e2e/support/server-with-fake-model.ts';

/** `robot-result.test.tsx` shows what is on the screen meanwhile; here the words come from a server, piece by piece. */
const descriptions = [
  '朝いれたコーヒーを、お昼まで楽しみませんか。500mlのステンレスボトルです。',
  '通勤バッグにすっと入る500ml。毎日の飲み物を持ち歩けます。',
  '外でも家でも使いやすいステンレスボトルです。贈り物にもどうぞ。',
];

test('text appears before the end, and the rest follows', async ({ page, model }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  model.fake.script(() => ({
    content: { descriptions },
    // The model pauses in the middle of its answer.
    stream: { gate: (piece) => (piece === 14 ? released : undefined) },
  }));
  await page.goto('/anuncio');
  await page.getByLabel('Descrição ou copy do produto').fill('Garrafa térmica de aço inox 500 ml.');
  await page.getByLabel('AIDA', { exact: true }).check();
  await page.getByRole('button', { name: 'Gerar descrições' }).click();
  const texts = page.locator('section', { hasText: 'Descrições geradas' }).locator('[data-text]');
  await expect(texts.first()).toContainText('朝いれたコーヒー');
  await lookAt(page, 'anuncio-escrevendo');
  release();
  await expect(texts).toHaveText(descriptions, { timeout: 15_000 });
  await lookAt(page, 'anuncio-resultado');
});
