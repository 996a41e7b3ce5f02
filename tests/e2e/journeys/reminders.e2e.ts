import { expect, expectAccessible, test } from '../support/fixtures.ts';
import { seedTasks } from '../support/tasks.ts';

test('the profile turns reminders on, and creates, changes and removes the calendar address', async ({
  page,
  signedIn,
  baseURL,
  request,
}) => {
  const user = await signedIn();
  await seedTasks(baseURL, user, { coluna1: ['Sem data'] });
  await page.goto('/profile');
  const wish = page.getByRole('switch', { name: 'Receber um e-mail na manhã anterior' });
  await expect(wish).not.toBeChecked();
  await wish.click();
  await page.getByLabel('Seu fuso horário').click();
  await page.getByRole('option', { name: 'Japão' }).click();
  await page.getByRole('button', { name: 'Criar endereço secreto' }).click();
  const address = page.getByLabel('Endereço secreto');
  await expect(address).toHaveValue(/\/calendario\/[\w-]{43}\.ics$/);
  const first = await address.inputValue();
  const read = (url: string) => request.get(`${baseURL}${new URL(url).pathname}`);
  expect(await (await read(first)).text()).toContain('BEGIN:VCALENDAR');
  await expectAccessible(page);

  await page.reload();
  await expect(wish).toBeChecked();
  await expect(page.getByLabel('Seu fuso horário')).toHaveText('Japão');
  await expect(address).toHaveValue(first);
  await page.getByRole('button', { name: 'Trocar', exact: true }).click();
  await page.getByRole('button', { name: 'Trocar endereço' }).click();
  await expect(address).not.toHaveValue(first);
  expect((await read(first)).status()).toBe(404);
  await page.getByRole('button', { name: 'Desligar' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Desligar' }).click();
  await expect(page.getByRole('button', { name: 'Criar endereço secreto' })).toBeVisible();
});

test('the unsubscribe link asks for a confirmation, works signed out, and reports an invalid link', async ({
  page,
  allowProblem,
}) => {
  allowProblem(/404/);
  await page.goto(`/lembretes#${'x'.repeat(43)}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Lembretes' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Não receber mais lembretes' }).click();
  await expect(page.getByText('Este link não vale.')).toBeVisible();
});
