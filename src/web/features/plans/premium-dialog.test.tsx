import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { showRouted } from '#tests/support/components/show-routed.tsx';
import * as api from '#web/lib/api/api.ts';
import { premiumOffers } from '#web/lib/premium-offer.ts';
import { PremiumDialog } from './premium-dialog.tsx';

const asked = vi.spyOn(api, 'call');

function open() {
  showRouted(() => <PremiumDialog offer={premiumOffers.list} isOpen />);
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

it('marks the usual price as approximate while there is no exchange rate', async () => {
  offers({ priceJpy: null, priceBrlCents: 11_990, problem: 'Erro ao carregar conversão' });
  await open();
  expect(screen.getByText('(¥3,500) / mês')).toBeTruthy();
  expect(screen.getByText('Valor em iene aproximado')).toBeTruthy();
});

it('marks the price as approximate when the offer could not be loaded', async () => {
  asked.mockRejectedValue(new Error('no answer'));
  await open();
  expect(screen.getByText('¥3,500')).toBeTruthy();
  expect(screen.getByText('Valor em iene aproximado')).toBeTruthy();
});
