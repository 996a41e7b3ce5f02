import { describe, expect, it } from 'vitest';
import { emptySubscription } from '#domain/plans/subscription-state.ts';
import { chooseSubscription, refuseOwnAccount, requirePlanChange } from './admin-user-rules.ts';

describe('requirePlanChange', () => {
  it.each([
    ['a free person becomes premium', { userType: 'free', grant: undefined }, 'premium'],
    ['a free person becomes an administrator', { userType: 'free', grant: undefined }, 'admin'],
    ['a grant is taken back', { userType: 'premium', grant: 'premium' }, 'free'],
    ['a subscriber is granted what they pay for', { userType: 'premium', grant: undefined }, 'premium'],
    ['an administrator without a grant is made free', { userType: 'admin', grant: undefined }, 'free'],
  ] as const)('%s', (_name, before, wanted) => {
    expect(() => requirePlanChange(before, wanted)).not.toThrow();
  });

  it('refuses a change that has no effect', () => {
    expect(() => requirePlanChange({ userType: 'free', grant: undefined }, 'free')).toThrow('já tem este plano');
    expect(() => requirePlanChange({ userType: 'premium', grant: 'premium' }, 'premium')).toThrow('já tem este plano');
    expect(() => requirePlanChange({ userType: 'premium', grant: undefined }, 'free')).toThrow('assinatura paga');
  });

  it("refuses a change of one's own plan", () => {
    expect(() => refuseOwnAccount('a', 'a', 'Peça a outro.')).toThrow('Peça a outro.');
    expect(() => refuseOwnAccount('a', 'b', 'Peça a outro.')).not.toThrow();
  });
});

describe('chooseSubscription', () => {
  const known = (over: object) => ({
    status: 'active' as const,
    accessUntil: null,
    nextPaymentAt: null,
    state: emptySubscription,
    ...over,
  });

  it('returns null without subscriptions', () => expect(chooseSubscription([])).toBeNull());

  it('prefers the best status, then the latest end', () => {
    const canceled = known({ status: 'canceled', accessUntil: '2027-01-01T00:00:00Z' });
    const short = known({ accessUntil: '2026-12-01T00:00:00Z' });
    const long = known({ accessUntil: '2026-12-31T00:00:00Z' });
    expect(chooseSubscription([canceled, short, long])?.accessUntil).toBe('2026-12-31T00:00:00Z');
    expect(chooseSubscription([long, known({})])?.accessUntil).toBeNull();
    expect(chooseSubscription([known({ status: 'revoked' }), canceled])?.status).toBe('canceled');
  });

  it('returns the date of the oldest late charge', () => {
    const order = { paidAt: null, periodEnd: null, nextPaymentAt: null, lateAt: null, reversal: null };
    const state = {
      canceledAt: null,
      orders: {
        a: { ...order, paidAt: '2026-10-01T00:00:00Z', lateAt: '2026-11-14T00:00:00Z' },
        b: { ...order, lateAt: '2026-11-12T00:00:00Z' },
        c: { ...order, lateAt: '2026-11-10T00:00:00Z' },
      },
    };
    expect(chooseSubscription([known({ status: 'late', state })])?.lateSince).toBe('2026-11-12T00:00:00Z');
    expect(chooseSubscription([known({ state })])?.lateSince).toBeNull();
  });
});
