import { expect, test } from '#tests/e2e/support/fixtures.ts';
import { delayRequests } from '#tests/e2e/support/pages.ts';
import { card, centre, dragTo, paint, seedTasks, titles } from '#tests/e2e/support/tasks.ts';

test('two tabs of one person converge without a reload', async ({ page, signedIn, baseURL }) => {
  const user = await signedIn({ userType: 'premium' });
  await seedTasks(baseURL, user, { coluna1: ['A', 'B'] });
  const listening = page.waitForResponse('**/api/events');
  await page.goto('/tasks');
  await listening;
  const other = await page.context().newPage();
  const otherListening = other.waitForResponse('**/api/events');
  await other.goto('/tasks');
  await otherListening;
  await expect(titles(other, 'coluna1')).toHaveText(['A', 'B']);

  // A background tab renders once a second.
  await page.bringToFront();
  const last = await centre(card(page, 'B'));
  await dragTo(page, card(page, 'A'), { x: last.x, y: last.y + last.height / 4 });
  await page.mouse.up();
  await expect(titles(other, 'coluna1')).toHaveText(['B', 'A']);

  await paint(other, 'B');
  await expect(page.getByRole('checkbox', { name: 'Concluir: B' })).toBeChecked();

  await other.getByRole('button', { name: 'Lista 2, renomear lista' }).click();
  await other.getByRole('textbox', { name: 'Título da lista' }).fill('Fotos');
  await other.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Fotos' })).toBeVisible();

  await test.step('a deleted task is restored with "Desfazer", in the other tab too', async () => {
    await page.bringToFront();
    await card(page, 'B').hover();
    await page.getByRole('button', { name: 'Excluir: B' }).click();
    await expect(titles(other, 'coluna1')).toHaveText(['A']);
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await expect(titles(page, 'coluna1')).toHaveText(['B', 'A']);
    await expect(titles(other, 'coluna1')).toHaveText(['B', 'A']);
  });
});

test('a change before the event stream opens still arrives', async ({ page, signedIn, baseURL }) => {
  const user = await signedIn();
  await seedTasks(baseURL, user, { coluna1: ['A'] });
  const listen = await delayRequests(page, '**/api/events');
  await page.goto('/tasks');
  await expect(titles(page, 'coluna1')).toHaveText(['A']);
  await seedTasks(baseURL, user, { coluna1: ['B'] });
  listen();
  await expect(titles(page, 'coluna1')).toHaveText(['A', 'B']);
});

test('a change that failed is retried until it succeeds', async ({ page, signedIn, baseURL, allowProblem }) => {
  allowProblem(/ERR_FAILED|503/);
  const user = await signedIn();
  await seedTasks(baseURL, user, { coluna1: ['A'] });
  let attempts = 0;
  await page.route('**/api/tasks/*', async (route) => {
    attempts += 1;
    if (attempts === 1) await route.abort();
    else if (attempts === 2) await route.fulfill({ status: 503, body: 'down' });
    else await route.continue();
  });
  await page.goto('/tasks');
  await paint(page, 'A');
  await expect(page.getByText('Sem conexão. 1 mudança será enviada quando ela voltar.')).toBeVisible();
  await expect(page.getByText('Sem conexão.')).toHaveCount(0);
  expect(attempts).toBe(3);
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Concluir: A' })).toBeChecked();
});
