import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { getShop } from '#contract/shop.ts';
import {
  addSnippetComment,
  getSnippet,
  getSnippetLibrary,
  listSnippetComments,
  rateSnippet,
  recordSnippetCopy,
  type Snippet,
} from '#contract/snippets.ts';
import { openPage, toastText } from '#tests/support/components/open-page.tsx';
import { type FakeApi, fakeApi, refusal } from '#tests/support/doubles/fake-api.ts';
import { sampleShop } from '#tests/support/samples/sample-shop.ts';
import { Route as snippetPage } from '#web/routes/_app/snippet/$snippetId.tsx';
import { Route as libraryPage } from '#web/routes/_app/snippets/index.tsx';

const pages = { '/snippet/$snippetId': snippetPage, '/snippets/': libraryPage };
const id = 'bbbbbbbb-0000-4000-8000-000000000001';
const content = 'const a = 1;\n\n\tif (a < 2) {\n  console.log("ok");\n}\n';

const snippet: Snippet = {
  ...{ id, moduleId: id, title: 'Prazo de entrega', description: 'Mostra `o prazo`', language: 'liquid', type: 'code' },
  ...{ difficulty: 'beginner', thumbnailUrl: null, accessType: 'free', locked: false, preview: '', rating: 4 },
  ...{ ratingCount: 1, downloads: 1233, slug: 'prazo', content, videoId: null, myRating: null, canRate: true },
  lines: [
    [
      ['const', 'keyword'],
      [' a = 1;', 'foreground'],
    ],
  ],
  ...{ createdAt: '2026-11-01T12:00:00Z', updatedAt: '2026-11-02T12:00:00Z' },
  module: { id, title: 'Loja', description: '', category: 'shopify', icon: 'Store' },
};
const facts = () => screen.getByRole('complementary', { name: 'Detalhes' });
const star = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const title = () => screen.findByRole('heading', { level: 1, name: 'Prazo de entrega' });

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  api.on(getSnippet, snippet);
  api.on(listSnippetComments, { comments: [], nextCursor: null });
  api.on(getSnippetLibrary, {
    stats: { snippetCount: 0, averageRating: 0, downloads: 0 },
    modules: [],
    nextCursor: null,
  });
});

describe('a snippet', () => {
  it('shows its highlighted code, its details and its rating', async () => {
    openPage(`/snippet/${id}`, pages);
    await title();
    expect(document.title).toBe('Prazo de entrega · Dropar');
    expect(document.querySelector('pre')?.textContent).toBe('const a = 1;\n');
    expect(screen.getByText('const').className).toBe('text-ai-300');
    expect(facts().textContent).toContain('LinguagemLiquid');
    expect(facts().textContent).toContain('Níveliniciante');
    expect(facts().textContent).toContain('Downloads1.233');
    expect(screen.getByRole('img', { name: '4 de 5 estrelas' })).toBeTruthy();
    expect(screen.getByText('1 avaliação')).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Vídeo tutorial' })).toBeNull();
  });

  it('is copied completely, with a confirmation, and counted once', async () => {
    api.on(recordSnippetCopy, { downloads: 1234 });
    const { user } = openPage(`/snippet/${id}`, pages);
    await title();
    await user.click(screen.getByRole('button', { name: 'Copiar' }));
    await screen.findByRole('button', { name: 'Copiado!' });
    expect(await navigator.clipboard.readText()).toBe(content);
    await waitFor(() => expect(facts().textContent).toContain('1.234'));
    await waitFor(() => expect(toastText()).toContain('Código copiado!'));
    expect(api.askedOf(recordSnippetCopy)).toHaveLength(1);
  });

  it('folds its variables once the shop fills all of them', async () => {
    api.on(getShop, { shop: sampleShop, savedAt: null });
    const variable = { ...snippet, content: '{{nome_loja}}です', language: 'prompt' };
    api.on(getSnippet, variable);
    openPage(`/snippet/${id}`, pages);
    const folded = (await screen.findByText('Ver o campo')).closest('details');
    expect(folded?.open).toBe(false);
    const name = within(folded as HTMLElement).getByLabelText<HTMLTextAreaElement>('Nome da loja');
    await waitFor(() => expect(name.value).toBe(sampleShop.storeName));
    cleanup();
    api.on(getSnippet, { ...variable, content: '{{cliente}}様、{{nome_loja}}です' });
    openPage(`/snippet/${id}`, pages);
    expect((await screen.findByLabelText('Cliente')).closest('details')).toBeNull();
  });

  it('has a tutorial video that loads when it is pressed', async () => {
    api.on(getSnippet, { ...snippet, videoId: 'dQw4w9WgXcQ' });
    const { user } = openPage(`/snippet/${id}`, pages);
    await screen.findByRole('heading', { name: 'Vídeo tutorial' });
    expect(document.querySelector('iframe')).toBeNull();
    // Nothing of the video service is fetched here either.
    vi.spyOn(HTMLIFrameElement.prototype, 'src', 'set').mockImplementation(() => undefined);
    await user.click(screen.getByRole('button', { name: 'Assistir ao tutorial' }));
    const frame = document.querySelector('iframe');
    expect(frame?.title).toBe('Vídeo tutorial: Prazo de entrega');
    expect(frame?.getAttribute('src')).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ/);
  });

  it.each([
    ['not_found', 404],
    ['invalid_input', 400],
  ])('that the server answers with %s is shown as missing, with a link back', async (code, status) => {
    api.on(getSnippet, () => refusal(code, 'Não.', status));
    const { user, address } = openPage(`/snippet/${id}`, pages);
    await screen.findByRole('heading', { name: 'Snippet não encontrado' });
    await waitFor(() => expect(toastText()).toContain('Snippet não encontrado'));
    await user.click(screen.getByRole('link', { name: 'Voltar' }));
    expect(address()).toBe('/snippets');
  });

  it('shows an error and a retry button when it cannot be loaded', async () => {
    api.on(getSnippet, () => refusal('conflict'));
    const { user } = openPage(`/snippet/${id}`, pages);
    await screen.findByRole('heading', { name: 'Este snippet não abriu.' });
    await waitFor(() => expect(toastText()).toContain('Erro ao carregar dados do snippet'));
    api.on(getSnippet, snippet);
    await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    await title();
  });

  it('of Premium sends a free person to the library with the reason', async () => {
    const reason = 'Este snippet é exclusivo para usuários Premium.';
    api.on(getSnippet, () => refusal('premium_required', reason, 403));
    const { address } = openPage(`/snippet/${id}`, pages);
    await screen.findByRole('heading', { level: 1, name: 'Snippets' });
    expect(address()).toBe('/snippets');
    await waitFor(() => expect(toastText()).toContain(reason));
  });
});

describe('the rating', () => {
  it('requires Premium: a free person sees a message, and nothing is sent', async () => {
    api.on(getSnippet, { ...snippet, canRate: false });
    const { user } = openPage(`/snippet/${id}`, pages);
    await title();
    await user.click(star('5 estrelas'));
    await waitFor(() => expect(toastText()).toContain('Acesso Premium necessário'));
    expect(toastText()).toContain('Apenas usuários Premium podem avaliar os snippets.');
    // One message: a dialog over it would hide it from a screen reader. It leads to the offer.
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Ver o Premium' }));
    const offer = await screen.findByRole('dialog', { name: 'Avaliar é Premium' });
    await user.click(within(offer).getByRole('button', { name: 'Continuar Navegando' }));
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
    expect(api.askedOf(rateSnippet)).toEqual([]);
  });

  it('is confirmed with thanks, and the average is that of the server', async () => {
    api.on(rateSnippet, { myRating: 1, rating: 2.5, ratingCount: 2 });
    const { user } = openPage(`/snippet/${id}`, pages, { userType: 'premium' });
    await title();
    await user.click(star('1 estrela'));
    await waitFor(() => expect(toastText()).toContain('Obrigado por avaliar com 1 estrela.'));
    expect(toastText()).toContain('Avaliação enviada!');
    expect(screen.getByText('2 avaliações')).toBeTruthy();
    expect(screen.getByRole('img', { name: '2,5 de 5 estrelas' })).toBeTruthy();
    expect(star('1 estrela').checked).toBe(true);
    expect(api.askedOf(rateSnippet).map(({ body }) => body)).toEqual([{ rating: 1 }]);
  });

  it('is undone when refused, with an error in its place', async () => {
    api.on(getSnippet, { ...snippet, myRating: 2 });
    api.on(rateSnippet, () => refusal('conflict'));
    const { user } = openPage(`/snippet/${id}`, pages, { userType: 'premium' });
    await title();
    await user.click(star('5 estrelas'));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Não foi possível salvar sua avaliação. Tente novamente.',
    );
    expect(star('2 estrelas').checked).toBe(true);
  });
});

it('comments of a snippet are added with the messages for snippets', async () => {
  const { user } = openPage(`/snippet/${id}`, pages);
  await title();
  api.on(addSnippetComment, () => refusal('conflict'));
  await user.type(await screen.findByRole('textbox', { name: 'Comentário' }), 'Olá');
  await user.click(screen.getByRole('button', { name: 'Comentar' }));
  await waitFor(() => expect(toastText()).toContain('Erro ao adicionar comentário'));
});
