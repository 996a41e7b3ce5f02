import type { SalesEvent } from '#domain/tasks/sales-calendar.ts';

export const weekdays = ['dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sáb'];

export const shortDate = (day: string): string => `${day.slice(8)}/${day.slice(5, 7)}`;

export const longDate = (day: string): string => `${shortDate(day)}/${day.slice(0, 4)}`;

export function describeEvent(event: SalesEvent): string {
  if (event.isSlow) return `${event.name}: entrega lenta até ${shortDate(event.end)}`;
  if (event.isExpected) return `${event.name}, previsto`;
  return event.end === event.start ? event.name : `${event.name}, até ${shortDate(event.end)}`;
}

/** Days in Japan until an event starts, as text; the event is not over yet. */
export function countdown(days: number): string {
  if (days < 0) return 'agora';
  if (days === 0) return 'hoje';
  return days === 1 ? 'amanhã' : `em ${days} dias`;
}
