import {
  confirmDeletion,
  dialog,
  expectToast,
  newTag,
  openPanel,
  search,
  seedComments,
  seedModule,
  seedSnippetModule,
} from '../../support/admin.ts';
import { expect, test } from '../../support/fixtures.ts';

for (const [tab, title] of [
  ['Aulas', 'Comentários das aulas'],
  ['Snippets', 'Comentários dos snippets'],
] as const) {
  test(`${title}: one is deleted; an empty page leads to the one before`, async ({ page, signedIn, createUser }) => {
    test.slow();
    const tag = newTag();
    const kind = tab === 'Aulas' ? 'lesson' : 'snippet';
    const names = [`Um ${tag}`, `Dois ${tag}`];
    const items =
      kind === 'lesson'
        ? (await seedModule(`Módulo ${tag}`, names)).lessons
        : (await seedSnippetModule(`Módulo ${tag}`, names)).snippets;
    const author = await createUser({ name: `Ana ${tag}` });
    for (const [place, { id }] of items.entries()) await seedComments(kind, id, author, place === 0 ? 1 : 31);
    await signedIn({ userType: 'admin' });
    await openPanel(page, tab);
    const list = dialog(page, title);

    await test.step('in the list of all, with the title of its subject and after a question', async () => {
      await page.getByRole('button', { name: 'Comentários', exact: true }).click();
      const comment = list.getByRole('listitem').filter({ hasText: `em Um ${tag}` });
      await comment.getByRole('button', { name: `Excluir comentário de Ana ${tag}` }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar' }).click();
      await expect(comment).toContainText('Comentário 1.');
      await comment.getByRole('button', { name: /^Excluir comentário/ }).click();
      await confirmDeletion(page);
      await expectToast(page, 'Comentário excluído com sucesso!');
      await expect(comment).toHaveCount(0);
      await list.getByRole('button', { name: 'Fechar' }).click();
    });

    await search(page, tag);
    await page.getByRole('button', { name: `Comentários: Dois ${tag}` }).click();
    await expect(list.getByRole('navigation')).toContainText('31 comentários');
    await list.getByRole('button', { name: 'Página 2' }).click();
    await expect(list.getByRole('listitem')).toHaveText([/Comentário 31\./]);
    await list.getByRole('button', { name: /^Excluir comentário/ }).click();
    await confirmDeletion(page);
    await expect(list.getByRole('listitem')).toHaveCount(30);
    await expect(list.getByRole('navigation')).toHaveText('30 comentários');
  });
}
