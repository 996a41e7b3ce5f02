import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../../support/fixtures.ts';

// `full-calculator.test.tsx` shows what it calculates, saves and opens again.
test('the full calculator is fetched when its tab is opened, gives a picture and fits every width', async ({
  page,
  signedIn,
}) => {
  await signedIn({ userType: 'premium' });
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto('/calculator');
  await expect(page.getByLabel('Fornecedor')).toHaveValue('1000');
  expect(scripts.filter((url) => /full-/.test(url))).toEqual([]);
  await page.getByRole('tab', { name: 'Rápida' }).press('ArrowRight');
  await expect(page).toHaveURL('/calculator?aba=completa');
  await page.getByRole('textbox', { name: 'Frete que você paga', exact: true }).fill('600');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Imagem' }).click();
  expect((await download).suggestedFilename()).toBe('preco-no-japao.png');
  await page.getByRole('button', { name: 'Comparar' }).click();
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
});
