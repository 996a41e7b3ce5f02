import { createAcademyModule, createComments, createLesson, findSeedLesson, lessonPath } from './support/content.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, takeShots, test } from './support/fixtures.ts';
import { giveStars, hold, toastOf } from './support/pages.ts';

const RESTRICTED = 'Acesso restrito - Esta área está disponível apenas para administradores.';

test('an administrator opens a lesson from the dashboard; its tables and task lists fit every screen', async ({
  page,
  signedIn,
}) => {
  await signedIn({ userType: 'admin' });
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Acessar Academy' }).click();
  await expect(page).toHaveTitle('Academy · Dropar');
  const module = page.getByRole('article', { name: 'Vender no Japão, do zero' });
  await expect(module.getByText('0 de 4')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await takeShots(page, 'academy');
  await module.getByRole('link', { name: 'O que o comprador japonês espera' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'O que o comprador japonês espera' })).toBeVisible();

  await page.goto(lessonPath(await findSeedLesson('preco-que-o-cliente-japones-entende')));
  await expect(page.getByRole('table')).toContainText('4,980円(税込)');
  await expect(page.getByRole('heading', { level: 2, name: 'Faça agora' })).toBeVisible();
  await expect(page.locator('.rich-task .eye')).toHaveCount(4);
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
  }
  await expectAccessible(page);
  await takeShots(page, 'lesson');
});

test('a premium lesson is offered in the list, and its URL redirects a free user to /academy', async ({
  page,
  signedIn,
  allowProblem,
}) => {
  allowProblem(/403 \(/);
  const secret = 'conteudo-so-para-premium';
  const lesson = await createLesson({ title: 'Aula paga', accessType: 'premium', content: secret });
  await signedIn();
  const replies: string[] = [];
  page.on('response', async (response) => {
    if (response.url().includes('/api/')) replies.push(await response.text().catch(() => ''));
  });
  await page.goto(`/academy/${lesson.moduleId}`);
  const offer = page.getByRole('dialog', { name: 'Esta aula é Premium' });
  const locked = page.getByRole('button', { name: /Aula paga/ });
  await locked.click();
  await expect(offer).toContainText(/¥[\d,]+/);
  await page.keyboard.press('Escape');
  await expect(offer).toBeHidden();
  await expect(locked).toBeFocused();

  await page.goto(lessonPath(lesson));
  await expect(page).toHaveURL('/academy');
  await expect(page.getByText(RESTRICTED)).toBeVisible();
  await expect(toastOf(page)).toContainText('Esta aula é exclusiva para usuários Premium.');
  await toastOf(page).getByRole('button', { name: 'Ver o Premium' }).click();
  await expect(offer).toBeVisible();
  expect(replies.length).toBeGreaterThan(0);
  expect(replies.join()).not.toContain(secret);
  expect(replies.join()).not.toContain('dQw4w9WgXcQ');
});

test('a lesson is watched, completed and rated, links to the next one, and keeps its state after a reload', async ({
  page,
  signedIn,
}) => {
  const { id: moduleId } = await createAcademyModule({ title: 'Módulo lateral' });
  const videoUrl = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=42s';
  const first = await createLesson({ moduleId, title: 'Aula um', orderIndex: 1, videoUrl });
  await createLesson({ moduleId, title: 'Aula dois', orderIndex: 2, slug: null });
  await signedIn();
  const requested: string[] = [];
  await page.route(/youtube|ytimg|google/, (route) => {
    requested.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>player</title>' });
  });
  await page.goto(lessonPath(first));

  await test.step('the video loads only when someone presses play', async () => {
    const play = page.getByRole('button', { name: 'Assistir à aula Aula um' });
    await expect(play).toBeVisible();
    expect(requested).toEqual([]);
    await play.press('Enter');
    await expect(page.locator('iframe')).toHaveAttribute('title', 'Aula um');
    await expect.poll(() => requested[0]).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ\?/);
  });

  const toggle = page.getByRole('checkbox', { name: /Marcar como concluída|Concluída/ });
  const rating = page.getByRole('group', { name: 'Avalie esta aula' });
  await test.step('the eye is painted before the server answers; stars work by pointer and by arrow keys', async () => {
    const release = await hold(page, '**/completion');
    await toggle.focus();
    await page.keyboard.press('Space');
    await expect(toggle).toBeChecked();
    const saved = page.waitForResponse('**/completion');
    release();
    await saved;
    await giveStars(rating, 4);
    await expect(toastOf(page)).toContainText('Obrigado por avaliar com 4 estrelas.');
    await rating.getByRole('radio', { name: '4 estrelas' }).press('ArrowRight');
    await expect(toastOf(page)).toContainText('Obrigado por avaliar com 5 estrelas.');
  });

  await test.step('the state is kept after a reload, in the sidebar and in the module', async () => {
    await page.reload();
    await expect(toggle).toBeChecked();
    await expect(rating.getByRole('radio', { name: '5 estrelas' })).toBeChecked();
    await expect(page.getByText('5,0 de média, 1 avaliação')).toBeVisible();
    const sidebar = page.getByRole('complementary', { name: 'Módulo lateral' });
    await page.getByRole('link', { name: 'Próxima aula' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Aula dois' })).toBeVisible();
    await expect(sidebar.getByText('Aula 2 de 2')).toBeVisible();
    await expect(page).toHaveTitle('Aula dois · Dropar');
    await page.getByRole('link', { name: 'Voltar' }).click();
    await expect(page).toHaveURL(`/academy/${moduleId}`);
    await expect(page.getByText('1 de 2 aulas concluídas')).toBeVisible();
  });
});

test('a comment is written, edited by keyboard, deleted after a confirmation and restored; the team may change it', async ({
  page,
  createUser,
  signInAs,
}) => {
  const lesson = await createLesson();
  const author = await createUser({ name: 'Diego Kimura' });
  await createComments('lesson', lesson.id, author.id, ['O meu'], 'Diego Kimura');
  await signInAs(author);
  await page.goto(lessonPath(lesson));
  const items = page.getByRole('article', { name: 'Comentário de Diego Kimura' });
  const editor = page.getByRole('textbox', { name: 'Texto do comentário' });

  await test.step('written with its line breaks', async () => {
    await page.getByRole('textbox', { name: 'Comentário' }).fill('  Primeira linha\nSegunda linha  ');
    await page.getByRole('button', { name: 'Comentar' }).click();
    await expect(toastOf(page)).toContainText('Comentário enviado com sucesso!');
    await expect(items.last().locator('p')).toHaveText('Primeira linha\nSegunda linha');
    await expect(items.last().locator('p')).toHaveCSS('white-space', 'pre-line');
  });

  await test.step('edited in place', async () => {
    await page.getByRole('button', { name: 'Editar comentário' }).last().click();
    await expect(editor).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Editar comentário' }).last()).toBeFocused();
    await page.keyboard.press('Enter');
    await editor.fill(' Texto novo ');
    await page.getByRole('button', { name: 'Salvar' }).click();
    await expect(items.last().locator('p')).toHaveText('Texto novo');
  });

  await test.step('deleted, and undone', async () => {
    const dialog = page.getByRole('alertdialog', { name: 'Excluir comentário' });
    await page.getByRole('button', { name: 'Excluir comentário' }).last().click();
    await dialog.getByRole('button', { name: 'Excluir' }).click();
    await expect(items).toHaveCount(1);
    await expect(page.getByRole('heading', { name: 'Comentários' })).toBeFocused();
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await expect(items).toHaveCount(2);
    await page.getByRole('button', { name: 'Excluir comentário' }).first().click();
    await dialog.getByRole('button', { name: 'Excluir' }).click();
    await expect(items).toHaveCount(1);
  });

  await test.step('changed by an administrator', async () => {
    await signInAs(await createUser({ userType: 'admin' }));
    await page.reload();
    await expect(items).toHaveText([/Texto novo/]);
    await page.getByRole('button', { name: 'Editar comentário' }).click();
    await editor.fill('Corrigido pela equipe');
    await page.getByRole('button', { name: 'Salvar' }).click();
    await expect(items).toHaveText([/Corrigido pela equipe/]);
  });
});
