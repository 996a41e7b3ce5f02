import * as z from 'zod/mini';
import { endpoint } from '#contract/base/endpoint.ts';
import { deliveryOutcomes } from '#domain/plans/payment-event-types.ts';

export const getAdminStats = endpoint('GET', '/api/admin/stats', 'admin', {
  summary: 'How many people use the product, by plan, and how much content there is',
  response: z.object({
    total: z.int(),
    free: z.int(),
    premium: z.int(),
    admin: z.int(),
    contents: z.object({ modules: z.int(), lessons: z.int(), snippetModules: z.int(), snippets: z.int() }),
  }),
});

export const trendDays = ['30', '90'] as const;
export type TrendDays = (typeof trendDays)[number];

export const trendSchema = z.object({
  /** YYYY-MM-DD, in São Paulo time. */
  day: z.string(),
  signUps: z.int(),
  lessonsCompleted: z.int(),
  snippetsCopied: z.int(),
  comments: z.int(),
});

export type Trend = z.infer<typeof trendSchema>;

export const getAdminTrends = endpoint('GET', '/api/admin/trends', 'admin', {
  summary: 'Sign-ups and what people do with the contents, day by day, oldest first',
  query: z.object({ days: z._default(z.enum(trendDays), '30') }),
  response: z.object({ trends: z.array(trendSchema) }),
});

export const failureSchema = z.object({
  method: z.string(),
  route: z.string(),
  status: z.int(),
  count: z.int(),
  /** Start of the hour of the last failure. */
  lastHour: z.string(),
});

export type Failure = z.infer<typeof failureSchema>;

export const getAdminHealth = endpoint('GET', '/api/admin/health', 'admin', {
  summary: 'Deliveries of the payment provider by outcome and requests that the server could not answer, of seven days',
  response: z.object({
    deliveries: z.array(z.object({ outcome: z.enum(deliveryOutcomes), count: z.int(), lastAt: z.string() })),
    /** Rejected webhook deliveries: wrong signature, missing token, unreadable body, or processing error. */
    refused: z.array(failureSchema),
    failures: z.array(failureSchema),
  }),
});
