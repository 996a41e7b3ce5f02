import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { CurrentPlan, PlanOffer } from '#contract/account/plans.ts';
import type { Actor } from '#domain/accounts/permissions.ts';
import { AppError } from '#domain/errors.ts';
import { convertToYen, PREMIUM_PLAN_ID } from '#domain/plans/plan-price.ts';
import { hasAccessAt } from '#domain/plans/subscription-state.ts';
import { nextRateExpiry } from '#domain/pricing/exchange-rate-expiry.ts';
import { DEMO_CHECKOUT_URL } from '#server/config.ts';
import type { Db } from '#server/db/client.ts';
import { endClient } from '#server/db/database-connections.ts';
import { describeError } from '#server/db/error-causes.ts';
import type { Dependencies } from '#server/http/dependencies.ts';
import { confirmRate } from '#server/providers/exchange-rate/confirm-rate.ts';
import type { ExchangeRates } from '#server/providers/exchange-rate/fetch-rate.ts';
import { paymentProviders } from '#server/providers/payments/payment-providers.ts';
import { findPlanPrice, lockExchange, type StoredConversion, saveConversion } from './plans.repository.ts';
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

type Exchange = Pick<Dependencies, 'db' | 'link' | 'log' | 'now' | 'exchangeRates'>;
export type PlanPrice = { priceBrlCents: number; conversion: StoredConversion };

/** Pause after a failure; one of the services blocks frequent callers for 20 minutes. */
const RETRY_MILLISECONDS = 10 * 60_000;
const FIRST_RETRY_MILLISECONDS = 60_000;

/** State of this process: the pending refresh per plan, and when to retry while no price is stored. */
type Memory = { flights: Map<string, Promise<PlanPrice>>; silentUntil: number };
const memories = new WeakMap<ExchangeRates, Memory>();

function memoryOf(rates: ExchangeRates): Memory {
  const known = memories.get(rates) ?? { flights: new Map(), silentUntil: 0 };
  memories.set(rates, known);
  return known;
}

/** The converted price, cached in the table; concurrent calls share one refresh. */
export async function readPlanPrice(deps: Exchange, planId: string): Promise<PlanPrice> {
  const stored = await loadPrice(deps.db, planId);
  if (isCurrent(stored, deps.now())) return stored;
  const { flights } = memoryOf(deps.exchangeRates);
  const known = flights.get(planId);
  if (known) return known;
  const flight = refreshAlone(deps, planId).finally(() => flights.delete(planId));
  flights.set(planId, flight);
  return flight;
}

type LoadedPrice = { priceBrlCents: number; conversion: StoredConversion | null };

async function loadPrice(db: Db, planId: string): Promise<LoadedPrice> {
  const row = await findPlanPrice(db, planId);
  if (!row) throw new AppError('not_found', 'Plano não encontrado');
  return { priceBrlCents: Math.round(row.priceBrl * 100), conversion: row.conversion };
}

/** Also outdated: the price in reais changed after the conversion. */
function isCurrent(price: LoadedPrice, now: Date): price is PlanPrice {
  const { conversion } = price;
  if (!conversion || Math.round(conversion.priceBrl * 100) !== price.priceBrlCents) return false;
  return new Date(conversion.expiresAt) > now;
}

async function refreshAlone(deps: Exchange, planId: string): Promise<PlanPrice> {
  const client = new pg.Client(deps.link.direct());
  client.on('error', () => undefined);
  try {
    await client.connect();
    const db = drizzle({ client, casing: 'snake_case' });
    await lockExchange(db);
    const stored = await loadPrice(db, planId);
    if (isCurrent(stored, deps.now())) return stored;
    return await refresh(deps, db, planId, stored);
  } finally {
    // Closing the connection releases the lock.
    await endClient(client);
  }
}

async function refresh(deps: Exchange, db: Db, planId: string, stored: LoadedPrice): Promise<PlanPrice> {
  const now = deps.now();
  const { priceBrlCents, conversion: last } = stored;
  const isRunning = last !== null && new Date(last.expiresAt) > now;
  if (isRunning) return saveWith(db, planId, priceBrlCents, { ...last, rate: last.exchangeRate });
  const memory = memoryOf(deps.exchangeRates);
  if (!last && memory.silentUntil > now.getTime()) throw noRate();

  const fetched = await confirmRate(
    deps.exchangeRates,
    last ? { rate: last.exchangeRate, convertedAt: new Date(last.convertedAt) } : undefined,
    now,
  );
  if (fetched) {
    const expiresAt = nextRateExpiry(now).toISOString();
    const values = { ...fetched, rateDate: fetched.date, expiresAt, convertedAt: now.toISOString() };
    return saveWith(db, planId, priceBrlCents, values);
  }
  deps.log.warn({ hasStoredRate: last !== null }, 'no exchange rate from any source');
  if (!last) {
    memory.silentUntil = now.getTime() + FIRST_RETRY_MILLISECONDS;
    throw noRate();
  }
  const expiresAt = new Date(Math.min(now.getTime() + RETRY_MILLISECONDS, nextRateExpiry(now).getTime())).toISOString();
  return saveWith(db, planId, priceBrlCents, { ...last, rate: last.exchangeRate, expiresAt });
}

const noRate = () => new AppError('provider_failed', 'Erro ao obter taxa de conversão');

async function saveWith(
  db: Db,
  planId: string,
  priceBrlCents: number,
  values: { rate: number } & Pick<StoredConversion, 'source' | 'rateDate' | 'expiresAt' | 'convertedAt'>,
): Promise<PlanPrice> {
  const conversion: StoredConversion = {
    planId,
    priceBrl: priceBrlCents / 100,
    priceJpy: convertToYen(priceBrlCents, values.rate),
    exchangeRate: values.rate,
    source: values.source,
    rateDate: values.rateDate,
    expiresAt: values.expiresAt,
    convertedAt: values.convertedAt,
  };
  await saveConversion(db, conversion);
  return { priceBrlCents, conversion };
}
