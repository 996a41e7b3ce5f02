import type { Page } from '@playwright/test';
import type { E2eUser } from '../../support/accounts.ts';
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
import { expect, expectAccessible, test } from '../../support/fixtures.ts';

const first = <T>(items: readonly T[]): T => {
  const [item] = items;
  if (!item) throw new Error('nothing was seeded');
  return item;
};

test('comments of a lesson are paginated by 30, with at most 5 page links', async ({ page, signedIn, createUser }) => {
  // Several checks on one page: slow on a busy machine.
  test.slow();
  const tag = newTag();
  const lesson = first((await seedModule(`Módulo ${tag}`, [`Aula ${tag}`])).lessons);
  await seedComments('lesson', lesson.id, await createUser(), 181);
  await signedIn({ userType: 'admin' });
  await openPanel(page, 'Aulas');
  await test.step('one comment is deleted from the list of all', () => deleteAmongAll(page, 'lesson', createUser));
  await search(page, tag);
  await page.getByRole('button', { name: `Comentários: ${lesson.title}` }).click();
  const list = dialog(page, 'Comentários das aulas');
  const pages = list.getByRole('navigation', { name: 'Paginação' });
  await expect(list.getByRole('listitem')).toHaveCount(30);
  await expect(list.getByRole('listitem').first()).toContainText('Comentário 1.');
  await expect(pages).toContainText('181 comentários');
  await expect(pages.getByRole('button', { name: /^Página \d+$/ })).toHaveText(['1', '2', '3', '4', '5']);
  await expectAccessible(page);
  await pages.getByRole('button', { name: 'Página 5' }).click();
  await expect(pages.getByRole('button', { name: /^Página \d+$/ })).toHaveText(['3', '4', '5', '6', '7']);
  await pages.getByRole('button', { name: 'Página 7' }).click();
  await expect(list.getByRole('listitem')).toHaveText([/Comentário 181\./]);
});

test('comments of snippets: delete one, delete the last of a page, empty list, and a failure', async ({
  page,
  signedIn,
  createUser,
  allowProblem,
}) => {
  // Several checks on one page: slow on a busy machine.
  test.slow();
  allowProblem(/403 \(/);
  await signedIn({ userType: 'admin' });
  await openPanel(page, 'Snippets');
  await test.step('one comment is deleted from the list of all', () => deleteAmongAll(page, 'snippet', createUser));
  await test.step('deleting the only comment of the last page shows the previous page', async () => {
    const tag = newTag();
    const snippet = first((await seedSnippetModule(`Módulo ${tag}`, [`Snippet ${tag}`])).snippets);
    await seedComments('snippet', snippet.id, await createUser(), 31);
    await search(page, tag);
    await page.getByRole('button', { name: `Comentários: ${snippet.title}` }).click();
    const list = dialog(page, 'Comentários dos snippets');
    await list.getByRole('button', { name: 'Página 2' }).click();
    await expect(list.getByRole('listitem')).toHaveText([/Comentário 31\./]);
    await list.getByRole('button', { name: /^Excluir comentário/ }).click();
    await confirmDeletion(page);
    await expectToast(page, 'Comentário excluído com sucesso!');
    await expect(list.getByRole('listitem')).toHaveCount(30);
    await expect(list.getByRole('listitem').last()).toContainText('Comentário 30.');
    await expect(list.getByRole('navigation')).toHaveText('30 comentários');
    await list.getByRole('button', { name: 'Fechar' }).click();
    await expect(list).toHaveCount(0);
  });
  await test.step('a snippet without comments shows a message; a failed load shows an error and a retry', async () => {
    const tag = newTag();
    await seedSnippetModule(`Módulo ${tag}`, [`Snippet ${tag}`]);
    await page.setViewportSize({ width: 360, height: 800 });
    await search(page, tag);
    const body = { code: 'forbidden', message: '', requestId: 'x' };
    await page.route('**/api/admin/snippet-comments*', (route) => route.fulfill({ status: 403, json: body }));
    await page.getByRole('button', { name: `Comentários: Snippet ${tag}` }).click();
    const list = dialog(page, 'Comentários dos snippets');
    await expectToast(page, 'Falha ao carregar comentários', 'Erro');
    await page.unroute('**/api/admin/snippet-comments*');
    await list.getByRole('button', { name: 'Tentar novamente' }).click();
    await expect(list).toContainText('Nenhum comentário ainda.');
    const right = await list.evaluate((element) => element.getBoundingClientRect().right);
    expect(right).toBeLessThanOrEqual(360);
  });
});

/** In the list of all comments, a comment shows the title of its subject and is deleted after a confirmation. */
async function deleteAmongAll(
  page: Page,
  kind: 'lesson' | 'snippet',
  createUser: (options: { name: string }) => Promise<E2eUser>,
) {
  const tag = newTag();
  const item =
    kind === 'lesson'
      ? first((await seedModule(`Módulo ${tag}`, [`Aula ${tag}`])).lessons)
      : first((await seedSnippetModule(`Módulo ${tag}`, [`Snippet ${tag}`])).snippets);
  await seedComments(kind, item.id, await createUser({ name: `Ana ${tag}` }), 1);
  await page.getByRole('button', { name: 'Comentários', exact: true }).click();
  const list = dialog(page, kind === 'lesson' ? 'Comentários das aulas' : 'Comentários dos snippets');
  const comment = list.getByRole('listitem').filter({ hasText: `em ${item.title}` });
  await expect(comment).toContainText('Comentário 1.');
  await comment.getByRole('button', { name: `Excluir comentário de Ana ${tag}` }).click();
  const question = page.getByRole('alertdialog', { name: 'Excluir comentário' });
  await expect(question).toContainText('Tem certeza que deseja excluir este comentário?');
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await expect(comment).toBeVisible();
  await comment.getByRole('button', { name: /^Excluir comentário/ }).click();
  await confirmDeletion(page);
  await expectToast(page, 'Comentário excluído com sucesso!');
  await expect(comment).toHaveCount(0);
  await list.getByRole('button', { name: 'Fechar' }).click();
  await expect(list).toHaveCount(0);
}
