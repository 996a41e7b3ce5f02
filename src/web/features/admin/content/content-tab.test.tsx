import { QueryClient } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { deleteAcademyModule, listAdminModules } from '#contract/admin/admin-academy.ts';
import { AppError } from '#domain/errors.ts';
import { showRouted } from '#tests/support/components/show-routed.tsx';
import { TooltipProvider } from '#web/components/ui/overlay/tooltip.tsx';
import * as api from '#web/lib/api/api.ts';
import * as glide from '#web/lib/page/animate-moves.ts';
import { ContentTab } from './content-tab.tsx';
import { modules as kind } from './modules.tsx';

const animateRemoval = vi.spyOn(glide, 'animateRemoval').mockReturnValue(undefined);

const ids = ['aaaaaaaa-0000-4000-8000-000000000001', 'aaaaaaaa-0000-4000-8000-000000000002'];
const modules = ['Logística', 'Preço'].map((title, at) => ({
  id: ids[at] ?? '',
  title,
  description: '',
  lessonCount: 0,
  createdAt: '2026-11-15T00:00:00Z',
}));
/** A busy machine is no failure. */
const slowly = { timeout: 20_000 };
const asked = vi.spyOn(api, 'call');
let rows = modules;
let isFailing = false;

beforeEach(() => {
  rows = modules;
  isFailing = false;
  asked.mockReset();
  asked.mockImplementation(async (endpoint, request) => {
    const { params, query } = request as unknown as { params?: { id: string }; query?: { search?: string } };
    if ((endpoint as unknown) === deleteAcademyModule) rows = rows.filter(({ id }) => id !== params?.id);
    if ((endpoint as unknown) !== listAdminModules) return undefined as never;
    if (isFailing) throw new AppError('internal', 'Erro interno.');
    const found = rows.filter(({ title }) => title.includes(query?.search ?? ''));
    return { rows: found, total: found.length } as never;
  });
});

const open = () =>
  showRouted(
    () => (
      <TooltipProvider>
        <ContentTab kind={kind} />
      </TooltipProvider>
    ),
    new QueryClient({ defaultOptions: { queries: { retryDelay: 1 } } }),
  );

it('deleting the last row that a search found shows the list instead of an empty search', async () => {
  const user = open();
  await screen.findByText('Logística', {}, slowly);
  await user.type(screen.getByRole('searchbox', { name: 'Buscar módulo' }), 'Preço');
  await waitFor(() => expect(screen.queryByText('Logística')).toBeNull(), slowly);
  await user.click(screen.getByRole('button', { name: /^Excluir/ }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Excluir' }));
  expect(await screen.findByText('Logística', {}, slowly)).toBeTruthy();
  expect(screen.queryByText('Preço')).toBeNull();
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
  // The row that goes lets those below it glide into its place.
  expect(animateRemoval.mock.calls[0]?.[0]?.getAttribute('data-row')).toBe(ids[1]);
});

it('says after one more try that the list cannot be loaded', async () => {
  isFailing = true;
  open();
  expect(await screen.findByText('Não foi possível carregar esta lista.', {}, slowly)).toBeTruthy();
  expect(asked).toHaveBeenCalledTimes(2);
});
