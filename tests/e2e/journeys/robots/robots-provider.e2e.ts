import sharp from 'sharp';
import { expect } from '#tests/e2e/support/fixtures.ts';
import {
  translationCall as call,
  copyCall,
  description,
  modelNames,
  startCopy,
  toCopyChoice,
} from '#tests/e2e/support/robot-calls.ts';
import { test } from '#tests/e2e/support/server-with-fake-model.ts';

/**
 * The robots with a model, from the screen to the model and back. Component tests cover how each screen shows an
 * answer.
 */
test('translation: a failed model shows an error; the next answer is shown', async ({ page, model, allowProblem }) => {
  allowProblem(/status of 503/);
  model.fake.script([{ status: 401, raw: '{}' }, { content: call.answer }]);
  await call.prepare(page);
  await page.getByRole('button', { name: call.button }).click();
  await expect(page.locator('.toast')).toContainText(`${call.failure} O provedor de IA recusou a chave configurada.`);
  await page.getByRole('button', { name: call.button }).click();
  await expect(page.getByText(call.nextStep)).toBeVisible();
  await call.expectShown(page);
  await expect(page.getByText('Rascunho sem IA').first()).toBeHidden();
});

test('copy: the model gets the picture in both steps, and its answer is shown', async ({ page, model }) => {
  model.fake.script([{ content: { names: modelNames } }, { content: copyCall.answer }]);
  await page.goto('/robos/copy');
  const buffer = await sharp({ create: { width: 1600, height: 800, channels: 3, background: '#c33' } })
    .png()
    .toBuffer();
  await page.getByLabel('Enviar imagem').setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer });
  await expect(page.getByText('foto.png')).toBeVisible();
  await page.getByLabel('Descrição do produto').fill(description);
  await toCopyChoice(page);
  await page.getByRole('button', { name: 'Gerar Copy' }).click();
  await copyCall.expectShown(page);

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

test('leaving the page cancels the request, and so does closing the tab', async ({ page, model }) => {
  model.fake.script([{ fault: 'never' }]);
  await startCopy(page);
  await page.getByRole('button', { name: 'Analisar' }).click();
  await expect.poll(() => model.fake.requests.length).toBe(1);
  await page.getByRole('link', { name: 'Voltar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Robôs' })).toBeVisible();
  await expect.poll(() => model.fake.requests[0]?.closedByClient).toBe(true);
  await expect(page.locator('.toast')).toBeHidden();

  await page.goBack();
  await page.getByRole('button', { name: 'Analisar' }).click();
  await expect.poll(() => model.fake.requests.length).toBe(2);
  await page.close();
  await expect.poll(() => model.fake.requests[1]?.closedByClient).toBe(true);
});
