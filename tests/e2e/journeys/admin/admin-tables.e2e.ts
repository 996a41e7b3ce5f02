import { choose, newTag, openPanel, search, seedModule, table } from '../../support/admin.ts';
import { expect, test } from '../../support/fixtures.ts';

const numbered = (tag: string, count: number) =>
  Array.from({ length: count }, (_, index) => `Aula ${String(index + 1).padStart(2, '0')} ${tag}`);

const titles = (page: Parameters<typeof table>[0]) => table(page).locator('tbody td[data-stack="main"]');

test('on a phone, without a table header, the order is chosen above the rows', async ({ page, signedIn }) => {
  const tag = newTag();
  await seedModule(`Módulo ${tag}`, numbered(tag, 3).toReversed());
  await signedIn({ userType: 'admin' });
  await page.setViewportSize({ width: 360, height: 800 });
  await openPanel(page, 'Aulas');
  await search(page, tag);
  await expect(titles(page).first()).toContainText('Aula 03');
  await expect(page).toHaveURL(`/admin?aba=aulas&busca=${tag}`);
  await page.reload();
  await expect(titles(page)).toHaveCount(3);
  await page.getByRole('button', { name: 'Filtrar e ordenar' }).click();
  await choose(page.getByRole('tabpanel'), 'Ordenar por', 'Aula');
  await expect(titles(page).first()).toContainText('Aula 01');
  await page.getByRole('button', { name: 'Ordem crescente' }).click();
  await expect(titles(page).first()).toContainText('Aula 03');
  await expect(page.getByRole('button', { name: 'Ordem decrescente' })).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.getByRole('combobox', { name: 'Ordenar por' })).toBeHidden();
});
