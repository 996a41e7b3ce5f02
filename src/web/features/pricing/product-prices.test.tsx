import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Endpoint } from '#contract/base/endpoint.ts';
import type { SavedCalculation } from '#contract/pricing.ts';
import { DEFAULT_CALCULATION } from '#domain/pricing/full/calculation-inputs.ts';
import { showRouted } from '#tests/support/components/show-routed.tsx';
import * as api from '#web/lib/api/api.ts';
import { ProductPrices } from './product-prices.tsx';

const asked = vi.spyOn(api, 'call');

const productId = 'aaaaaaaa-0000-4000-8000-000000000000';
const saved = (id: string, price: number): SavedCalculation => ({
  id,
  productId,
  name: `Preço ${id}`,
  inputs: {
    ...DEFAULT_CALCULATION,
    supplier: { currency: 'USD', amountMinor: 780, rateMicro: 152_400_000, spreadBp: 400 },
  },
  result: { price, minimum: 5960, marginBp: 2520, net: 1507, breakEvenCpa: 3507, breakEvenRoas: 171 },
  createdAt: '2026-11-15T15:00:00Z',
});
let calculations: SavedCalculation[] = [];

beforeEach(() => {
  asked.mockImplementation(async (endpoint: Endpoint, request: { params?: unknown }) => {
    if (endpoint.method === 'GET') return { calculations };
    const { calculationId } = request.params as { calculationId: string };
    calculations = calculations.filter(({ id }) => id !== calculationId);
    return undefined;
  });
});

const open = (price: number | null = null) => ({
  user: showRouted(() => <ProductPrices productId={productId} price={price} />),
});

test('a product without a price leads to the calculator, for this product', async () => {
  calculations = [];
  open();
  const link = await screen.findByRole('link', { name: 'Calcular preço' });
  expect(link.getAttribute('href')).toBe(`/calculator?aba=completa&produto=${productId}`);
});

test('a price of the shop is shown before anything was calculated', async () => {
  calculations = [];
  open(3980);
  expect(await screen.findByText('¥3,980')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Calcular preço' })).toBeTruthy();
});

test('the newest price is shown large with its rate; a price is deleted after a confirmation', async () => {
  calculations = [saved('b', 5980), saved('a', 4980)];
  const { user } = open();
  expect(await screen.findByText('¥5,980')).toBeTruthy();
  expect(screen.getByText('US$ 1 = ¥152,40')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ver o cálculo' }).getAttribute('href')).toBe('/calculator?calculo=b');
  await user.click(screen.getByText('2 preços salvos'));
  await user.click(screen.getByRole('button', { name: 'Excluir Preço b, ¥5,980' }));
  await user.click(await screen.findByRole('button', { name: 'Excluir' }));
  await waitFor(() => expect(screen.getByText('Um preço salvo')).toBeTruthy());
  expect(screen.getByText('¥4,980')).toBeTruthy();
});
