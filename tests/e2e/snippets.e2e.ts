import type { Page } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { snippets } from '#server/db/schema/snippets.ts';
import { snippetCatalogue } from '#server/db/seed/snippet-catalogue.ts';
import { setUserType } from '#server/features/plans/user-type.service.ts';
import {
  createComments,
  createSnippet,
  createSnippetModule,
  findSeedSnippet,
  rareWord,
  withDb,
} from './support/content.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, takeShots, test } from './support/fixtures.ts';
import { giveStars, hold, refuse, toastOf } from './support/pages.ts';

const search = (page: Page) => page.getByRole('searchbox', { name: 'Buscar' });
const cards = (page: Page) => page.getByRole('main').getByRole('listitem');
const NOTHING = 'Nenhum código encontrado para os filtros selecionados.';
const EMPTY = 'Nenhum código disponível neste módulo ainda.';

for (const userType of ['free', 'premium', 'admin'] as const) {
  test(`the library shows figures, modules and cards to a ${userType} user`, async ({ page, signedIn }) => {
    await signedIn({ userType });
    await page.goto('/dashboard');
    await page.getByRole('link', { name: 'Acessar Snippets' }).click();
    await expect(page).toHaveTitle('Snippets · Dropar');
    const module = page.getByRole('article', { name: 'Loja Shopify em japonês' });
    const premiumCard = module.getByRole('listitem').filter({ hasText: '特定商取引法' });
    await expect(premiumCard.getByText('Premium')).toBeVisible();
    await expect(module.getByRole('listitem').filter({ hasText: 'Tipografia japonesa' })).not.toContainText('Premium');
    await expect(premiumCard.locator('code')).toHaveCount(userType === 'free' ? 0 : 1);
    await expect(premiumCard.getByRole(userType === 'free' ? 'button' : 'link')).toBeVisible();
    await expectAccessible(page);
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoSidewaysScroll(page);
    }
    if (userType === 'free') await takeShots(page, 'snippets');
  });
}

test('the figures are those of the whole library, written as in Brazil; an empty module says so', async ({
  page,
  signedIn,
}) => {
  await signedIn();
  const module = { id: crypto.randomUUID(), title: 'Vazio', description: '', category: 'general', icon: 'Nada' };
  await page.route('**/api/snippets', async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    await route.fulfill({
      response,
      json: {
        ...body,
        modules: [{ ...module, total: 0, snippets: [] }],
        stats: { snippetCount: 1064, averageRating: 4.6666, downloads: 13218 },
      },
    });
  });
  await page.goto('/snippets');
  const figures = page.getByRole('main').locator('dl').first();
  await expect(figures).toContainText('1.064');
  await expect(figures).toContainText('4,7');
  await expect(figures).toContainText('13.218');
  await expect(page.getByRole('article', { name: 'Vazio' })).toContainText(EMPTY);
});

test('a free user who presses a premium card is offered Premium, and may go on', async ({ page, signedIn }) => {
  await signedIn();
  await page.goto('/snippets');
  const card = page.getByRole('button', { name: 'Página 特定商取引法 completa' });
  await card.click();
  const offer = page.getByRole('dialog', { name: 'Este código é Premium' });
  await expect(offer).toContainText(/¥[\d,]+/);
  await expect(offer).toContainText('7 dias de garantia');
  await expectAccessible(page);
  await offer.getByRole('button', { name: 'Continuar Navegando' }).click();
  await expect(offer).toBeHidden();
  await expect(card).toBeFocused();
  await page.keyboard.press('Enter');
  await offer.getByRole('link', { name: 'Fazer Upgrade para Premium' }).click();
  await expect(page).toHaveURL('/plans');
});

test('search answers while typing, whatever the accents, and lives in the address', async ({ page, signedIn }) => {
  const word = rareWord();
  await createSnippet({ title: `Preço único ${word}`, description: 'Sem acento na busca' });
  await createSnippet({ title: 'Outro título', description: `A promoção ${word} fica aqui` });
  await signedIn();
  await page.goto('/snippets');
  await expect(page.getByRole('article', { name: 'Loja Shopify em japonês' })).toBeVisible();
  await search(page).pressSequentially(`preco UNICO ${word}`);
  await expect(cards(page)).toHaveCount(1);
  await expect(page.getByRole('link', { name: `Preço único ${word}` })).toBeVisible();
  await expect(page).toHaveURL(/\?q=preco(\+|%20)UNICO/);
  await expect(page.getByText('1 snippet encontrado')).toBeAttached();
  await expectAccessible(page);

  await search(page).fill(word);
  await expect(cards(page)).toHaveCount(2);
  await page.reload();
  await expect(search(page)).toHaveValue(word);
  await expect(cards(page)).toHaveCount(2);

  // One step back leaves the page: letters are no history.
  await page.getByRole('link', { name: 'Outro título' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Outro título' })).toBeVisible();
  await page.goBack();
  await expect(search(page)).toHaveValue(word);
  await expect(cards(page)).toHaveCount(2);
});

test('while the next results are on their way the last ones stay', async ({ page, signedIn }) => {
  const word = rareWord();
  await createSnippet({ title: `Primeiro ${word}` });
  await createSnippet({ title: `Segundo ${word}` });
  await signedIn();
  await page.goto(`/snippets?q=${word}`);
  await expect(cards(page)).toHaveCount(2);
  const release = await hold(page, '**/api/snippets/search**');
  await search(page).fill(`segundo ${word}`);
  await expect(page.getByText('Buscando...')).toBeAttached();
  await expect(cards(page)).toHaveCount(2);
  release();
  await expect(cards(page)).toHaveCount(1);
});

test('quick typing costs one request, after a pause', async ({ page, signedIn }) => {
  await signedIn();
  await page.clock.install();
  await page.goto('/snippets');
  await expect(page.getByRole('article', { name: 'Loja Shopify em japonês' })).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === '/api/snippets/search') asked.push(url.searchParams.get('text') ?? '');
  });
  await page.clock.pauseAt(Date.now() + 60_000);
  await search(page).pressSequentially('frete');
  expect(asked).toEqual([]);
  await page.clock.resume();
  await expect(page.getByText(/snippets? encontrados?/)).toBeAttached();
  await expect(page.getByRole('link', { name: 'Barra de frete grátis' })).toBeVisible();
  expect(asked).toEqual(['frete']);
});

test('the category filter works alone and together with the search, and nonsense in the address shows the whole library', async ({
  page,
  signedIn,
}) => {
  await signedIn();
  await page.goto('/snippets?category=outra&q=');
  await expect(page.getByRole('article', { name: 'Loja Shopify em japonês' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Todos' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Prompts' }).click();
  await expect(page).toHaveURL('/snippets?category=prompts');
  await expect(page.getByRole('button', { name: 'Prompts' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('article', { name: 'Prompts de atendimento' })).toBeVisible();
  await expect(page.getByRole('article', { name: 'Loja Shopify em japonês' })).toHaveCount(0);
  await search(page).fill('frete');
  await expect(page.getByRole('heading', { name: NOTHING })).toBeVisible();
  await expectAccessible(page);
  await takeShots(page, 'snippets-nothing');
  await page.getByRole('button', { name: 'Shopify' }).click();
  await expect(page.getByRole('link', { name: 'Barra de frete grátis' })).toBeVisible();
  await search(page).fill('palavra que ninguém escreveu');
  await page.getByRole('button', { name: 'Limpar filtros' }).click();
  await expect(page).toHaveURL('/snippets');
  await expect(search(page)).toHaveValue('');
  await expect(page.getByRole('button', { name: 'Todos' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('article', { name: 'Loja Shopify em japonês' })).toBeVisible();
});

test('while the library loads its shape is kept; a failure can be tried again', async ({
  page,
  signedIn,
  allowProblem,
}) => {
  allowProblem(/409 \(/);
  await signedIn();
  await refuse(page, '**/api/snippets');
  await page.goto('/snippets');
  await expect(page.getByRole('alert')).toContainText('Não foi possível carregar os snippets.');
  await expectAccessible(page);
  await page.unroute('**/api/snippets');
  const release = await hold(page, '**/api/snippets');
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(page.getByText('Carregando snippets...')).toBeAttached();
  await expectAccessible(page);
  release();
  await expect(page.getByRole('article', { name: 'Loja Shopify em japonês' })).toBeVisible();
});

test('a module has a page of its own, with its empty and its missing state', async ({
  page,
  signedIn,
  allowProblem,
}) => {
  allowProblem(/40[04] \(/);
  await signedIn();
  await page.goto('/snippets');
  await page
    .getByRole('article', { name: 'Loja Shopify em japonês' })
    .getByRole('link', { name: /Ver todos os/ })
    .click();
  await expect(page).toHaveTitle('Loja Shopify em japonês · Dropar');
  await expect(page.getByRole('heading', { level: 1, name: 'Loja Shopify em japonês' })).toBeVisible();
  const ofModule = snippetCatalogue.find(({ title }) => title === 'Loja Shopify em japonês')?.snippets ?? [];
  await expect(cards(page)).toHaveCount(ofModule.length);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Página 特定商取引法 completa' }).click();
  await expect(page.getByRole('dialog', { name: 'Este código é Premium' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Voltar' }).click();
  await expect(page).toHaveURL('/snippets');

  const empty = await createSnippetModule({ title: 'Módulo sem nada' });
  await page.goto(`/snippets/${empty.id}`);
  await expect(page.getByText(EMPTY)).toBeVisible();
  await expectAccessible(page);
  for (const address of ['/snippets/5f0c6f0e-8d3c-4a7e-9a55-3f2d6b1f0c11', '/snippets/nada']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'Módulo não encontrado' })).toBeVisible();
  }
});

test('two thousand snippets come in pages, and the page never holds more than was asked for', async ({
  page,
  signedIn,
}) => {
  const word = rareWord();
  const module = await createSnippetModule({ title: `Catálogo ${word}`, category: 'general' });
  await withDb((db) =>
    db.insert(snippets).values(
      Array.from({ length: 2000 }, (_, index) => ({
        moduleId: module.id,
        title: `Código ${word} ${index}`,
        description: 'Um entre dois mil',
        content: 'const x = 1;\n'.repeat(200),
        createdAt: new Date(Date.now() + index).toISOString(),
      })),
    ),
  );
  try {
    await signedIn({ userType: 'premium' });
    await page.goto(`/snippets/${module.id}`);
    await expect(page.getByText('2.000 snippets')).toBeVisible();
    await expect(cards(page)).toHaveCount(24);
    await page.getByRole('button', { name: 'Carregar mais' }).click();
    await expect(cards(page)).toHaveCount(48);
    await expect(cards(page).last()).toContainText(`Código ${word} 47`);

    await page.goto(`/snippets?q=${word}`);
    await expect(cards(page)).toHaveCount(24);
    await expect(page.getByText('Mais de 24 snippets encontrados')).toBeAttached();
    await search(page).fill(`codigo ${word} 1999`);
    await expect(cards(page)).toHaveCount(1);
    await search(page).fill('');
    await expect(page.getByRole('article', { name: 'Loja Shopify em japonês' })).toBeVisible();
    // Twelve modules of six cards at most.
    expect(await cards(page).count()).toBeLessThanOrEqual(72);
    expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(4000);
  } finally {
    await withDb((db) => db.delete(snippets).where(sql`${snippets.moduleId} = ${module.id}`));
  }
});

test('a page that cannot be loaded says so and leaves what is there', async ({ page, signedIn, allowProblem }) => {
  allowProblem(/409 \(/);
  const { id: moduleId } = await createSnippetModule({ title: 'Módulo longo' });
  await withDb((db) =>
    db.insert(snippets).values(Array.from({ length: 30 }, (_, index) => ({ moduleId, title: `Código ${index}` }))),
  );
  await signedIn();
  await page.goto(`/snippets/${moduleId}`);
  await expect(cards(page)).toHaveCount(24);
  await refuse(page, /cursor=/);
  await page.getByRole('button', { name: 'Carregar mais' }).click();
  await expect(page.getByRole('alert')).toHaveText('Não foi possível carregar mais. Tente novamente.');
  await expect(cards(page)).toHaveCount(24);
  await page.unroute(/cursor=/);
  await page.getByRole('button', { name: 'Carregar mais' }).click();
  await expect(cards(page)).toHaveCount(30);
});

test('a snippet shows coloured code, facts and its rating, and fits every screen', async ({ page, signedIn }) => {
  const snippet = await findSeedSnippet('prazo-de-entrega-estimado');
  await signedIn({ userType: 'premium' });
  await page.goto(`/snippet/${snippet.id}`);
  await expect(page).toHaveTitle('Prazo de entrega estimado · Dropar');
  const code = page.locator('pre');
  expect(((await code.textContent()) ?? '').trimEnd()).toBe(snippet.content.trimEnd());
  await expect(code.locator('.code-string-expression').first()).toHaveCSS('color', 'rgb(187, 214, 138)');
  const facts = page.getByRole('complementary', { name: 'Detalhes' });
  await expect(facts).toContainText('Linguagemliquid');
  await expect(facts).toContainText('Níveliniciante');
  await expect(page.getByRole('heading', { name: 'Vídeo tutorial' })).toHaveCount(0);
  await expect(
    page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Snippets' }),
  ).toHaveAttribute('aria-current', 'page');
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
  await takeShots(page, 'snippet');
});

test('a letter is read on a phone without scrolling sideways', async ({ page, signedIn }) => {
  const letter = await findSeedSnippet('email-produto-enviado');
  await signedIn();
  await page.goto(`/snippet/${letter.id}`);
  await page.setViewportSize({ width: 360, height: 740 });
  const code = page.locator('pre');
  await expect(code).toContainText('発送いたしました');
  expect(await code.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  await expect(page.getByLabel('Número do pedido')).toBeVisible();
});

test('copying takes the whole code, says so for three seconds and counts once', async ({ page, signedIn, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const content = 'const a = 1;\n\n\tif (a < 2) {\n  console.log("ok");\n}\n';
  const snippet = await createSnippet({ content, downloads: 1233 });
  await signedIn();
  let counted = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/copies')) counted += 1;
  });
  await page.clock.install();
  await page.goto(`/snippet/${snippet.id}`);
  await expect(page.getByRole('button', { name: 'Copiar' })).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: 'Copiar' }).click();
  await expect(page.getByRole('button', { name: 'Copiado!' })).toBeVisible();
  await page.clock.runFor(2_900);
  await expect(page.getByRole('button', { name: 'Copiado!' })).toBeVisible();
  await page.clock.runFor(200);
  await expect(page.getByRole('button', { name: 'Copiar' })).toBeVisible();
  await page.clock.resume();
  await expect(toastOf(page)).toContainText('Código copiado!');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(content);
  await expect(page.getByRole('complementary', { name: 'Detalhes' })).toContainText('1.234');
  expect(counted).toBe(1);
});

test('a tutorial video is optional and comes on demand', async ({ page, signedIn }) => {
  const snippet = await createSnippet({ videoUrl: 'https://youtu.be/dQw4w9WgXcQ' });
  await signedIn();
  const asked: string[] = [];
  await page.route(/youtube|ytimg|google/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>player</title>' });
  });
  await page.goto(`/snippet/${snippet.id}`);
  await expect(page.getByRole('heading', { name: 'Vídeo tutorial' })).toBeVisible();
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: 'Assistir ao tutorial' }).click();
  await expect.poll(() => asked[0]).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ/);
});

test('a free user who rates is told that Premium may, and nothing is sent', async ({ page, signedIn }) => {
  const snippet = await createSnippet();
  await signedIn();
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/rating')) sent += 1;
  });
  await page.goto(`/snippet/${snippet.id}`);
  await giveStars(page.getByRole('group', { name: 'Sua avaliação' }), 5);
  await expect(toastOf(page)).toContainText('Acesso Premium necessário');
  await expect(toastOf(page)).toContainText('Apenas usuários Premium podem avaliar os snippets.');
  await page
    .getByRole('dialog', { name: 'Avaliar é Premium' })
    .getByRole('button', { name: 'Continuar Navegando' })
    .click();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  expect(sent).toBe(0);
});

for (const userType of ['premium', 'admin'] as const) {
  test(`a ${userType} user rates, and the average is the server’s`, async ({ page, signedIn, createUser }) => {
    const snippet = await createSnippet();
    const other = await createUser({ userType: 'premium' });
    await withDb((db) =>
      db.execute(sql`insert into snippet_comments (snippet_id, user_id, user_name, content, rating)
                     values (${snippet.id}, ${other.id}, 'x', '', 4)`),
    );
    await signedIn({ userType });
    await page.goto(`/snippet/${snippet.id}`);
    await giveStars(page.getByRole('group', { name: 'Sua avaliação' }), 1);
    await expect(toastOf(page)).toContainText('Avaliação enviada!');
    await expect(toastOf(page)).toContainText('Obrigado por avaliar com 1 estrela.');
    await expect(page.getByText('2 avaliações')).toBeVisible();
    await expect(page.getByRole('img', { name: '2,5 de 5 estrelas' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('radio', { name: '1 estrela' })).toBeChecked();
  });
}

test('a missing snippet and one that cannot be fetched are told apart', async ({ page, signedIn, allowProblem }) => {
  allowProblem(/40[049] \(/);
  const snippet = await createSnippet();
  await signedIn();
  for (const address of ['/snippet/5f0c6f0e-8d3c-4a7e-9a55-3f2d6b1f0c11', '/snippet/nada']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'Snippet não encontrado' })).toBeVisible();
    await expect(toastOf(page)).toContainText('Snippet não encontrado');
  }
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Voltar' }).click();
  await expect(page).toHaveURL('/snippets');

  await refuse(page, `**/api/snippets/${snippet.id}`);
  await page.goto(`/snippet/${snippet.id}`);
  await expect(page.getByRole('alert')).toContainText('Erro ao carregar dados do snippet');
  await expect(toastOf(page)).toContainText('Erro ao carregar dados do snippet');
  await expectAccessible(page);
  await takeShots(page, 'snippet-error');
  await page.unroute(`**/api/snippets/${snippet.id}`);
  const release = await hold(page, `**/api/snippets/${snippet.id}`);
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  release();
  await expect(page.getByRole('heading', { level: 1, name: snippet.title })).toBeVisible();
});

test('a premium snippet sends a free user to /snippets and keeps its code', async ({
  page,
  signedIn,
  allowProblem,
}) => {
  allowProblem(/403 \(/);
  const secret = 'codigo_que_so_premium_ve';
  const snippet = await createSnippet({ accessType: 'premium', content: secret });
  await signedIn();
  const replies: string[] = [];
  page.on('response', async (response) => {
    if (response.url().includes('/api/')) replies.push(await response.text().catch(() => ''));
  });
  await page.goto(`/snippet/${snippet.id}`);
  await expect(page).toHaveURL('/snippets');
  await expect(toastOf(page)).toContainText('Este snippet é exclusivo para usuários Premium.');
  await page.goto(`/snippets/${snippet.moduleId}`);
  await expect(cards(page)).toHaveCount(1);
  expect(replies.join()).not.toContain(secret);
});

test('a plan that changes while the page is open changes what the page offers', async ({ page, signedIn }) => {
  const snippet = await createSnippet({ accessType: 'premium', title: 'Cartão que abre' });
  const user = await signedIn();
  await page.goto(`/snippets/${snippet.moduleId}`);
  await expect(page.getByRole('button', { name: 'Cartão que abre' })).toBeVisible();
  await withDb((db) => setUserType(db, { userId: user.id, userType: 'premium' }));
  await expect(page.getByRole('link', { name: 'Cartão que abre' })).toBeVisible();
});

test('snippet comments: newest first, edited by the author only, deleted by the author or an administrator', async ({
  page,
  createUser,
  signInAs,
}) => {
  const snippet = await createSnippet();
  const author = await createUser({ name: 'Larissa Sato' });
  await createComments('snippet', snippet.id, author.id, ['O mais antigo', 'O do meio']);
  await signInAs(await createUser({ userType: 'admin', name: 'Rafael Nishimura' }));
  await page.goto(`/snippet/${snippet.id}`);
  const items = page.getByRole('article', { name: /^Comentário de/ });
  await expect(items).toHaveCount(2);
  await expect(items.first()).toContainText('O do meio');
  await expect(page.getByRole('button', { name: 'Editar comentário' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Excluir comentário' })).toHaveCount(2);

  await page.getByRole('textbox', { name: 'Comentário' }).fill('O mais novo');
  await page.getByRole('button', { name: 'Comentar' }).click();
  await expect(toastOf(page)).toContainText('Comentário adicionado!');
  await expect(items.first()).toContainText('O mais novo');
  await page.getByRole('button', { name: 'Editar comentário' }).click();
  await page.getByRole('textbox', { name: 'Texto do comentário' }).fill('Novo e mudado');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(toastOf(page)).toContainText('Comentário editado com sucesso!');
  await page.getByRole('button', { name: 'Excluir comentário' }).last().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).click();
  await expect(toastOf(page)).toContainText('Comentário excluído com sucesso!');
  await expect(items).toHaveCount(2);
  await page.reload();
  await expect(items).toHaveText([/Novo e mudado/, /O do meio/]);
  await expectAccessible(page);
});

test('each failure of a snippet comment has its own words', async ({ page, signedIn, allowProblem }) => {
  allowProblem(/40[19] \(/);
  const user = await signedIn();
  const snippet = await createSnippet();
  await createComments('snippet', snippet.id, user.id, ['Meu comentário']);
  await refuse(page, /-comments\/|\/comments$/, { except: 'GET' });
  await page.goto(`/snippet/${snippet.id}`);
  await page.getByRole('textbox', { name: 'Comentário' }).fill('Olá');
  await page.getByRole('button', { name: 'Comentar' }).click();
  await expect(toastOf(page)).toContainText('Erro ao adicionar comentário');
  await page.getByRole('button', { name: 'Editar comentário' }).click();
  await page.getByRole('textbox', { name: 'Texto do comentário' }).fill('Mudado');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(toastOf(page)).toContainText('Erro ao editar comentário');
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await page.getByRole('button', { name: 'Excluir comentário' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).click();
  await expect(toastOf(page)).toContainText('Erro ao excluir comentário');
});
