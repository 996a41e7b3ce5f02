import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  completeLesson,
  getAcademyModule,
  getLesson,
  type Lesson,
  type LessonSummary,
  listAcademyModules,
  listLessonComments,
  rateLesson,
} from '#contract/academy.ts';
import { openPage, toastText } from '#tests/support/components/open-page.tsx';
import { delayed, type FakeApi, fakeApi, refusal } from '#tests/support/doubles/fake-api.ts';
import { Route as lessonPage } from '#web/routes/_app/academy/$moduleId.$identifier.tsx';
import { Route as modulePage } from '#web/routes/_app/academy/$moduleId.index.tsx';
import { Route as academyPage } from '#web/routes/_app/academy/index.tsx';
import { msUntilRelease } from './academy.queries.ts';

const pages = {
  '/academy/': academyPage,
  '/academy/$moduleId/': modulePage,
  '/academy/$moduleId/$identifier': lessonPage,
};
const id = (n: number) => `dddddddd-0000-4000-8000-${String(n).padStart(12, '0')}`;
const date = '2099-12-31T15:00:00Z';

const line = (n: number, title: string, over: Partial<LessonSummary> = {}): LessonSummary => ({
  ...{ id: id(n), slug: `aula-${n}`, title, duration: '12 min', thumbnailUrl: null, accessType: 'free', state: 'open' },
  ...{ releaseDate: null, completed: false },
  ...over,
});
const module = {
  ...{ id: id(0), title: 'Primeiros passos', description: 'Do zero' },
  lessons: [
    line(1, 'Aula um', { completed: true }),
    line(2, 'Aula dois', { slug: null, accessType: 'premium' }),
    line(3, 'Aula por vir', { state: 'scheduled', releaseDate: date }),
    line(4, 'Aula paga', { state: 'premium', accessType: 'premium' }),
  ],
};
const material: NonNullable<Lesson['material']> = {
  ...{ description: 'O começo', content: 'Uma aula para ler.', hasVideo: true, videoId: 'dQw4w9WgXcQ' },
  ...{ averageRating: null, ratingCount: 0, myRating: null },
};
const lesson = (n: number, over: Partial<Lesson> = {}): Lesson => {
  const { state: _, thumbnailUrl: __, ...summary } = module.lessons[n - 1] ?? line(n, 'Aula');
  return { ...summary, material, module, ...over };
};
const path = `/academy/${id(0)}/aula-1`;
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const expectToast = (words: string) => waitFor(() => expect(toastText()).toContain(words));

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  api.on(getAcademyModule, module);
  api.on(listAcademyModules, { modules: [module] });
  api.on(getLesson, ({ params }) =>
    lesson(module.lessons.findIndex((each) => (each.slug ?? each.id) === params.identifier) + 1),
  );
  api.on(listLessonComments, { comments: [], nextCursor: null });
});
afterEach(() => void vi.useRealTimers());

describe('modules', () => {
  it('are listed for an administrator with lessons, plans and dates', async () => {
    api.on(listAcademyModules, { modules: [module] });
    openPage('/academy', pages, { userType: 'admin' });
    const section = await screen.findByRole('article', { name: 'Primeiros passos' });
    expect(document.title).toBe('Academy · Dropar');
    expect(section.textContent).toContain('1 de 2 concluídas');
    expect(within(section).getByRole('link', { name: /Aula dois/ }).textContent).toContain('Premium');
    expect(within(section).getByRole('link', { name: /Aula por vir/ }).textContent).toContain('abre em 31/12/2099');
    expect(
      within(section)
        .getByRole('link', { name: /Aula um/ })
        .getAttribute('href'),
    ).toBe(path);
  });

  it('are listed for others beneath the sentence about the area, with the lessons of their plan', async () => {
    api.on(listAcademyModules, { modules: [module] });
    const { user } = openPage('/academy', pages);
    await screen.findByText('Acesso restrito - Esta área está disponível apenas para administradores.');
    const section = await screen.findByRole('article', { name: 'Primeiros passos' });
    expect(section.textContent).toContain('1 de 2 concluídas');
    expect(within(section).getByRole('button', { name: /Aula paga/ }).textContent).toContain('Premium');
    await user.click(within(section).getByRole('button', { name: /Aula paga/ }));
    await screen.findByRole('dialog', { name: 'Esta aula é Premium' });
  });

  it('show no plan badge to somebody who has Premium', async () => {
    api.on(listAcademyModules, { modules: [module] });
    openPage('/academy', pages, { userType: 'premium' });
    const section = await screen.findByRole('article', { name: 'Primeiros passos' });
    expect(within(section).getByRole('link', { name: /Aula dois/ }).textContent).not.toContain('Premium');
  });

  it('are announced to screen readers only once they are loaded', async () => {
    const below = () => screen.getByText('As aulas do seu plano estão logo abaixo.').className;
    api.on(listAcademyModules, () => refusal('conflict'));
    const { user } = openPage('/academy', pages);
    await screen.findByText('Não foi possível carregar os módulos.');
    expect(below()).toContain('invisible');
    api.on(listAcademyModules, { modules: [module] });
    await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    await screen.findByRole('article', { name: 'Primeiros passos' });
    expect(below()).not.toContain('invisible');
  });

  it('show an error and a retry button when they cannot be loaded, and a message when there are none', async () => {
    api.on(listAcademyModules, () => refusal('conflict'));
    const { user } = openPage('/academy', pages, { userType: 'admin' });
    await screen.findByText('Não foi possível carregar os módulos.');
    api.on(listAcademyModules, { modules: [] });
    await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    await screen.findByText('Nenhum módulo ainda');
    expect(screen.getByRole('link', { name: 'Abrir o painel' }).getAttribute('href')).toBe('/admin');
  });

  it('show how many lessons are done, and offer Premium for the locked ones', async () => {
    const { user } = openPage(`/academy/${id(0)}`, pages);
    await heading('Primeiros passos');
    expect(screen.getByText('1 de 2 aulas concluídas')).toBeTruthy();
    const bar = screen.getByRole('progressbar', { name: 'Progresso do módulo' });
    expect(bar.getAttribute('aria-valuenow')).toBe('50');
    expect(screen.getByRole('link', { name: /Aula um/ }).textContent).toContain('Concluída');
    expect(screen.getByRole('link', { name: /Aula por vir/ }).textContent).toContain('abre em 31/12/2099');
    await user.click(screen.getByRole('button', { name: /Aula paga/ }));
    const offer = await screen.findByRole('dialog', { name: 'Esta aula é Premium' });
    expect(offer.textContent).toContain('7 dias de garantia, 100% do valor de volta.');
    const upgrade = within(offer).getByRole('link', { name: 'Fazer Upgrade para Premium' });
    expect(upgrade.getAttribute('href')).toBe('/plans');
  });

  it('show a message when they do not exist', async () => {
    api.on(getAcademyModule, () => refusal('not_found', 'Não.', 404));
    openPage(`/academy/${id(9)}`, pages);
    await heading('Módulo não encontrado');
  });
});

describe('a lesson', () => {
  it('keeps its place while it loads', async () => {
    const slow = delayed(lesson(1));
    api.on(getLesson, slow.answer);
    openPage(path, pages);
    await screen.findByText('Carregando aula...');
    slow.release();
    await heading('Aula um');
    expect(document.title).toBe('Aula um · Dropar');
  });

  it.each([
    ['not_found', 404],
    ['invalid_input', 400],
  ])(
    'that the server answers with %s is shown as missing, with links to its module or to all lessons',
    async (code, status) => {
      api.on(getLesson, () => refusal(code, 'Não.', status));
      const { user, address } = openPage(`/academy/${id(0)}/nada`, pages);
      await heading('Aula não encontrada');
      expect(screen.getByRole('link', { name: 'Ver todas as aulas' }).getAttribute('href')).toBe('/academy');
      await user.click(screen.getByRole('link', { name: 'Voltar' }));
      expect(address()).toBe(`/academy/${id(0)}`);
    },
  );

  it('shows an error and a retry button when it cannot be loaded', async () => {
    api.on(getLesson, () => refusal('conflict'));
    const { user } = openPage(path, pages);
    expect((await screen.findByRole('alert')).textContent).toContain('Não foi possível carregar a aula.');
    api.on(getLesson, lesson(1));
    await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    await heading('Aula um');
  });

  it('of Premium sends a free person to /academy with the reason and the offer', async () => {
    const reason = 'Esta aula é exclusiva para usuários Premium.';
    api.on(getLesson, () => refusal('premium_required', reason, 403));
    const { user, address } = openPage(path, pages);
    await screen.findByText(/^Acesso restrito/);
    expect(address()).toBe('/academy');
    await expectToast(reason);
    await user.click(screen.getByRole('button', { name: 'Ver o Premium' }));
    await screen.findByRole('dialog', { name: 'Esta aula é Premium' });
  });

  it('has a sidebar with its position and links to the other lessons, also to one without a slug', async () => {
    const { user } = openPage(path, pages);
    await heading('Aula um');
    const sidebar = () => screen.getByRole('complementary', { name: 'Primeiros passos' });
    expect(sidebar().textContent).toContain('Aula 1 de 4');
    expect(sidebar().textContent).toContain('abre em 31/12/2099');
    await user.click(within(sidebar()).getByRole('link', { name: /Aula dois/ }));
    await heading('Aula dois');
    expect(
      within(sidebar())
        .getByRole('link', { name: /Aula dois/ })
        .getAttribute('aria-current'),
    ).toBe('page');
    expect(
      within(sidebar())
        .getByRole('link', { name: /Aula um/ })
        .getAttribute('aria-current'),
    ).toBeNull();
    expect(api.askedOf(getLesson).at(-1)?.params.identifier).toBe(id(2));
  });
});

describe('the way on', () => {
  it('leads to the next open lesson, then to the next module, then back to all lessons', async () => {
    const later = { ...module, id: id(10), title: 'Depois', lessons: [line(11, 'Aula de depois')] };
    api.on(listAcademyModules, { modules: [module, later] });
    api.on(getLesson, ({ params }) => {
      const place = module.lessons.findIndex((each) => (each.slug ?? each.id) === params.identifier);
      return params.moduleId === later.id ? { ...lesson(11), module: later } : lesson(place + 1);
    });
    const { user } = openPage(path, pages);
    await user.click(await screen.findByRole('link', { name: 'Próxima aula' }));
    await heading('Aula dois');
    await user.click(await screen.findByRole('link', { name: 'Próximo módulo' }));
    const end = await screen.findByRole('link', { name: 'Ver todas as aulas' });
    expect(end.getAttribute('href')).toBe('/academy');
  });
});

describe('a lesson to come', () => {
  it('shows only its notice, nothing of its content', async () => {
    api.on(getLesson, lesson(3, { material: null }));
    openPage(`/academy/${id(0)}/aula-3`, pages);
    await screen.findByText('Esta aula está agendada para 31/12/2099. Fique ligado!');
    expect(screen.queryByRole('button', { name: 'Compartilhar' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Comentários' })).toBeNull();
    expect(screen.getByRole('complementary').textContent).toContain('Aula 3 de 4');
  });

  it('is requested again at its release time, and opens by itself', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now: Date.parse(date) - 60_000 });
    api.on(getLesson, lesson(3, { material: null }));
    openPage(`/academy/${id(0)}/aula-3`, pages);
    await screen.findByText(/Fique ligado!/);
    vi.advanceTimersByTime(59_000);
    expect(api.askedOf(getLesson)).toHaveLength(1);
    api.on(getLesson, lesson(3, { releaseDate: null }));
    vi.advanceTimersByTime(2_000);
    await screen.findByText('Uma aula para ler.');
  });

  it.each([
    ['one that is open is not', { ...lesson(1) }, 0, false],
    ['within an hour at its moment', lesson(3, { material: null }), -600_000, 600_000],
    ['later once an hour', lesson(3, { material: null }), -86_400_000, 3_600_000],
    ['one that is late every two seconds', lesson(3, { material: null }), 5_000, 2_000],
  ])('is requested again: %s', (_name, each, now, expected) => {
    expect(msUntilRelease(each, Date.parse(date) + now)).toBe(expected);
  });
});

describe('the video', () => {
  it('loads only when it is pressed, by mouse or keyboard', async () => {
    const { user } = openPage(path, pages);
    await heading('Aula um');
    const play = screen.getByRole('button', { name: 'Assistir à aula Aula um' });
    expect(document.querySelector('iframe')).toBeNull();
    play.focus();
    await user.keyboard('{Enter}');
    const frame = document.querySelector('iframe');
    expect(frame?.title).toBe('Aula um');
    expect(frame?.getAttribute('src')).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ\?/);
  });

  it.each([
    ['a lesson without any shows its picture', { hasVideo: false, videoId: null }, 0],
    ['an address that is none says so', { hasVideo: true, videoId: null }, 1],
  ])('%s', async (_name, video, missing) => {
    api.on(getLesson, lesson(1, { material: { ...material, ...video } }));
    openPage(path, pages);
    await screen.findByText('Uma aula para ler.');
    expect(screen.queryAllByText('Aula um', { selector: 'p' })).toHaveLength(missing);
    expect(document.querySelector('.seal')).toBeTruthy();
    expect(screen.queryAllByText('Vídeo não disponível')).toHaveLength(missing);
    expect(screen.queryByRole('button', { name: /Assistir/ })).toBeNull();
  });
});

describe('completing and rating', () => {
  it('a lesson is marked as done at once; a refusal undoes the mark and shows an error', async () => {
    const slow = delayed({ completed: false });
    api.on(completeLesson, slow.answer);
    const { user } = openPage(path, pages);
    const eye = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Concluída' });
    eye.focus();
    await user.keyboard(' ');
    await screen.findByRole('checkbox', { name: 'Marcar como concluída', checked: false });
    api.on(getLesson, lesson(1, { completed: false }));
    slow.release();
    await waitFor(() => expect(api.askedOf(getLesson)).toHaveLength(2));
    expect(api.askedOf(completeLesson)[0]?.body).toEqual({ completed: false });
    api.on(completeLesson, () => refusal('conflict'));
    // It goes back by itself, without what the server would tell.
    api.on(getLesson, () => new Promise<never>(() => {}));
    await user.click(screen.getByRole('checkbox', { name: 'Marcar como concluída' }));
    await expectToast('Não foi possível salvar seu progresso. Tente novamente.');
    await waitFor(() => expect(screen.getByRole('checkbox')).toHaveProperty('checked', false));
  });

  it('stars are sent once per choice, confirmed with thanks, and counted', async () => {
    api.on(rateLesson, ({ body }) => ({ myRating: body.rating, averageRating: body.rating, ratingCount: 1 }));
    const { user } = openPage(path, pages);
    const rating = await screen.findByRole('group', { name: 'Avalie esta aula' });
    await user.click(within(rating).getByRole('radio', { name: '4 estrelas' }));
    await expectToast('Obrigado por avaliar com 4 estrelas.');
    expect(toastText()).toContain('Avaliação enviada!');
    expect(screen.getByText('4,0 de média, 1 avaliação')).toBeTruthy();
    await user.click(within(rating).getByRole('radio', { name: '5 estrelas' }));
    await expectToast('Obrigado por avaliar com 5 estrelas.');
    expect(within(rating).getByRole('radio', { checked: true })).toHaveProperty('value', '5');
    expect(api.askedOf(rateLesson).map(({ body }) => body.rating)).toEqual([4, 5]);
  });

  it('a refused rating is undone, with an error in its place', async () => {
    api.on(rateLesson, () => refusal('conflict'));
    const { user } = openPage(path, pages);
    const rating = await screen.findByRole('group', { name: 'Avalie esta aula' });
    await user.click(within(rating).getByRole('radio', { name: '3 estrelas' }));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('Não foi possível salvar sua avaliação. Tente novamente.');
    expect(within(rating).queryByRole('radio', { checked: true })).toBeNull();
  });
});
