import type { Page } from '@playwright/test';
import { setUserType } from '#server/features/plans/user-type.service.ts';
import { createSnippet, findSeedSnippet, rareWord, withDb } from './support/content.ts';
import { expect, expectNoSidewaysScroll, takeShots, test } from './support/fixtures.ts';
import { toastOf } from './support/pages.ts';

const search = (page: Page) => page.getByRole('searchbox', { name: 'Buscar' });
const cards = (page: Page) => page.getByRole('main').getByRole('listitem');
const NOTHING = 'Nenhum código encontrado para os filtros selecionados.';

test('the library: from the dashboard to a locked card, its offer, its module, and unlocked once the plan changes', async ({
  page,
  signedIn,
}) => {
  const user = await signedIn();
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Acessar Snippets' }).click();
  await expect(page).toHaveTitle('Snippets · Dropar');
  const module = page.getByRole('article', { name: 'Loja Shopify em japonês' });
  const card = page.getByRole('button', { name: 'Página 特定商取引法 completa' });
  await expect(module.getByRole('listitem').filter({ hasText: '特定商取引法' }).getByText('Premium')).toBeVisible();
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
  }
  await takeShots(page, 'snippets');

  await test.step('its module, where a plan change unlocks the card', async () => {
    await module.getByRole('link', { name: /Ver todos os/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Loja Shopify em japonês' })).toBeVisible();
    await expect(card).toBeVisible();
    await withDb((db) => setUserType(db, { userId: user.id, userType: 'premium' }));
    await expect(page.getByRole('link', { name: 'Página 特定商取引法 completa' })).toBeVisible();
    await page.getByRole('link', { name: 'Voltar' }).click();
    await expect(page).toHaveURL('/snippets');
  });
});

test('search and category are in the URL, and survive reloads and going back', async ({ page, signedIn }) => {
  const word = rareWord();
  await createSnippet({ title: `Preço único ${word}`, description: 'Sem acento na busca' });
  await createSnippet({ title: 'Outro título', description: `A promoção ${word} fica aqui` });
  await signedIn();
  await page.goto('/snippets');
  await expect(page.getByRole('article', { name: 'Loja Shopify em japonês' })).toBeVisible();
  await search(page).pressSequentially(`preco UNICO ${word}`);
  await expect(cards(page)).toHaveCount(1);
  await expect(page.getByRole('link', { name: `Preço único ${word}` })).toBeVisible();
  await expect(page).toHaveURL(/\?q=preco(\+|%20)UNICO/);

  await search(page).fill(word);
  await expect(cards(page)).toHaveCount(2);
  await page.reload();
  await expect(search(page)).toHaveValue(word);
  await expect(cards(page)).toHaveCount(2);

  // One step back leaves the page: typing adds no history entries.
  await page.getByRole('link', { name: 'Outro título' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Outro título' })).toBeVisible();
  await page.goBack();
  await expect(search(page)).toHaveValue(word);
  await expect(cards(page)).toHaveCount(2);

  await page.getByRole('button', { name: 'Prompts' }).click();
  await expect(page.getByRole('heading', { name: NOTHING })).toBeVisible();
  await takeShots(page, 'snippets-nothing');
  await page.getByRole('button', { name: 'Limpar filtros' }).click();
  await expect(page).toHaveURL('/snippets');
  await expect(page.getByRole('article', { name: 'Loja Shopify em japonês' })).toBeVisible();
});

test('a snippet shows highlighted code, is copied unchanged, and fits every screen', async ({
  page,
  signedIn,
  context,
}) => {
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
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
  }
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
