import type { Locator, Page } from '@playwright/test';
import { openTab, row, search, seedModule, seedSnippetModule } from './admin.ts';
import { installTranslator } from './browser-translator.ts';
import { createComments, createLesson, createSnippet, lessonPath } from './content.ts';
import { hold, refuse } from './pages.ts';
import { paysForPlan } from './payments.ts';

export type Role = 'visitor' | 'free' | 'premium' | 'admin';

/** URLs of content created for the run. */
export type Addresses = { module: string; lesson: string; futureLesson: string; shelf: string; snippet: string };

/** One page in one state, for one type of user. */
export type Scene = {
  name: string;
  role: Role;
  path: string | ((addresses: Addresses) => string);
  /** Before the page is opened: delays, empty or refused replies. */
  given?: (page: Page) => Promise<unknown>;
  /** After it is opened: actions. */
  act?: (page: Page) => Promise<unknown>;
  /** Visible when the state is reached. */
  shows: (page: Page) => Locator;
  /** The state after one more action. */
  next?: Pick<Scene, 'name' | 'shows'> & { act: (page: Page) => Promise<unknown> };
};

const text = (words: string | RegExp) => (page: Page) => page.getByText(words).first();
const heading = (name: string | RegExp) => (page: Page) => page.getByRole('heading', { name }).first();
const dialog = (name: string) => (page: Page) => page.getByRole('dialog', { name, exact: true });
const question = (page: Page) => page.getByRole('alertdialog');
const skeleton = (page: Page) => page.getByRole('main').locator('.skeleton').first();
const retry = (page: Page) => page.getByRole('button', { name: 'Tentar novamente' });
const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();

type Address = string | RegExp;
const slow = (url: Address) => (page: Page) => hold(page, url);
const broken = (url: Address) => (page: Page) => refuse(page, url);
const gives = (url: Address, json: unknown) => (page: Page) => page.route(url, (route) => route.fulfill({ json }));

/** A page with one content request: while loading, and when refused. */
const waits = (role: Role, path: Scene['path'], url: Address, name: string): Scene[] => [
  { name: `${name}, loading`, role, path, given: slow(url), shows: skeleton },
  { name: `${name}, failed`, role, path, given: broken(url), shows: retry },
];

const description = 'Garrafa térmica de aço inox 500 ml. Tampa que não vaza.';

async function openEditor(page: Page, tab: Parameters<typeof openTab>[1], button: RegExp): Promise<void> {
  await openTab(page, tab);
  await page.getByRole('button', { name: button }).first().click();
}

const login = (tab: string) => async (page: Page) => page.getByRole('tab', { name: tab }).click();

const visitor: Scene[] = [
  {
    name: 'sign in, refused',
    role: 'visitor',
    path: '/login',
    act: press('Entrar'),
    shows: (page) => page.getByRole('alert'),
  },
  {
    name: 'sign up',
    role: 'visitor',
    path: '/login',
    act: login('Cadastro'),
    shows: (page) => page.getByLabel('Nome completo'),
  },
  { name: 'recover', role: 'visitor', path: '/login', act: login('Recuperar'), shows: text('Enviar instruções') },
  {
    name: 'short link, looking',
    role: 'visitor',
    path: '/r/caminhada',
    given: slow('**/api/short-links/*'),
    shows: heading('Redirecionando...'),
  },
];

const free: Scene[] = [
  {
    name: 'guard, waiting',
    role: 'free',
    path: '/profile',
    given: slow('**/api/profile'),
    shows: text('Verificando autenticação'),
  },
  { name: 'guard, failed', role: 'free', path: '/profile', given: broken('**/api/profile'), shows: retry },
  { name: 'dashboard, loading', role: 'free', path: '/dashboard', given: slow('**/api/dashboard'), shows: skeleton },
  {
    name: 'dashboard, failed',
    role: 'free',
    path: '/dashboard',
    given: broken('**/api/dashboard'),
    shows: text('Não foi possível carregar o seu dia.'),
  },
  {
    name: 'menu of the person',
    role: 'free',
    path: '/dashboard',
    act: press('Menu do usuário'),
    shows: (page) => page.getByRole('menu'),
  },
  ...waits('free', '/tasks', '**/api/board', 'tasks'),
  {
    name: 'snippets, nothing at all',
    role: 'free',
    path: '/snippets',
    given: gives(/\/api\/snippets(\?|$)/, {
      modules: [],
      nextCursor: null,
      stats: { snippetCount: 0, averageRating: 0, downloads: 0 },
    }),
    shows: heading('Snippets'),
  },
  {
    name: 'snippets, nothing found',
    role: 'free',
    path: '/snippets?q=zzzzqqqq',
    shows: text('Nenhum código encontrado'),
  },
  {
    name: 'snippets, the offer',
    role: 'free',
    path: ({ shelf }) => shelf,
    act: (page) => page.getByRole('heading', { level: 3 }).getByRole('button').first().click(),
    shows: dialog('Este código é Premium'),
  },
  {
    name: 'calculator, full',
    role: 'free',
    path: '/calculator?aba=completa',
    shows: heading('Para onde vai cada iene'),
  },
  {
    name: 'calculator, saving refused',
    role: 'free',
    path: '/calculator',
    act: (page) => page.getByRole('switch').click(),
    shows: (page) => page.locator('.toast'),
  },
  {
    name: 'reading, result',
    role: 'free',
    path: '/robos/leitura',
    given: (page) => installTranslator(page, { availability: 'available' }),
    act: async (page) => {
      await page.getByLabel('Texto em japonês').fill('返金してください。');
      await press('Usar o tradutor do navegador')(page);
    },
    shows: heading('Em português'),
  },
  {
    name: 'checker, result',
    role: 'free',
    path: '/robos/verificador',
    act: async (page) => {
      await page.getByRole('textbox').fill('業界最安値の美白クリーム。');
      await press('Conferir texto')(page);
    },
    shows: text('para rever'),
  },
  {
    name: 'copy robot, nothing written',
    role: 'free',
    path: '/robos/copy',
    act: press('Analisar'),
    shows: (page) => page.getByRole('alert'),
    next: {
      name: 'copy robot, choice',
      act: async (page) => {
        await page.getByRole('textbox', { name: /^Descrição/ }).fill(description);
        await press('Analisar')(page);
      },
      shows: text('Passo 2 de 3'),
    },
  },
  {
    name: 'translator, working',
    role: 'free',
    path: '/robos/tradutor',
    given: slow('**/functions/v1/*'),
    act: async (page) => {
      await page.getByLabel('Descrição ou copy do produto').fill(description);
      await page.getByLabel('Formal', { exact: true }).check();
      await press('Traduzir agora')(page);
    },
    shows: text('Traduzindo...'),
  },
  {
    name: 'translator, result',
    role: 'free',
    path: '/robos/tradutor',
    act: async (page) => {
      await page.getByLabel('Descrição ou copy do produto').fill(description);
      await page.getByLabel('Formal', { exact: true }).check();
      await press('Traduzir agora')(page);
    },
    shows: text('Identificador de URL'),
    next: {
      name: 'translator, a sentence being edited',
      act: press(/^Editar frase/),
      shows: (page) => page.getByLabel(/^Texto da frase/).first(),
    },
  },
  {
    name: 'ads, failed',
    role: 'free',
    path: '/anuncio',
    given: broken('**/functions/v1/*'),
    act: async (page) => {
      await page.getByRole('textbox', { name: /^Descrição/ }).fill(description);
      await page.getByLabel('AIDA', { exact: true }).check();
      await press('Gerar descrições')(page);
    },
    shows: (page) => page.locator('.toast'),
  },
  {
    name: 'ads, result',
    role: 'free',
    path: '/anuncio',
    act: async (page) => {
      await page.getByRole('textbox', { name: /^Descrição/ }).fill(description);
      await page.getByLabel('AIDA', { exact: true }).check();
      await press('Gerar descrições')(page);
    },
    shows: text('Descrição 1'),
  },
  {
    name: 'reviews, result',
    role: 'free',
    path: '/review',
    act: async (page) => {
      await page.getByRole('textbox').first().fill(description);
      await page.getByLabel('Curta', { exact: true }).check();
      await press('Gerar reviews')(page);
    },
    shows: text('Mostrar a leitura dos nomes'),
  },
  {
    name: 'help',
    role: 'free',
    path: '/ajuda?de=/tasks',
    shows: heading('A página em que você estava'),
    next: {
      name: 'help, nothing found',
      act: (page) => page.getByRole('searchbox', { name: 'Buscar na ajuda' }).fill('xyzabc'),
      shows: text('Nada com estas palavras.'),
    },
  },
  {
    name: 'offer of Premium',
    role: 'free',
    path: '/tasks',
    act: press(/abre Lista 2/),
    shows: dialog('Esta lista é Premium'),
  },
  { name: 'plans, loading', role: 'free', path: '/plans', given: slow('**/api/plans'), shows: heading('Planos') },
  { name: 'plans, failed', role: 'free', path: '/plans', given: broken('**/api/plans'), shows: heading('Planos') },
  {
    name: 'profile, plan loading',
    role: 'free',
    path: '/profile',
    given: slow('**/api/plans/standing'),
    shows: skeleton,
  },
  {
    name: 'profile, plan failed',
    role: 'free',
    path: '/profile',
    given: broken('**/api/plans/standing'),
    shows: text('Não foi possível carregar os dados do plano.'),
  },
  {
    name: 'profile, security',
    role: 'free',
    path: '/profile?aba=seguranca',
    shows: text('Este aparelho'),
    next: {
      name: 'second step, under way',
      act: press(/^Ligar as duas etapas$/),
      shows: heading('Se perder o celular'),
    },
  },
];

const premium: Scene[] = [
  { name: 'task, new', role: 'premium', path: '/tasks', act: press(/^Nova Tarefa$/), shows: dialog('Nova Tarefa') },
  {
    name: 'tasks, launch of a product',
    role: 'premium',
    path: '/tasks',
    act: press(/^Lançar produto$/),
    shows: dialog('Lançar produto no Japão'),
  },
  {
    name: 'tasks, calendar of sales',
    role: 'premium',
    path: '/tasks',
    act: async (page) => {
      await press(/^Calendário de vendas/)(page);
      await press(/^Ver tudo/)(page);
    },
    shows: dialog('Calendário de vendas no Japão'),
  },
  {
    name: 'task, choice of the list',
    role: 'premium',
    path: '/tasks',
    act: async (page) => {
      await press(/^Nova Tarefa$/)(page);
      await page.getByRole('combobox').click();
    },
    shows: (page) => page.getByRole('option').first(),
  },
  {
    name: 'task, opened',
    role: 'premium',
    path: '/tasks',
    act: press(/, abrir$/),
    shows: heading('Atividade'),
    next: {
      name: 'task, being edited',
      act: press(/, editar título$/),
      shows: (page) => page.getByLabel('Título da tarefa'),
    },
  },
  {
    name: 'list, being renamed',
    role: 'premium',
    path: '/tasks',
    act: press(/renomear lista/),
    shows: (page) => page.getByLabel('Título da lista'),
  },
  {
    name: 'task, lifted by keyboard',
    role: 'premium',
    path: '/tasks',
    act: (page) =>
      page
        .getByRole('button', { name: /^Mover: / })
        .first()
        .press('Space'),
    shows: (page) => page.locator('li[data-lifted]'),
  },
  ...waits('premium', ({ module }) => module, '**/api/academy/modules/*', 'module'),
  ...waits('premium', ({ lesson }) => lesson, '**/api/academy/modules/*/lessons/*', 'lesson'),
  ...waits('premium', ({ lesson }) => lesson, '**/api/lessons/*/comments*', 'comments of a lesson'),
  ...waits('premium', ({ shelf }) => shelf, '**/api/snippet-modules/*', 'snippets of a module'),
  ...waits('premium', ({ snippet }) => snippet, /\/api\/snippets\/[\w-]+$/, 'snippet'),
  ...waits('premium', '/snippets', /\/api\/snippets(\?|$)/, 'snippets'),
  {
    name: 'calculator, saved',
    role: 'premium',
    path: '/calculator',
    act: (page) => page.getByRole('switch').click(),
    shows: (page) => page.locator('.toast'),
  },
  {
    name: 'plans, cancel',
    role: 'premium',
    path: '/plans',
    given: paysForPlan,
    act: press('Cancelar Premium'),
    shows: dialog('Cancelar Premium'),
  },
  {
    name: 'robot, an option explained',
    role: 'premium',
    path: '/anuncio',
    act: (page) => page.getByRole('button', { name: 'Sobre AIDA' }).hover(),
    shows: (page) => page.getByRole('tooltip'),
  },
];

const admin: Scene[] = [
  ...waits('admin', '/academy', '**/api/academy/modules', 'academy'),
  {
    name: 'academy, nothing yet',
    role: 'admin',
    path: '/academy',
    given: gives('**/api/academy/modules', { modules: [] }),
    shows: text('Nenhum módulo ainda'),
  },
  {
    name: 'comment, deletion',
    role: 'admin',
    path: ({ lesson }) => lesson,
    act: press('Excluir comentário'),
    shows: question,
    next: {
      name: 'comment, being edited',
      act: async (page) => {
        await page.keyboard.press('Escape');
        await press('Editar comentário')(page);
      },
      shows: (page) => page.getByRole('button', { name: 'Salvar' }),
    },
  },
  { name: 'affiliate, loading', role: 'admin', path: '/afiliado', given: slow('**/api/site-config'), shows: skeleton },
  { name: 'panel, loading', role: 'admin', path: '/admin', given: slow('**/api/admin/**'), shows: skeleton },
  { name: 'panel, failed', role: 'admin', path: '/admin', given: broken('**/api/admin/**'), shows: retry },
  {
    name: 'panel, nothing yet',
    role: 'admin',
    path: '/admin',
    given: gives('**/api/admin/academy-modules?*', { rows: [], total: 0 }),
    shows: text('Nenhum módulo ainda'),
  },
  {
    name: 'panel, lessons',
    role: 'admin',
    path: '/admin',
    act: (page) => openTab(page, 'Aulas'),
    shows: (page) => page.getByRole('tabpanel').locator('tbody tr').nth(1),
  },
  {
    name: 'panel, snippet modules',
    role: 'admin',
    path: '/admin',
    act: (page) => openTab(page, 'Módulos de snippets'),
    shows: (page) => page.getByRole('tabpanel').locator('tbody tr').nth(1),
  },
  {
    name: 'panel, snippets',
    role: 'admin',
    path: '/admin',
    act: (page) => openTab(page, 'Snippets'),
    shows: (page) => page.getByRole('tabpanel').locator('tbody tr').nth(1),
  },
  {
    name: 'panel, users',
    role: 'admin',
    path: '/admin',
    act: (page) => page.getByRole('tab', { name: /^Usuários/ }).click(),
    shows: (page) => page.getByRole('button', { name: /^Ações de / }).first(),
  },
  {
    name: 'panel, trail',
    role: 'admin',
    path: '/admin',
    act: (page) => page.getByRole('tab', { name: 'Auditoria' }).click(),
    shows: (page) => page.getByRole('searchbox', { name: 'Buscar na trilha' }),
  },
  {
    name: 'panel, figures',
    role: 'admin',
    path: '/admin',
    act: (page) => page.getByRole('tab', { name: 'Números' }).click(),
    shows: text('Entregas recusadas'),
  },
  {
    name: 'panel, terms',
    role: 'admin',
    path: '/admin',
    act: (page) => page.getByRole('tab', { name: 'Termos' }).click(),
    shows: (page) => page.getByRole('tabpanel').getByRole('textbox').first(),
  },
  {
    name: 'editor, new module',
    role: 'admin',
    path: '/admin',
    act: (page) => openEditor(page, 'Módulos', /^Novo módulo$/),
    shows: dialog('Novo módulo'),
  },
  {
    name: 'editor, refused fields',
    role: 'admin',
    path: '/admin',
    act: async (page) => {
      await openEditor(page, 'Aulas', /^Nova aula$/);
      await press('Salvar aula')(page);
    },
    shows: (page) => page.locator('.field-error').first(),
  },
  {
    name: 'editor, discard?',
    role: 'admin',
    path: '/admin',
    act: async (page) => {
      await openEditor(page, 'Módulos', /^Novo módulo$/);
      await page.getByLabel('Título').fill('Rascunho');
      await page.keyboard.press('Escape');
    },
    shows: question,
  },
  {
    name: 'editor, lesson',
    role: 'admin',
    path: '/admin',
    act: (page) => openEditor(page, 'Aulas', /^Editar: /),
    shows: dialog('Editar aula'),
  },
  {
    name: 'editor, lesson to come',
    role: 'admin',
    path: '/admin',
    act: async (page) => {
      await openEditor(page, 'Aulas', /^Nova aula$/);
      await page.getByRole('combobox', { name: 'Status' }).click();
      await page.getByRole('option', { name: 'Agendada' }).click();
    },
    shows: (page) => page.getByLabel('Data de publicação'),
  },
  {
    name: 'editor, snippet module',
    role: 'admin',
    path: '/admin',
    act: (page) => openEditor(page, 'Módulos de snippets', /^Editar: /),
    shows: dialog('Editar módulo de snippets'),
  },
  {
    name: 'editor, snippet',
    role: 'admin',
    path: '/admin',
    act: (page) => openEditor(page, 'Snippets', /^Editar: /),
    shows: dialog('Editar snippet'),
  },
  {
    name: 'deletion of a module',
    role: 'admin',
    path: '/admin',
    act: (page) => openEditor(page, 'Módulos', /^Excluir: /),
    shows: question,
  },
  {
    name: 'order of the lessons',
    role: 'admin',
    path: '/admin',
    act: async (page) => {
      await openTab(page, 'Módulos');
      // Other tests create modules too: it may be on a later page of the table.
      await search(page, 'Módulo da cena');
      const found = row(page, 'Módulo da cena').first();
      await found.getByRole('button', { name: /^Ordenar aulas/ }).click();
    },
    shows: (page) => page.getByRole('dialog').getByRole('listitem').first(),
  },
  {
    name: 'order of the lessons, failed',
    role: 'admin',
    path: '/admin',
    given: broken('**/api/academy/modules/*'),
    act: press(/^Ordenar aulas/),
    shows: retry,
  },
  {
    name: 'moderation of lessons',
    role: 'admin',
    path: '/admin',
    act: (page) => openEditor(page, 'Aulas', /^Comentários$/),
    shows: (page) => page.getByRole('dialog').getByText('Comentário 1.').first(),
  },
  {
    name: 'moderation, deletion',
    role: 'admin',
    path: '/admin',
    act: async (page) => {
      await openEditor(page, 'Snippets', /^Comentários$/);
      await press(/^Excluir comentário/)(page);
    },
    shows: question,
  },
  {
    name: 'moderation, loading',
    role: 'admin',
    path: '/admin',
    given: slow('**/api/admin/lesson-comments*'),
    act: (page) => openEditor(page, 'Aulas', /^Comentários$/),
    shows: (page) => page.getByRole('dialog').locator('.skeleton').first(),
  },
  {
    name: 'moderation, failed',
    role: 'admin',
    path: '/admin',
    given: broken('**/api/admin/lesson-comments*'),
    act: (page) => openEditor(page, 'Aulas', /^Comentários$/),
    shows: retry,
  },
  {
    name: 'moderation, nothing yet',
    role: 'admin',
    path: '/admin',
    given: gives('**/api/admin/lesson-comments*', { comments: [], total: 0 }),
    act: (page) => openEditor(page, 'Aulas', /^Comentários$/),
    shows: text('Nenhum comentário ainda.'),
  },
  {
    name: 'a tip on an icon',
    role: 'admin',
    path: '/admin',
    act: (page) =>
      page
        .getByRole('button', { name: /^Editar: / })
        .first()
        .hover(),
    shows: (page) => page.getByRole('tooltip'),
  },
  {
    name: 'webhooks, loading',
    role: 'admin',
    path: '/admin/webhook-tester',
    given: slow('**/api/admin/**'),
    shows: skeleton,
  },
  {
    name: 'webhooks, nothing yet',
    role: 'admin',
    path: '/admin/webhook-tester',
    given: broken('**/api/admin/**'),
    shows: text('Nenhum log encontrado'),
  },
  {
    name: 'webhooks, whose order?',
    role: 'admin',
    path: '/admin/webhook-tester',
    act: press(/^Vincular pedido de/),
    shows: dialog('Vincular pedido'),
  },
];

export const scenes: readonly Scene[] = [...visitor, ...free, ...premium, ...admin];

/** A module, lessons, snippets and comments for the scenes, with their author. */
export async function createSceneContent(author: { id: string; name: string }): Promise<Addresses> {
  const module = await seedModule('Módulo da cena', ['Aula da cena', 'Outra aula da cena']);
  const lesson = await createLesson({ moduleId: module.id, title: 'Aula com comentários' });
  await createLesson({ moduleId: module.id, title: 'Aula premium', accessType: 'premium' });
  const future = await createLesson({
    moduleId: module.id,
    title: 'Aula que vem',
    status: 'scheduled',
    releaseDate: new Date(Date.now() + 86_400_000 * 30).toISOString(),
  });
  const shelf = await seedSnippetModule('Prateleira da cena');
  const snippet = await createSnippet({ moduleId: shelf.id, title: 'Código com comentários' });
  await createSnippet({ moduleId: shelf.id, title: 'Código premium', accessType: 'premium' });
  for (const [kind, id] of [
    ['lesson', lesson.id],
    ['snippet', snippet.id],
  ] as const) {
    await createComments(kind, id, author.id, ['Comentário 2.', 'Comentário 1.'], author.name);
  }
  return {
    module: `/academy/${module.id}`,
    lesson: lessonPath(lesson),
    futureLesson: lessonPath(future),
    shelf: `/snippets/${shelf.id}`,
    snippet: `/snippet/${snippet.id}`,
  };
}
