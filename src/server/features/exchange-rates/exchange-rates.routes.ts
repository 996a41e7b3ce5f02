import { getExchangeRates } from '#contract/exchange-rates.ts';
import type { App } from '#server/http/dependencies.ts';
import { route } from '#server/http/route.ts';
import * as rates from './exchange-rates.service.ts';

export function registerExchangeRateRoutes(app: App): void {
  route(app, getExchangeRates, ({ deps }) => rates.getExchangeRates(deps));
}
