import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility-faults.ts';
import { expect as expectSoon, test } from '../../support/fixtures.ts';
import { finger, type InputDevice, keys } from '../../support/input-devices.ts';
import { expectNoSidewaysScroll, takeShots } from '../../support/page-fits.ts';
import { expectTouchable } from '../../support/touch-gestures.ts';

/** Without a model: suggestions are accepted, the seller's own assistant writes, and its answer is checked. */
const expect = expectSoon.configure({ timeout: 15_000 });
const source = 'Frigideira antiaderente\nPeso: 780 g\nDiâmetro: 24 cm\nCor: preto\nNão vai ao forno.';
const answer = `Claro! Aqui está:

## Público-alvo
Quem cozinha todo dia em casa.

## Persona
Aiko tem 34 anos e faz o jantar depois do trabalho.

## Copy
Jantar pronto sem grudar. A frigideira tem 24 cm de diâmetro. Ela pesa 950 g e é preta.`;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const tick = (page: Page, name: RegExp) => page.getByRole('checkbox', { name });

async function walk(page: Page, device: InputDevice, lookAt: () => Promise<void>): Promise<void> {
  await page.goto('/robos/copy');
  await test.step('suggestions from the text are accepted', async () => {
    await device.write(page.getByLabel('Descrição do produto'), source);
    await expect(tick(page, /Peso: 780 g/)).toBeChecked();
    await expect(tick(page, /Produto: frigideira/i)).toBeChecked();
    await lookAt();
  });
  await device.press(button(page, 'Analisar'));
  await device.pick(page.getByRole('combobox', { name: 'Nome do produto' }), page.getByRole('option').first());
  await device.choose(page.getByLabel('PAS', { exact: true }));

  await test.step('the prompt is copied, the answer pasted', async () => {
    await device.press(page.locator('summary', { hasText: 'Use o assistente' }));
    await device.press(button(page, 'Copiar pedido'));
    await expect(page.getByLabel('Pedido', { exact: true })).toHaveValue(/780 g/);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('780 g');
    await lookAt();
    const box = page.getByLabel('Resposta do seu assistente');
    await device.write(box, 'Não sei.');
    await device.press(button(page, 'Conferir resposta'));
    await expect(page.getByText(/^Faltou na resposta: /)).toBeVisible();
    await device.write(box, 'x');
    await page.keyboard.press('Backspace');
    await page.evaluate((words) => navigator.clipboard.writeText(words), answer);
    await page.keyboard.press('ControlOrMeta+V');
  });

  await test.step('the wrong number is marked until it is confirmed', async () => {
    await expect(page.getByText('Com o seu assistente').first()).toBeVisible();
    const copy = page.getByRole('region', { name: 'Copy Gerada' });
    await expect(copy.locator('[data-text]')).not.toContainText('Claro!');
    const warning = copy.locator('[data-warning]').filter({ hasText: '950' });
    await expect(warning).toBeVisible();
    await lookAt();
    await device.press(page.getByRole('button', { name: /^Ver os? / }));
    await device.press(warning.getByRole('button', { name: 'Está certo' }));
    await expect(warning).toBeHidden();
    const savedReply = page.waitForResponse((reply) => reply.request().postData()?.includes('"settled"') === true);
    expect((await savedReply).status()).toBe(200);
    await page.reload();
    await expect(copy.locator('[data-text]')).toContainText('950 g');
    await expect(warning).toBeHidden();
  });

  await test.step('what the source denies is listed, and a tick is kept', async () => {
    await device.press(page.getByText('Confira estas frases do seu texto (0 de 1)'));
    await lookAt();
    const savedReply = page.waitForResponse((reply) => reply.request().postData()?.includes('to_confirm') === true);
    await device.choose(tick(page, /Não vai ao forno/));
    expect((await savedReply).status()).toBe(200);
    await page.reload();
    await device.press(page.getByText('Você conferiu as frases do seu texto'));
    await expect(tick(page, /Não vai ao forno/)).toBeChecked();
  });

  await test.step('the text is saved', async () => {
    await device.press(page.getByRole('link', { name: 'Salvo em Textos sem produto' }));
    await expect(page.getByText('Com o seu assistente').first()).toBeVisible();
  });
}

test.beforeEach(async ({ context, allowProblem, signedIn }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // Pasting an answer with missing parts.
  allowProblem(/status of 400/);
  await signedIn();
});

test.describe('at 360 px', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });
  test('the whole journey by touch', async ({ page }) => {
    test.setTimeout(120_000);
    await walk(page, finger, async () => {
      // Nothing half under the top bar.
      await page.evaluate(() => window.scrollTo(0, 0));
      await expectTouchable(page);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    });
  });
});

test('the whole journey by keyboard', async ({ page }) => {
  test.setTimeout(120_000);
  let shots = 0;
  const names = ['copy-sugestoes', 'copy-pedido', 'copy-colada', 'copy-nega-ou-limita'];
  await walk(page, keys, async () => {
    await takeShots(page, names[shots++] ?? 'copy');
    await page.setViewportSize({ width: 1280, height: 800 });
  });
});
