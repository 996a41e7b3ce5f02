import {
  getNoticeSettings,
  listNotices,
  readNotices,
  stopNoticeMails,
  updateNoticeSettings,
} from '#contract/notices.ts';
import type { App } from '#server/http/dependencies.ts';
import { route, routeWith } from '#server/http/route.ts';
import * as notices from './notices.service.ts';

const STOP_LIMIT = { name: 'reminder_stops', points: 60, seconds: 3600 };

export function registerNoticeRoutes(app: App): void {
  route(app, listNotices, ({ db, deps, actor, query }) => notices.listNotices(db, actor, query.cursor, deps.now()));
  route(app, readNotices, ({ db, actor, body }) => notices.readNotices(db, actor, body.noticeId));
  route(app, getNoticeSettings, ({ deps, actor }) => notices.getNoticeSettings(deps, actor));
  route(app, updateNoticeSettings, ({ deps, actor, body }) => notices.updateNoticeSettings(deps, actor, body));
  routeWith(app, stopNoticeMails, { limit: STOP_LIMIT }, ({ db, deps, body }) =>
    notices.stopNoticeMails(db, deps.instanceSecret, body.token),
  );
}
