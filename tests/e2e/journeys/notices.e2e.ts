import { randomUUID } from 'node:crypto';
import type { Browser, Locator, Page } from '@playwright/test';
import { notices } from '#server/db/schema/notices.ts';
import { expectAccessible } from '../support/accessibility-faults.ts';
import { type E2eUser, signInAs } from '../support/accounts.ts';
import { createSnippet } from '../support/content.ts';
import { withDatabase } from '../support/database.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectNoSidewaysScroll, takeShots } from '../support/page-fits.ts';
import { seedTasks } from '../support/tasks.ts';
import { expectTouchable } from '../support/touch-gestures.ts';

const PHONE = { viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true };
const bell = (page: Page, name: string | RegExp = /^Avisos/) => page.getByRole('button', { name, exact: true });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Avisos' });

async function openPhone(browser: Browser, user: E2eUser, baseURL = ''): Promise<Page> {
  const page = await (await browser.newContext({ ...PHONE, baseURL, locale: 'pt-BR' })).newPage();
  await signInAs(page, baseURL, user);
  return page;
}

for (const hand of ['touch', 'keyboard'] as const) {
  const press = (target: Locator) => (hand === 'touch' ? target.tap() : target.press('Enter'));

  test(`an answer by ${hand} gives a live notice that can be read in a second tab`, async ({
    browser,
    baseURL,
    createUser,
  }) => {
    // Three tabs of two people.
    test.slow();
    const [marina, ana] = [await createUser({ name: 'Marina Tanaka' }), await createUser({ name: 'Ana Kimura' })];
    const path = `/snippet/${(await createSnippet({ title: 'Barra de frete' })).id}`;
    const hers = await openPhone(browser, marina, baseURL);
    await hers.goto(path);
    await hers.getByRole('textbox', { name: 'Comentário' }).fill('Qual texto vocês usam?');
    await press(hers.getByRole('button', { name: 'Comentar' }));
    await expect(hers.getByRole('article', { name: 'Comentário de Marina Tanaka' })).toBeVisible();
    await hers.goto('/dashboard');
    const second = await hers.context().newPage();
    await second.goto('/tasks');
    await expect(bell(second, 'Avisos')).toBeVisible();

    const his = await openPhone(browser, ana, baseURL);
    await his.goto(path);
    await press(his.getByRole('button', { name: 'Responder a Marina Tanaka' }));
    await his.getByRole('textbox', { name: 'Resposta a Marina Tanaka' }).fill('Fico com o primeiro.');
    await expectTouchable(his);
    await expectAccessible(his);
    await press(his.getByRole('button', { name: 'Enviar resposta' }));
    await expect(his.getByRole('list', { name: 'Respostas a Marina Tanaka' })).toContainText('Fico com o primeiro.');
    await takeShots(his, 'answer');

    for (const tab of [hers, second]) await expect(bell(tab, 'Avisos 1 novo')).toBeVisible();
    await hers.bringToFront();
    await press(bell(hers));
    await expect(panel(hers)).toContainText('Ana Kimura respondeu ao seu comentário');
    await expectTouchable(hers);
    await expectAccessible(hers);
    await expectNoSidewaysScroll(hers);
    await press(panel(hers).getByRole('link', { name: /Ana Kimura/ }));
    await expect(hers).toHaveURL(new RegExp(`${path}#comentarios$`));
    await expect(hers.getByRole('article', { name: 'Resposta de Ana Kimura' })).toBeVisible();
    await expect(bell(hers, 'Avisos')).toBeVisible();
    await second.bringToFront();
    await expect(bell(second, 'Avisos')).toBeVisible();
    await press(bell(second));
    await expect(panel(second).getByText('Novo,')).toHaveCount(0);
  });
}

test('the panel is used by keyboard, and everything is marked as read at once', async ({ page, signedIn }) => {
  const user = await signedIn();
  const task = (title: string, hoursAgo: number, kind: 'task-today' | 'task-late', dueAt: string) => ({
    ...{ userId: user.id, kind, subjectId: randomUUID(), data: { title, dueAt }, inApp: true, mailPending: false },
    createdAt: new Date(Date.now() - hoursAgo * 3_600_000).toISOString(),
  });
  const soon = new Date(Date.now() + 60_000).toISOString();
  const price = { name: 'Garrafa', count: 3, currency: 'USD', yenMicro: 152_400_000, changeBp: 210 } as const;
  const common = { userId: user.id, subjectId: randomUUID(), inApp: true, mailPending: false };
  await withDatabase(({ db }) =>
    db
      .insert(notices)
      .values([
        task('Criar nome, público e copy', 0, 'task-today', soon),
        task('Fechar o preço', 48, 'task-late', '2026-11-12T01:00:00Z'),
        { ...common, kind: 'price', data: price, createdAt: new Date(Date.now() - 26 * 3_600_000).toISOString() },
        { ...common, kind: 'shopify-ready', data: { name: 'Garrafa Mizu', line: 'mizu.myshopify.com', isDraft: true } },
      ]),
  );
  await page.goto('/roadmap');
  await bell(page, 'Avisos 4 novos').focus();
  await page.keyboard.press('Enter');
  await expect(panel(page).getByRole('region', { name: 'Hoje' })).toContainText('vence hoje');
  await expect(panel(page).getByRole('region', { name: 'Antes' })).toContainText('3 preços saíram da margem');
  await expectAccessible(page);
  await takeShots(page, 'notices');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.keyboard.press('Escape');
  await expect(bell(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel(page).getByRole('button', { name: 'Marcar lidos' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(bell(page, 'Avisos')).toBeVisible();
  await page.reload();
  await bell(page, 'Avisos').click();
  await panel(page).getByRole('link', { name: 'Ajustar avisos' }).click();
  await expect(page).toHaveURL(/\/profile\?aba=avisos$/);
  await expect(panel(page)).toBeHidden();
});

test('the settings are saved at once; an unproved address gets no mail', async ({ page, signedIn }) => {
  const user = await signedIn();
  const inApp = page.getByRole('switch', { name: 'Câmbio, no Dropar' });
  const byMail = page.getByRole('switch', { name: 'Tarefa vencendo, por e-mail' });
  const limit = page.getByLabel('Limite do câmbio, em por cento');
  await page.goto('/profile?aba=avisos');
  await expect(byMail).toBeDisabled();
  await expect(page.getByText('Este site ainda não envia e-mails')).toBeVisible();
  await withDatabase(({ db }) => db.execute(`update auth_users set email_proved_at = now() where id = '${user.id}'`));
  await page.reload();
  await byMail.click();
  await inApp.click();
  await limit.fill('30');
  await limit.blur();
  await expect(page.getByText('Use de 1 a 20.')).toBeVisible();
  await limit.fill('5');
  await limit.blur();
  await page.getByRole('combobox', { name: 'Hora' }).click();
  await page.getByRole('option', { name: /^19:00 BRT · 07:00 JST/ }).click();
  await page.getByLabel('Seu fuso horário').click();
  const saved = page.waitForResponse(
    (reply) => reply.request().method() === 'PUT' && reply.url().endsWith('/settings'),
  );
  await page.getByRole('option', { name: 'Japão' }).click();
  await saved;
  await page.reload();
  await expect(byMail).toBeChecked();
  await expect(inApp).not.toBeChecked();
  await expect(limit).toHaveValue('5');
  await expect(page.getByRole('combobox', { name: 'Hora' })).toHaveText('19:00 BRT · 07:00 JST');
  await expect(page.getByLabel('Seu fuso horário')).toHaveText('Japão');
  await expectAccessible(page);
  await takeShots(page, 'notice-settings');
  await page.setViewportSize(PHONE.viewport);
  await expectTouchable(page);
});

test('the profile gives, changes and ends the calendar address', async ({ page, signedIn, baseURL, request }) => {
  const user = await signedIn();
  await seedTasks(baseURL, user, { coluna1: ['Sem data'] });
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Criar link da agenda' }).click();
  const address = page.getByLabel('Endereço secreto');
  await expect(address).toHaveValue(/\/calendario\/[\w-]{43}\.ics$/);
  const first = await address.inputValue();
  const read = (url: string) => request.get(`${baseURL}${new URL(url).pathname}`);
  expect(await (await read(first)).text()).toContain('BEGIN:VCALENDAR');
  await expectAccessible(page);

  await page.reload();
  await expect(address).toHaveValue(first);
  await page.getByRole('button', { name: 'Trocar', exact: true }).click();
  await page.getByRole('button', { name: 'Trocar endereço' }).click();
  await expect(address).not.toHaveValue(first);
  expect((await read(first)).status()).toBe(404);
  await page.getByRole('button', { name: 'Desligar' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Desligar' }).click();
  await expect(page.getByRole('button', { name: 'Criar link da agenda' })).toBeVisible();
});

test('the link of a message asks before it ends them, and may not be ours', async ({ page, allowProblem }) => {
  allowProblem(/404/);
  await page.goto(`/lembretes#${'x'.repeat(43)}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Avisos por e-mail' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Não receber mais avisos' }).click();
  await expect(page.getByText('Este link não vale.')).toBeVisible();
});
