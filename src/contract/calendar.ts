import * as z from 'zod/mini';
import { endpoint } from './base/endpoint.ts';

/** The secret URL of the calendar feed; null until one is created. */
export const calendarAddressSchema = z.object({ url: z.nullable(z.string()) });

export type CalendarAddress = z.infer<typeof calendarAddressSchema>;

export const getCalendarAddress = endpoint('GET', '/api/calendar-address', 'member', {
  summary: 'The secret address under which calendars read the dates of the signed-in user',
  response: calendarAddressSchema,
});

export const renewCalendarAddress = endpoint('POST', '/api/calendar-address', 'member', {
  summary: 'A new secret address; the one before ends',
  response: calendarAddressSchema,
});

export const removeCalendarAddress = endpoint('DELETE', '/api/calendar-address', 'member', {
  summary: 'End the secret address',
});

export const readCalendar = endpoint('GET', '/calendario/:file', 'public', {
  summary: 'The dated tasks of whoever gave this address away, as iCalendar; unknown addresses do not exist',
  params: z.object({ file: z.string() }),
  rawResponse: 'text/calendar',
});
