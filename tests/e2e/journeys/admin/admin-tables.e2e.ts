import { choose, newTag, openPanel, search, seedModule, table } from '../../support/admin.ts';
import { expect, test } from '../../support/fixtures.ts';

const numbered = (tag: string, count: number) =>
  Array.from({ length: count }, (_, index) => `Aula ${String(index + 1).padStart(2, '0')} ${tag}`);

const titles = (page: Parameters<typeof table>[0]) => table(page).locator('tbody td[data-stack="main"]');

test('a table is searched, filtered and sorted over all its pages', async ({ page, signedIn }) => {
  // Several checks on one page: slow on a busy machine.
  test.slow();
  // The filter options are fetched only once.
  const filtered = newTag();
  await seedModule(`Cheio ${filtered}`, numbered(filtered, 11));
  await seedModule(`Pequeno ${filtered}`, [`Só esta ${filtered}`]);
  await signedIn({ userType: 'admin' });
  await openPanel(page, 'Aulas');
  await test.step('the search ignores accents and case, and returns to page 1', async () => {
    const tag = newTag();
    await seedModule(`Módulo ${tag}`, [...numbered(tag, 12), `Importação fácil ${tag}`]);
    await search(page, tag);
    const pages = page.getByRole('navigation', { name: 'Paginação' });
    await expect(pages).toContainText('1 a 10 de 13');
    await pages.getByRole('button', { name: 'Página 2' }).click();
    await expect(pages).toContainText('11 a 13 de 13');
    await expect(pages.getByRole('button', { name: 'Página 2' })).toHaveAttribute('aria-current', 'page');
    await search(page, `IMPORTACAO facil ${tag}`);
    await expect(titles(page)).toHaveCount(1);
    await expect(titles(page)).toContainText(`Importação fácil ${tag}`);
    await expect(pages).toContainText('1 a 1 de 1');
  });
  await test.step('lessons are filtered by module, from page 1', async () => {
    await search(page, filtered);
    await page.getByRole('button', { name: 'Página 2' }).click();
    await expect(titles(page)).toHaveCount(2);
    await choose(page.locator('body'), 'Filtrar por módulo', `Pequeno ${filtered}`);
    await expect(titles(page)).toHaveCount(1);
    await expect(titles(page)).toContainText(`Só esta ${filtered}`);
    await choose(page.locator('body'), 'Filtrar por módulo', 'Todos os módulos');
    await expect(titles(page)).toHaveCount(10);
  });
  await test.step('a column sorts over all pages', async () => {
    const tag = newTag();
    await seedModule(`Módulo ${tag}`, numbered(tag, 12).toReversed());
    await search(page, tag);
    await expect(titles(page).first()).toContainText('Aula 12');
    const header = table(page).getByRole('columnheader', { name: 'Aula' });
    await header.getByRole('button').click();
    await expect(header).toHaveAttribute('aria-sort', 'ascending');
    await expect(titles(page).first()).toContainText('Aula 01');
    await page.getByRole('button', { name: 'Próxima página' }).click();
    await expect(titles(page).last()).toContainText('Aula 12');
  });
});

test('on a phone, without a table header, the order is chosen above the rows', async ({ page, signedIn }) => {
  const tag = newTag();
  await seedModule(`Módulo ${tag}`, numbered(tag, 3).toReversed());
  await signedIn({ userType: 'admin' });
  await page.setViewportSize({ width: 360, height: 800 });
  await openPanel(page, 'Aulas');
  await search(page, tag);
  await expect(titles(page).first()).toContainText('Aula 03');
  await page.getByRole('button', { name: 'Filtrar e ordenar' }).click();
  await choose(page.getByRole('tabpanel'), 'Ordenar por', 'Aula');
  await expect(titles(page).first()).toContainText('Aula 01');
  await page.getByRole('button', { name: 'Ordem crescente' }).click();
  await expect(titles(page).first()).toContainText('Aula 03');
  await expect(page.getByRole('button', { name: 'Ordem decrescente' })).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.getByRole('combobox', { name: 'Ordenar por' })).toBeHidden();
});
