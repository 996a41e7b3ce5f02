import { expect, test } from './support/fixtures.ts';
import { delayRequests } from './support/pages.ts';

test('a user sees their own profile, which prints dark on white without buttons', async ({ page, signedIn }) => {
  const user = await signedIn({ userType: 'premium', name: 'Akemi Souza' });
  await page.goto('/profile');
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue(user.email);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)');
  for (const part of ['.topbar', '.side', '.thumb-bar']) await expect(page.locator(part)).toBeHidden();
});

test('pages request account and content before the application loads, and only once', async ({ page, signedIn }) => {
  test.slow();
  await signedIn();
  // The event stream would report that the account is new and cause refetches.
  await page.route('**/api/events', () => {});
  let requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  for (const [address, content] of [
    ['/tasks', '/api/board'],
    ['/dashboard', '/api/dashboard'],
    ['/snippets', '/api/snippets'],
    ['/plans', '/api/plans'],
    ['/robos/copy', '/functions/v1/robot-writers'],
  ] as const) {
    await test.step(address, async () => {
      requested = [];
      const wanted = [content, '/api/profile'].toSorted();
      const requestedPaths = () => requested.filter((path) => wanted.includes(path)).toSorted();
      const letGo = await delayRequests(page, /\/assets\/main-[^/]+\.js$/);
      await page.goto(address, { waitUntil: 'commit' });
      await expect.poll(requestedPaths).toEqual(wanted);
      await expect(page.locator('#root').getByRole('status')).toHaveText(/Carregando/);
      // The static picture already shows title, menu and skeletons.
      const skeleton = page.locator('#page-skeleton');
      await expect(skeleton.locator('.side').getByText('Tarefas')).toBeVisible();
      await expect(skeleton.locator('main h1')).toBeVisible();
      const title = await skeleton.locator('main h1').boundingBox();
      letGo();
      await expect(skeleton).toBeHidden();
      await expect(page.locator('main#conteudo h1')).toBeVisible();
      // The fallback font is a little wider; nothing else moves.
      expect(await page.locator('main#conteudo h1').boundingBox()).toEqual({ ...title, width: expect.any(Number) });
      expect(requestedPaths()).toEqual(wanted);
      await page.unroute(/\/assets\/main-[^/]+\.js$/);
    });
  }
});

test('a visitor sees no page before the sign-in', async ({ page }) => {
  await delayRequests(page, /\/assets\/main-[^/]+\.js$/);
  await page.goto('/tasks', { waitUntil: 'commit' });
  await expect(page.getByText('Verificando autenticação')).toBeInViewport();
  await expect(page.locator('#page-skeleton')).toHaveCount(0);
});

test('a page with a query in its URL prefetches only the account', async ({ page, signedIn }) => {
  await signedIn({ userType: 'premium' });
  const library = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/snippets');
  await page.goto('/snippets?category=shopify');
  expect(new URL((await library).url()).search).toBe('?category=shopify');
});

// `lazy-menu.test.tsx` covers the keyboard, the drawer's button, and focus.
test('the menus open when pressed before their code has loaded', async ({ page, signedIn }) => {
  await signedIn({ name: 'Akemi Souza' });
  const letGo = await delayRequests(page, /\/assets\/(user-menu|menu-sheet)-[^/]+\.js$/);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Menu do usuário' }).click();
  await expect(page.getByRole('menu')).toBeHidden();
  letGo();
  await expect(page.getByRole('menuitem', { name: 'Sair' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Menu do usuário' })).toBeFocused();
});
