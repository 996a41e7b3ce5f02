import { randomUUID } from 'node:crypto';
import { createProduct } from '#contract/products/new-product.ts';
import { createTask } from '#contract/tasks.ts';
import { callerOf } from '../support/accounts.ts';
import { test } from '../support/fixtures.ts';
import { expectNoSidewaysScroll } from '../support/page-fits.ts';

/** The maximum length of the fields, without a break opportunity. */
const WORD = `https://loja.example.com/${'a'.repeat(175)}`;

test('a word of 200 characters in every text field widens no page on a phone', async ({ page, signedIn, baseURL }) => {
  const call = callerOf(baseURL, await signedIn({ userType: 'premium', name: 'N'.repeat(120) }));
  await page.setViewportSize({ width: 390, height: 844 });
  const id = randomUUID();
  const sheet = {
    model_number: { value: [{ pt: 'M'.repeat(200) }] },
    how_to_use: { value: [{ pt: WORD, ja: '綿'.repeat(200) }] },
  };
  const source = `${WORD}\nPeso: 320 g`;
  await call(createProduct, { body: { id, name: 'P'.repeat(120), source, sheet, notes: WORD } });
  const dueAt = new Date(Date.now() + 3_600_000).toISOString();
  await call(createTask, { body: { id: randomUUID(), columnId: 'coluna1', title: WORD, productId: id, dueAt } });
  for (const path of [
    ...['/dashboard', '/tasks', '/produtos', `/produtos/${id}`, `/produtos/${id}/japao`, `/produtos/${id}/publicar`],
    ...['/profile', `/robos/copy?produto=${id}`, `/robos/tradutor?produto=${id}`],
  ]) {
    await page.goto(path);
    await page.waitForFunction(() => {
      const fields = [...document.querySelectorAll('input, textarea')] as HTMLInputElement[];
      return /[PaN]{60}/.test(
        [document.querySelector('main')?.innerText, ...fields.map(({ value }) => value)].join(' '),
      );
    });
    await test.step(path, () => expectNoSidewaysScroll(page));
  }
});
