import { queryOptions } from '@tanstack/react-query';
import { getSiteConfig } from '#contract/site-config.ts';
import { call } from '#web/lib/api/api.ts';

/** Set by the installation, so it never changes while the page is open. */
export const siteConfigQuery = () =>
  queryOptions({
    queryKey: ['site-config'],
    queryFn: ({ signal }) => call(getSiteConfig, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
