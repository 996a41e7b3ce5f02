import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import * as api from '#web/lib/api/api.ts';
import { premiumOffers } from '#web/lib/premium-offer.ts';
import { PremiumDialog } from './premium-dialog.tsx';

const asked = vi.spyOn(api, 'call');

async function open() {
  const root = createRootRoute({ component: () => <PremiumDialog offer={premiumOffers.list} isOpen /> });
  const router = createRouter({ routeTree: root, history: createMemoryHistory() });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return screen.findByText('/ mês', { exact: false });
}

const offers = (premium: object) => asked.mockResolvedValue({ premium } as never);

it('shows the price in reais, with the yen beside it', async () => {
  offers({ priceJpy: 3417, priceBrlCents: 11_990, problem: null });
  await open();
  expect(screen.getByText('R$ 119,90')).toBeTruthy();
  expect(screen.getByText('(¥3,417) / mês')).toBeTruthy();
  expect(screen.queryByText(/aproximado/)).toBeNull();
});

it('says that the usual price is approximate while there is no conversion', async () => {
  offers({ priceJpy: null, priceBrlCents: 11_990, problem: 'Erro ao carregar conversão' });
  await open();
  expect(screen.getByText('(¥3,500) / mês')).toBeTruthy();
  expect(screen.getByText('Valor em iene aproximado')).toBeTruthy();
});

it('and where the offer could not be read at all', async () => {
  asked.mockRejectedValue(new Error('no answer'));
  await open();
  expect(screen.getByText('¥3,500')).toBeTruthy();
  expect(screen.getByText('Valor em iene aproximado')).toBeTruthy();
});
