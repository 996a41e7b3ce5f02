import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { pageAccess, type Visitor } from '#tests/access/page-access-table.ts';
import { findFaults, findFaultsWithoutAxe, isFull, WIDE } from './support/accessibility-faults.ts';
import type { E2eUser } from './support/accounts.ts';
import { createCatalogue, lessonPath } from './support/content.ts';
import { withDatabase } from './support/database.ts';
import { expect, test } from './support/fixtures.ts';
import { moveTo } from './support/pages.ts';
import { sendPayment } from './support/payments.ts';
import { seedTasks } from './support/tasks.ts';

/** Heading of each page where it is open. Pages of a lesson, module or snippet have its title. */
const headings: Record<string, string | RegExp> = {
  '/': /^Seu dropshipping com mais/,
  '/login': 'Login',
  '/resgatar': 'Ativar compra',
  '/lembretes': 'Avisos por e-mail',
  '/termos': 'Termos de uso',
  '/privacidade': 'Política de privacidade',
  '/dashboard': 'Hoje é dia de Dropar, bora lá?!',
  '/tasks': 'Listas de Tarefas',
  '/produtos': 'Produtos',
  '/produtos/novo': 'Novo produto',
  '/academy': 'Academy',
  '/snippets': 'Snippets',
  '/calculator': 'Calculadora',
  '/robos': 'Robôs',
  '/robos/copy': 'Robô Copy',
  '/robos/tradutor': 'Tradutor BR-JP',
  '/robos/leitura': 'O que isto diz',
  '/robos/verificador': 'Verificador de texto',
  '/loja': 'Minha loja',
  '/loja/paginas': 'Minha loja',
  '/loja/shopify': 'Minha loja',
  '/robos/atendimento': 'Atendimento',
  '/anuncio': 'Anúncios Creator',
  '/review': 'Reviews Generator',
  '/ajuda': 'Ajuda',
  '/roadmap': 'Roadmap',
  '/plans': 'Planos',
  '/profile': 'Perfil',
  '/afiliado': 'Afiliado',
  '/admin': 'Painel Administrativo',
  '/admin/webhook-tester': 'Testes Webhook',
};

type Sample = { address: string; heading?: string | RegExp | undefined };
type Samples = { find: (route: string, sample: string) => Sample; secrets: string[] };

/**
 * One of each kind of content, some with comments of that person; the secrets are in content that a free account must
 * never receive.
 */
async function createSamples(author: E2eUser): Promise<Samples> {
  const secrets = ['snippet', 'lesson', 'future'].map((kind) => `${kind}${randomUUID().replaceAll('-', '')}`);
  const [snippetSecret = '', lessonSecret = '', futureSecret = ''] = secrets;
  const nowhere = randomUUID();
  const { module, shelf, ...made } = await createCatalogue(author, {
    lesson: lessonSecret,
    future: futureSecret,
    snippet: snippetSecret,
  });
  await withDatabase(({ pool }) =>
    pool.query("insert into url_shortener (slug, target_url) values ('caminhada', '/roadmap') on conflict do nothing"),
  );
  const samples: Record<string, Sample> = {
    '* /isto/nao/existe': { address: '/isto/nao/existe', heading: 'Oops! Page not found' },
    '/r/{-$slug} none': { address: '/r' },
    '/r/{-$slug} unknown': { address: `/r/${nowhere.slice(0, 8)}` },
    '/r/{-$slug} to /roadmap': { address: '/r/caminhada' },
    '/academy/$moduleId module': { address: `/academy/${module.id}`, heading: module.title },
    '/academy/$moduleId unknown': { address: `/academy/${nowhere}`, heading: 'Módulo não encontrado' },
    '/academy/$moduleId/$identifier free lesson': { address: lessonPath(made.lesson), heading: made.lesson.title },
    '/academy/$moduleId/$identifier premium lesson': {
      address: lessonPath(made.premiumLesson),
      heading: made.premiumLesson.title,
    },
    '/academy/$moduleId/$identifier lesson to come': {
      address: lessonPath(made.futureLesson),
      heading: made.futureLesson.title,
    },
    '/academy/$moduleId/$identifier unknown': {
      address: `/academy/${module.id}/${nowhere}`,
      heading: 'Aula não encontrada',
    },
    '/produtos/$productId unknown': { address: `/produtos/${nowhere}`, heading: 'Produto não encontrado' },
    '/snippets/$moduleId module': { address: `/snippets/${shelf.id}`, heading: shelf.title },
    '/snippets/$moduleId unknown': { address: `/snippets/${nowhere}`, heading: 'Módulo não encontrado' },
    '/snippet/$snippetId free snippet': { address: `/snippet/${made.snippet.id}`, heading: made.snippet.title },
    '/snippet/$snippetId premium snippet': {
      address: `/snippet/${made.premiumSnippet.id}`,
      heading: made.premiumSnippet.title,
    },
    '/produtos/$productId/japao unknown': {
      address: `/produtos/${nowhere}/japao`,
      heading: 'Produto não encontrado',
    },
    '/produtos/$productId/publicar unknown': {
      address: `/produtos/${nowhere}/publicar`,
      heading: 'Produto não encontrado',
    },
    '/snippet/$snippetId unknown': { address: `/snippet/${nowhere}`, heading: 'Snippet não encontrado' },
  };
  return {
    secrets,
    find: (route, sample) => samples[`${route} ${sample}`] ?? { address: route, heading: headings[route] },
  };
}

/** Everything that the server sent to the page, except the event stream. */
function collectReplies(page: Page): () => Promise<string> {
  const bodies: Promise<string>[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.startsWith('/api/') || pathname === '/api/events') return;
    // A page that was left has no body any more.
    bodies.push(response.text().catch(() => ''));
  });
  return async () => (await Promise.all(bodies)).join('\n');
}

async function expectCell(page: Page, cell: string, { address, heading }: Sample): Promise<void> {
  const at = (path: string) => expect(page, cell).toHaveURL(path);
  const returnTo = () => page.evaluate(() => localStorage.getItem('returnTo'));
  if (cell === 'login' || cell.endsWith(' > login')) {
    await at('/login');
    await expect(page.getByRole('button', { name: 'Entrar' })).toBeEnabled();
    const back = cell === 'login' ? address : cell.replace(' > login', '');
    expect(await returnTo()).toBe(new URL(back, page.url()).href);
    return;
  }
  if (cell.startsWith('/')) return at(cell);
  await at(address);
  // The page itself, not its static picture.
  await expect(page.locator('#page-skeleton')).toHaveCount(0);
  const title = page.getByRole('heading', { level: 1 });
  const main = page.getByRole('main');
  if (cell === 'restricted') {
    await expect(main).toContainText('Acesso restrito');
    await expect(main).toContainText('Esta área está disponível apenas para administradores.');
    // It leads on to other pages, and to nothing of its own.
    await expect(main.locator(`a[href^="${new URL(address, page.url()).pathname}"]`)).toHaveCount(0);
    return;
  }
  await expect(title).toHaveText(heading ?? '');
  if (cell === 'own') {
    await expect(main).toContainText('Acesso restrito - Esta área está disponível apenas para administradores.');
    await expect(main.getByRole('link', { name: 'Módulo da caminhada' }).first()).toBeVisible();
  }
  const offer = main.getByRole('link', { name: 'Fazer Upgrade' });
  if (cell === 'offer') await expect(offer).toBeVisible();
  else await expect(offer).toHaveCount(0);
  if (cell === 'locked') await expect(main.getByText('Premium', { exact: true }).first()).toBeVisible();
  if (cell === 'announced') await expect(main).toContainText('Esta aula está agendada para');
}

type Row = (typeof pageAccess)[number];

/** In the order of the walk: a state that an earlier visitor saw is not checked again. */
/** What Premium opens, an administrator sees too: only the long run walks it. */
const lookers = (['visitor', 'free', 'premium', 'admin'] as const).filter((one) => isFull || one !== 'premium');

/** The page in a state that no earlier visitor saw: it is loaded and checked, by axe too in the long run. */
function isFirstLook(row: Row, visitor: Visitor): boolean {
  const place = lookers.map(String).indexOf(visitor);
  const isPage = !row[visitor].startsWith('/') && !row[visitor].endsWith('login');
  return isPage && place >= 0 && lookers.slice(0, place).every((before) => row[before] !== row[visitor]);
}

/** The page has loaded completely, including its comments. */
async function expectWhole(page: Page, { address }: Sample): Promise<void> {
  await expect(page.locator('.skeleton'), address).toHaveCount(0);
  if (await page.getByRole('heading', { name: 'Comentários' }).isVisible()) {
    await expect(page.getByText(/Comentário 1\.|Nenhum comentário/).first()).toBeVisible();
  }
}

/**
 * Walks the table as one visitor and returns everything the pages received. The first visitor who sees a page loads and
 * checks it; the others navigate to it within the application, through the same guard.
 */
async function walk(page: Page, visitor: Visitor, samples: Samples, rows: readonly Row[]): Promise<string> {
  const replies = collectReplies(page);
  for (const [place, row] of rows.entries()) {
    await test.step(`${visitor}: ${row.route} ${row.sample}`, async () => {
      const sample = samples.find(row.route, row.sample);
      const isLook = isFirstLook(row, visitor);
      // The landing page is a separate document without the application; the first page drops an ended session.
      const isApplication = page.url().startsWith('http') && new URL(page.url()).pathname !== '/';
      const isLoaded = isLook || isFull || visitor === 'ended' || !isApplication || sample.address === '/';
      if (isLoaded) {
        await page.goto(sample.address, { waitUntil: 'commit' });
      } else {
        await page.evaluate(() => localStorage.removeItem('returnTo'));
        await moveTo(page, sample.address);
      }
      await expectCell(page, row[visitor], sample);
      if (!isLook) return;
      await expectWhole(page, sample);
      const faults = isFull ? await findFaults(page, place % 2 === 0) : await findFaultsWithoutAxe(page);
      expect.soft(faults, `${visitor}: ${sample.address}`).toEqual([]);
    });
  }
  return replies();
}

async function expectOpenMenus(page: Page, visitor: Visitor): Promise<void> {
  await moveTo(page, '/dashboard');
  await expect(page.getByRole('navigation', { name: 'Principal' })).toBeVisible();
  await page.getByRole('button', { name: 'Menu do usuário' }).click();
  await expect(page.getByRole('menuitem', { name: 'Sair' })).toBeVisible();
  const links = page.locator('nav a, main a, [role=menu] a');
  const offered = await links.evaluateAll((all) =>
    all.map((link) => new URL(link.getAttribute('href') ?? '', 'http://x').pathname),
  );
  const closed = offered.filter((path) => {
    const row = pageAccess.find(({ route }) => route === path);
    return !row || !['open', 'offer', 'locked', 'own'].includes(row[visitor]);
  });
  expect(offered.length).toBeGreaterThan(5);
  expect(closed).toEqual([]);
}

/** Expected refusals. */
const REFUSALS = /40[0134] \(/;

// Hundreds of pages: recording a trace takes longer than the walk itself. Without animations no page
// is checked in the middle of a fade.
test.use({ trace: 'off', viewport: WIDE, contextOptions: { reducedMotion: 'reduce' }, countsWarnings: true });

test.beforeEach(async ({ page, allowProblem }) => {
  test.setTimeout(180_000);
  allowProblem(REFUSALS);
  await page.addInitScript(() => localStorage.removeItem('returnTo'));
});

for (const visitor of lookers) {
  test(`every route as ${visitor}`, async ({ page, createUser, signInAs, baseURL }) => {
    const person = await createUser({ userType: visitor === 'visitor' ? 'free' : visitor });
    const samples = await createSamples(person);
    if (visitor !== 'visitor') await signInAs(person);
    if (visitor === 'premium')
      await seedTasks(baseURL, person, { coluna1: ['Ligar', '!Fotos'], coluna3: ['Traduzir'] });
    if (visitor === 'admin') await sendPayment(baseURL ?? '', {});
    const received = await walk(page, visitor, samples, pageAccess);
    const [snippet = '', lesson = '', future = ''] = samples.secrets;
    const hasPremium = visitor === 'premium' || visitor === 'admin';
    expect(received.includes(snippet), 'premium code was received').toBe(hasPremium);
    expect(received.includes(lesson), 'a premium lesson was received').toBe(hasPremium);
    expect(received.includes(future), 'a lesson to come was received').toBe(visitor === 'admin');
    if (visitor === 'visitor') return;
    await test.step('the menus link to no page that is closed to the visitor', () => expectOpenMenus(page, visitor));
  });
}

/** Both ends look the same to the site; only the long run walks the second (`npm run test:access`). */
const ends = isFull ? (['was revoked', 'ran out'] as const) : (['was revoked'] as const);

/** Pages that prefetch with the ended session, that require more than a session, or that contain secrets. */
const TELLING = /^\/(dashboard|tasks|snippets|plans|loja|produtos|afiliado|admin|.* premium (lesson|snippet))$/;

/**
 * All pages have the same guard: the normal run tests an ended session once for each outcome in the table, and on the
 * pages above.
 */
const endedRows = pageAccess.filter(
  (row, place) =>
    isFull ||
    TELLING.test(`${row.route} ${row.sample}`.trim()) ||
    pageAccess.findIndex(({ ended, admin }) => ended === row.ended && admin === row.admin) === place,
);

for (const end of ends) {
  test(`every route with a session that ${end}`, async ({ page, createUser, baseURL }) => {
    const user = await createUser({ userType: 'admin' });
    const samples = await createSamples(user);
    // The sign-up reply is a session.
    const session = user.session as Record<string, unknown>;
    await withDatabase(({ pool }) => pool.query('delete from auth_sessions where user_id = $1', [user.id]));
    const stored = end === 'was revoked' ? session : { ...session, expires_at: Math.floor(Date.now() / 1000) - 60 };
    await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
      `sb-${new URL(baseURL ?? '').hostname.split('.')[0]}-auth-token`,
      JSON.stringify(stored),
    ] as const);
    const received = await walk(page, 'ended', samples, endedRows);
    for (const secret of samples.secrets) expect(received).not.toContain(secret);
  });
}
