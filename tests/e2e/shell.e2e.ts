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

for (const [address, content] of [
  ['/tasks', '/api/board'],
  ['/dashboard', '/api/dashboard'],
  ['/snippets', '/api/snippets'],
  ['/plans', '/api/plans'],
]) {
  test(`${address} asks for the account and its content while the application is still on its way, and only once`, async ({
    page,
    signedIn,
  }) => {
    await signedIn();
    // The stream would tell that the account is new, and what it concerns would be fetched anew.
    await page.route('**/api/events', () => {});
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if ([content, '/api/profile'].includes(pathname)) asked.push(pathname);
    });
    const letGo = await hold(page, /\/assets\/app-[^/]+\.js$/);
    await page.goto(address ?? '', { waitUntil: 'commit' });
    await expect.poll(() => asked.toSorted()).toEqual([content, '/api/profile'].toSorted());
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
    expect(asked.toSorted()).toEqual([content, '/api/profile'].toSorted());
  });
}

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

test('a menu that is opened by a key before its code has come starts at its first entry', async ({
  page,
  signedIn,
}) => {
  await signedIn();
  const letGo = await hold(page, /\/assets\/user-menu-[^/]+\.js$/);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Menu do usuário' }).press('Enter');
  letGo();
  await expect(page.getByRole('menuitem').first()).toBeFocused();
});

test('the drawer opens when its button is pressed before its code has come', async ({ page, signedIn }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await signedIn();
  const letGo = await hold(page, /\/assets\/menu-sheet-[^/]+\.js$/);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Abrir menu' }).click();
  letGo();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Abrir menu' })).toBeFocused();
});

test('the keyboard stays on the button of a menu whose code arrives', async ({ page, signedIn }) => {
  await signedIn();
  const letGo = await hold(page, /\/assets\/user-menu-[^/]+\.js$/);
  await page.goto('/dashboard');
  const button = page.getByRole('button', { name: 'Menu do usuário' });
  await button.focus();
  const plain = await button.elementHandle();
  letGo();
  await expect.poll(() => plain?.evaluate((element) => element.isConnected)).toBe(false);
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
});
