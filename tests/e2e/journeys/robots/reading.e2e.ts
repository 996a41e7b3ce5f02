import { installTranslator } from '../../support/browser-translator.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, takeShots, test } from '../../support/fixtures.ts';

/** "O que isto diz": translates any Japanese to Portuguese. */
const message = '商品が届きません。返金してください。';

test('is listed under the robots, says when no translator is available, and keeps the text after a reload but not after sign-out', async ({
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
  await expect(page.getByText('Com o seu assistente:')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copiar pedido' })).toBeEnabled();
  await expect(page.getByRole('button', { name: /Ler em português|Usar o tradutor do navegador/ })).toHaveCount(0);
  await expectAccessible(page);

  await page.reload();
  await expect(page.getByLabel('Texto em japonês')).toHaveValue(message);
  await takeShots(page, 'robos-leitura');
  await expectNoSidewaysScroll(page);

  await test.step('the translated text is deleted on sign-out', async () => {
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).toContain('返金');
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole('button', { name: 'Menu do usuário' }).click();
    await page.getByRole('menuitem', { name: 'Sair' }).click();
    await expect(page).toHaveURL('/');
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('返金');
  });
});
