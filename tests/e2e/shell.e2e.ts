import { expect, test } from './support/fixtures.ts';
import { hold } from './support/pages.ts';

test('a signed-in user sees their own profile, which goes to paper dark on white without what can only be pressed', async ({
  page,
  signedIn,
}) => {
  const user = await signedIn({ userType: 'premium', name: 'Akemi Souza' });
  await page.goto('/profile');
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue(user.email);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)');
  for (const part of ['.topbar', '.side', '.thumb-bar']) await expect(page.locator(part)).toBeHidden();
});

test('pages ask for the account and their content while the application is still on its way, and only once', async ({
  page,
  signedIn,
}) => {
  test.slow();
  await signedIn();
  // The stream would tell that the account is new, and what it concerns would be fetched anew.
  await page.route('**/api/events', () => {});
  let asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  for (const [address, content] of [
    ['/tasks', '/api/board'],
    ['/dashboard', '/api/dashboard'],
    ['/snippets', '/api/snippets'],
    ['/plans', '/api/plans'],
  ] as const) {
    await test.step(address, async () => {
      asked = [];
      const wanted = [content, '/api/profile'].toSorted();
      const askedFor = () => asked.filter((path) => wanted.includes(path)).toSorted();
      const letGo = await hold(page, /\/assets\/app-[^/]+\.js$/);
      await page.goto(address, { waitUntil: 'commit' });
      await expect.poll(askedFor).toEqual(wanted);
      await expect(page.locator('#root').getByRole('status')).toHaveText(/Carregando/);
      // The page's own title, menu and skeletons are there already, to look at.
      const picture = page.locator('#picture');
      await expect(picture.locator('.side').getByText('Tarefas')).toBeVisible();
      await expect(picture.locator('main h1')).toBeVisible();
      const title = await picture.locator('main h1').boundingBox();
      letGo();
      await expect(picture).toBeHidden();
      await expect(page.locator('main#conteudo h1')).toBeVisible();
      // The letters that stood in for its own are a little wider; nothing moves for that.
      expect(await page.locator('main#conteudo h1').boundingBox()).toEqual({ ...title, width: expect.any(Number) });
      expect(askedFor()).toEqual(wanted);
      await page.unroute(/\/assets\/app-[^/]+\.js$/);
    });
  }
});

test('who is not signed in sees no page before the sign-in', async ({ page }) => {
  await hold(page, /\/assets\/main-[^/]+\.js$/);
  await page.goto('/tasks', { waitUntil: 'commit' });
  await expect(page.getByText('Verificando autenticação')).toBeInViewport();
  await expect(page.locator('#picture')).toHaveCount(0);
});

test('with a search in its address a page asks ahead for the account only', async ({ page, signedIn }) => {
  await signedIn({ userType: 'premium' });
  const library = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/snippets');
  await page.goto('/snippets?category=shopify');
  expect(new URL((await library).url()).search).toBe('?category=shopify');
});

// By key, by the drawer's button, and with the focus on it: `lazy-menu.test.tsx`.
test('the menus open when they are pressed before their code has come', async ({ page, signedIn }) => {
  await signedIn({ name: 'Akemi Souza' });
  const letGo = await hold(page, /\/assets\/(user-menu|menu-sheet)-[^/]+\.js$/);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Menu do usuário' }).click();
  await expect(page.getByRole('menu')).toBeHidden();
  letGo();
  await expect(page.getByRole('menuitem', { name: 'Sair' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Menu do usuário' })).toBeFocused();
});
