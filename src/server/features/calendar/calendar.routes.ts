import { createHash } from 'node:crypto';
import { getCalendarAddress, readCalendar, removeCalendarAddress, renewCalendarAddress } from '#contract/calendar.ts';
import { AppError } from '#domain/errors.ts';
import type { App } from '#server/http/app-env.ts';
import { addressKey } from '#server/http/client-address.ts';
import { matchesTag } from '#server/http/entity-tag.ts';
import { route } from '#server/http/route.ts';
import * as calendar from './calendar.service.ts';

/** A calendar app polls every few minutes at most; many people may share an IP address. */
const READ_LIMIT = { name: 'calendar_reads', points: 300, seconds: 3600 };
const RENEW_LIMIT = { name: 'calendar_addresses', points: 30, seconds: 3600 };

export function registerCalendarRoutes(app: App): void {
  route(app, getCalendarAddress, ({ deps, actor }) => calendar.getCalendarAddress(deps, actor));
  route(app, renewCalendarAddress, ({ deps, actor }) => calendar.renewCalendarAddress(deps, actor), {
    limit: RENEW_LIMIT,
  });
  route(app, removeCalendarAddress, ({ db, actor }) => calendar.removeCalendarAddress(db, actor.id));

  app.get(readCalendar.path, async (c) => {
    const deps = c.get('deps');
    await deps.limits.consume(READ_LIMIT, addressKey(c.get('ip')));
    const file = await calendar.findCalendar(deps, c.req.param('file'));
    if (file === undefined) throw new AppError('not_found', 'Calendário não encontrado.');
    const etag = `"${createHash('sha256').update(file).digest('base64url')}"`;
    c.header('ETag', etag);
    c.header('Cache-Control', 'private, max-age=300');
    c.header('X-Robots-Tag', 'noindex');
    if (matchesTag(c.req.header('if-none-match'), etag)) return c.body(null, 304);
    return c.body(file, 200, {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'inline; filename="dropar.ics"',
    });
  });
}
