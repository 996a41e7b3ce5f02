import { findSeedSnippet } from './support/content.ts';
import { expect, test } from './support/fixtures.ts';
import { expectFits, takeShots } from './support/page-fits.ts';
import { toastOf } from './support/pages.ts';

test('a search is in the URL, survives a reload, and one step back leaves the page', async ({ page, signedIn }) => {
  await signedIn();
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Acessar Snippets' }).click();
  const search = page.getByRole('searchbox', { name: 'Buscar' });
  await search.pressSequentially('prazo', { delay: 400 });
  await expect(page).toHaveURL('/snippets?q=prazo');
  await page.reload();
  await expect(search).toHaveValue('prazo');
  await page.goBack();
  await expect(page).toHaveURL('/dashboard');
});

test('a snippet shows highlighted code, is copied unchanged, fits screens', async ({ page, signedIn, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const snippet = await findSeedSnippet('prazo-de-entrega-estimado');
  await signedIn({ userType: 'premium' });
  await page.goto(`/snippet/${snippet.id}`);
  const code = page.locator('pre');
  await expect(code.getByText('日,月,火').first()).toHaveCSS('color', 'rgb(187, 214, 138)');
  expect(((await code.textContent()) ?? '').trimEnd()).toBe(snippet.content.trimEnd());
  await expect(
    page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Snippets' }),
  ).toHaveAttribute('aria-current', 'page');
  await page.getByRole('button', { name: 'Copiar' }).click();
  await expect(toastOf(page)).toContainText('Código copiado!');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(snippet.content);
  await expectFits(page);
  await takeShots(page, 'snippet');

  await test.step('an e-mail template is readable on a phone without horizontal scrolling', async () => {
    const letter = await findSeedSnippet('email-produto-enviado');
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`/snippet/${letter.id}`);
    await expect(code).toContainText('発送いたしました');
    expect(await code.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    await expect(page.getByLabel('Número do pedido')).toBeVisible();
  });
});
