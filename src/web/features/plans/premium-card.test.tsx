import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { CurrentPlan } from '#contract/account/plans.ts';
import { PremiumAction } from './premium-card.tsx';

vi.mock('#web/lib/session/current-user.ts', () => ({ usePlan: () => 'premium' }));

const standing: CurrentPlan = {
  userType: 'premium',
  origin: 'paid',
  status: 'active',
  accessUntil: '2026-12-16T12:00:00Z',
  nextPaymentAt: '2026-12-16T12:00:00Z',
  grantedAt: null,
};
const show = (now: CurrentPlan | undefined, isFailed = false, onRetry = () => {}) =>
  render(<PremiumAction offer={undefined} standing={now} isFailed={isFailed} onRetry={onRetry} />);
const cancel = () => screen.queryByRole('button', { name: 'Cancelar Premium' });

test('a paying person sees where to cancel', async () => {
  show(standing);
  await userEvent.click(cancel() as HTMLElement);
  const dialog = screen.getByRole('dialog', { name: 'Cancelar Premium' });
  expect(dialog.textContent).toContain('pelo provedor de pagamento, a partir do e-mail da compra');
  await userEvent.keyboard('{Escape}');
  expect(document.activeElement).toBe(cancel());
  expect(screen.getByText('Próxima cobrança em 16/12/2026')).toBeTruthy();
});

test('a person with granted Premium sees since when, and nothing to cancel', () => {
  show({ ...standing, origin: 'manual', status: null, nextPaymentAt: null, grantedAt: '2026-11-15T12:00:00Z' });
  expect(cancel()).toBeNull();
  expect(screen.getByText('Premium liberado pela equipe Dropar')).toBeTruthy();
  expect(screen.getByText('Desde 15/11/2026. Sem data para terminar.')).toBeTruthy();
});

test('does not say who pays while the plan loads or when it could not be loaded', async () => {
  const { unmount } = show(undefined);
  expect(cancel()).toBeNull();
  unmount();
  const retry = vi.fn();
  show(undefined, true, retry);
  expect(cancel()).toBeNull();
  expect(screen.getByText('Não foi possível carregar os dados do seu Premium.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(retry).toHaveBeenCalledOnce();
});
