import * as z from 'zod/mini';
import { reminderZones } from '#domain/tasks/reminder-time.ts';
import { endpoint } from './base/endpoint.ts';

export const remindersSchema = z.object({ enabled: z.boolean(), timeZone: z.enum(reminderZones) });

export type Reminders = z.infer<typeof remindersSchema>;

export const getReminders = endpoint({
  method: 'GET',
  path: '/api/reminders',
  access: 'member',
  summary: 'Whether the signed-in user gets a message the morning before a task is due, and in which time zone',
  response: remindersSchema,
});

export const updateReminders = endpoint({
  method: 'PUT',
  path: '/api/reminders',
  access: 'member',
  summary: 'Turn the messages on or off, and say in which time zone the morning is',
  body: remindersSchema,
  response: remindersSchema,
});

export const stopReminders = endpoint({
  method: 'POST',
  path: '/api/reminders/stop',
  access: 'public',
  summary: 'Turn the messages off by the link at the end of each, signed in or not',
  body: z.object({ token: z.string().check(z.regex(/^[\w-]{43}$/, 'Link inválido.')) }),
});
