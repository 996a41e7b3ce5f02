import { expectAccessible } from '#tests/e2e/support/accessibility-faults.ts';
import { expect, test } from '#tests/e2e/support/fixtures.ts';
import { expectNoSidewaysScroll } from '#tests/e2e/support/page-fits.ts';
import { card, column, editTitle, readBoard, seedTasks, titles } from '#tests/e2e/support/tasks.ts';

test('the first visit shows a premium user five lists and makes a first task', async ({ page, signedIn, baseURL }) => {
  const user = await signedIn({ userType: 'premium' });
  await page.goto('/tasks');
  await expect(page).toHaveTitle('Listas de Tarefas · Dropar');
  await expect(page.getByRole('heading', { level: 1, name: 'Listas de Tarefas' })).toBeVisible();
  await expect(page.locator('[data-column] > header h2')).toHaveText([
    'Lista 1',
    'Lista 2',
    'Lista 3',
    'Lista 4',
    'Lista 5',
  ]);
  await expect(page.getByText('Nenhuma tarefa ainda')).toBeVisible();
  await expect(page.getByText('No plano gratuito')).toHaveCount(0);
  await expect(page.getByRole('region', { name: /, bloqueada$/ })).toHaveCount(0);

  // Created by the dialog, in the chosen list, not completed.
  await page.getByRole('button', { name: 'Nova Tarefa', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Nova Tarefa' });
  await expect(dialog.getByLabel('Título')).toBeFocused();
  await dialog.getByLabel('Título').fill('  Pedir amostra ');
  await dialog.getByLabel('Lista').click();
  await page.getByRole('option', { name: 'Lista 3' }).click();
  await dialog.getByRole('button', { name: 'Criar tarefa' }).click();
  await expect(dialog).toBeHidden();
  await expect(titles(page, 'coluna3')).toHaveText(['Pedir amostra']);
  await expect(page.getByRole('checkbox', { name: 'Concluir: Pedir amostra' })).not.toBeChecked();
  await expect.poll(() => readBoard(baseURL, user)).toEqual({ coluna3: ['Pedir amostra'] });
});

test("a free user's task: blank title, completed, edited, deleted", async ({ page, signedIn, baseURL }) => {
  test.slow();
  const user = await signedIn();
  await page.goto('/tasks');
  await test.step('a blank title creates nothing and shows why', async () => {
    await page.getByRole('button', { name: 'Nova Tarefa', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Nova Tarefa' });
    await dialog.getByLabel('Título').fill('   ');
    await dialog.getByLabel('Título').press('Enter');
    await expect(dialog.getByText('Escreva o título da tarefa.')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Nenhuma tarefa ainda')).toBeVisible();
  });
  await test.step('painting an eye completes a task and updates the count', async () => {
    await seedTasks(baseURL, user, { coluna1: ['Ligar', '!Feita'] });
    await expect(column(page, 'coluna1').getByText('1/2')).toBeVisible();
    await page.getByRole('checkbox', { name: 'Concluir: Ligar' }).click();
    await expect(column(page, 'coluna1').getByText('2/2')).toBeVisible();
    await page.getByRole('checkbox', { name: 'Concluir: Feita' }).click();
    await expect(column(page, 'coluna1').getByText('1/2')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('checkbox', { name: 'Concluir: Ligar' })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: 'Concluir: Feita' })).not.toBeChecked();
  });
  await test.step('a title is edited in place: Enter saves, blur saves, Escape cancels, blank is ignored', async () => {
    const edit = page.getByRole('textbox', { name: 'Título da tarefa' });
    const start = (title: string) => editTitle(page, title);

    await start('Ligar');
    await expect(edit).toBeFocused();
    await expect(page.getByText('Enter salva, Esc cancela')).toBeVisible();
    await edit.fill('Com Enter');
    await edit.press('Enter');
    await expect(titles(page, 'coluna1')).toHaveText(['Com Enter', 'Feita']);
    await expect(page.getByRole('button', { name: 'Com Enter, abrir' })).toBeFocused();
    await expect(page.getByRole('menu')).toHaveCount(0);

    await start('Feita');
    await edit.fill('Ao sair');
    await page.getByRole('heading', { level: 1 }).click();
    await expect(titles(page, 'coluna1')).toHaveText(['Com Enter', 'Ao sair']);

    await start('Com Enter');
    await edit.fill('Desistiu');
    await edit.press('Escape');
    await expect(titles(page, 'coluna1')).toHaveText(['Com Enter', 'Ao sair']);

    await start('Com Enter');
    await edit.fill('   ');
    await edit.press('Enter');
    await expect(titles(page, 'coluna1')).toHaveText(['Com Enter', 'Ao sair']);
    await expect.poll(() => readBoard(baseURL, user)).toEqual({ coluna1: ['Com Enter', 'Ao sair'] });
  });
  await test.step('a task is deleted', async () => {
    await card(page, 'Ao sair').hover();
    await page.getByRole('button', { name: 'Excluir: Ao sair' }).click();
    await expect(titles(page, 'coluna1')).toHaveText(['Com Enter']);
    await expect.poll(() => readBoard(baseURL, user)).toEqual({ coluna1: ['Com Enter'] });
  });
});

test('lists are renamed, truncate long titles and are 1, 3 or 5 in a row', async ({ page, signedIn, baseURL }) => {
  test.slow();
  const user = await signedIn({ userType: 'premium' });
  await page.goto('/tasks');
  await test.step('a list is renamed in place: Enter saves, Escape cancels', async () => {
    const edit = page.getByRole('textbox', { name: 'Título da lista' });
    await page.getByRole('button', { name: 'Lista 2, renomear lista' }).click();
    await edit.fill('Fotos');
    await edit.press('Enter');
    await expect(page.getByRole('region', { name: 'Fotos' })).toBeVisible();
    await page.getByRole('button', { name: 'Fotos, renomear lista' }).click();
    await edit.fill('Outra');
    await edit.press('Escape');
    await expect(page.getByRole('region', { name: 'Fotos' })).toBeVisible();
    await page.reload();
    await expect(page.locator('[data-column] > header h2')).toHaveText([
      'Lista 1',
      'Fotos',
      'Lista 3',
      'Lista 4',
      'Lista 5',
    ]);
  });
  await test.step('a long list title is truncated, pushes nothing out and shows in full on hover and focus', async () => {
    await seedTasks(baseURL, user, { coluna2: ['Pedir amostra'] });
    const long = 'Fornecedores_de_Osaka_que_ainda_não_responderam';
    await page.getByRole('button', { name: 'Fotos, renomear lista' }).click();
    await page.getByRole('textbox', { name: 'Título da lista' }).fill(long);
    await page.keyboard.press('Enter');
    const title = page.getByRole('button', { name: `${long}, renomear lista` });
    await expect(title).toBeVisible();
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const edges = await column(page, 'coluna2').evaluate((list) => {
        const right = list.getBoundingClientRect().right;
        return [...list.querySelectorAll('*')].filter((item) => item.getBoundingClientRect().right > right + 0.5)
          .length;
      });
      expect(edges).toBe(0);
      await expectNoSidewaysScroll(page);
    }
    expect(await title.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true);
    await expect(title).toHaveCSS('text-overflow', 'ellipsis');
    const tip = page.getByRole('tooltip');
    await title.hover();
    await expect(tip).toHaveText(long);
    // The tooltip follows the pointer only once it listens: move again, as a hand would.
    await expect(async () => {
      await page.mouse.move(20, 700);
      await page.mouse.move(0, 790);
      await expect(tip).toHaveCount(0, { timeout: 500 });
    }).toPass();
    await page.getByRole('button', { name: 'Lista 1, renomear lista' }).hover();
    await page.keyboard.press('Tab');
    await title.focus();
    await expect(tip).toHaveText(long);
    await expectAccessible(page);
  });
  await test.step('the grid has 1, 3 or 5 lists per row by width, and never scrolls horizontally', async () => {
    const long = 'Palavra'.repeat(20);
    await seedTasks(baseURL, user, { coluna1: [long], coluna2: ['Responder Yuki sobre o prazo'] });
    await expect(titles(page, 'coluna2').last()).toBeVisible();
    for (const [width, perRow] of [
      [360, 1],
      [768, 3],
      [1440, 5],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const tops = await page
        .locator('[data-column]')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
      expect(tops.filter((top) => top === tops[0])).toHaveLength(perRow);
      await expectNoSidewaysScroll(page);
      // The walk checks narrower and wider screens.
      if (width === 768) await expectAccessible(page);
    }
  });
});

test('a free user has one list, the others locked, and a link to the plans', async ({ page, signedIn }) => {
  await signedIn({ userType: 'free' });
  await page.goto('/tasks');
  await expect(page.getByText('No plano gratuito você usa uma lista.')).toBeVisible();
  await expect(column(page, 'coluna1').getByRole('button', { name: 'Nova Tarefa' })).toBeVisible();
  for (const columnId of ['coluna2', 'coluna3', 'coluna4', 'coluna5'] as const) {
    await expect(column(page, columnId).getByText('Premium')).toBeVisible();
    await expect(column(page, columnId).getByRole('button')).toHaveCount(1);
  }
  await column(page, 'coluna3').click({ position: { x: 20, y: 200 } });
  const offer = page.getByRole('dialog', { name: 'Esta lista é Premium' });
  await expect(offer).toContainText(/¥[\d,]+/);
  await page.keyboard.press('Escape');
  await expect(offer).toBeHidden();
  await page.getByRole('button', { name: 'Nova Tarefa', exact: true }).click();
  await page.getByRole('dialog').getByLabel('Lista').click();
  await expect(page.getByRole('option', { name: 'Lista 2 (Premium)' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('option')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('link', { name: 'Fazer Upgrade' }).click();
  await expect(page).toHaveURL(/\/plans$/);
});

test('a board that failed to load shows an error and a retry', async ({ page, signedIn, allowProblem }) => {
  allowProblem(/503/);
  await signedIn();
  const body = { code: 'premium_required', message: 'O quadro não pôde ser lido.', requestId: 'e2e-request' };
  await page.route('**/api/board', (route) => route.fulfill({ status: 503, json: body }));
  await page.goto('/tasks');
  await expect(page.getByRole('alert')).toContainText('O quadro não pôde ser lido.');
  await page.unroute('**/api/board');
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(page.locator('[data-column]')).toHaveCount(5);
});
