import { describeError } from '#server/db/error-causes.ts';
import { isReadOnly } from '#server/db/writable-host.ts';
import type { App } from './dependencies.ts';
import { jsonReply, noStore } from './json-reply.ts';
import { requestLogger } from './request-log.ts';

const SQLSTATE = /^\d[0-9A-Z]{4}$/;
export function registerHealth(app: App, isStopping: () => boolean): void {
  // After a failed probe a proxy sends requests elsewhere, while running requests are still answered.
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
      const code = link.storageFailure();
      if (code) return jsonReply(c, { status: 'database cannot store', code }, 503, noStore);
      return jsonReply(c, { status: 'ready' }, 200, noStore);
    } catch (error) {
      const err = describeError(error);
      requestLogger(c).error({ err }, 'database unavailable');
      // PostgreSQL's error code is enough for diagnosis; connection details are not exposed.
      const code = SQLSTATE.test(String(err.code)) ? { code: err.code } : {};
      return jsonReply(c, { status: 'database unavailable', ...code }, 503, noStore);
    }
  });
}
