import { getSiteConfig } from '#contract/site-config.ts';
import type { App } from '#server/http/dependencies.ts';
import { route } from '#server/http/route.ts';

export function registerSiteConfigRoutes(app: App): void {
  route(app, getSiteConfig, ({ deps: { config } }) => ({
    affiliateUrl: config.AFFILIATE_URL,
    affiliateVideoUrl: config.AFFILIATE_VIDEO_URL ?? null,
    supportEmail: config.SUPPORT_EMAIL,
  }));
}
