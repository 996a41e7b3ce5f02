import { createAcademyModule, createComments, createLesson, findSeedLesson, lessonPath } from './support/content.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, takeShots, test } from './support/fixtures.ts';
import { giveStars, hold, refuse, toastOf } from './support/pages.ts';

const DAY_MS = 86_400_000;
const RESTRICTED = 'Acesso restrito - Esta área está disponível apenas para administradores.';

test('an administrator sees all modules with their lessons, plans and dates', async ({ page, signedIn }) => {
  await signedIn({ userType: 'admin' });
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Acessar Academy' }).click();
  await expect(page).toHaveTitle('Academy · Dropar');
  const module = page.getByRole('article', { name: 'Vender no Japão, do zero' });
  await expect(module.getByText('0 de 4')).toBeVisible();
  await expect(module.getByRole('link', { name: /特定商取引法/ })).toContainText('Premium');
  await expect(module.getByRole('link', { name: /Primeiro anúncio/ })).toContainText(/Agendada para \d\d\/\d\d\/\d{4}/);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await takeShots(page, 'academy');
  await module.getByRole('link', { name: 'O que o comprador japonês espera' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'O que o comprador japonês espera' })).toBeVisible();
});

test('a module shows its lessons and how many are done, in every plan', async ({ page, signedIn }) => {
  const first = await createLesson({ title: 'Primeira aula', orderIndex: 1 });
  const { moduleId } = first;
  await createLesson({ moduleId, title: 'Segunda aula', orderIndex: 2 });
  const date = new Date(Date.now() + 5 * DAY_MS);
  await createLesson({
    moduleId,
    title: 'Aula por vir',
    orderIndex: 3,
    status: 'scheduled',
    releaseDate: date.toISOString(),
  });
  await createLesson({ moduleId, title: 'Aula paga', orderIndex: 4, accessType: 'premium' });
  await signedIn({ userType: 'premium' });

  await page.goto(lessonPath(first));
  await page.getByRole('checkbox', { name: 'Marcar como concluída' }).check();
  await expect(page.getByRole('checkbox', { name: 'Concluída' })).toBeChecked();
  await page.getByRole('link', { name: 'Voltar' }).click();
  await expect(page).toHaveURL(`/academy/${moduleId}`);
  await expect(page.getByText('1 de 4 aulas concluídas')).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Progresso do módulo' })).toHaveAttribute('aria-valuenow', '25');
  await expect(page.getByRole('link', { name: /Primeira aula/ })).toContainText('Concluída');
  const day = new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo' }).format(date);
  await expect(page.getByRole('link', { name: /Aula por vir/ })).toContainText(`Agendada para ${day}`);
  await expectAccessible(page);
  await takeShots(page, 'academy-module');
  await page.getByRole('link', { name: /Aula paga/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Aula paga' })).toBeVisible();
});

test('a premium lesson is offered from the list, and sends a free user to /academy by its address', async ({
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
  await expect(offer).toContainText('7 dias de garantia, 100% do valor de volta.');
  await expect(offer.getByRole('link', { name: 'Fazer Upgrade para Premium' })).toHaveAttribute('href', '/plans');
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

test('a scheduled lesson shows only its notice until its time comes', async ({ page, signedIn }) => {
  const date = new Date(Date.now() + 40 * DAY_MS);
  const secret = 'texto-ainda-guardado';
  const lesson = await createLesson({
    title: 'Aula por vir',
    content: secret,
    status: 'scheduled',
    releaseDate: date.toISOString(),
  });
  await signedIn({ userType: 'premium' });
  let reply = '';
  page.on('response', async (response) => {
    if (response.url().includes(`/lessons/${lesson.slug}`)) reply = await response.text();
  });
  await page.goto(lessonPath(lesson));
  const day = new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo' }).format(date);
  await expect(page.getByText(`Esta aula está agendada para ${day}. Fique ligado!`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Compartilhar' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Comentários' })).toHaveCount(0);
  await expect(page.getByRole('complementary', { name: 'Primeiros passos' })).toContainText('Aula 1 de 1');
  expect(reply).not.toContain(secret);
  await expectAccessible(page);
  await takeShots(page, 'lesson-scheduled');
});

test('a lesson that is released while the page is open opens by itself', async ({ page, signedIn }) => {
  const lesson = await createLesson({
    title: 'Aula de agora',
    content: 'Texto liberado',
    status: 'scheduled',
    releaseDate: new Date(Date.now() + 6_000).toISOString(),
  });
  await signedIn();
  await page.goto(lessonPath(lesson));
  await expect(page.getByText('Fique ligado!')).toBeVisible();
  await expect(page.getByText('Texto liberado')).toBeVisible({ timeout: 15_000 });
});

test('while a lesson loads its place is kept', async ({ page, signedIn }) => {
  const lesson = await createLesson();
  await signedIn();
  const release = await hold(page, '**/api/academy/modules/*/lessons/*');
  await page.goto(lessonPath(lesson));
  await expect(page.getByText('Carregando aula...')).toBeVisible();
  await expectAccessible(page);
  await takeShots(page, 'lesson-loading');
  release();
  await expect(page.getByRole('heading', { level: 1, name: lesson.title })).toBeVisible();
});

test('an unknown lesson or module is told', async ({ page, signedIn, allowProblem }) => {
  allowProblem(/40[04] \(/);
  const lesson = await createLesson();
  await signedIn();
  for (const path of ['/academy/nao-e-um-modulo/aula', `/academy/${lesson.moduleId}/nao-existe`]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Aula não encontrada' })).toBeVisible();
  }
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Voltar' }).click();
  await expect(page).toHaveURL(`/academy/${lesson.moduleId}`);

  await page.goto('/academy/5f0c6f0e-8d3c-4a7e-9a55-3f2d6b1f0c11');
  await expect(page.getByRole('heading', { name: 'Módulo não encontrado' })).toBeVisible();
  await expectAccessible(page);
});

test('a lesson that cannot be fetched says so and can be tried again', async ({ page, signedIn, allowProblem }) => {
  allowProblem(/409 \(/);
  const lesson = await createLesson({ title: 'Aula teimosa' });
  await signedIn();
  await refuse(page, '**/api/academy/modules/*/lessons/*');
  await page.goto(lessonPath(lesson));
  await expect(page.getByRole('alert')).toContainText('Não foi possível carregar a aula.');
  await expectAccessible(page);
  await page.unroute('**/api/academy/modules/*/lessons/*');
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Aula teimosa' })).toBeVisible();
});

test('a video, by any of its addresses, is asked for only when someone presses play', async ({ page, signedIn }) => {
  await signedIn();
  const asked: string[] = [];
  await page.route(/youtube|ytimg|google/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>player</title>' });
  });
  for (const videoUrl of [
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=42s',
    'https://youtu.be/dQw4w9WgXcQ',
    'https://www.youtube.com/shorts/dQw4w9WgXcQ',
  ]) {
    asked.length = 0;
    const lesson = await createLesson({ title: 'Aula com vídeo', videoUrl });
    await page.goto(lessonPath(lesson));
    const play = page.getByRole('button', { name: 'Assistir à aula Aula com vídeo' });
    await expect(play).toBeVisible();
    expect(asked).toEqual([]);
    await play.press('Enter');
    await expect(page.locator('iframe')).toHaveAttribute('title', 'Aula com vídeo');
    await expect.poll(() => asked[0]).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ\?/);
  }
});

test('a lesson without any video opens with its text and picture; an address that is no video says that there is none', async ({
  page,
  signedIn,
}) => {
  const lesson = await createLesson({ videoUrl: null, content: 'Uma aula para ler.' });
  await signedIn();
  await page.goto(lessonPath(lesson));
  await expect(page.getByText('Uma aula para ler.')).toBeVisible();
  await expect(page.locator('.video-poster')).toBeVisible();
  await expect(page.getByText('Vídeo não disponível')).toHaveCount(0);
  for (const videoUrl of ['https://youtu.be/curto', 'https://vimeo.com/12345678901']) {
    await page.goto(lessonPath(await createLesson({ videoUrl })));
    await expect(page.getByText('Vídeo não disponível')).toBeVisible();
    await expect(page.getByRole('button', { name: /Assistir/ })).toHaveCount(0);
  }
});

test('the sidebar tells the place in the module and leads to the other lessons', async ({ page, signedIn }) => {
  const { id: moduleId } = await createAcademyModule({ title: 'Módulo lateral' });
  const first = await createLesson({ moduleId, title: 'Aula um', orderIndex: 1 });
  await createLesson({ moduleId, title: 'Aula dois', orderIndex: 2, slug: null, accessType: 'premium' });
  await createLesson({ moduleId, title: 'Aula três', orderIndex: 3 });
  await createLesson({ moduleId, title: 'Aula quatro', orderIndex: 4 });
  await signedIn({ userType: 'premium' });
  await page.goto(lessonPath(first));
  const sidebar = page.getByRole('complementary', { name: 'Módulo lateral' });
  await expect(sidebar.getByText('Aula 1 de 4')).toBeVisible();
  await expect(sidebar.getByRole('progressbar', { name: 'Progresso' })).toHaveAttribute('aria-valuenow', '25');
  await sidebar.getByRole('link', { name: 'Aula três' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Aula três' })).toBeVisible();
  await expect(sidebar.getByText('Aula 3 de 4')).toBeVisible();
  await expect(sidebar.getByRole('link', { name: 'Aula três' })).toHaveAttribute('aria-current', 'page');
  // A lesson without a slug is reached by its id.
  await sidebar.getByRole('link', { name: 'Aula dois' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Aula dois' })).toBeVisible();
  await expect(sidebar.getByText('Aula 2 de 4')).toBeVisible();
  await expect(page).toHaveTitle('Aula dois · Dropar');
});

test('"Marcar como concluída" paints the eye at once and keeps it; a refusal wipes it again', async ({
  page,
  signedIn,
  allowProblem,
}) => {
  allowProblem(/409 \(/);
  const lesson = await createLesson({ title: 'Aula a concluir' });
  await signedIn();
  await page.goto(lessonPath(lesson));
  const toggle = page.getByRole('checkbox', { name: /Marcar como concluída|Concluída/ });
  await expect(toggle).not.toBeChecked();
  const release = await hold(page, '**/completion');
  await toggle.focus();
  await page.keyboard.press('Space');
  await expect(toggle).toBeChecked();
  await expect(page.getByText('Concluída', { exact: true })).toBeVisible();
  const saved = page.waitForResponse('**/completion');
  release();
  await saved;
  await page.reload();
  await expect(toggle).toBeChecked();

  await refuse(page, '**/completion');
  await toggle.click();
  await expect(toastOf(page)).toContainText('Não foi possível salvar seu progresso. Tente novamente.');
  await expect(toggle).toBeChecked();
});

test('stars are sent once per choice, thanked for, and stay', async ({ page, signedIn }) => {
  const lesson = await createLesson();
  await signedIn();
  await page.goto(lessonPath(lesson));
  const rating = page.getByRole('group', { name: 'Avalie esta aula' });
  await giveStars(rating, 4);
  await expect(toastOf(page)).toContainText('Avaliação enviada!');
  await expect(toastOf(page)).toContainText('Obrigado por avaliar com 4 estrelas.');
  await expect(page.getByText('4,0 de média, 1 avaliação')).toBeVisible();
  await rating.getByRole('radio', { name: '4 estrelas' }).press('ArrowRight');
  await expect(toastOf(page)).toContainText('Obrigado por avaliar com 5 estrelas.');
  await page.reload();
  await expect(rating.getByRole('radio', { name: '5 estrelas' })).toBeChecked();
  await expect(page.getByText('5,0 de média, 1 avaliação')).toBeVisible();
});

test('a rating that is refused goes back and says so in its place', async ({ page, signedIn, allowProblem }) => {
  allowProblem(/409 \(/);
  const lesson = await createLesson();
  await signedIn();
  await refuse(page, '**/rating');
  await page.goto(lessonPath(lesson));
  const rating = page.getByRole('group', { name: 'Avalie esta aula' });
  await giveStars(rating, 3);
  await expect(page.getByRole('alert')).toHaveText('Não foi possível salvar sua avaliação. Tente novamente.');
  await expect(rating.getByRole('radio', { name: '3 estrelas' })).not.toBeChecked();
  await expectAccessible(page);
});

test('comments are written and edited by their author', async ({ page, signedIn }) => {
  const lesson = await createLesson();
  await signedIn({ name: 'Diego Kimura' });
  await page.goto(lessonPath(lesson));
  const field = page.getByRole('textbox', { name: 'Comentário' });
  await expect(page.getByText('Nenhum comentário ainda.')).toBeVisible();
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/comments')) sent += 1;
  });
  await field.fill('   ');
  await page.getByRole('button', { name: 'Comentar' }).click();
  await expect(field).toBeFocused();
  expect(sent).toBe(0);

  await field.fill('  Primeira linha\nSegunda linha  ');
  await page.getByRole('button', { name: 'Comentar' }).click();
  await expect(toastOf(page)).toContainText('Comentário enviado com sucesso!');
  await expect(field).toHaveValue('');
  const comment = page.getByRole('article', { name: 'Comentário de Diego Kimura' });
  await expect(comment).toContainText('hoje');
  expect(await comment.locator('p').textContent()).toBe('Primeira linha\nSegunda linha');
  await expect(comment.locator('p')).toHaveCSS('white-space', 'pre-line');

  await page.getByRole('button', { name: 'Editar comentário' }).click();
  const editor = page.getByRole('textbox', { name: 'Texto do comentário' });
  await expect(editor).toBeFocused();
  await editor.fill('Outra coisa');
  await page.keyboard.press('Escape');
  await expect(comment).toContainText('Primeira linha');
  await expect(page.getByRole('button', { name: 'Editar comentário' })).toBeFocused();
  await page.keyboard.press('Enter');
  await editor.fill('  ');
  await expect(page.getByRole('button', { name: 'Salvar' })).toBeDisabled();
  await editor.fill(' Texto novo ');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(toastOf(page)).toContainText('Comentário editado com sucesso!');
  await expect(comment.locator('p')).toHaveText('Texto novo');
});

test('two clicks in one moment post one comment', async ({ page, signedIn }) => {
  const lesson = await createLesson();
  await signedIn({ name: 'Diego Kimura' });
  await page.goto(lessonPath(lesson));
  await page.getByRole('textbox', { name: 'Comentário' }).fill('Só uma vez');
  await page.getByRole('button', { name: 'Comentar' }).evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await expect(toastOf(page)).toContainText('Comentário enviado com sucesso!');
  await page.reload();
  await expect(page.getByRole('article', { name: 'Comentário de Diego Kimura' })).toHaveCount(1);
});

test('a comment is deleted only after a question', async ({ page, signedIn }) => {
  const lesson = await createLesson();
  const user = await signedIn({ name: 'Diego Kimura' });
  await createComments('lesson', lesson.id, user.id, ['Meu comentário'], 'Diego Kimura');
  await page.goto(lessonPath(lesson));
  const comment = page.getByRole('article', { name: 'Comentário de Diego Kimura' });
  await page.getByRole('button', { name: 'Excluir comentário' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Excluir comentário' });
  await expect(dialog).toContainText('Tem certeza que deseja excluir este comentário?');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await expect(comment).toBeVisible();
  await page.getByRole('button', { name: 'Excluir comentário' }).click();
  await dialog.getByRole('button', { name: 'Excluir' }).click();
  await expect(toastOf(page)).toContainText('Comentário excluído com sucesso!');
  await expect(comment).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Comentários' })).toBeFocused();
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(comment).toBeVisible();
  await page.reload();
  await expect(comment).toBeVisible();
  await page.getByRole('button', { name: 'Excluir comentário' }).click();
  await dialog.getByRole('button', { name: 'Excluir' }).click();
  await expect(comment).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('Nenhum comentário ainda.')).toBeVisible();
});

test('of other people’s lesson comments a user can change none, an administrator all', async ({
  page,
  createUser,
  signInAs,
  browser,
  baseURL,
}) => {
  const lesson = await createLesson();
  const author = await createUser({ name: 'Larissa Sato' });
  await createComments('lesson', lesson.id, author.id, ['Comentário de outra pessoa']);
  await signInAs(await createUser({ userType: 'premium' }));
  await page.goto(lessonPath(lesson));
  await expect(page.getByText('Comentário de outra pessoa')).toBeVisible();
  await expect(page.getByRole('button', { name: /(Editar|Excluir) comentário/ })).toHaveCount(0);

  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const second = await context.newPage();
  const { signInAs: signIn } = await import('./support/accounts.ts');
  await signIn(second, baseURL ?? '', await createUser({ userType: 'admin' }));
  await second.goto(lessonPath(lesson));
  await second.getByRole('button', { name: 'Editar comentário' }).click();
  await second.getByRole('textbox', { name: 'Texto do comentário' }).fill('Corrigido pela equipe');
  await second.getByRole('button', { name: 'Salvar' }).click();
  await expect(second.getByText('Corrigido pela equipe')).toBeVisible();
  await context.close();
  await page.reload();
  await expect(page.getByText('Corrigido pela equipe')).toBeVisible();
});

test('each failure of a comment has its own words, and nothing written is lost', async ({
  page,
  signedIn,
  allowProblem,
}) => {
  allowProblem(/40[19] \(/);
  const user = await signedIn();
  const lesson = await createLesson();
  await createComments('lesson', lesson.id, user.id, ['Meu comentário']);
  await refuse(page, /-comments\/|\/comments$/, { except: 'GET' });
  await page.goto(lessonPath(lesson));
  const field = page.getByRole('textbox', { name: 'Comentário' });
  await field.fill('Não some');
  await page.getByRole('button', { name: 'Comentar' }).click();
  await expect(toastOf(page)).toContainText('Não foi possível enviar o comentário.');
  await expect(field).toHaveValue('Não some');
  await page.getByRole('button', { name: 'Editar comentário' }).click();
  await page.getByRole('textbox', { name: 'Texto do comentário' }).fill('Mudado');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(toastOf(page)).toContainText('Não foi possível editar o comentário.');
  await expect(page.getByRole('textbox', { name: 'Texto do comentário' })).toHaveValue('Mudado');
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await page.getByRole('button', { name: 'Excluir comentário' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).click();
  await expect(toastOf(page)).toContainText('Não foi possível excluir o comentário.');
  await expect(page.getByText('Meu comentário')).toBeVisible();

  await page.unroute(/-comments\/|\/comments$/);
  await refuse(page, /\/comments$/, { status: 401, code: 'unauthenticated', except: 'GET' });
  await page.getByRole('button', { name: 'Comentar' }).click();
  await expect(toastOf(page)).toContainText('Não foi possível buscar dados do usuário.');
  await expect(field).toHaveValue('Não some');
});

test('comments that cannot be fetched can be tried again', async ({ page, signedIn, allowProblem }) => {
  allowProblem(/409 \(/);
  const lesson = await createLesson();
  await signedIn();
  await refuse(page, '**/comments');
  await page.goto(lessonPath(lesson));
  await expect(page.getByRole('alert')).toContainText('Não foi possível carregar os comentários.');
  await page.unroute('**/comments');
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(page.getByText('Nenhum comentário ainda.')).toBeVisible();
});

test('many comments come in pages, oldest first, and a new one stands at the end', async ({ page, signedIn }) => {
  const user = await signedIn();
  const lesson = await createLesson();
  const texts = Array.from({ length: 65 }, (_, index) => `Comentário número ${index + 1}`);
  await createComments('lesson', lesson.id, user.id, texts);
  await page.goto(lessonPath(lesson));
  const items = page.getByRole('article', { name: /^Comentário de/ });
  await expect(items).toHaveCount(30);
  await expect(items.first()).toContainText('Comentário número 1');
  await page.getByRole('textbox', { name: 'Comentário' }).fill('O mais novo');
  await page.getByRole('button', { name: 'Comentar' }).click();
  await expect(items.last()).toContainText('O mais novo');
  for (const count of [61, 66]) {
    await page.getByRole('button', { name: 'Carregar mais comentários' }).click();
    await expect(items).toHaveCount(count);
    await expect(items.last()).toContainText('O mais novo');
  }
  await expect(page.getByRole('button', { name: 'Carregar mais comentários' })).toHaveCount(0);
});

test('a lesson is accessible and fits every screen, with its tables and task lists', async ({ page, signedIn }) => {
  const lesson = await findSeedLesson('preco-que-o-cliente-japones-entende');
  await signedIn();
  await page.goto(lessonPath(lesson));
  await expect(page.getByRole('table')).toContainText('4,980円(税込)');
  await expect(page.getByRole('heading', { level: 2, name: 'Faça agora' })).toBeVisible();
  await expect(page.locator('.rich-task .eye')).toHaveCount(4);
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
  await takeShots(page, 'lesson');
});
