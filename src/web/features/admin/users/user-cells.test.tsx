import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { AdminUser } from '#contract/admin/admin-users.ts';
import { subscriptionLines, UserMenu } from './user-cells.tsx';

const person = (over: Partial<AdminUser> = {}): AdminUser => ({
  id: 'a',
  name: 'Caio Yamada',
  email: 'caio@exemplo.com.br',
  userType: 'free',
  createdAt: '2026-07-30T20:11:00Z',
  seenAt: '2026-11-15T12:00:00Z',
  grant: null,
  subscription: null,
  sessions: 1,
  factors: 0,
  ...over,
});
const paid = (over: Partial<NonNullable<AdminUser['subscription']>>) =>
  person({
    subscription: { status: 'active', accessUntil: null, nextPaymentAt: null, lateSince: null, ...over },
  });

describe('the subscription of a person', () => {
  it.each([
    [person({ userType: 'admin' }), 'Não se aplica', ''],
    [person(), 'Sem assinatura', ''],
    [person({ userType: 'premium', grant: 'premium' }), 'Concedido', 'sem assinatura'],
    [paid({ nextPaymentAt: '2099-12-03T12:00:00Z' }), 'Ativa', 'renova 03/12/2099'],
    [paid({ accessUntil: '2020-01-02T12:00:00Z' }), 'Terminada', 'terminou 02/01/2020'],
    [paid({ status: 'late', lateSince: '2026-11-12T12:00:00Z' }), 'Pagamento atrasado', 'desde 12/11/2026'],
    [paid({ status: 'canceled', accessUntil: '2099-01-02T12:00:00Z' }), 'Cancelada', 'termina 02/01/2099'],
    [paid({ status: 'revoked' }), 'Reembolsada', ''],
  ])('is described by status and day (%#): %s', (user, status, day) =>
    expect(subscriptionLines(user)).toEqual([status, day]),
  );
});

describe('the menu of a person', () => {
  const open = async (user: AdminUser, isSelf = false) => {
    const onDeed = vi.fn();
    render(<UserMenu user={user} isSelf={isSelf} onDeed={onDeed} />);
    await userEvent.click(screen.getByRole('button', { name: 'Ações de Caio Yamada' }));
    return onDeed;
  };
  const closed = () =>
    screen
      .getAllByRole('menuitem')
      .filter((item) => item.getAttribute('aria-disabled') === 'true')
      .map((item) => item.textContent);

  it('disables actions without a target, and runs the chosen one', async () => {
    const user = person({ sessions: 0 });
    const onDeed = await open(user);
    expect(closed()).toEqual(['Encerrar sessões', 'Remover segundo fator']);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Mudar plano' }));
    expect(onDeed).toHaveBeenCalledExactlyOnceWith('plan', user);
  });

  it('disables actions by which administrators would remove their own rights', async () => {
    await open(person({ factors: 1, sessions: 1 }), true);
    expect(closed()).toEqual(['Mudar plano', 'Encerrar outras sessões', 'Remover segundo fator']);
  });
});
