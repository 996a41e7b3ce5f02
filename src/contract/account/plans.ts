import * as z from 'zod/mini';
import { endpoint } from '#contract/base/endpoint.ts';
import { userTypes } from '#domain/accounts/user-types.ts';

/** The price to display. When the conversion fails, `priceJpy` is null and `problem` gives the reason. */
export const planOfferSchema = z.object({
  planId: z.string(),
  priceBrlCents: z.nullable(z.int()),
  priceJpy: z.nullable(z.int()),
  problem: z.nullable(z.string()),
  rate: z.nullable(
    z.object({
      value: z.number(),
      source: z.string(),
      /** Attribution link that the rate's source requires. */
      sourceUrl: z.nullable(z.string()),
      date: z.nullable(z.string()),
      convertedAt: z.string(),
      expiresAt: z.string(),
    }),
  ),
  checkoutUrl: z.string(),
  /** No checkout is configured, so nobody is charged. */
  isDemo: z.boolean(),
});

export type PlanOffer = z.infer<typeof planOfferSchema>;

export const planStandingSchema = z.object({
  userType: z.enum(userTypes),
  origin: z.enum(['none', 'manual', 'paid']),
  status: z.nullable(z.enum(['active', 'late', 'canceled'])),
  accessUntil: z.nullable(z.string()),
  nextPaymentAt: z.nullable(z.string()),
  /** When the team granted the plan; null for a paid plan. A granted plan ends when the team revokes it. */
  grantedAt: z.nullable(z.string()),
});

export type CurrentPlan = z.infer<typeof planStandingSchema>;

export const getPlans = endpoint('GET', '/api/plans', 'member', {
  summary: 'Premium price in yen and reais, checkout link and the plan of the signed-in user',
  response: z.object({ premium: planOfferSchema, standing: planStandingSchema }),
});

/** Separate from the price, which may have to wait for the exchange rate. */
export const getCurrentPlan = endpoint('GET', '/api/plans/standing', 'member', {
  summary: 'Plan of the signed-in user: origin, status, next charge',
  response: planStandingSchema,
});
