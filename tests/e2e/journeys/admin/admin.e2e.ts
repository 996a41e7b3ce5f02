import { withDatabase } from '../../support/accounts.ts';
import { expectToast, newTag, openPanel, openTab, row, search, seedModule, table } from '../../support/admin.ts';
import { expect, expectNoSidewaysScroll, test } from '../../support/fixtures.ts';

const countUsers = () =>
  withDatabase(async (client) => {
    const { rows } = await client.query<{ total: number }>('select count(*)::int as total from profiles');
    return rows[0]?.total ?? 0;
  });

test('the figures count people, the tabs count content', async ({ page, signedIn }) => {
  // Several checks on one page: slow on a busy machine.
  test.slow();
  await signedIn({ userType: 'admin' });
  await seedModule(`Módulo ${newTag()}`, ['Um título de aula que é longo demais para um telefone comum']);
  const before = await countUsers();
  await openPanel(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Painel Administrativo' })).toBeVisible();
  const figure = (label: string) => page.locator('.stat', { hasText: label }).locator('dd');
  await expect(figure('usuários')).toHaveText(/^[\d.]+$/);
  // Other tests create users concurrently.
  const shown = Number((await figure('usuários').textContent())?.replaceAll('.', ''));
  expect(shown).toBeGreaterThanOrEqual(before);
  expect(shown).toBeLessThanOrEqual(await countUsers());

  // The scenes (`accessibility`) run axe on each tab.
  await test.step('every tab fits every width', async () => {
    for (const name of ['Módulos', 'Aulas', 'Módulos de snippets', 'Snippets'] as const) {
      await openTab(page, name);
      await expect(table(page).getByRole('row').nth(1)).toBeVisible();
      for (const width of [1440, 768, 360]) {
        await page.setViewportSize({ width, height: 900 });
        await expectNoSidewaysScroll(page);
      }
      await page.setViewportSize({ width: 1280, height: 800 });
    }
  });

  const contents = { modules: 3, lessons: 12, snippetModules: 4, snippets: 2064 };
  await page.route('**/api/admin/stats', (route) =>
    route.fulfill({ json: { total: 1284, free: 1097, premium: 184, admin: 3, contents } }),
  );
  await page.reload();
  await expect(page.locator('.stat dd')).toHaveText(['1.284', '1.097', '184', '3']);
  await expect(page.locator('.stat dt')).toHaveText(['usuários', 'gratuitos', 'premium', 'administradores']);
  await expect(page.getByRole('tab')).toHaveText([
    'Módulos 3',
    'Aulas 12',
    'Módulos de snippets 4',
    'Snippets 2.064',
    'Usuários 1.284',
    'Auditoria',
    'Números',
    'Termos',
    'Inteligência',
  ]);

  await test.step('the link Testes Webhook leads to the tester', async () => {
    await page.getByRole('link', { name: 'Testes Webhook' }).click();
    await expect(page).toHaveURL(/\/admin\/webhook-tester$/);
  });
});

test('a loading list shows a skeleton; a failed one shows an error and a retry', async ({
  page,
  signedIn,
  allowProblem,
}) => {
  allowProblem(/403 \(/);
  await signedIn({ userType: 'admin' });
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/admin/academy-modules*', async (route) => {
    await held;
    await route.fulfill({ status: 403, json: { code: 'forbidden', message: 'Sem permissão hoje.', requestId: 'x' } });
  });
  await page.goto('/admin');
  const frame = page.getByRole('region', { name: 'Módulos' });
  await expect(frame).toHaveAttribute('aria-busy', 'true');
  await expect(frame.locator('tbody tr')).toHaveCount(5);
  release();
  await expect(page.getByRole('heading', { name: 'Não foi possível carregar esta lista.' })).toBeVisible();
  await expectToast(page, 'Sem permissão hoje.', 'Erro');
  await page.unroute('**/api/admin/academy-modules*');
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(table(page).getByRole('row').nth(1)).toBeVisible();

  await test.step('a search without results and an empty list show a message', async () => {
    await search(page, newTag());
    await expect(row(page, 'Nada encontrado para esta busca.')).toBeVisible();
    await page.route('**/api/admin/lessons*', (route) => route.fulfill({ json: { rows: [], total: 0 } }));
    await openTab(page, 'Aulas');
    await expect(row(page, 'Nenhuma aula ainda. Crie a primeira.')).toBeVisible();
  });
});
