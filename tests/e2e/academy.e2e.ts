import { createAcademyModule, createLesson, findSeedLesson, lessonPath } from './support/content.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, takeShots, test } from './support/fixtures.ts';
import { giveStars, hold, toastOf } from './support/pages.ts';

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
