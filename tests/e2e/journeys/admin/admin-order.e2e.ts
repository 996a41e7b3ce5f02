import type { Page } from '@playwright/test';
import { dialog, expectToast, newTag, openPanel, readLessonTitles, search, seedModule } from '../../support/admin.ts';
import { expect, test } from '../../support/fixtures.ts';
import { centre, dragTo } from '../../support/tasks.ts';

async function openOrder(page: Page, moduleTitle: string) {
  await openPanel(page);
  await search(page, moduleTitle);
  await page.getByRole('button', { name: `Ordenar aulas: ${moduleTitle}` }).click();
  const order = dialog(page, 'Ordenar aulas');
  await expect(order.getByRole('listitem').first()).toBeVisible();
  return order;
}

test('lessons are reordered by mouse, and learners get that order; a module without lessons cannot be reordered', async ({
  page,
  signedIn,
  createUser,
  baseURL,
}) => {
  const module = await seedModule(`Ordem ${newTag()}`, ['Primeira', 'Segunda', 'Terceira']);
  const learner = await createUser({ userType: 'premium' });
  expect(await readLessonTitles(baseURL, learner, module.id)).toEqual(['Primeira', 'Segunda', 'Terceira']);
  await signedIn({ userType: 'admin' });
  const order = await openOrder(page, module.title);
  const last = await centre(order.getByRole('listitem').last());
  await dragTo(page, order.getByRole('button', { name: 'Mover Primeira' }), {
    x: last.x,
    y: last.y + last.height / 4,
  });
  await page.mouse.up();
  await expect(order.getByRole('listitem')).toHaveText([/Segunda/, /Terceira/, /Primeira/]);
  // For 50 ms after a drag a click counts as its end.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50)));
  await order.getByRole('button', { name: 'Salvar ordem' }).click();
  await expectToast(page, 'Ordem das aulas atualizada com sucesso!');
  expect(await readLessonTitles(baseURL, learner, module.id)).toEqual(['Segunda', 'Terceira', 'Primeira']);

  const empty = await seedModule(`Vazio ${newTag()}`);
  await search(page, empty.title);
  await page.getByRole('button', { name: `Ordenar aulas: ${empty.title}` }).click();
  await expect(dialog(page, 'Ordenar aulas')).toContainText('Este módulo ainda não tem aulas.');
});

test('lessons are reordered by keyboard; Escape cancels the move', async ({ page, signedIn, createUser, baseURL }) => {
  const module = await seedModule(`Teclas ${newTag()}`, ['Primeira', 'Segunda', 'Terceira']);
  const learner = await createUser();
  await signedIn({ userType: 'admin' });
  await page.setViewportSize({ width: 360, height: 800 });
  const order = await openOrder(page, module.title);
  const spoken = page.locator('[id^="DndLiveRegion"]');
  const handle = order.getByRole('button', { name: 'Mover Terceira' });
  const lift = async () => {
    await page.keyboard.press('Space');
    await expect(spoken).toHaveText(/Aula levantada da posição 3|Posição 3 de 3/);
    // A lifted item listens to the arrow keys one task later than it is announced.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  };
  await handle.focus();
  await lift();
  await page.keyboard.press('ArrowUp');
  await expect(spoken).toHaveText('Posição 2 de 3.');
  await page.keyboard.press('Escape');
  await expect(spoken).toHaveText('Movimento cancelado.');
  await expect(order).toBeVisible();
  await expect(order.getByRole('listitem')).toHaveText([/Primeira/, /Segunda/, /Terceira/]);
  await expect(handle).toBeFocused();

  await lift();
  await page.keyboard.press('ArrowUp');
  await expect(spoken).toHaveText('Posição 2 de 3.');
  await page.keyboard.press('Space');
  await expect(order.getByRole('listitem')).toHaveText([/Primeira/, /Terceira/, /Segunda/]);
  const right = await order.evaluate((element) => element.getBoundingClientRect().right);
  expect(right).toBeLessThanOrEqual(360);
  await order.getByRole('button', { name: 'Salvar ordem' }).click();
  await expectToast(page, 'Ordem das aulas atualizada com sucesso!');
  expect(await readLessonTitles(baseURL, learner, module.id)).toEqual(['Primeira', 'Terceira', 'Segunda']);
});
