import type { Locator, Page } from '@playwright/test';
import { choose, openTab, search } from './admin.ts';
import { installTranslator } from './browser-translator.ts';
import { createCatalogue, lessonPath } from './content.ts';
import { delayRequests, refuse } from './pages.ts';
import { paysForPlan } from './payments.ts';

export type Role = 'visitor' | 'free' | 'premium' | 'admin';

/** URLs of content created for the run. */
export type Addresses = { module: string; lesson: string; shelf: string; snippet: string };

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

/** A scene of a page, before its role is known. */
type Step = Omit<Scene, 'role' | 'path'>;
type Unowned = Omit<Scene, 'role'>;

const at = (path: Scene['path'], ...steps: Step[]): Unowned[] => steps.map((step) => ({ ...step, path }));

type Act = (page: Page) => Promise<unknown>;
const text = (words: string | RegExp) => (page: Page) => page.getByText(words).first();
const heading = (name: string | RegExp) => (page: Page) => page.getByRole('heading', { name }).first();
const label = (name: string | RegExp) => (page: Page) => page.getByLabel(name).first();
const dialog = (name: string) => (page: Page) => page.getByRole('dialog', { name, exact: true });
const first = (role: Parameters<Page['getByRole']>[0]) => (page: Page) => page.getByRole(role).first();
const question = first('alertdialog');
const toast = (page: Page) => page.locator('.toast');
const skeleton = (page: Page) => page.getByRole('main').locator('.skeleton').first();
const firstRow = (page: Page) => page.getByRole('tabpanel').locator('tbody tr').nth(1);
const inDialog = (selector: string) => (page: Page) => page.getByRole('dialog').locator(selector).first();
const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first();
const retry = button('Tentar novamente');

const press = (name: string | RegExp) => (page: Page) => button(name)(page).click();
const fill = (field: Scene['shows'], words: string) => (page: Page) => field(page).fill(words);
const tab = (name: string) => (page: Page) => openTab(page, name);
/** One after the other. */
const acts =
  (...steps: Act[]): Act =>
  async (page) => {
    for (const step of steps) await step(page);
  };
const editor = (name: string, opener: RegExp) => acts(tab(name), press(opener));

type Address = string | RegExp;
const slow = (url: Address) => (page: Page) => delayRequests(page, url);
const broken = (url: Address) => (page: Page) => refuse(page, url);
const gives = (url: Address, json: unknown) => (page: Page) => page.route(url, (route) => route.fulfill({ json }));

/** A page with one content request: while loading, and when refused. */
const waits = (name: string, url: Address): Step[] => [
  { name: `${name}, loading`, given: slow(url), shows: skeleton },
  { name: `${name}, failed`, given: broken(url), shows: retry },
];

const describe = fill(
  (page) => page.getByRole('textbox', { name: /^Descrição/ }),
  'Garrafa térmica de aço inox 500 ml. Tampa que não vaza.',
);
const check = (name: string) => (page: Page) => page.getByLabel(name, { exact: true }).check();
const orderAds = acts(describe, check('AIDA'), press('Gerar descrições'));
const orderTranslation = acts(
  fill(label('Descrição ou copy do produto'), 'Garrafa térmica de aço inox 500 ml. Tampa que não vaza.'),
  check('Formal'),
  press('Traduzir agora'),
);
const login = (name: string) => (page: Page) => page.getByRole('tab', { name }).click();

const visitor: Unowned[] = [
  ...at(
    '/login',
    { name: 'sign in, refused', act: press('Entrar'), shows: first('alert') },
    { name: 'sign up', act: login('Cadastro'), shows: label('Nome completo') },
    { name: 'recover', act: login('Recuperar'), shows: text('Enviar instruções') },
  ),
  ...at('/r/caminhada', {
    name: 'short link, looking',
    given: slow('**/api/short-links/*'),
    shows: heading('Redirecionando...'),
  }),
];

const noSnippets = { modules: [], nextCursor: null, stats: { snippetCount: 0, averageRating: 0, downloads: 0 } };

const free: Unowned[] = [
  ...at(
    '/profile',
    { name: 'guard, waiting', given: slow('**/api/profile'), shows: text('Verificando autenticação') },
    { name: 'guard, failed', given: broken('**/api/profile'), shows: retry },
    { name: 'profile, plan loading', given: slow('**/api/plans/standing'), shows: skeleton },
    { name: 'profile, plan failed', given: broken('**/api/plans/standing'), shows: text(/carregar os dados do plano/) },
  ),
  ...at(
    '/dashboard',
    { name: 'dashboard, loading', given: slow('**/api/dashboard'), shows: skeleton },
    {
      name: 'dashboard, failed',
      given: broken('**/api/dashboard'),
      shows: text('Não foi possível carregar o seu dia.'),
    },
    { name: 'menu of the person', act: press('Menu do usuário'), shows: first('menu') },
  ),
  ...at('/tasks', ...waits('tasks', '**/api/board')),
  ...at('/snippets', {
    name: 'snippets, nothing at all',
    given: gives(/\/api\/snippets(\?|$)/, noSnippets),
    shows: heading('Snippets'),
  }),
  ...at('/snippets?q=zzzzqqqq', { name: 'snippets, nothing found', shows: text('Nenhum código encontrado') }),
  ...at(({ shelf }) => shelf, {
    name: 'snippets, the offer',
    act: (page) => page.getByRole('heading', { level: 3 }).getByRole('button').first().click(),
    shows: dialog('Este código é Premium'),
  }),
  ...at('/calculator?aba=completa', { name: 'calculator, full', shows: heading('Para onde vai cada iene') }),
  ...at('/calculator', {
    name: 'calculator, saving refused',
    act: (page) => page.getByRole('switch').click(),
    shows: toast,
  }),
  ...at('/robos/leitura', {
    name: 'reading, result',
    given: (page) => installTranslator(page, { availability: 'available' }),
    act: acts(fill(label('Texto em japonês'), '返金してください。'), press('Usar o tradutor do navegador')),
    shows: heading('Em português'),
  }),
  ...at('/robos/verificador', {
    name: 'checker, result',
    act: acts(fill(first('textbox'), '業界最安値の美白クリーム。'), press('Conferir texto')),
    shows: text('para rever'),
  }),
  ...at('/robos/copy', {
    name: 'copy robot, nothing written',
    act: press('Analisar'),
    shows: first('alert'),
    next: { name: 'copy robot, choice', act: acts(describe, press('Analisar')), shows: text('Passo 2 de 3') },
  }),
  ...at(
    '/robos/tradutor',
    {
      name: 'translator, working',
      given: slow('**/functions/v1/*'),
      act: orderTranslation,
      shows: text('Traduzindo...'),
    },
    {
      name: 'translator, result',
      act: orderTranslation,
      shows: text('Identificador de URL'),
      next: {
        name: 'translator, a sentence being edited',
        act: press(/^Editar frase/),
        shows: label(/^Texto da frase/),
      },
    },
  ),
  ...at(
    '/anuncio',
    { name: 'ads, failed', given: broken('**/functions/v1/*'), act: orderAds, shows: toast },
    { name: 'ads, result', act: orderAds, shows: text('Descrição 1') },
  ),
  ...at('/review', {
    name: 'reviews, result',
    act: acts(
      fill(first('textbox'), 'Garrafa térmica de aço inox 500 ml. Tampa que não vaza.'),
      check('Curta'),
      press('Gerar reviews'),
    ),
    shows: text('Mostrar a leitura dos nomes'),
  }),
  ...at('/ajuda?de=/tasks', {
    name: 'help',
    shows: heading('A página em que você estava'),
    next: {
      name: 'help, nothing found',
      act: fill(first('searchbox'), 'xyzabc'),
      shows: text('Nada com estas palavras.'),
    },
  }),
  ...at('/tasks', { name: 'offer of Premium', act: press(/abre Lista 2/), shows: dialog('Esta lista é Premium') }),
  ...at(
    '/plans',
    { name: 'plans, loading', given: slow('**/api/plans'), shows: heading('Planos') },
    { name: 'plans, failed', given: broken('**/api/plans'), shows: heading('Planos') },
  ),
  ...at('/profile?aba=seguranca', {
    name: 'profile, security',
    shows: text('Este aparelho'),
    next: {
      name: 'second step, under way',
      act: press(/^Ligar as duas etapas$/),
      shows: heading('Se perder o celular'),
    },
  }),
];

const premium: Unowned[] = [
  ...at(
    '/tasks',
    { name: 'task, new', act: press(/^Nova Tarefa$/), shows: dialog('Nova Tarefa') },
    { name: 'tasks, launch of a product', act: press(/^Lançar produto$/), shows: dialog('Lançar produto no Japão') },
    {
      name: 'tasks, calendar of sales',
      act: acts(press(/^Calendário de vendas/), press(/^Ver tudo/)),
      shows: dialog('Calendário de vendas no Japão'),
    },
    {
      name: 'task, choice of the list',
      act: acts(press(/^Nova Tarefa$/), (page) => page.getByRole('combobox').click()),
      shows: first('option'),
    },
    {
      name: 'task, opened',
      act: press(/, abrir$/),
      shows: heading('Atividade'),
      next: { name: 'task, being edited', act: press(/, editar título$/), shows: label('Título da tarefa') },
    },
    { name: 'list, being renamed', act: press(/renomear lista/), shows: label('Título da lista') },
    {
      name: 'task, lifted by keyboard',
      act: (page) => button(/^Mover: /)(page).press('Space'),
      shows: (page) => page.locator('li[data-lifted]'),
    },
  ),
  ...at(({ module }) => module, ...waits('module', '**/api/academy/modules/*')),
  ...at(({ lesson }) => lesson, ...waits('lesson', '**/api/academy/modules/*/lessons/*')),
  ...at(({ lesson }) => lesson, ...waits('comments of a lesson', '**/api/lessons/*/comments*')),
  ...at(({ shelf }) => shelf, ...waits('snippets of a module', '**/api/snippet-modules/*')),
  ...at(({ snippet }) => snippet, ...waits('snippet', /\/api\/snippets\/[\w-]+$/)),
  ...at('/snippets', ...waits('snippets', /\/api\/snippets(\?|$)/)),
  ...at('/calculator', { name: 'calculator, saved', act: (page) => page.getByRole('switch').click(), shows: toast }),
  ...at('/plans', {
    name: 'plans, cancel',
    given: paysForPlan,
    act: press('Cancelar Premium'),
    shows: dialog('Cancelar Premium'),
  }),
  ...at('/anuncio', {
    name: 'robot, an option explained',
    act: (page) => button('Sobre AIDA')(page).hover(),
    shows: first('tooltip'),
  }),
];

const admin: Unowned[] = [
  ...at('/academy', ...waits('academy', '**/api/academy/modules'), {
    name: 'academy, nothing yet',
    given: gives('**/api/academy/modules', { modules: [] }),
    shows: text('Nenhum módulo ainda'),
  }),
  ...at(({ lesson }) => lesson, {
    name: 'comment, deletion',
    act: press('Excluir comentário'),
    shows: question,
    next: {
      name: 'comment, being edited',
      act: acts((page) => page.keyboard.press('Escape'), press('Editar comentário')),
      shows: button('Salvar'),
    },
  }),
  ...at('/afiliado', { name: 'affiliate, loading', given: slow('**/api/site-config'), shows: skeleton }),
  ...at(
    '/admin',
    ...waits('panel', '**/api/admin/**'),
    {
      name: 'panel, nothing yet',
      given: gives('**/api/admin/academy-modules?*', { rows: [], total: 0 }),
      shows: text('Nenhum módulo ainda'),
    },
    { name: 'panel, lessons', act: tab('Aulas'), shows: firstRow },
    { name: 'panel, snippet modules', act: tab('Módulos de snippets'), shows: firstRow },
    { name: 'panel, snippets', act: tab('Snippets'), shows: firstRow },
    { name: 'panel, users', act: tab('Usuários'), shows: button(/^Ações de /) },
    { name: 'panel, trail', act: tab('Auditoria'), shows: first('searchbox') },
    { name: 'panel, figures', act: tab('Números'), shows: text('Entregas recusadas') },
    { name: 'panel, terms', act: tab('Termos'), shows: first('textbox') },
    { name: 'editor, new module', act: editor('Módulos', /^Novo módulo$/), shows: dialog('Novo módulo') },
    {
      name: 'editor, refused fields',
      act: acts(editor('Aulas', /^Nova aula$/), press('Salvar aula')),
      shows: inDialog('.field-error'),
    },
    {
      name: 'editor, discard?',
      act: acts(editor('Módulos', /^Novo módulo$/), fill(label('Título'), 'Rascunho'), (page) =>
        page.keyboard.press('Escape'),
      ),
      shows: question,
    },
    { name: 'editor, lesson', act: editor('Aulas', /^Editar: /), shows: dialog('Editar aula') },
    {
      name: 'editor, lesson to come',
      act: acts(editor('Aulas', /^Nova aula$/), (page) => choose(page.getByRole('dialog'), 'Status', 'Agendada')),
      shows: label('Data de publicação'),
    },
    {
      name: 'editor, snippet module',
      act: editor('Módulos de snippets', /^Editar: /),
      shows: dialog('Editar módulo de snippets'),
    },
    { name: 'editor, snippet', act: editor('Snippets', /^Editar: /), shows: dialog('Editar snippet') },
    { name: 'deletion of a module', act: editor('Módulos', /^Excluir: /), shows: question },
    {
      name: 'order of the lessons',
      // Other tests create modules too: it may be on a later page of the table.
      act: acts(
        tab('Módulos'),
        (page) => search(page, 'Módulo da caminhada'),
        press(/^Ordenar aulas: Módulo da caminhada/),
      ),
      shows: inDialog('li'),
    },
    {
      name: 'order of the lessons, failed',
      given: broken('**/api/academy/modules/*'),
      act: press(/^Ordenar aulas/),
      shows: retry,
    },
    { name: 'moderation of lessons', act: editor('Aulas', /^Comentários$/), shows: inDialog('text="Comentário 1."') },
    {
      name: 'moderation, deletion',
      act: acts(editor('Snippets', /^Comentários$/), press(/^Excluir comentário/)),
      shows: question,
    },
    {
      name: 'moderation, loading',
      given: slow('**/api/admin/lesson-comments*'),
      act: editor('Aulas', /^Comentários$/),
      shows: inDialog('.skeleton'),
    },
    {
      name: 'moderation, failed',
      given: broken('**/api/admin/lesson-comments*'),
      act: editor('Aulas', /^Comentários$/),
      shows: retry,
    },
    {
      name: 'moderation, nothing yet',
      given: gives('**/api/admin/lesson-comments*', { comments: [], total: 0 }),
      act: editor('Aulas', /^Comentários$/),
      shows: text('Nenhum comentário ainda.'),
    },
    { name: 'a tip on an icon', act: (page) => button(/^Editar: /)(page).hover(), shows: first('tooltip') },
  ),
  ...at(
    '/admin/webhook-tester',
    { name: 'webhooks, loading', given: slow('**/api/admin/**'), shows: skeleton },
    { name: 'webhooks, nothing yet', given: broken('**/api/admin/**'), shows: text('Nenhum log encontrado') },
    { name: 'webhooks, whose order?', act: press(/^Vincular pedido de/), shows: dialog('Vincular pedido') },
  ),
];

export const scenes: readonly Scene[] = Object.entries({ visitor, free, premium, admin }).flatMap(([role, its]) =>
  its.map((scene) => ({ ...scene, role: role as Role })),
);

/** What the scenes show, with comments of that person. */
export async function createSceneContent(author: { id: string; name: string }): Promise<Addresses> {
  const { module, lesson, shelf, snippet } = await createCatalogue(author);
  return {
    module: `/academy/${module.id}`,
    lesson: lessonPath(lesson),
    shelf: `/snippets/${shelf.id}`,
    snippet: `/snippet/${snippet.id}`,
  };
}
