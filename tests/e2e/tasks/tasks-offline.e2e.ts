import { expect, test } from '#tests/e2e/support/fixtures.ts';
import { card, centre, dragTo, expectDragging, paint, readBoard, seedTasks, titles } from '#tests/e2e/support/tasks.ts';
import { windowedChromium } from '#tests/e2e/support/windowed-chromium.ts';

test.use({ launchOptions: windowedChromium() });

test('offline changes are counted, kept and sent later', async ({ page, context, signedIn, baseURL, allowProblem }) => {
  // A tab takes a moment to close: if it still notices the connection, it sends the change first.
  allowProblem(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|status of 404/);
  const user = await signedIn();
  await seedTasks(baseURL, user, { coluna1: ['A', 'B'] });
  await page.goto('/tasks');
  await expect(titles(page, 'coluna1')).toHaveText(['A', 'B']);
  // Without the worker, which these tests block, code for dragging comes with the first sign of somebody at the page.
  await page.mouse.move(20, 20);
  await expectDragging(page);
  await context.setOffline(true);
  await expect(page.getByText('Sem conexão. O que você mudar será enviado quando ela voltar.')).toBeVisible();
  await paint(page, 'A');
  await expect(page.getByText('Sem conexão. 1 mudança será enviada quando ela voltar.')).toBeVisible();
  const last = await centre(card(page, 'B'));
  await dragTo(page, card(page, 'A'), { x: last.x, y: last.y + last.height / 4 });
  await page.mouse.up();
  await expect(titles(page, 'coluna1')).toHaveText(['B', 'A']);
  await expect(page.getByText('Sem conexão. 2 mudanças serão enviadas quando ela voltar.')).toBeVisible();
  expect(await readBoard(baseURL, user)).toEqual({ coluna1: ['A', 'B'] });
  await context.setOffline(false);
  await expect(page.getByText('Sem conexão.')).toHaveCount(0);
  await expect.poll(() => readBoard(baseURL, user)).toEqual({ coluna1: ['B', 'A'] });
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Concluir: A' })).toBeChecked();

  await test.step('a queued offline change survives closing its tab', async () => {
    await context.setOffline(true);
    await card(page, 'A').hover();
    await page.getByRole('button', { name: 'Excluir: A' }).click();
    await expect(titles(page, 'coluna1')).toHaveText(['B']);
    await page.close();
    await context.setOffline(false);
    // Any page of the application sends it.
    const next = await context.newPage();
    await next.goto('/dashboard');
    await expect.poll(() => readBoard(baseURL, user)).toEqual({ coluna1: ['B'] });
  });
});
