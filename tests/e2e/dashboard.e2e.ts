import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/fixtures.ts';
import { readBoard, seedTasks } from './support/tasks.ts';

test('a free user finds the greeting, the next tasks, the banner and the tools', async ({
  page,
  signedIn,
  baseURL,
}) => {
  const user = await signedIn();
  await seedTasks(baseURL, user, { coluna1: ['!Validar fornecedor', 'Traduzir a página'] });
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hoje é dia de Dropar, bora lá?!');
  await expect(page.getByText('Uma de duas pronta. Continue de onde parou.')).toBeVisible();
  const tasks = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Tarefas' }) });
  await expect(tasks.getByRole('checkbox', { name: 'Validar fornecedor' })).toBeChecked();
  await tasks.getByRole('checkbox', { name: 'Traduzir a página' }).check();
  await expect(page.getByText('Todas as duas estão prontas.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Acessar Calculadora' })).toHaveText('Acessar');
  await expect(page.getByRole('link', { name: 'Acessar Afiliados' })).toHaveCount(0);
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
  await page.getByRole('link', { name: 'Fazer Upgrade' }).click();
  await expect(page).toHaveURL(/\/plans$/);
  expect(await readBoard(baseURL, user)).toEqual({ coluna1: ['Validar fornecedor', 'Traduzir a página'] });
});

test('an empty board proposes the first task, and the card leads there', async ({ page, signedIn }) => {
  await signedIn();
  await page.goto('/dashboard');
  await expect(page.getByText('Escreva a primeira e pinte um olho.')).toBeVisible();
  await page.getByRole('link', { name: 'Acessar Tarefas' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Listas de Tarefas' })).toBeVisible();
});

test('a premium user sees no banner, an administrator the affiliates too', async ({
  page,
  signedIn,
  signInAs,
  createUser,
}) => {
  await signedIn({ userType: 'premium' });
  await page.goto('/dashboard');
  await expect(page.getByRole('link', { name: 'Acessar Tarefas' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Fazer Upgrade' })).toHaveCount(0);
  await signInAs(await createUser({ userType: 'admin' }));
  await page.goto('/dashboard');
  await expect(page.getByRole('link', { name: 'Acessar Afiliados' })).toBeVisible();
});
