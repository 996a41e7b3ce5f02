import { createLesson, lessonPath } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';

test('dashboard and search lead a free person to the lessons; list, module and sidebar agree', async ({
  page,
  signedIn,
}) => {
  const word = `Aula${Date.now()}`;
  const first = await createLesson({ title: `${word} primeira`, orderIndex: 1 });
  const { moduleId } = first;
  await createLesson({ moduleId, title: `${word} segunda`, orderIndex: 2 });
  await createLesson({ moduleId, title: `${word} paga`, orderIndex: 3, accessType: 'premium' });
  await signedIn();
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Acessar Academy' }).click();
  const inList = page.getByRole('article').filter({ hasText: word });
  await expect(inList.getByText('0 de 2 concluídas · 1 no Premium')).toBeVisible();
  await expect(inList.getByRole('listitem').filter({ hasText: 'paga' })).toContainText('Premium');
  await expect(inList.getByText('Premium', { exact: true })).toHaveCount(1);

  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Buscar em tudo' }).fill(`${word} primeira`);
  await page.getByRole('option', { name: `${word} primeira` }).click();
  await expect(page).toHaveURL(lessonPath(first));
  const sidebar = page.getByRole('complementary').filter({ hasText: 'Aula 1 de 3' });
  await expect(sidebar.getByText('Aula 1 de 3 · 1 no Premium')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Marcar como concluída' }).check();
  await expect(sidebar.getByText('Concluída:')).toHaveCount(1);
  await page.getByRole('link', { name: 'Voltar' }).click();
  await expect(page.getByText('1 de 2 aulas concluídas · 1 no Premium')).toBeVisible();
  await expect(page.getByRole('main').getByText('Concluída:')).toHaveCount(1);
  await page.getByRole('link', { name: 'Voltar' }).click();
  await expect(inList.getByText('1 de 2 concluídas · 1 no Premium')).toBeVisible();
  await expect(inList.getByText('Concluída:')).toHaveCount(1);
});
