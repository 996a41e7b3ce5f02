import { getReminders, stopReminders, updateReminders } from '#contract/reminders.ts';
import type { App } from '#server/http/app-env.ts';
import { route } from '#server/http/route.ts';
import * as reminders from './reminders.service.ts';

const STOP_LIMIT = { name: 'reminder_stops', points: 60, seconds: 3600 };

export function registerReminderRoutes(app: App): void {
  route(app, getReminders, ({ db, actor }) => reminders.getReminders(db, actor));
  route(app, updateReminders, ({ db, actor, body }) => reminders.updateReminders(db, actor, body));
  route(app, stopReminders, ({ db, deps, body }) => reminders.stopReminders(db, deps.instanceSecret, body.token), {
    limit: STOP_LIMIT,
  });
}
