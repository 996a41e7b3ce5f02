import * as z from 'zod/mini';
import { endpoint } from '#contract/base/endpoint.ts';
import { userTypes } from '#domain/accounts/user-types.ts';

/** The price as shown. Without a conversion `priceJpy` is null and `problem` says why. */
export const planOfferSchema = z.object({
  planId: z.string(),
  priceBrlCents: z.nullable(z.int()),
  priceJpy: z.nullable(z.int()),
  problem: z.nullable(z.string()),
  rate: z.nullable(
    z.object({
      value: z.number(),
      source: z.string(),
      /** Attribution link that the source asks for. */
      sourceUrl: z.nullable(z.string()),
      date: z.nullable(z.string()),
      convertedAt: z.string(),
      expiresAt: z.string(),
    }),
  ),
  checkoutUrl: z.string(),
  /** No checkout of our own is configured: nobody is charged. */
  isDemo: z.boolean(),
});

export type PlanOffer = z.infer<typeof planOfferSchema>;

/** What the profile tells about the plan: where it comes from and how it goes on. */
export const planStandingSchema = z.object({
  userType: z.enum(userTypes),
  origin: z.enum(['none', 'manual', 'paid']),
  status: z.nullable(z.enum(['active', 'late', 'canceled'])),
  accessUntil: z.nullable(z.string()),
  nextPaymentAt: z.nullable(z.string()),
  /** When the team gave it, for a plan that nobody pays for; it ends when the team takes it back. */
  grantedAt: z.nullable(z.string()),
});

export type PlanStanding = z.infer<typeof planStandingSchema>;

export const getPlans = endpoint({
  method: 'GET',
  path: '/api/plans',
  access: 'member',
  summary: 'Premium price in yen and reais, checkout link and the plan of the signed-in user',
  response: z.object({ premium: planOfferSchema, standing: planStandingSchema }),
});

/** Apart from the price, which may wait for the exchange rate. */
export const getPlanStanding = endpoint({
  method: 'GET',
  path: '/api/plans/standing',
  access: 'member',
  summary: 'Plan of the signed-in user: origin, status, next charge',
  response: planStandingSchema,
});
