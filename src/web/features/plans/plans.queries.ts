import { queryOptions } from '@tanstack/react-query';
import { getPlans } from '#contract/account/plans.ts';
import { getSiteConfig } from '#contract/site-config.ts';
import { call } from '#web/lib/api/api.ts';
import { refetchOn } from '#web/lib/live/live-topics.ts';

export const plansQuery = queryOptions({
  queryKey: ['plans', 'offer'],
  queryFn: ({ signal }) => call(getPlans, {}, { signal }),
  staleTime: 60_000,
});

refetchOn(['plan'], plansQuery.queryKey);

export const supportEmailQuery = queryOptions({
  queryKey: ['site-config'],
  queryFn: ({ signal }) => call(getSiteConfig, {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
  select: (config) => config.supportEmail,
});
