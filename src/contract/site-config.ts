import * as z from 'zod/mini';
import { endpoint } from './base/endpoint.ts';

export const siteConfigSchema = z.object({
  affiliateUrl: z.string(),
  affiliateVideoUrl: z.nullable(z.string()),
  supportEmail: z.string(),
});

export type SiteConfig = z.infer<typeof siteConfigSchema>;

export const getSiteConfig = endpoint('GET', '/api/site-config', 'member', {
  summary: 'Addresses that each installation sets for itself',
  response: siteConfigSchema,
});
