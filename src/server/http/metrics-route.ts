import { timingSafeEqual } from 'node:crypto';
import { AppError } from '#domain/errors.ts';
import type { App } from './dependencies.ts';

/** A request from this machine with one of these headers may come from a proxy that forwards for somebody else. */
const FORWARDING = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'x-client-ip',
  'true-client-ip',
  'cf-connecting-ip',
];

export function registerMetrics(app: App): void {
  app.get('/metrics', async (c) => {
    const { config, metrics } = c.get('deps');
    const isForwarded = FORWARDING.some((name) => c.req.header(name) !== undefined);
    if (!mayReadMetrics(config.METRICS_TOKEN, c.req.header('authorization'), isForwarded ? '' : c.get('ip'))) {
      throw new AppError('not_found', 'Página não encontrada.');
    }
    c.header('Content-Type', metrics.registry.contentType);
    return c.body(await metrics.collect());
  });
}

/** With a token: only its bearer. Without: only direct requests from this machine. */
function mayReadMetrics(token: string | undefined, header: string | undefined, ip: string): boolean {
  if (!token) return ip === '127.0.0.1' || ip === '::1';
  const expected = Buffer.from(`Bearer ${token}`);
  const given = Buffer.from(header ?? '');
  return expected.length === given.length && timingSafeEqual(expected, given);
}
