import { timingSafeEqual } from 'node:crypto';
import { AppError } from '#domain/errors.ts';
import { isReadOnly } from '#server/db/writer.ts';
import type { App } from './app-env.ts';
import { jsonReply, noStore } from './json-reply.ts';

export function registerHealth(app: App, isStopping: () => boolean): void {
  // A proxy that asks either sends its requests elsewhere from then on, while we still answer those on their way.
  app.get('/healthz', (c) =>
    isStopping() ? jsonReply(c, { status: 'stopping' }, 503, noStore) : jsonReply(c, { status: 'ok' }, 200, noStore),
  );

  app.get('/readyz', async (c) => {
    if (isStopping()) return jsonReply(c, { status: 'stopping' }, 503, noStore);
    try {
      const { pool, link } = c.get('deps');
      if (await isReadOnly(pool)) {
        link.giveUp();
        return jsonReply(c, { status: 'database takes no writes' }, 503, noStore);
      }
      return jsonReply(c, { status: 'ready' }, 200, noStore);
    } catch {
      return jsonReply(c, { status: 'database unavailable' }, 503, noStore);
    }
  });

  app.get('/metrics', async (c) => {
    const { config, metrics } = c.get('deps');
    if (!mayReadMetrics(config.METRICS_TOKEN, c.req.header('authorization'), c.get('ip'))) {
      throw new AppError('not_found', 'Página não encontrada.');
    }
    c.header('Content-Type', metrics.registry.contentType);
    return c.body(await metrics.collect());
  });
}

/** With a token: only its bearer. Without: only this machine. */
function mayReadMetrics(token: string | undefined, header: string | undefined, ip: string): boolean {
  if (!token) return ip === '127.0.0.1' || ip === '::1';
  const expected = Buffer.from(`Bearer ${token}`);
  const given = Buffer.from(header ?? '');
  return expected.length === given.length && timingSafeEqual(expected, given);
}
