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
} from './support/admin.ts';
import { expect, expectAccessible, test } from './support/fixtures.ts';

const first = <T>(items: readonly T[]): T => {
  const [item] = items;
  if (!item) throw new Error('nothing was seeded');
  return item;
};

test('comments of a lesson come 30 to a page, with at most 5 page links', async ({ page, signedIn, createUser }) => {
  const tag = newTag();
  const lesson = first((await seedModule(`Módulo ${tag}`, [`Aula ${tag}`])).lessons);
  await seedComments('lesson', lesson.id, await createUser(), 181);
  await signedIn({ userType: 'admin' });
  await openPanel(page, 'Aulas');
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

test('deleting the only comment of the last page shows the page before', async ({ page, signedIn, createUser }) => {
  const tag = newTag();
  const snippet = first((await seedSnippetModule(`Módulo ${tag}`, [`Snippet ${tag}`])).snippets);
  await seedComments('snippet', snippet.id, await createUser(), 31);
  await signedIn({ userType: 'admin' });
  await openPanel(page, 'Snippets');
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
});

for (const kind of ['lesson', 'snippet'] as const) {
  test(`among all comments, one about a ${kind} shows its title and is deleted after a question`, async ({
    page,
    signedIn,
    createUser,
  }) => {
    const tag = newTag();
    const item =
      kind === 'lesson'
        ? first((await seedModule(`Módulo ${tag}`, [`Aula ${tag}`])).lessons)
        : first((await seedSnippetModule(`Módulo ${tag}`, [`Snippet ${tag}`])).snippets);
    await seedComments(kind, item.id, await createUser({ name: `Ana ${tag}` }), 1);
    await signedIn({ userType: 'admin' });
    await openPanel(page, kind === 'lesson' ? 'Aulas' : 'Snippets');
    await page.getByRole('button', { name: 'Comentários', exact: true }).click();
    const list = dialog(page, kind === 'lesson' ? 'Comentários das aulas' : 'Comentários dos snippets');
    const comment = list.getByRole('listitem').filter({ hasText: `em ${item.title}` });
    await expect(comment).toContainText('Comentário 1.');
    await comment.getByRole('button', { name: `Excluir comentário de Ana ${tag}` }).click();
    const question = page.getByRole('alertdialog', { name: 'Excluir comentário' });
    await expect(question).toContainText('Tem certeza que deseja excluir este comentário?');
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Cancelar' }).click();
    await expect(comment).toBeVisible();
    await comment.getByRole('button', { name: /^Excluir comentário/ }).click();
    await confirmDeletion(page);
    await expectToast(page, 'Comentário excluído com sucesso!');
    await expect(comment).toHaveCount(0);
  });
}

test('a snippet without comments says so; a failed load says so and tries again', async ({
  page,
  signedIn,
  allowProblem,
}) => {
  allowProblem(/403 \(/);
  const tag = newTag();
  await seedSnippetModule(`Módulo ${tag}`, [`Snippet ${tag}`]);
  await signedIn({ userType: 'admin' });
  await page.setViewportSize({ width: 360, height: 800 });
  await openPanel(page, 'Snippets');
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
