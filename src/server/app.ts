import { Hono } from 'hono';
import { AppError } from '#domain/errors.ts';
import { registerAcademyRoutes } from './features/academy/academy.routes.ts';
import { registerAccountRoutes } from './features/account/account.routes.ts';
import { registerAdminRoutes } from './features/admin/admin.routes.ts';
import { registerAuthRoutes } from './features/auth/auth.routes.ts';
import { registerCalculationRoutes } from './features/calculations/calculations.routes.ts';
import { registerCalendarRoutes } from './features/calendar/calendar.routes.ts';
import { registerDashboardRoutes } from './features/dashboard/dashboard.routes.ts';
import { registerEventRoutes } from './features/events/events.routes.ts';
import { registerExchangeRateRoutes } from './features/exchange-rates/exchange-rates.routes.ts';
import { registerGateRoutes } from './features/gate/gate.routes.ts';
import { registerPaymentRoutes } from './features/payments/payments.routes.ts';
import { registerPlanRoutes } from './features/plans/plans.routes.ts';
import { registerProductRoutes } from './features/products/products.routes.ts';
import { registerProfileRoutes } from './features/profile/profile.routes.ts';
import { registerReminderRoutes } from './features/reminders/reminders.routes.ts';
import { registerRobotToolRoutes } from './features/robots/robot-tools.routes.ts';
import { registerRobotRoutes } from './features/robots/robots.routes.ts';
import { registerSearchRoutes } from './features/search/search.routes.ts';
import { registerShopRoutes } from './features/shop/shop.routes.ts';
import { registerShortLinkRoutes } from './features/short-links/short-links.routes.ts';
import { registerSiteConfigRoutes } from './features/site-config/site-config.routes.ts';
import { registerSnippetRoutes } from './features/snippets/snippets.routes.ts';
import { registerStorageRoutes } from './features/storage/storage.routes.ts';
import { registerTaskRoutes } from './features/tasks/tasks.routes.ts';
import { registerTextRoutes } from './features/texts/texts.routes.ts';
import { registerApiDocs } from './http/api-docs.ts';
import type { App, AppEnv, Dependencies } from './http/app-env.ts';
import { errorResponse, handleError } from './http/errors.ts';
import { registerHealth } from './http/health.ts';
import { requestLog, UNMATCHED_ROUTE } from './http/request-log.ts';
import { responseHeaders, securityHeaders } from './http/response-headers.ts';
import { registerSite } from './http/site.ts';

/** The whole application, without listening and without reading the environment. */
export function createApp(deps: Dependencies, options: { siteDir?: string; isStopping?: () => boolean } = {}): App {
  const app = new Hono<AppEnv>();
  const imageOrigins = deps.config.S3_PUBLIC_URL ? [new URL(deps.config.S3_PUBLIC_URL).origin] : [];

  app.use(requestLog(deps));
  app.use(responseHeaders(securityHeaders(deps.config.PUBLIC_URL, imageOrigins)));
  app.onError((error, c) => handleError(error, c));
  app.notFound((c) => {
    c.set('route', UNMATCHED_ROUTE);
    return errorResponse(c, new AppError('not_found', 'Endereço não encontrado.'));
  });

  registerHealth(app, options.isStopping ?? (() => false));
  registerApiDocs(app);
  registerAuthRoutes(app);
  registerProfileRoutes(app);
  registerAccountRoutes(app);
  registerPlanRoutes(app);
  registerExchangeRateRoutes(app);
  registerCalculationRoutes(app);
  registerPaymentRoutes(app, deps.metrics);
  registerTaskRoutes(app);
  registerDashboardRoutes(app);
  registerReminderRoutes(app);
  registerCalendarRoutes(app);
  registerProductRoutes(app);
  registerGateRoutes(app);
  registerTextRoutes(app);
  registerEventRoutes(app);
  registerSiteConfigRoutes(app);
  registerAcademyRoutes(app);
  registerSnippetRoutes(app);
  registerShopRoutes(app);
  registerShortLinkRoutes(app);
  registerSearchRoutes(app);
  registerAdminRoutes(app);
  registerRobotRoutes(app);
  registerRobotToolRoutes(app);
  registerStorageRoutes(app);
  if (options.siteDir) registerSite(app, options.siteDir, deps.config.PUBLIC_URL);
  return app;
}
