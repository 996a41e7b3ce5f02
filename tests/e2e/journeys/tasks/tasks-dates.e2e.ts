import { randomUUID } from 'node:crypto';
import { createTask, planLaunch } from '#contract/tasks.ts';
import { expectAccessible } from '#tests/e2e/support/accessibility-faults.ts';
import { callerOf } from '#tests/e2e/support/accounts.ts';
import { expect, test } from '#tests/e2e/support/fixtures.ts';
import { expectNoSidewaysScroll } from '#tests/e2e/support/page-fits.ts';
import { card, column, readBoard, seedTasks, titles } from '#tests/e2e/support/tasks.ts';

test('a date is set in either time, marked late, filtered, sorted, removed', async ({ page, signedIn, baseURL }) => {
  const user = await signedIn({ userType: 'premium' });
  await seedTasks(baseURL, user, { coluna1: ['Sem data', 'Lançar', 'Velha'] });
  await page.goto('/tasks');
  const setDate = async (title: string, day: string, time: string, zone: string) => {
    await card(page, title).hover();
    await page.getByRole('button', { name: `Opções: ${title}` }).click();
    await page.getByRole('menuitem', { name: 'Data e hora…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Data e hora' });
    await dialog.getByLabel('Dia').fill(day);
    await dialog.getByLabel('Hora', { exact: true }).fill(time);
    await dialog.getByRole('button', { name: zone }).click();
    if (zone === 'Japão') await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await expect(dialog).toBeHidden();
  };
  await setDate('Lançar', '2098-12-11', '20:00', 'Japão');
  await expect(card(page, 'Lançar')).toContainText('11/12/2098 20:00 JST · 08:00 BRT', { useInnerText: false });
  await setDate('Velha', '2021-03-01', '22:00', 'Brasília');
  await expect(card(page, 'Velha')).toContainText('Atrasada');
  await expect(card(page, 'Velha')).toContainText('02/03/2021 10:00 JST');

  await page.getByText('Filtros e ordem').click();
  await page.getByRole('button', { name: 'Por data' }).click();
  await expect(titles(page, 'coluna1')).toHaveText(['Velha', 'Lançar', 'Sem data']);
  await page.getByRole('button', { name: 'Atrasadas 1' }).click();
  await expect(titles(page, 'coluna1')).toHaveText(['Velha']);
  await expect(column(page, 'coluna1').getByText('0/3')).toBeVisible();
  await page.getByRole('button', { name: 'Todas' }).click();
  await page.getByRole('button', { name: 'Minha ordem' }).click();
  await page.reload();
  await expect(titles(page, 'coluna1')).toHaveText(['Sem data', 'Lançar', 'Velha']);
  await expect(card(page, 'Velha')).toContainText('01/03/2021 22:00 BRT');

  await card(page, 'Velha').hover();
  await page.getByRole('button', { name: 'Opções: Velha' }).click();
  await page.getByRole('menuitem', { name: 'Data e hora…' }).click();
  await page.getByRole('button', { name: 'Remover data' }).click();
  await expect(card(page, 'Velha')).not.toContainText('JST');
});

test('by keyboard the new-task field stays open, and the menu moves a card', async ({ page, signedIn, baseURL }) => {
  const user = await signedIn({ userType: 'premium' });
  await page.goto('/tasks');
  await page.getByRole('button', { name: 'Nova Tarefa em Lista 1' }).focus();
  await page.keyboard.press('Enter');
  const field = page.getByRole('textbox', { name: 'Nova tarefa em Lista 1' });
  await expect(field).toBeFocused();
  for (const title of ['Um', 'Dois', '   ']) {
    await page.keyboard.type(title);
    await page.keyboard.press('Enter');
    await expect(field).toBeFocused();
  }
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Nova Tarefa em Lista 1' })).toBeFocused();
  await expect(titles(page, 'coluna1')).toHaveText(['Um', 'Dois']);

  await page.getByRole('button', { name: 'Opções: Um' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Lista 3' }).press('Enter');
  await expect(titles(page, 'coluna3')).toHaveText(['Um']);
  await expect(page.getByRole('button', { name: 'Opções: Um' })).toBeFocused();
  await expect(page.locator('output[aria-live="assertive"]')).toHaveText('Tarefa Um solta. Posição 1 de 1 em Lista 3.');
  await expect.poll(() => readBoard(baseURL, user)).toEqual({ coluna1: ['Dois'], coluna3: ['Um'] });
});

test('a launch adds its 14 tasks once, also into the only list of a free user', async ({ page, signedIn }) => {
  await signedIn();
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/tasks');
  const dialog = page.getByRole('dialog', { name: 'Lançar produto no Japão' });
  for (const done of ['14 tarefas criadas.', '13 tarefas mudaram de data.']) {
    await page.getByRole('button', { name: 'Lançar produto' }).click();
    await dialog.getByLabel('Abrir vendas em').fill(done.startsWith('14') ? '2027-03-15' : '2027-03-16');
    await expect(dialog.getByText('20:00 JST · 08:00 BRT.')).toBeVisible();
    if (done.startsWith('13')) await dialog.getByRole('checkbox', { name: /Escolher o produto/ }).uncheck();
    await dialog.getByRole('button', { name: /^(Criar 14 tarefas|Atualizar lançamento)$/ }).click();
    await expect(page.locator('.toast').getByText(done)).toBeVisible();
  }
  await expect(titles(page, 'coluna1')).toHaveCount(14);
  await expect(column(page, 'coluna1').getByRole('link', { name: 'Abrir Robô Copy' })).toHaveAttribute(
    'href',
    '/robos/copy',
  );
  await expect(page.getByText('Lançamento, 0 de 14 prontas')).toBeVisible();
  await page.getByRole('button', { name: 'Calendário de vendas' }).click();
  await expect(page.getByRole('list', { name: 'Próximas datas' })).toContainText('販売開始');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test('"today" is the day of the person; only an opening of sales counts in Japan', async ({
  page,
  createUser,
  signInAs,
  baseURL,
}) => {
  const user = await createUser({ userType: 'premium' });
  // At eight in the evening in São Paulo it is the next morning in Japan.
  const evening = new Date(`${new Date().toISOString().slice(0, 10)}T23:00:00Z`);
  const hoursLater = (hours: number) => new Date(evening.getTime() + hours * 3_600_000);
  await page.clock.setFixedTime(evening);
  const session = { ...(user.session as object), expires_at: Date.now() / 1000 + 200_000 };
  await signInAs({ ...user, session });
  const call = callerOf(baseURL, user);
  for (const [title, hours] of [
    ['Ainda hoje', 3.5],
    ['Depois da meia-noite', 4.5],
  ] as const) {
    const dueAt = hoursLater(hours).toISOString();
    await call(createTask, { body: { id: randomUUID(), columnId: 'coluna1', title, dueAt } });
  }
  const day = hoursLater(24 + 12)
    .toISOString()
    .slice(0, 10);
  await call(planLaunch, { body: { day, clock: '20:00', productId: null, steps: [13] } });
  await page.goto('/tasks');
  await page.getByText('Filtros e ordem').click();
  await page.getByRole('button', { name: 'Hoje 1' }).click();
  await expect(titles(page, 'coluna1')).toHaveText(['Ainda hoje']);
  await page.getByRole('button', { name: 'Calendário de vendas' }).click();
  // In Brazil the opening is in two days.
  const opening = page
    .getByRole('list', { name: 'Próximas datas' })
    .getByRole('listitem')
    .filter({ hasText: '販売開始' });
  await expect(opening).toContainText('amanhã');
});
