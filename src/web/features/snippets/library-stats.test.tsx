import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import * as api from '#web/lib/api/api.ts';
import { LibraryStats } from './library-view.tsx';

const asked = vi.spyOn(api, 'call');

async function show(stats: { snippetCount: number; averageRating: number; downloads: number }) {
  asked.mockResolvedValue({ modules: [], stats, nextCursor: null } as never);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <LibraryStats category="all" />
    </QueryClientProvider>,
  );
  await screen.findByText('117');
  const rows = [...document.querySelectorAll('.stat')];
  return rows.map((row) => `${row.querySelector('dd')?.textContent} ${row.querySelector('dt')?.textContent}`);
}

test('figures are shown as they are', async () => {
  expect(await show({ snippetCount: 117, averageRating: 4.66, downloads: 1 })).toEqual([
    '117 snippets',
    '4,7 nota média',
    '1 downloads',
  ]);
});

test('what nobody has rated or copied yet has no figure', async () => {
  expect(await show({ snippetCount: 117, averageRating: 0, downloads: 0 })).toEqual(['117 snippets']);
});
