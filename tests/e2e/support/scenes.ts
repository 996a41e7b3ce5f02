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

/** A scene, before its role is known. */
type Unowned = Omit<Scene, 'role'>;

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
const waits = (path: Scene['path'], url: Address, name: string): Unowned[] => [
  { name: `${name}, loading`, path, given: slow(url), shows: skeleton },
  { name: `${name}, failed`, path, given: broken(url), shows: retry },
];

const description = 'Garrafa térmica de aço inox 500 ml. Tampa que não vaza.';

async function openEditor(page: Page, tab: Parameters<typeof openTab>[1], button: RegExp): Promise<void> {
  await openTab(page, tab);
  await page.getByRole('button', { name: button }).first().click();
}

const tab = (name: Parameters<typeof openTab>[1]) => (page: Page) => openTab(page, name);
const editor = (tab: Parameters<typeof openTab>[1], button: RegExp) => (page: Page) => openEditor(page, tab, button);
const firstRow = (page: Page) => page.getByRole('tabpanel').locator('tbody tr').nth(1);

async function orderAds(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: /^Descrição/ }).fill(description);
  await page.getByLabel('AIDA', { exact: true }).check();
  await press('Gerar descrições')(page);
}

async function orderTranslation(page: Page): Promise<void> {
  await page.getByLabel('Descrição ou copy do produto').fill(description);
  await page.getByLabel('Formal', { exact: true }).check();
  await press('Traduzir agora')(page);
}

const login = (tab: string) => async (page: Page) => page.getByRole('tab', { name: tab }).click();

const visitor: Unowned[] = [
  { name: 'sign in, refused', path: '/login', act: press('Entrar'), shows: (page) => page.getByRole('alert') },
  { name: 'sign up', path: '/login', act: login('Cadastro'), shows: (page) => page.getByLabel('Nome completo') },
  { name: 'recover', path: '/login', act: login('Recuperar'), shows: text('Enviar instruções') },
  {
    name: 'short link, looking',
    path: '/r/caminhada',
    given: slow('**/api/short-links/*'),
    shows: heading('Redirecionando...'),
  },
];

const free: Unowned[] = [
  { name: 'guard, waiting', path: '/profile', given: slow('**/api/profile'), shows: text('Verificando autenticação') },
  { name: 'guard, failed', path: '/profile', given: broken('**/api/profile'), shows: retry },
  { name: 'dashboard, loading', path: '/dashboard', given: slow('**/api/dashboard'), shows: skeleton },
  {
    name: 'dashboard, failed',
    path: '/dashboard',
    given: broken('**/api/dashboard'),
    shows: text('Não foi possível carregar o seu dia.'),
  },
  {
    name: 'menu of the person',
    path: '/dashboard',
    act: press('Menu do usuário'),
    shows: (page) => page.getByRole('menu'),
  },
  ...waits('/tasks', '**/api/board', 'tasks'),
  {
    name: 'snippets, nothing at all',
    path: '/snippets',
    given: gives(/\/api\/snippets(\?|$)/, {
      modules: [],
      nextCursor: null,
      stats: { snippetCount: 0, averageRating: 0, downloads: 0 },
    }),
    shows: heading('Snippets'),
  },
  { name: 'snippets, nothing found', path: '/snippets?q=zzzzqqqq', shows: text('Nenhum código encontrado') },
  {
    name: 'snippets, the offer',
    path: ({ shelf }) => shelf,
    act: (page) => page.getByRole('heading', { level: 3 }).getByRole('button').first().click(),
    shows: dialog('Este código é Premium'),
  },
  { name: 'calculator, full', path: '/calculator?aba=completa', shows: heading('Para onde vai cada iene') },
  {
    name: 'calculator, saving refused',
    path: '/calculator',
    act: (page) => page.getByRole('switch').click(),
    shows: (page) => page.locator('.toast'),
  },
  {
    name: 'reading, result',
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
    path: '/robos/verificador',
    act: async (page) => {
      await page.getByRole('textbox').fill('業界最安値の美白クリーム。');
      await press('Conferir texto')(page);
    },
    shows: text('para rever'),
  },
  {
    name: 'copy robot, nothing written',
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
    path: '/robos/tradutor',
    given: slow('**/functions/v1/*'),
    act: orderTranslation,
    shows: text('Traduzindo...'),
  },
  {
    name: 'translator, result',
    path: '/robos/tradutor',
    act: orderTranslation,
    shows: text('Identificador de URL'),
    next: {
      name: 'translator, a sentence being edited',
      act: press(/^Editar frase/),
      shows: (page) => page.getByLabel(/^Texto da frase/).first(),
    },
  },
  {
    name: 'ads, failed',
    path: '/anuncio',
    given: broken('**/functions/v1/*'),
    act: orderAds,
    shows: (page) => page.locator('.toast'),
  },
  { name: 'ads, result', path: '/anuncio', act: orderAds, shows: text('Descrição 1') },
  {
    name: 'reviews, result',
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
    path: '/ajuda?de=/tasks',
    shows: heading('A página em que você estava'),
    next: {
      name: 'help, nothing found',
      act: (page) => page.getByRole('searchbox', { name: 'Buscar na ajuda' }).fill('xyzabc'),
      shows: text('Nada com estas palavras.'),
    },
  },
  { name: 'offer of Premium', path: '/tasks', act: press(/abre Lista 2/), shows: dialog('Esta lista é Premium') },
  { name: 'plans, loading', path: '/plans', given: slow('**/api/plans'), shows: heading('Planos') },
  { name: 'plans, failed', path: '/plans', given: broken('**/api/plans'), shows: heading('Planos') },
  { name: 'profile, plan loading', path: '/profile', given: slow('**/api/plans/standing'), shows: skeleton },
  {
    name: 'profile, plan failed',
    path: '/profile',
    given: broken('**/api/plans/standing'),
    shows: text('Não foi possível carregar os dados do plano.'),
  },
  {
    name: 'profile, security',
    path: '/profile?aba=seguranca',
    shows: text('Este aparelho'),
    next: {
      name: 'second step, under way',
      act: press(/^Ligar as duas etapas$/),
      shows: heading('Se perder o celular'),
    },
  },
];

const premium: Unowned[] = [
  { name: 'task, new', path: '/tasks', act: press(/^Nova Tarefa$/), shows: dialog('Nova Tarefa') },
  {
    name: 'tasks, launch of a product',
    path: '/tasks',
    act: press(/^Lançar produto$/),
    shows: dialog('Lançar produto no Japão'),
  },
  {
    name: 'tasks, calendar of sales',
    path: '/tasks',
    act: async (page) => {
      await press(/^Calendário de vendas/)(page);
      await press(/^Ver tudo/)(page);
    },
    shows: dialog('Calendário de vendas no Japão'),
  },
  {
    name: 'task, choice of the list',
    path: '/tasks',
    act: async (page) => {
      await press(/^Nova Tarefa$/)(page);
      await page.getByRole('combobox').click();
    },
    shows: (page) => page.getByRole('option').first(),
  },
  {
    name: 'task, opened',
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
    path: '/tasks',
    act: press(/renomear lista/),
    shows: (page) => page.getByLabel('Título da lista'),
  },
  {
    name: 'task, lifted by keyboard',
    path: '/tasks',
    act: (page) =>
      page
        .getByRole('button', { name: /^Mover: / })
        .first()
        .press('Space'),
    shows: (page) => page.locator('li[data-lifted]'),
  },
  ...waits(({ module }) => module, '**/api/academy/modules/*', 'module'),
  ...waits(({ lesson }) => lesson, '**/api/academy/modules/*/lessons/*', 'lesson'),
  ...waits(({ lesson }) => lesson, '**/api/lessons/*/comments*', 'comments of a lesson'),
  ...waits(({ shelf }) => shelf, '**/api/snippet-modules/*', 'snippets of a module'),
  ...waits(({ snippet }) => snippet, /\/api\/snippets\/[\w-]+$/, 'snippet'),
  ...waits('/snippets', /\/api\/snippets(\?|$)/, 'snippets'),
  {
    name: 'calculator, saved',
    path: '/calculator',
    act: (page) => page.getByRole('switch').click(),
    shows: (page) => page.locator('.toast'),
  },
  {
    name: 'plans, cancel',
    path: '/plans',
    given: paysForPlan,
    act: press('Cancelar Premium'),
    shows: dialog('Cancelar Premium'),
  },
  {
    name: 'robot, an option explained',
    path: '/anuncio',
    act: (page) => page.getByRole('button', { name: 'Sobre AIDA' }).hover(),
    shows: (page) => page.getByRole('tooltip'),
  },
];

const admin: Unowned[] = [
  ...waits('/academy', '**/api/academy/modules', 'academy'),
  {
    name: 'academy, nothing yet',
    path: '/academy',
    given: gives('**/api/academy/modules', { modules: [] }),
    shows: text('Nenhum módulo ainda'),
  },
  {
    name: 'comment, deletion',
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
  { name: 'affiliate, loading', path: '/afiliado', given: slow('**/api/site-config'), shows: skeleton },
  { name: 'panel, loading', path: '/admin', given: slow('**/api/admin/**'), shows: skeleton },
  { name: 'panel, failed', path: '/admin', given: broken('**/api/admin/**'), shows: retry },
  {
    name: 'panel, nothing yet',
    path: '/admin',
    given: gives('**/api/admin/academy-modules?*', { rows: [], total: 0 }),
    shows: text('Nenhum módulo ainda'),
  },
  { name: 'panel, lessons', path: '/admin', act: tab('Aulas'), shows: firstRow },
  { name: 'panel, snippet modules', path: '/admin', act: tab('Módulos de snippets'), shows: firstRow },
  { name: 'panel, snippets', path: '/admin', act: tab('Snippets'), shows: firstRow },
  {
    name: 'panel, users',
    path: '/admin',
    act: (page) => page.getByRole('tab', { name: /^Usuários/ }).click(),
    shows: (page) => page.getByRole('button', { name: /^Ações de / }).first(),
  },
  {
    name: 'panel, trail',
    path: '/admin',
    act: (page) => page.getByRole('tab', { name: 'Auditoria' }).click(),
    shows: (page) => page.getByRole('searchbox', { name: 'Buscar na trilha' }),
  },
  {
    name: 'panel, figures',
    path: '/admin',
    act: (page) => page.getByRole('tab', { name: 'Números' }).click(),
    shows: text('Entregas recusadas'),
  },
  {
    name: 'panel, terms',
    path: '/admin',
    act: (page) => page.getByRole('tab', { name: 'Termos' }).click(),
    shows: (page) => page.getByRole('tabpanel').getByRole('textbox').first(),
  },
  { name: 'editor, new module', path: '/admin', act: editor('Módulos', /^Novo módulo$/), shows: dialog('Novo módulo') },
  {
    name: 'editor, refused fields',
    path: '/admin',
    act: async (page) => {
      await openEditor(page, 'Aulas', /^Nova aula$/);
      await press('Salvar aula')(page);
    },
    shows: (page) => page.locator('.field-error').first(),
  },
  {
    name: 'editor, discard?',
    path: '/admin',
    act: async (page) => {
      await openEditor(page, 'Módulos', /^Novo módulo$/);
      await page.getByLabel('Título').fill('Rascunho');
      await page.keyboard.press('Escape');
    },
    shows: question,
  },
  { name: 'editor, lesson', path: '/admin', act: editor('Aulas', /^Editar: /), shows: dialog('Editar aula') },
  {
    name: 'editor, lesson to come',
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
    path: '/admin',
    act: editor('Módulos de snippets', /^Editar: /),
    shows: dialog('Editar módulo de snippets'),
  },
  { name: 'editor, snippet', path: '/admin', act: editor('Snippets', /^Editar: /), shows: dialog('Editar snippet') },
  { name: 'deletion of a module', path: '/admin', act: editor('Módulos', /^Excluir: /), shows: question },
  {
    name: 'order of the lessons',
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
    path: '/admin',
    given: broken('**/api/academy/modules/*'),
    act: press(/^Ordenar aulas/),
    shows: retry,
  },
  {
    name: 'moderation of lessons',
    path: '/admin',
    act: editor('Aulas', /^Comentários$/),
    shows: (page) => page.getByRole('dialog').getByText('Comentário 1.').first(),
  },
  {
    name: 'moderation, deletion',
    path: '/admin',
    act: async (page) => {
      await openEditor(page, 'Snippets', /^Comentários$/);
      await press(/^Excluir comentário/)(page);
    },
    shows: question,
  },
  {
    name: 'moderation, loading',
    path: '/admin',
    given: slow('**/api/admin/lesson-comments*'),
    act: editor('Aulas', /^Comentários$/),
    shows: (page) => page.getByRole('dialog').locator('.skeleton').first(),
  },
  {
    name: 'moderation, failed',
    path: '/admin',
    given: broken('**/api/admin/lesson-comments*'),
    act: editor('Aulas', /^Comentários$/),
    shows: retry,
  },
  {
    name: 'moderation, nothing yet',
    path: '/admin',
    given: gives('**/api/admin/lesson-comments*', { comments: [], total: 0 }),
    act: editor('Aulas', /^Comentários$/),
    shows: text('Nenhum comentário ainda.'),
  },
  {
    name: 'a tip on an icon',
    path: '/admin',
    act: (page) =>
      page
        .getByRole('button', { name: /^Editar: / })
        .first()
        .hover(),
    shows: (page) => page.getByRole('tooltip'),
  },
  { name: 'webhooks, loading', path: '/admin/webhook-tester', given: slow('**/api/admin/**'), shows: skeleton },
  {
    name: 'webhooks, nothing yet',
    path: '/admin/webhook-tester',
    given: broken('**/api/admin/**'),
    shows: text('Nenhum log encontrado'),
  },
  {
    name: 'webhooks, whose order?',
    path: '/admin/webhook-tester',
    act: press(/^Vincular pedido de/),
    shows: dialog('Vincular pedido'),
  },
];

export const scenes: readonly Scene[] = Object.entries({ visitor, free, premium, admin }).flatMap(([role, its]) =>
  its.map((scene) => ({ ...scene, role: role as Role })),
);

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
