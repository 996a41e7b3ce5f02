import { createLesson, createSnippet } from '../support/content.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/fixtures.ts';
import { seedTasks } from '../support/tasks.ts';

test('Ctrl+K finds a task by keyboard and opens it', async ({ page, signedIn, baseURL }) => {
  const user = await signedIn({ userType: 'premium' });
  await seedTasks(baseURL, user, { coluna1: ['Comprar caixas', 'Calcular o preço em iene'] });
  await page.goto('/dashboard');
  await expect(page.getByRole('button', { name: 'Buscar' })).toBeVisible();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Buscar em tudo' });
  await expect(field).toBeFocused();
  await field.fill('preco');
  const task = page.getByRole('option', { name: 'Calcular o preço em iene' });
  await expect(task).toHaveAttribute('aria-selected', 'true');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/tasks\?tarefa=/);
  await expect(page.getByRole('dialog', { name: 'Calcular o preço em iene' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Calcular o preço em iene, abrir' })).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('option', { name: 'preco' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Calcular o preço em iene, abrir' })).toBeFocused();
});

test('on a phone the search fills the screen, finds content and starts a task', async ({ page, signedIn }) => {
  const word = `x${Date.now()}`;
  await createSnippet({ title: `Grátis ${word}` });
  await createSnippet({ title: `Pago ${word}`, accessType: 'premium' });
  await createLesson({ title: `Aula ${word}` });
  await signedIn();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Buscar' }).click();
  const field = page.getByRole('combobox', { name: 'Buscar em tudo' });
  await expect(field).toBeFocused();
  const box = () => page.getByRole('dialog', { name: 'Buscar' }).boundingBox();
  await expect.poll(box).toEqual({ x: 0, y: 0, width: 360, height: 740 });
  await field.fill(word);
  await expect(page.getByRole('option')).toHaveCount(2);
  await expect(page.getByRole('option', { name: `Pago ${word}` })).toHaveCount(0);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await field.fill('nova tarefa');
  await page.getByRole('option', { name: 'Nova tarefa' }).click();
  await expect(page.getByRole('dialog', { name: /nova tarefa/i })).toBeVisible();
});
