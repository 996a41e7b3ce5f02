import { getAcademyModule } from '#contract/academy.ts';
import { callerOf } from '../../support/accounts.ts';
import { dialog, expectToast, newTag, openPanel, search, seedModule } from '../../support/admin.ts';
import { expect, test } from '../../support/fixtures.ts';
import { centre, dragTo } from '../../support/tasks.ts';

test('lessons are reordered by mouse and by keyboard', async ({ page, signedIn, createUser, baseURL }) => {
  const module = await seedModule(`Ordem ${newTag()}`, ['Primeira', 'Segunda', 'Terceira']);
  const learner = await createUser({ userType: 'premium' });
  await signedIn({ userType: 'admin' });
  await openPanel(page);
  await search(page, module.title);
  const order = dialog(page, 'Ordenar aulas');
  const titles = order.getByRole('listitem');
  const open = () => page.getByRole('button', { name: `Ordenar aulas: ${module.title}` }).click();
  const save = async (...saved: string[]) => {
    await order.getByRole('button', { name: 'Salvar ordem' }).click();
    await expectToast(page, 'Ordem das aulas atualizada com sucesso!');
    // The toast of the save before may still be there.
    const readTitles = async () => {
      const { lessons } = await callerOf(baseURL, learner)(getAcademyModule, { params: { moduleId: module.id } });
      return lessons.map(({ title }) => title);
    };
    await expect.poll(readTitles).toEqual(saved);
  };

  await open();
  const last = await centre(titles.last());
  await dragTo(page, order.getByRole('button', { name: 'Mover Primeira' }), {
    x: last.x,
    y: last.y + last.height / 4,
  });
  await page.mouse.up();
  await expect(titles).toHaveText([/Segunda/, /Terceira/, /Primeira/]);
  // For 50 ms after a drag a click counts as its end.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50)));
  await save('Segunda', 'Terceira', 'Primeira');

  await page.setViewportSize({ width: 360, height: 800 });
  await open();
  const spoken = page.locator('[id^="DndLiveRegion"]');
  const handle = order.getByRole('button', { name: 'Mover Primeira' });
  const liftAndRaise = async () => {
    await page.keyboard.press('Space');
    await expect(spoken).toHaveText(/Aula levantada da posição 3|Posição 3 de 3/);
    // A lifted item listens to the arrow keys one task later than it is announced.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    await page.keyboard.press('ArrowUp');
    await expect(spoken).toHaveText('Posição 2 de 3.');
  };
  await handle.focus();
  await liftAndRaise();
  await page.keyboard.press('Escape');
  await expect(spoken).toHaveText('Movimento cancelado.');
  await expect(titles).toHaveText([/Segunda/, /Terceira/, /Primeira/]);
  await expect(handle).toBeFocused();
  await liftAndRaise();
  await page.keyboard.press('Space');
  await expect(titles).toHaveText([/Segunda/, /Primeira/, /Terceira/]);
  await save('Segunda', 'Primeira', 'Terceira');
});
