import { newTag, openPanel, openTab, seedModule, table } from '../../support/admin.ts';
import { expect, expectNoSidewaysScroll, test } from '../../support/fixtures.ts';

test('the panel counts people and, in its tabs, content; every tab fits every width', async ({ page, signedIn }) => {
  // Several checks on one page: slow on a busy machine.
  test.slow();
  await signedIn({ userType: 'admin' });
  await seedModule(`Módulo ${newTag()}`, ['Um título de aula que é longo demais para um telefone comum']);
  await page.route('**/api/admin/stats', (route) => {
    const contents = { modules: 3, lessons: 12, snippetModules: 4, snippets: 264 };
    return route.fulfill({ json: { total: 1284, free: 1097, premium: 184, admin: 3, contents } });
  });
  await openPanel(page);
  await expect(page.locator('.stat dd')).toHaveText(['1.284', '1.097', '184', '3']);
  await expect(page.locator('.stat dt')).toHaveText(['usuários', 'gratuitos', 'premium', 'administradores']);
  const counted = ['Módulos 3', 'Aulas 12', 'Módulos de snippets 4', 'Snippets 264', 'Usuários 1.284'];
  await expect(page.getByRole('tab')).toHaveText([...counted, 'Auditoria', 'Números', 'Termos', 'Inteligência']);

  // The scenes (`accessibility`) run axe on each tab.
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
