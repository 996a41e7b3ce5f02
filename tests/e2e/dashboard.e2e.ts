import { randomUUID } from 'node:crypto';
import { createProduct } from '#contract/products/new-product.ts';
import { callerOf } from './support/accounts.ts';
import { bringFaces } from './support/fallback-fonts.ts';
import { expect, test } from './support/fixtures.ts';
import { countShifts, readShifts } from './support/layout-shifts.ts';
import { expectFitsAccessibly } from './support/page-fits.ts';
import { readBoard, seedTasks } from './support/tasks.ts';

test('a free user sees the greeting, the next tasks, the banner and the tools', async ({ page, signedIn, baseURL }) => {
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
  await expectFitsAccessibly(page);
  await page.getByRole('link', { name: 'Fazer Upgrade' }).click();
  await expect(page).toHaveURL(/\/plans$/);
  expect(await readBoard(baseURL, user)).toEqual({ coluna1: ['Validar fornecedor', 'Traduzir a página'] });
});

test('a new person completes the three first steps, then sees the tasks of the day, without layout shifts', async ({
  page,
  signedIn,
  baseURL,
}) => {
  const user = await signedIn();
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  // The event stream would report that the account is new and cause refetches.
  await page.route('**/api/events', () => {});
  await bringFaces(page, ['Arial']);
  await countShifts(page);
  await page.goto('/dashboard');
  const steps = page.getByRole('region', { name: 'Comece por aqui' });
  await expect(steps).toContainText('O Dropar é o kit de quem vende do Brasil para o Japão');
  expect(await readShifts(page)).toBeLessThan(0.01);
  expect(requested.filter((path) => ['/api/board', '/api/dashboard'].includes(path))).toEqual(['/api/dashboard']);

  // One way to a thing.
  await expect(page.getByRole('main').locator('a[href^="/tasks"]')).toHaveText(['Acessar']);

  // Everything begins with a product: what comes after it waits.
  await expect(steps.getByRole('link')).toHaveText(['Colar o texto']);
  const id = randomUUID();
  await callerOf(baseURL, user)(createProduct, { body: { id, name: 'Garrafa' } });
  await page.reload();
  await expect(steps.getByText('Feito', { exact: true })).toHaveCount(1);
  await expect(steps.getByRole('link', { name: 'Calcular preço' })).toHaveAttribute(
    'href',
    `/calculator?aba=completa&produto=${id}`,
  );
  await steps.getByRole('button', { name: 'Agora não' }).click();
  const day = page.getByRole('region', { name: 'Hoje' });
  await expect(day.getByText('Nada vence hoje.')).toBeVisible();
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 900 });
    await page.reload();
    await expect(day).toBeVisible();
    expect(await readShifts(page), `${width} pixels wide`).toBeLessThan(0.01);
  }
  await expectFitsAccessibly(page);
});
