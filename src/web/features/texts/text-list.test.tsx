import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Endpoint } from '#contract/base/endpoint.ts';
import type { TextCard } from '#contract/robots/texts.ts';
import { AppError } from '#domain/errors.ts';
import { openMenu } from '#tests/support/components/open-menu.ts';
import { showRouted } from '#tests/support/components/show-routed.tsx';
import * as api from '#web/lib/api/api.ts';
import { TextList } from './text-list.tsx';

const asked = vi.spyOn(api, 'call');

const productId = 'aaaaaaaa-0000-4000-8000-000000000000';
const text = (n: number, over: Partial<TextCard> = {}): TextCard => ({
  id: `bbbbbbbb-0000-4000-8000-00000000000${n}`,
  robot: 'copy',
  title: `Texto ${n}`,
  excerpt: 'Mantém o café quente.',
  productId,
  productName: 'Garrafa Mizu',
  writer: 'composer',
  warningCount: 0,
  translatedShare: null,
  starred: false,
  sheetChanged: false,
  createdAt: '2026-11-15T15:00:00Z',
  updatedAt: '2026-11-15T15:00:00Z',
  ...over,
});

type Asked = { params?: { textId: string }; query?: Record<string, unknown>; body?: Partial<TextCard> };
let storedTexts: TextCard[] = [];
let isBroken = false;
const queries: unknown[] = [];

/** A server of two texts a page. */
async function answer({ method, path }: Endpoint, { params, query, body }: Asked) {
  if (isBroken) throw new AppError('unavailable', 'Sem conexão com o servidor. Tente novamente.');
  if (method === 'GET') {
    queries.push(query);
    const all = storedTexts.filter(({ starred }) => query?.starred !== 'true' || starred);
    const from = Number(query?.cursor ?? 0);
    return {
      texts: all.slice(from, from + 2),
      nextCursor: all.length > from + 2 ? String(from + 2) : null,
      keptTexts: 3,
    };
  }
  const gone = storedTexts.find(({ id }) => id === params?.textId);
  if (path.endsWith('/restore')) storedTexts = [...storedTexts, text(1)];
  else if (method === 'DELETE') storedTexts = storedTexts.filter((each) => each !== gone);
  else storedTexts = storedTexts.map((each) => (each === gone ? { ...each, ...body } : each));
  return undefined;
}

beforeEach(() => {
  isBroken = false;
  queries.length = 0;
  asked.mockImplementation(answer as never);
});

const open = (grouped = false) =>
  showRouted(() => (
    <TextList title="Textos" filter={{ product: productId }} grouped={grouped} empty="Nenhum texto ainda." />
  ));

const titles = () => screen.getAllByRole('listitem').map((row) => within(row).getAllByRole('link')[0]?.textContent);

describe('the list of texts', () => {
  test('loads page by page, and shows what is locked behind Premium', async () => {
    storedTexts = [text(1), text(2), text(3)];
    const user = open();
    expect(await screen.findByRole('link', { name: 'Texto 2' })).toBeTruthy();
    expect(titles()).toEqual(['Texto 1', 'Texto 2']);
    expect(screen.getByText('3 textos guardados voltam com o Premium.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Carregar mais' }));
    await screen.findByRole('link', { name: 'Texto 3' });
    expect(titles()).toEqual(['Texto 1', 'Texto 2', 'Texto 3']);
    expect(queries.at(-1)).toEqual({ product: productId, cursor: '2' });
  });

  test('links each text to its robot, marks texts of an older sheet and offers to write them again', async () => {
    storedTexts = [text(1, { robot: 'translate', sheetChanged: true, warningCount: 2 }), text(2)];
    open(true);
    const link = await screen.findByRole('link', { name: 'Texto 1' });
    expect(link.getAttribute('href')).toBe(`/robos/tradutor?texto=${text(1).id}`);
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Tradutor BR-JP1',
      'Robô Copy1',
    ]);
    expect(screen.getByText('2 avisos')).toBeTruthy();
    expect(screen.getAllByText('A ficha mudou depois deste texto')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Refazer: Texto 1' }).getAttribute('href')).toContain(productId);
  });

  test('a star shows at once, and the favourites alone can be seen', async () => {
    storedTexts = [text(1), text(2)];
    const user = open();
    const star = await screen.findByRole('button', { name: /^Favorito: Texto 1/ });
    await user.click(star);
    await waitFor(() => expect(storedTexts[0]?.starred).toBe(true));
    await waitFor(() => expect(star.getAttribute('aria-pressed')).toBe('true'));
    await user.click(screen.getByRole('button', { name: 'Favoritos' }));
    await waitFor(() => expect(titles()).toEqual(['Texto 1']));
  });

  test('a deleted text disappears from the list and from the server', async () => {
    storedTexts = [text(1), text(2)];
    const user = open();
    await openMenu(user, /^Mais ações: Texto 1/);
    await user.click(await screen.findByRole('menuitem', { name: 'Excluir' }));
    await waitFor(() => expect(titles()).toEqual(['Texto 2']));
    expect(storedTexts).toHaveLength(1);
  });

  test('shows a message when it is empty, and an error when it could not be loaded', async () => {
    storedTexts = [];
    open();
    expect(await screen.findByText('Nenhum texto ainda.')).toBeTruthy();
  });

  test('a failure shows an error and can be retried', async () => {
    storedTexts = [text(1)];
    isBroken = true;
    const user = open();
    expect(await screen.findByText('Não foi possível carregar os textos.')).toBeTruthy();
    isBroken = false;
    await user.click(screen.getByRole('button', { name: /Tentar/ }));
    expect(await screen.findByRole('link', { name: 'Texto 1' })).toBeTruthy();
  });
});
