import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { siteTable, type Visitor, visitors } from '#tests/access/site-table.ts';
import { withDatabase } from './support/accounts.ts';
import {
  createAcademyModule,
  createLesson,
  createSnippet,
  createSnippetModule,
  lessonPath,
} from './support/content.ts';
import { expect, test } from './support/fixtures.ts';

/** The heading of each page where it is open. Pages of one lesson, module or snippet are headed by its title. */
const headings: Record<string, string | RegExp> = {
  '/': /^Seu dropshipping com mais/,
  '/login': 'Login',
  '/resgatar': 'Ativar compra',
  '/lembretes': 'Lembretes',
  '/termos': 'Termos de uso',
  '/privacidade': 'Política de privacidade',
  '/dashboard': 'Hoje é dia de Dropar, bora lá?!',
  '/tasks': 'Listas de Tarefas',
  '/produtos': 'Produtos',
  '/academy': 'Academy',
  '/snippets': 'Snippets',
  '/calculator': 'Calculadora',
  '/robos': 'Robôs',
  '/robos/copy': 'Robô Copy',
  '/robos/tradutor': 'Tradutor BR-JP',
  '/robos/leitura': 'O que isto diz',
  '/robos/verificador': 'Verificador de texto',
  '/loja': 'Minha loja',
  '/loja/paginas': 'Páginas da loja',
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

/** One of each kind of content; the secrets stand in what a free account must never receive. */
async function createSamples(): Promise<Samples> {
  const secrets = ['snippet', 'lesson', 'future'].map((kind) => `${kind}${randomUUID().replaceAll('-', '')}`);
  const [snippetSecret = '', lessonSecret = '', futureSecret = ''] = secrets;
  const nowhere = randomUUID();
  const module = await createAcademyModule({ title: 'Módulo da caminhada' });
  const shelf = await createSnippetModule({ title: 'Prateleira da caminhada' });
  const free = await createLesson({ moduleId: module.id, title: 'Aula livre' });
  const premium = await createLesson({
    moduleId: module.id,
    title: 'Aula premium',
    accessType: 'premium',
    content: lessonSecret,
  });
  const future = await createLesson({
    moduleId: module.id,
    title: 'Aula que vem',
    status: 'scheduled',
    releaseDate: new Date(Date.now() + 86_400_000 * 30).toISOString(),
    content: futureSecret,
  });
  const freeSnippet = await createSnippet({ moduleId: shelf.id, title: 'Código livre' });
  const premiumSnippet = await createSnippet({
    moduleId: shelf.id,
    title: 'Código premium',
    accessType: 'premium',
    content: snippetSecret,
  });
  await withDatabase((client) =>
    client.query(
      "insert into url_shortener (slug, target_url) values ('caminhada', '/roadmap') on conflict do nothing",
    ),
  );
  const samples: Record<string, Sample> = {
    '* /isto/nao/existe': { address: '/isto/nao/existe', heading: 'Oops! Page not found' },
    '/r/{-$slug} none': { address: '/r' },
    '/r/{-$slug} unknown': { address: `/r/${nowhere.slice(0, 8)}` },
    '/r/{-$slug} to /roadmap': { address: '/r/caminhada' },
    '/academy/$moduleId module': { address: `/academy/${module.id}`, heading: module.title },
    '/academy/$moduleId unknown': { address: `/academy/${nowhere}`, heading: 'Módulo não encontrado' },
    '/academy/$moduleId/$identifier free lesson': { address: lessonPath(free), heading: free.title },
    '/academy/$moduleId/$identifier premium lesson': { address: lessonPath(premium), heading: premium.title },
    '/academy/$moduleId/$identifier lesson to come': { address: lessonPath(future), heading: future.title },
    '/academy/$moduleId/$identifier unknown': {
      address: `/academy/${module.id}/${nowhere}`,
      heading: 'Aula não encontrada',
    },
    '/produtos/$productId unknown': { address: `/produtos/${nowhere}`, heading: 'Produto não encontrado' },
    '/snippets/$moduleId module': { address: `/snippets/${shelf.id}`, heading: shelf.title },
    '/snippets/$moduleId unknown': { address: `/snippets/${nowhere}`, heading: 'Módulo não encontrado' },
    '/snippet/$snippetId free snippet': { address: `/snippet/${freeSnippet.id}`, heading: freeSnippet.title },
    '/snippet/$snippetId premium snippet': { address: `/snippet/${premiumSnippet.id}`, heading: premiumSnippet.title },
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

/** Everything that the server sent to the page, the stream of events aside. */
function collectReplies(page: Page): () => Promise<string> {
  const bodies: Promise<string>[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.startsWith('/api/') || pathname === '/api/events') return;
    // A page that was left has no body to give any more.
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
  // The page itself, not the picture of it that stands there first.
  await expect(page.locator('#picture')).toHaveCount(0);
  const title = page.getByRole('heading', { level: 1 });
  const main = page.getByRole('main');
  if (cell === 'restricted') {
    await expect(main).toContainText('Acesso restrito');
    await expect(main).toContainText('Esta área está disponível apenas para administradores.');
    await expect(main.getByRole('link')).toHaveCount(0);
    return;
  }
  await expect(title).toHaveText(heading ?? '');
  const offer = main.getByRole('link', { name: 'Fazer Upgrade' });
  if (cell === 'offer') await expect(offer).toBeVisible();
  else await expect(offer).toHaveCount(0);
  if (cell === 'locked') await expect(main.getByText('Premium', { exact: true }).first()).toBeVisible();
  if (cell === 'announced') await expect(main).toContainText('Esta aula está agendada para');
}

/** Walks the whole table as one person and gives back all that the pages received. */
async function walk(page: Page, visitor: Visitor, samples: Samples): Promise<string> {
  const replies = collectReplies(page);
  for (const row of siteTable) {
    await test.step(`${visitor}: ${row.route} ${row.sample}`, async () => {
      const sample = samples.find(row.route, row.sample);
      await page.goto(sample.address, { waitUntil: 'commit' });
      await expectCell(page, row[visitor], sample);
    });
  }
  return replies();
}

/** What the pages ask for and are refused, by design. */
const REFUSALS = /40[0134] \(/;

// Hundreds of page loads: a trace of them costs more than the walk itself.
test.use({ trace: 'off', countsWarnings: true });

test.beforeEach(async ({ page, allowProblem }) => {
  test.setTimeout(180_000);
  allowProblem(REFUSALS);
  await page.addInitScript(() => localStorage.removeItem('returnTo'));
});

for (const visitor of ['visitor', 'free', 'premium', 'admin'] as const) {
  test(`every route as ${visitor}`, async ({ page, signedIn }) => {
    const samples = await createSamples();
    if (visitor !== 'visitor') await signedIn({ userType: visitor });
    const received = await walk(page, visitor, samples);
    const [snippet = '', lesson = '', future = ''] = samples.secrets;
    const hasPremium = visitor === 'premium' || visitor === 'admin';
    expect(received.includes(snippet), 'premium code was received').toBe(hasPremium);
    expect(received.includes(lesson), 'a premium lesson was received').toBe(hasPremium);
    expect(received.includes(future), 'a lesson to come was received').toBe(visitor === 'admin');
  });
}

/** Both ends look the same to the site; the second is walked in the long run (`npm run test:access`). */
const ends = process.env.ACCESS_FULL === '1' ? (['was revoked', 'ran out'] as const) : (['was revoked'] as const);

for (const end of ends) {
  test(`every route with a session that ${end}`, async ({ page, createUser, baseURL }) => {
    const samples = await createSamples();
    const user = await createUser({ userType: 'admin' });
    // The sign-up's reply, which is a session.
    const session = user.session as Record<string, unknown>;
    await withDatabase((client) => client.query('delete from auth_sessions where user_id = $1', [user.id]));
    const stored = end === 'was revoked' ? session : { ...session, expires_at: Math.floor(Date.now() / 1000) - 60 };
    await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
      `sb-${new URL(baseURL ?? '').hostname.split('.')[0]}-auth-token`,
      JSON.stringify(stored),
    ] as const);
    const received = await walk(page, 'ended', samples);
    for (const secret of samples.secrets) expect(received).not.toContain(secret);
  });
}

for (const visitor of visitors.filter((each) => each !== 'visitor' && each !== 'ended')) {
  test(`the menus offer ${visitor} no page that is closed to them`, async ({ page, signedIn }) => {
    await signedIn({ userType: visitor });
    await page.goto('/dashboard');
    const menu = page.getByRole('navigation', { name: 'Principal' });
    await expect(menu).toBeVisible();
    await page.getByRole('button', { name: 'Menu do usuário' }).click();
    await expect(page.getByRole('menuitem', { name: 'Sair' })).toBeVisible();
    const links = page.locator('nav a, main a, [role=menu] a');
    const offered = await links.evaluateAll((all) =>
      all.map((link) => new URL(link.getAttribute('href') ?? '', 'http://x').pathname),
    );
    const closed = offered.filter((path) => {
      const row = siteTable.find(({ route }) => route === path);
      return !row || !['open', 'offer', 'locked'].includes(row[visitor]);
    });
    expect(offered.length).toBeGreaterThan(5);
    expect(closed).toEqual([]);
  });
}
