import { installTranslator, progressDownload } from './support/browser-translator.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, takeShots, test } from './support/fixtures.ts';

/** "O que isto diz": any Japanese, read in Portuguese. */
const message = '商品が届きません。返金してください。';
const dictionary = {
  '商品が届きません。': 'O produto não chega.',
  '返金してください。': 'Devolva o dinheiro, por favor.',
  [message]: 'O produto não chega. Devolva o dinheiro, por favor.',
};

test('is offered under the robots, asks for a text, and is honest when nobody can read', async ({ page, signedIn }) => {
  await installTranslator(page, { availability: 'unavailable' });
  await signedIn();
  await page.goto('/robos');
  const tools = page.getByRole('region', { name: 'Ferramentas' });
  await tools.getByRole('link', { name: 'O que isto diz' }).click();
  await expect(page).toHaveURL('/robos/leitura');
  await page.getByRole('button', { name: 'Ler em português' }).click();
  await expect(page.getByText('Cole o texto em japonês.', { exact: true })).toBeVisible();
  await page.getByLabel('Texto em japonês').fill(message);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('lê só frases comuns de clientes')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Usar o tradutor do navegador' })).toBeHidden();
  await expectAccessible(page);

  await page.reload();
  await expect(page.getByLabel('Texto em japonês')).toHaveValue(message);
  await expect(page.getByRole('heading', { name: 'Em português' })).toBeVisible();
});

test('the browser reads where it can at once', async ({ page, signedIn }) => {
  await installTranslator(page, { availability: 'available', dictionary });
  await signedIn();
  await page.goto('/robos/leitura');
  await page.getByLabel('Texto em japonês').fill(message);
  await page.getByRole('button', { name: 'Ler em português' }).click();
  await expect(page.getByText('Devolva o dinheiro, por favor.')).toBeVisible();
  await expect(page.getByText('Lido pelo tradutor do navegador')).toBeVisible();
  await takeShots(page, 'robos-leitura');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test('a reader that must be downloaded is downloaded on a click, with its progress', async ({ page, signedIn }) => {
  await installTranslator(page, { availability: 'downloadable', dictionary });
  await signedIn();
  await page.goto('/robos/leitura');
  await page.getByLabel('Texto em japonês').fill(message);
  await page.getByRole('button', { name: 'Ler em português' }).click();
  await page.getByRole('button', { name: 'Usar o tradutor do navegador' }).click();
  await progressDownload(page, 0.4);
  const progress = page.getByRole('progressbar', { name: 'Baixando o tradutor do navegador' });
  await expect(progress).toHaveAttribute('aria-valuenow', '40');
  await progressDownload(page, 1);
  await expect(page.getByText('Devolva o dinheiro, por favor.')).toBeVisible();
});

for (const [name, double, reason] of [
  ['refused', { availability: 'downloadable', createFails: 'NotAllowedError' }, 'O navegador não deixou usar'],
  ['failing', { availability: 'downloading', createFails: 'NetworkError' }, 'não conseguiu baixar o tradutor'],
] as const) {
  test(`a reader that is ${name} says why, and the text stays`, async ({ page, signedIn }) => {
    await installTranslator(page, double);
    await signedIn();
    await page.goto('/robos/leitura');
    await page.getByLabel('Texto em japonês').fill(message);
    await page.getByRole('button', { name: 'Ler em português' }).click();
    await page.getByRole('button', { name: 'Usar o tradutor do navegador' }).click();
    await expect(page.getByText(reason)).toBeVisible();
    await expect(page.getByLabel('Texto em japonês')).toHaveValue(message);
  });
}

test('what was read is forgotten on leaving the account', async ({ page, signedIn }) => {
  await signedIn();
  await page.goto('/robos/leitura');
  await page.getByLabel('Texto em japonês').fill(message);
  await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage).length)).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Menu do usuário' }).click();
  await page.getByRole('menuitem', { name: 'Sair' }).click();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('返金');
});

test('an administrator is told how to switch a model on, and may test it', async ({ page, signedIn }) => {
  await signedIn({ userType: 'admin' });
  await page.goto('/robos');
  await expect(page.getByRole('heading', { name: 'Sem IA configurada: rascunhos por modelos' })).toBeVisible();
  await page.getByRole('link', { name: 'O que muda com IA' }).click();
  await expect(page.getByLabel('Variáveis do servidor')).toContainText('AI_BASE_URL=http://127.0.0.1:11434/v1');
  await page.getByRole('button', { name: 'Testar' }).click();
  await expect(page.getByText('Nada ligado ainda.')).toBeVisible();
  await takeShots(page, 'robos-sem-ia');
  await expectAccessible(page);
});

test('others see what would change, without the switch', async ({ page, signedIn }) => {
  await signedIn();
  await page.goto('/robos');
  await expect(page.getByRole('heading', { name: 'O que muda com IA' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Testar' })).toBeHidden();
});
