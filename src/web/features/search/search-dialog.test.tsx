import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { House } from 'lucide-react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { SearchResults } from '#contract/search.ts';
import { CurrentUserContext } from '#web/lib/session/auth-context.ts';
import * as session from '#web/lib/session/session.ts';
import { SearchDialog } from './search-dialog.tsx';

vi.spyOn(session, 'currentToken').mockResolvedValue('token');

const taskId = '8a7f3d5e-2f4b-4c58-9d2a-3a1c5e7b9d10';
const nothing: SearchResults = { products: [], texts: [], tasks: [], snippets: [], lessons: [] };
const preco: SearchResults = {
  ...nothing,
  tasks: [{ id: taskId, title: 'Calcular o preço em iene', listTitle: 'Lista 1', completed: true }],
  snippets: [{ id: taskId, title: 'Preço com imposto incluído', language: 'liquid' }],
};
let answer: (q: string) => Response;
const asked: string[] = [];

beforeEach(() => {
  localStorage.clear();
  asked.length = 0;
  answer = (q) => Response.json(q === 'preco' ? preco : nothing);
  vi.stubGlobal('fetch', async (address: string) => {
    const q = new URL(address, 'http://localhost').searchParams.get('q') ?? '';
    asked.push(q);
    return answer(q);
  });
  Element.prototype.scrollIntoView = () => {};
});

function open() {
  const onClose = vi.fn();
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  const now = new Date().toISOString();
  const user = { id: 'ana', name: 'Ana', email: 'a@b.c', userType: 'free', createdAt: now, updatedAt: now } as const;
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <RouterContextProvider router={router}>
      <QueryClientProvider client={queryClient}>
        <CurrentUserContext value={user}>
          <SearchDialog pages={[{ label: 'Início', words: '', to: '/dashboard', icon: House }]} onClose={onClose} />
        </CurrentUserContext>
      </QueryClientProvider>
    </RouterContextProvider>,
  );
  const field = screen.getByRole('combobox', { name: 'Buscar em tudo' });
  const type = (value: string) => fireEvent.change(field, { target: { value } });
  const press = (key: string) => fireEvent.keyDown(field, { key });
  const active = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent;
  return { router, onClose, field, type, press, active };
}

test('pages and actions are shown at once, with results of the server above them; one request per typing pause', async () => {
  const { type, active } = open();
  type('preco');
  expect(screen.getByRole('option', { name: /Calcular um preço novo/ })).toBeTruthy();
  await waitFor(() => expect(screen.getAllByRole('group')[0]?.textContent).toMatch(/^Tarefas/));
  expect(asked).toEqual(['preco']);
  expect(active()).toMatch(/^Calcular o preço em iene/);
  const task = screen.getByRole('option', { name: /Calcular o preço em iene/ });
  expect(task.querySelector('mark')?.textContent).toBe('preço');
  expect(within(task).getByText('feita')).toBeTruthy();
  await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/^\d resultados$/));
});

test('the arrow keys wrap around, Enter opens and stores the search; Enter during text composition does nothing', async () => {
  const { type, press, active, field, router, onClose } = open();
  type('preco');
  await waitFor(() => expect(active()).toMatch(/^Calcular o preço em iene/));
  press('ArrowDown');
  expect(active()).toMatch(/^Preço com imposto incluído/);
  press('ArrowUp');
  press('ArrowUp');
  expect(active()).toMatch(/^Calcular um preço novo/);
  press('ArrowDown');
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
  expect(onClose).not.toHaveBeenCalled();
  press('Enter');
  expect(onClose).toHaveBeenCalledOnce();
  expect(router.history.location.href).toBe(`/tasks?tarefa=${taskId}`);
  expect(localStorage.getItem('dropar.work.1.ana.searches')).toBe('["preco"]');
});

test('recent searches are offered again and fill the field', async () => {
  localStorage.setItem('dropar.work.1.ana.searches', '["preco","fotos"]');
  const { field, press } = open();
  expect(screen.getAllByRole('group')[0]?.textContent).toBe('Buscas recentesprecofotos');
  press('Enter');
  expect(field).toHaveProperty('value', 'preco');
  await waitFor(() => expect(asked).toEqual(['preco']));
});

test('shows a message when nothing is found, and a retry when the search failed', async () => {
  const { type } = open();
  type('zzz');
  await waitFor(() => expect(screen.getByText('Nada com “zzz”. Tente outra palavra.')).toBeTruthy());
  expect(screen.getByRole('status').textContent).toBe('Nenhum resultado');
  answer = () => Response.json({ code: 'conflict', message: 'Não.', requestId: 'r' }, { status: 409 });
  type('preco');
  const again = await screen.findByRole('button', { name: 'Tentar novamente' });
  answer = () => Response.json(preco);
  act(() => again.click());
  await waitFor(() => expect(screen.getByRole('option', { name: /Calcular o preço em iene/ })).toBeTruthy());
});
