import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { createProduct } from '#contract/products/new-product.ts';
import { getProduct } from '#contract/products/products.ts';
import { getBoard, updateTask } from '#contract/tasks.ts';
import { callerOf, type E2eUser } from '../support/accounts.ts';
import { readStored, workerReady } from '../support/app-worker.ts';
import { withDatabase } from '../support/database.ts';
import { expect, test } from '../support/fixtures.ts';
import { paint, readBoard, seedTasks, titles } from '../support/tasks.ts';
import { windowedChromium } from '../support/windowed-chromium.ts';

test.use({ serviceWorkers: 'allow', launchOptions: windowedChromium() });
test.beforeEach(({ allowProblem }) => allowProblem(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|ERR_FAILED/));

async function seedProduct(baseURL: string | undefined, user: E2eUser, name: string): Promise<string> {
  const id = randomUUID();
  await callerOf(baseURL, user)(createProduct, { body: { id, name } });
  return id;
}

/** Waits until the page's data is stored for offline use. */
const untilKept = (page: Page, words: string) =>
  expect.poll(async () => (await readStored(page)).replies.some((reply) => reply.includes(words))).toBe(true);

test('board, products and calculator work offline', async ({ page, context, signedIn, baseURL, allowProblem }) => {
  test.setTimeout(60_000);
  allowProblem(/Failed to fetch dynamically imported module/);
  const user = await signedIn({ userType: 'premium', name: 'Akemi Particular' });
  await seedTasks(baseURL, user, { coluna1: ['Ligar para o fornecedor'] });
  const productId = await seedProduct(baseURL, user, 'Garrafa Mizu');
  await page.goto('/calculator?aba=completa');
  await workerReady(page);
  await page.goto('/tasks');
  await untilKept(page, 'Ligar para o fornecedor');
  await page.goto('/produtos');
  await page.getByRole('link', { name: 'Garrafa Mizu' }).click();
  await expect(page).toHaveURL(`/produtos/${productId}`);
  await untilKept(page, `["products","one","${productId}"]`);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Garrafa Mizu' })).toBeVisible();
  await page.goto('/produtos');
  await expect(page.getByRole('link', { name: 'Garrafa Mizu' })).toBeVisible();
  await page.goto('/calculator?aba=completa');
  await expect(page.getByLabel('Frete que você paga')).toBeVisible();
  await page.goto('/robos/verificador');
  await expect(page.getByRole('heading', { name: 'Sem conexão. Esta página precisa da internet.' })).toBeVisible();
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Sem conexão' })).toBeVisible();
  // The token has expired and cannot be renewed offline.
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.endsWith('-auth-token')) ?? '';
    const session = JSON.parse(localStorage.getItem(key) ?? '{}');
    localStorage.setItem(key, JSON.stringify({ ...session, expires_at: 1 }));
  });
  await page.goto('/tasks');
  await expect(titles(page, 'coluna1')).toHaveText(['Ligar para o fornecedor'], { timeout: 15_000 });
  await expect(page.getByText('Sem conexão. O que você mudar será enviado quando ela voltar.')).toBeVisible();

  await test.step('signing out removes all data of the person from this browser', async () => {
    await paint(page, 'Ligar para o fornecedor');
    await expect(page.getByText('1 mudança será enviada')).toBeVisible();
    await page.getByRole('button', { name: 'Menu do usuário' }).click();
    await page.getByRole('menuitem', { name: 'Sair' }).click();
    // The landing page is not available offline.
    await expect(page.getByRole('heading', { level: 1, name: 'Sem conexão' })).toBeVisible();
    await context.setOffline(false);
    const stored = await readStored(page);
    expect(stored.replies).toEqual([]);
    expect(stored.caches).toContain('/tasks');
    const { access_token: token } = user.session as { access_token: string };
    for (const secret of [user.email, 'Akemi', 'Ligar para', 'Garrafa Mizu', token]) {
      expect(stored.caches, secret).not.toContain(secret);
      expect(stored.storage, secret).not.toContain(secret);
    }
    expect(stored.storage).not.toContain('dropar.work');
  });
});

test('offline changes survive the tab and are sent by the next one', async ({ page, context, signedIn, baseURL }) => {
  const user = await signedIn();
  await seedTasks(baseURL, user, { coluna1: ['A', 'B'] });
  const productId = await seedProduct(baseURL, user, 'Garrafa Mizu');
  await page.goto(`/produtos/${productId}`);
  await workerReady(page);
  await untilKept(page, `["products","one","${productId}"]`);
  await page.goto('/tasks');
  await untilKept(page, '"title":"B"');
  await context.setOffline(true);
  await page.reload();
  await paint(page, 'A');
  await expect(page.getByText('Sem conexão. 1 mudança será enviada quando ela voltar.')).toBeVisible();
  await page.goto(`/produtos/${productId}`);
  await page.getByText('Nome, endereço, situação e texto do fornecedor').click();
  await page.getByLabel('Notas').fill('Pedir amostra azul');
  await page.getByLabel('Notas').blur();
  await expect(page.getByText('Sem conexão. 1 mudança será enviada quando ela voltar.')).toBeVisible();
  await page.close();
  // Another device of the same account changed it meanwhile: changes of different fields are merged, as on the board.
  const call = callerOf(baseURL, user);
  const board = await call(getBoard, {});
  const taskId = board.tasks.find(({ title }) => title === 'A')?.id ?? '';
  await call(updateTask, { params: { taskId }, body: { title: 'A, com foto' } });

  const next = await context.newPage();
  await next.goto('/tasks');
  await expect(next.getByRole('checkbox', { name: 'Concluir: A' })).toBeChecked();
  await context.setOffline(false);
  await expect(next.getByRole('checkbox', { name: 'Concluir: A, com foto' })).toBeChecked();
  await expect.poll(() => readBoard(baseURL, user)).toEqual({ coluna1: ['A, com foto', 'B'] });
  await expect
    .poll(() => call(getProduct, { params: { productId } }))
    .toMatchObject({ notes: 'Pedir amostra azul', name: 'Garrafa Mizu' });
  await next.reload();
  await expect(next.getByRole('checkbox', { name: 'Concluir: A, com foto' })).toBeChecked();
});

test('a session ended elsewhere or a downgrade deletes the data', async ({ page, signedIn, baseURL, allowProblem }) => {
  allowProblem(/40\d \(/);
  const user = await signedIn({ userType: 'premium' });
  await seedTasks(baseURL, user, { coluna1: ['A'], coluna3: ['Só no Premium'] });
  const productId = await seedProduct(baseURL, user, 'Garrafa Mizu');
  await page.goto(`/produtos/${productId}`);
  await untilKept(page, `["products","one","${productId}"]`);
  await page.goto('/tasks');
  await untilKept(page, 'Só no Premium');
  await withDatabase(async ({ pool }) => {
    await pool.query("update profiles set user_type = 'free' where id = $1", [user.id]);
    await pool.query("update manual_grants set user_type = 'free' where user_id = $1", [user.id]);
    await pool.query("select pg_notify('dropar_events', $1)", [JSON.stringify([user.id, 'plan', []])]);
  });
  await expect(page.getByRole('region', { name: /, bloqueada$/ })).toHaveCount(4);
  await expect
    .poll(async () => (await readStored(page)).replies.filter((reply) => /Só no Premium|Garrafa Mizu/.test(reply)))
    .toEqual([]);
  await untilKept(page, '"title":"A"');

  await withDatabase(({ pool }) => pool.query('delete from auth_sessions where user_id = $1', [user.id]));
  await page.reload();
  await expect(page).toHaveURL('/login');
  await expect.poll(async () => (await readStored(page)).replies).toEqual([]);
});
