import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { getPlans } from '#contract/account/plans.ts';
import {
  getSnippetLibrary,
  getSnippetModule,
  type SnippetCard,
  type SnippetShelf,
  searchSnippets,
} from '#contract/snippets.ts';
import { openPage, toastText } from '#tests/support/components/open-page.tsx';
import { delayed, type FakeApi, fakeApi, refusal } from '#tests/support/doubles/fake-api.ts';
import { Route as modulePage } from '#web/routes/_app/snippets/$moduleId.tsx';
import { Route as libraryPage } from '#web/routes/_app/snippets/index.tsx';

const pages = { '/snippets/': libraryPage, '/snippets/$moduleId': modulePage };
const id = (n: number) => `bbbbbbbb-0000-4000-8000-${String(n).padStart(12, '0')}`;

const card = (n: number, over: Partial<SnippetCard> = {}): SnippetCard => ({
  ...{ id: id(n), moduleId: id(0), title: `Código ${n}`, description: 'Faz algo', language: 'liquid', type: 'code' },
  ...{ difficulty: 'iniciante', thumbnailUrl: null, accessType: 'free', locked: false, preview: '<p>Olá</p>' },
  ...{ rating: 0, ratingCount: 0, downloads: 0 },
  ...over,
});
const locked = card(2, { title: '特定商取引法', accessType: 'premium', locked: true, preview: null });
const shelf = (over: Partial<SnippetShelf> = {}): SnippetShelf => ({
  ...{ id: id(0), title: 'Loja Shopify', description: 'Para a loja', category: 'shopify', icon: 'Store' },
  ...{ total: 2, snippets: [card(1), locked] },
  ...over,
});
const library = (...modules: SnippetShelf[]) => ({
  stats: { snippetCount: 1064, averageRating: 4.6666, downloads: 13_218 },
  modules,
  nextCursor: null,
});
const results = (cards: SnippetCard[], nextCursor: string | null = null) => ({
  results: cards.map((snippet) => ({ module: shelf(), snippet })),
  nextCursor,
});
const cards = () => within(screen.getByRole('main')).queryAllByRole('listitem');
const search = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Buscar' });
const category = (name: string) => screen.getByRole('button', { name });
const NOTHING = 'Nenhum código encontrado para os filtros selecionados.';
const EMPTY = 'Nenhum código disponível neste módulo ainda.';

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  api.on(getSnippetLibrary, ({ query }) =>
    query.get('category') === 'prompts'
      ? library(shelf({ title: 'Atendimento', category: 'prompts' }))
      : library(shelf()),
  );
});

describe('the library', () => {
  it('shows figures, modules and cards; locked snippets have no code and no link', async () => {
    openPage('/snippets', pages);
    const module = await screen.findByRole('article', { name: 'Loja Shopify' });
    expect(document.title).toBe('Snippets · Dropar');
    expect([...document.querySelectorAll('.stat dd')].map((figure) => figure.textContent)).toEqual([
      '1.064',
      '4,7',
      '13.218',
    ]);
    const [open, closed] = within(module).getAllByRole('listitem');
    expect(
      within(open as HTMLElement)
        .getByRole('link')
        .getAttribute('href'),
    ).toBe(`/snippet/${id(1)}`);
    expect(open?.querySelector('code')?.textContent).toBe('<p>Olá</p>\n');
    expect(open?.textContent).not.toContain('Premium');
    expect(within(closed as HTMLElement).getByRole('button', { name: '特定商取引法' })).toBeTruthy();
    expect(closed?.querySelector('code')).toBeNull();
    expect(closed?.textContent).toContain('Premium');
  });

  it('shows a dash for a snippet that nobody has rated or copied yet', async () => {
    api.on(getSnippetLibrary, { ...library(), stats: { snippetCount: 117, averageRating: 0, downloads: 0 } });
    openPage('/snippets', pages);
    await screen.findByText('117');
    expect([...document.querySelectorAll('.stat dd')].map((figure) => figure.textContent)).toEqual(['117', '–', '–']);
  });

  it('a locked card offers Premium', async () => {
    api.on(getPlans, {
      premium: {
        ...{ planId: 'p', priceBrlCents: 11_990, priceJpy: 3417, problem: null, rate: null },
        ...{ checkoutUrl: 'https://example.com', isDemo: true },
      },
      standing: {
        ...{ userType: 'free', origin: 'none', status: null, accessUntil: null, nextPaymentAt: null, grantedAt: null },
      },
    });
    const { user, address } = openPage('/snippets', pages);
    await user.click(await screen.findByRole('button', { name: '特定商取引法' }));
    const offer = await screen.findByRole('dialog', { name: 'Este código é Premium' });
    await within(offer).findByText('(¥3,417) / mês');
    expect(offer.textContent).toContain('7 dias de garantia');
    await user.click(within(offer).getByRole('link', { name: 'Fazer Upgrade para Premium' }));
    expect(address()).toBe('/plans');
  });

  it('an empty module shows a message, a long one links to all its snippets', async () => {
    api.on(
      getSnippetLibrary,
      library(shelf({ id: id(7), title: 'Vazio', total: 0, snippets: [] }), shelf({ title: 'Cheio', total: 1200 })),
    );
    openPage('/snippets', pages);
    expect((await screen.findByRole('article', { name: 'Vazio' })).textContent).toContain(EMPTY);
    const all = screen.getByRole('link', { name: 'Ver todos os 1.200 snippets de Cheio' });
    expect(all.getAttribute('href')).toBe(`/snippets/${id(0)}`);
    const index = within(screen.getByRole('navigation', { name: 'Módulos' })).getAllByRole('link');
    expect(index.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Vazio', `/snippets/${id(7)}`],
      ['Cheio', `/snippets/${id(0)}`],
    ]);
  });

  it('keeps its layout while it loads, and shows an error and a retry button when that fails', async () => {
    api.on(getSnippetLibrary, () => refusal('conflict'));
    const { user } = openPage('/snippets', pages);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Não foi possível carregar os snippets.');
    const slow = delayed(library(shelf()));
    api.on(getSnippetLibrary, slow.answer);
    await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    slow.release();
    await screen.findByRole('article', { name: 'Loja Shopify' });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('announces that it is loading', async () => {
    const slow = delayed(library(shelf()));
    api.on(getSnippetLibrary, slow.answer);
    openPage('/snippets', pages);
    await screen.findByText('Carregando snippets...');
    slow.release();
    await screen.findByRole('article', { name: 'Loja Shopify' });
    expect(screen.queryByText('Carregando snippets...')).toBeNull();
  });

  it('a changed plan unlocks snippets', async () => {
    const page = openPage('/snippets', pages);
    await screen.findByRole('button', { name: '特定商取引法' });
    api.on(getSnippetLibrary, library(shelf({ snippets: [{ ...locked, locked: false, preview: 'x' }] })));
    await page.setUserType('premium');
    await screen.findByRole('link', { name: '特定商取引法' });
  });
});

describe('search and filter', () => {
  beforeEach(() => {
    api.on(searchSnippets, ({ query }) => {
      if (query.get('category') === 'prompts') return results([]);
      const text = query.get('text');
      return results(text === 'frete' ? [card(1), card(2)] : text === 'frete grátis' ? [card(1)] : []);
    });
  });

  it('quick typing sends one request, updates the URL and announces the count', async () => {
    const { user, address } = openPage('/snippets', pages);
    await screen.findByRole('article');
    await user.type(search(), 'frete');
    expect(api.askedOf(searchSnippets)).toEqual([]);
    await screen.findByText('2 snippets encontrados');
    expect(cards()).toHaveLength(2);
    expect(address()).toBe('/snippets?q=frete');
    expect(api.askedOf(searchSnippets).map(({ path }) => path)).toEqual(['/api/snippets/search?text=frete']);
  });

  it('the previous results stay visible while the next ones load', async () => {
    const { user } = openPage('/snippets?q=frete', pages);
    await screen.findByText('2 snippets encontrados');
    expect(search().value).toBe('frete');
    const slow = delayed(results([card(1)]));
    api.on(searchSnippets, slow.answer);
    await user.type(search(), ' grátis');
    await screen.findByText('Buscando...');
    expect(cards()).toHaveLength(2);
    slow.release();
    await screen.findByText('1 snippet encontrado');
    expect(cards()).toHaveLength(1);
  });

  it('invalid search parameters show the whole library; category and words work alone and together', async () => {
    const { user, address } = openPage('/snippets?category=outra&q=', pages);
    await screen.findByRole('article', { name: 'Loja Shopify' });
    expect(category('Todos').getAttribute('aria-pressed')).toBe('true');
    await user.click(category('Prompts'));
    await screen.findByRole('article', { name: 'Atendimento' });
    expect(screen.queryByRole('article', { name: 'Loja Shopify' })).toBeNull();
    expect(address()).toBe('/snippets?category=prompts');
    expect(category('Prompts').getAttribute('aria-pressed')).toBe('true');
    await user.type(search(), 'frete');
    await screen.findByRole('heading', { name: NOTHING });
    await user.click(category('Shopify'));
    await screen.findByText('2 snippets encontrados');
    await user.click(category('Prompts'));
    await screen.findByRole('heading', { name: NOTHING });
    await user.click(screen.getByRole('button', { name: 'Limpar filtros' }));
    await screen.findByRole('article', { name: 'Loja Shopify' });
    expect(address()).toBe('/snippets');
    expect(search().value).toBe('');
    expect(category('Todos').getAttribute('aria-pressed')).toBe('true');
  });

  it('more than one page of results is announced, and loaded on request', async () => {
    const first = Array.from({ length: 24 }, (_, n) => card(n + 1));
    api.on(searchSnippets, ({ query }) => (query.get('cursor') ? results([card(30)]) : results(first, 'x')));
    const { user } = openPage('/snippets?q=frete', pages);
    await screen.findByText('Mais de 24 snippets encontrados');
    await user.click(screen.getByRole('button', { name: 'Carregar mais' }));
    await screen.findByText('25 snippets encontrados');
    expect(cards()).toHaveLength(25);
  });
});

describe('the page of a module', () => {
  const page = (from: number, count: number, nextCursor: string | null) => ({
    ...shelf({ total: 2000, snippets: Array.from({ length: count }, (_, n) => card(from + n)) }),
    nextCursor,
  });

  it('loads page by page; a page that fails shows an error, keeps the others, and can be retried', async () => {
    api.on(getSnippetModule, ({ query }) => (query.get('cursor') ? refusal('conflict') : page(0, 24, 'x')));
    const { user } = openPage(`/snippets/${id(0)}`, pages);
    await screen.findByRole('heading', { level: 1, name: 'Loja Shopify' });
    expect(document.title).toBe('Loja Shopify · Dropar');
    expect(screen.getByText('2.000 snippets')).toBeTruthy();
    expect(cards()).toHaveLength(24);
    await user.click(screen.getByRole('button', { name: 'Carregar mais' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Não foi possível carregar mais. Tente novamente.');
    expect(cards()).toHaveLength(24);
    api.on(getSnippetModule, page(24, 24, null));
    await user.click(screen.getByRole('button', { name: 'Carregar mais' }));
    await waitFor(() => expect(cards()).toHaveLength(48));
    expect(cards().at(-1)?.textContent).toContain('Código 47');
    expect(screen.queryByRole('button', { name: 'Carregar mais' })).toBeNull();
  });

  it('shows a message when empty, offers Premium when locked, and links back', async () => {
    api.on(getSnippetModule, { ...shelf({ total: 1, snippets: [locked] }), nextCursor: null });
    const { user, goTo, address } = openPage(`/snippets/${id(0)}`, pages);
    await user.click(await screen.findByRole('button', { name: '特定商取引法' }));
    await screen.findByRole('dialog', { name: 'Este código é Premium' });
    await user.keyboard('{Escape}');
    api.on(getSnippetModule, { ...shelf({ total: 0, snippets: [] }), nextCursor: null });
    goTo(`/snippets/${id(5)}`);
    await screen.findByText(EMPTY);
    await user.click(screen.getByRole('link', { name: 'Voltar' }));
    await screen.findByRole('article', { name: 'Loja Shopify' });
    expect(address()).toBe('/snippets');
  });

  it.each([
    ['not_found', 404],
    ['invalid_input', 400],
  ])('is shown as missing when the server answers %s', async (code, status) => {
    api.on(getSnippetModule, () => refusal(code, 'Não.', status));
    openPage(`/snippets/${id(9)}`, pages);
    await screen.findByRole('heading', { name: 'Módulo não encontrado' });
    expect(toastText()).toBe('');
  });

  it('shows an error and a retry button when it cannot be loaded', async () => {
    api.on(getSnippetModule, () => refusal('conflict'));
    const { user } = openPage(`/snippets/${id(0)}`, pages);
    await screen.findByText('Não foi possível carregar o módulo.');
    api.on(getSnippetModule, page(0, 1, null));
    await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    await screen.findByRole('heading', { level: 1, name: 'Loja Shopify' });
  });
});
