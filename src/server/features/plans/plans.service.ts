import type { CurrentPlan, PlanOffer } from '#contract/account/plans.ts';
import type { Actor } from '#domain/accounts/permissions.ts';
import { AppError } from '#domain/errors.ts';
import { hasAccessAt } from '#domain/plans/paid-access.ts';
import { PREMIUM_PLAN_ID } from '#domain/plans/plan-price.ts';
import { DEMO_CHECKOUT_URL } from '#server/config.ts';
import type { Db } from '#server/db/client.ts';
import { describeError } from '#server/db/error-causes.ts';
import type { Dependencies } from '#server/http/app-env.ts';
import { paymentProviders } from '#server/providers/payments/payment-providers.ts';
import { readPlanPrice } from './convert-price.ts';
import { findPlanPrice } from './plans.repository.ts';
import { findGrantTime, findSubscriptionAccess } from './user-type.repository.ts';

export async function getPlans(deps: Dependencies, actor: Actor) {
  const [premium, standing] = await Promise.all([
    readPremiumOffer(deps, actor.id),
    getCurrentPlan(deps.db, actor, deps.now()),
  ]);
  return { premium, standing };
}

async function readPremiumOffer(deps: Dependencies, userId: string): Promise<PlanOffer> {
  const checkout = {
    planId: PREMIUM_PLAN_ID,
    checkoutUrl: paymentProviders[deps.config.PAYMENT_PROVIDER].checkoutUrl(deps.config.CHECKOUT_URL, userId),
    isDemo: deps.config.CHECKOUT_URL === DEMO_CHECKOUT_URL,
  };
  try {
    const { priceBrlCents, conversion } = await readPlanPrice(deps, PREMIUM_PLAN_ID);
    const source = deps.exchangeRates.sources.find(({ name }) => name === conversion.source);
    const rate = {
      value: conversion.exchangeRate,
      source: conversion.source,
      sourceUrl: source?.creditUrl ?? null,
      date: conversion.rateDate,
      convertedAt: conversion.convertedAt,
      expiresAt: conversion.expiresAt,
    };
    return { ...checkout, priceBrlCents, priceJpy: conversion.priceJpy, problem: null, rate };
  } catch (error) {
    const priceBrlCents = await findPriceBrlCents(deps.db);
    return { ...checkout, priceBrlCents, priceJpy: null, problem: nameProblem(deps, error), rate: null };
  }
}

async function findPriceBrlCents(db: Db): Promise<number | null> {
  const row = await findPlanPrice(db, PREMIUM_PLAN_ID);
  return row ? Math.round(row.priceBrl * 100) : null;
}

/** The page shows the fallback price with this message. */
function nameProblem(deps: Dependencies, error: unknown): string {
  if (error instanceof AppError) return error.message;
  deps.log.error({ err: describeError(error) }, 'plan price not converted');
  return 'Erro ao carregar conversão';
}

/** How the person got the plan and when it renews or ends. */
export async function getCurrentPlan(db: Db, actor: Actor, now: Date): Promise<CurrentPlan> {
  const none = { userType: actor.userType, status: null, accessUntil: null, nextPaymentAt: null, grantedAt: null };
  const subscriptions = await findSubscriptionAccess(db, actor.id);
  const standing = subscriptions
    .filter((access) => hasAccessAt(access, now))
    .sort((a, b) => (b.accessUntil ?? '9').localeCompare(a.accessUntil ?? '9'))[0];
  if (standing && (standing.status === 'active' || standing.status === 'late' || standing.status === 'canceled')) {
    return { ...none, ...standing, status: standing.status, origin: 'paid' };
  }
  const grantedAt = await findGrantTime(db, actor.id);
  const isGranted = grantedAt !== undefined || actor.userType !== 'free';
  return { ...none, origin: isGranted ? 'manual' : 'none', grantedAt: grantedAt ?? null };
}
