import { installTranslator } from '../support/browser-translator.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, takeShots, test } from '../support/fixtures.ts';

/** "O que isto diz": any Japanese, read in Portuguese. */
const message = '商品が届きません。返金してください。';

test('is offered under the robots, honest when nobody can read, kept over a reload, forgotten on leaving', async ({
  page,
  signedIn,
}) => {
  await installTranslator(page, { availability: 'unavailable' });
  await signedIn();
  await page.goto('/robos');
  const tools = page.getByRole('region', { name: 'Ferramentas' });
  await tools.getByRole('link', { name: 'O que isto diz' }).click();
  await expect(page).toHaveURL('/robos/leitura');
  await page.getByLabel('Texto em japonês').fill(message);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('o Dropar só separa as frases')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Usar o tradutor do navegador' })).toBeHidden();
  await expectAccessible(page);

  await page.reload();
  await expect(page.getByLabel('Texto em japonês')).toHaveValue(message);
  await expect(page.getByRole('heading', { name: 'Em português' })).toBeVisible();
  await takeShots(page, 'robos-leitura');
  await expectNoSidewaysScroll(page);

  await test.step('what was read is forgotten on leaving the account', async () => {
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).toContain('返金');
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole('button', { name: 'Menu do usuário' }).click();
    await page.getByRole('menuitem', { name: 'Sair' }).click();
    await expect(page).toHaveURL('/');
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('返金');
  });
});
