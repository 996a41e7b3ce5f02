import { Hono } from 'hono';
import { AppError } from '#domain/errors.ts';
import { registerEventRoutes } from './events/events.routes.ts';
import { registerAcademyRoutes } from './features/academy/academy.routes.ts';
import { registerAccountRoutes } from './features/account/account.routes.ts';
import { registerAdminRoutes, registerAdminUserRoutes } from './features/admin/admin.routes.ts';
import { registerAiSettingsRoutes } from './features/ai-settings/ai-settings.routes.ts';
import { registerAuthRoutes } from './features/auth/auth.routes.ts';
import { registerSecurityRoutes } from './features/auth/security.routes.ts';
import { registerCalendarRoutes } from './features/calendar/calendar.routes.ts';
import { registerDashboardRoutes } from './features/dashboard/dashboard.routes.ts';
import { registerExchangeRateRoutes } from './features/exchange-rates/exchange-rates.routes.ts';
import { registerGateRoutes } from './features/japan-gate/japan-gate.routes.ts';
import { registerLegalRoutes } from './features/legal/legal.routes.ts';
import { registerNoticeRoutes } from './features/notices/notices.routes.ts';
import { registerPaymentRoutes } from './features/payments/payments.routes.ts';
import { registerPlanRoutes } from './features/plans/plans.routes.ts';
import { registerCalculationRoutes } from './features/pricing/pricing.routes.ts';
import { registerProductImportRoutes } from './features/product-import/product-import.routes.ts';
import { registerProductRoutes } from './features/products/products.routes.ts';
import { registerProfileRoutes } from './features/profile/profile.routes.ts';
import { registerListingRoutes } from './features/publishing/publishing.routes.ts';
import { registerRobotRoutes } from './features/robots/robots.routes.ts';
import { registerSearchRoutes } from './features/search/search.routes.ts';
import { registerShopRoutes } from './features/shop/shop.routes.ts';
import { registerShopifyRoutes } from './features/shopify/shopify.routes.ts';
import { registerShortLinkRoutes } from './features/short-links/short-links.routes.ts';
import { registerSiteConfigRoutes } from './features/site-config/site-config.routes.ts';
import { registerSnippetRoutes } from './features/snippets/snippets.routes.ts';
import { registerStorageRoutes } from './features/storage/storage.routes.ts';
import { findSiteLogo } from './features/storage/storage.service.ts';
import { registerTaskRoutes } from './features/tasks/tasks.routes.ts';
import { registerTextRoutes } from './features/texts/texts.routes.ts';
import type { App, AppEnv, Dependencies } from './http/dependencies.ts';
import { errorResponse, handleError } from './http/errors.ts';
import { registerHealth } from './http/health.ts';
import { registerMetrics } from './http/metrics-route.ts';
import { registerApiDocs } from './http/openapi.ts';
import { requestLog, UNMATCHED_ROUTE } from './http/request-log.ts';
import { responseHeaders, securityHeaders } from './http/response-headers.ts';
import { registerSite } from './http/serve-site.ts';

/** The whole application, without a listening socket and without reading environment variables. */
export function createApp(deps: Dependencies, options: { siteDir?: string; isStopping?: () => boolean } = {}): App {
  const app = new Hono<AppEnv>();
  const { S3_PUBLIC_URL, SHOPIFY_URL = 'https://cdn.shopify.com' } = deps.config;
  const imageOrigins = [SHOPIFY_URL, S3_PUBLIC_URL].flatMap((url) => (url ? new URL(url).origin : []));

  app.use(requestLog(deps));
  app.use(responseHeaders(securityHeaders(deps.config.PUBLIC_URL, imageOrigins)));
  app.onError((error, c) => handleError(error, c));
  app.use(async (c, next) => {
    // PostgreSQL stores no such character, and a failed query costs a connection.
    if (c.req.url.includes('%00')) return c.notFound();
    return next();
  });
  app.notFound((c) => {
    c.set('route', UNMATCHED_ROUTE);
    return errorResponse(c, new AppError('not_found', 'Endereço não encontrado.'));
  });

  registerHealth(app, options.isStopping ?? (() => false));
  registerMetrics(app);
  registerApiDocs(app);
  registerAuthRoutes(app);
  registerProfileRoutes(app);
  registerAccountRoutes(app);
  registerSecurityRoutes(app);
  registerPlanRoutes(app);
  registerExchangeRateRoutes(app);
  registerCalculationRoutes(app);
  registerPaymentRoutes(app, deps.metrics);
  registerLegalRoutes(app);
  registerTaskRoutes(app);
  registerDashboardRoutes(app);
  registerNoticeRoutes(app);
  registerCalendarRoutes(app);
  registerProductRoutes(app);
  registerProductImportRoutes(app);
  registerGateRoutes(app);
  registerTextRoutes(app);
  registerEventRoutes(app);
  registerSiteConfigRoutes(app);
  registerAcademyRoutes(app);
  registerSnippetRoutes(app);
  registerShopRoutes(app);
  registerListingRoutes(app);
  registerShopifyRoutes(app);
  registerShortLinkRoutes(app);
  registerSearchRoutes(app);
  registerAdminRoutes(app);
  registerAdminUserRoutes(app);
  registerAiSettingsRoutes(app);
  registerRobotRoutes(app);
  registerStorageRoutes(app);
  if (options.siteDir) registerSite(app, options.siteDir, deps.config.PUBLIC_URL, () => findSiteLogo(deps));
  return app;
}
