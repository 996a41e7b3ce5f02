import { createHash } from 'node:crypto';
import { getCalendarAddress, readCalendar, removeCalendarAddress, renewCalendarAddress } from '#contract/calendar.ts';
import { AppError } from '#domain/errors.ts';
import { addressKey } from '#server/http/client-address.ts';
import type { App } from '#server/http/dependencies.ts';
import { matchesTag } from '#server/http/entity-tag.ts';
import { route, routeWith } from '#server/http/route.ts';
import * as calendar from './calendar.service.ts';

/** Per network, known file or not; calendar services ask for many people from one. */
const READ_LIMIT = { name: 'calendar_reads', points: 300, seconds: 3600 };
/** Of one calendar, from wherever: a program asks every hour, and a person has a few. */
const FILE_LIMIT = { name: 'calendar_file_reads', points: 60, seconds: 3600 };
const RENEW_LIMIT = { name: 'calendar_addresses', points: 30, seconds: 3600 };

export function registerCalendarRoutes(app: App): void {
  route(app, getCalendarAddress, ({ deps, actor }) => calendar.getCalendarAddress(deps, actor));
  routeWith(app, renewCalendarAddress, { limit: RENEW_LIMIT }, ({ deps, actor }) =>
    calendar.renewCalendarAddress(deps, actor),
  );
  route(app, removeCalendarAddress, ({ db, actor }) => calendar.removeCalendarAddress(db, actor.id));

  app.get(readCalendar.path, async (c) => {
    const deps = c.get('deps');
    await deps.limits.consume(READ_LIMIT, addressKey(c.get('ip')));
    const findOwner = async () => {
      const owner = await calendar.findCalendarOwner(deps, c.req.param('file'));
      if (!owner) throw new AppError('not_found', 'Calendário não encontrado.');
      return owner;
    };
    const { id } = await findOwner();
    await deps.limits.consume(FILE_LIMIT, id);
    // Asked again in its turn: the address may have been removed, or the plan ended, meanwhile.
    const write = async () => calendar.writeCalendar(deps, await findOwner());
    const file = await deps.queues.heavy.run(id, write, c.req.raw.signal);
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
