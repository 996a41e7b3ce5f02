/** Entry of an iCalendar file (RFC 5545). Times are written in UTC, which needs no time zone definition. */
export type CalendarEntry = {
  uid: string;
  start: Date;
  minutes: number;
  title: string;
  description: string;
  url: string;
  /** When it was last changed. */
  changed: Date;
};

export function calendarFile(name: string, entries: readonly CalendarEntry[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Dropar//Tarefas//PT-BR',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...entries.flatMap((entry) => [
      'BEGIN:VEVENT',
      `UID:${escapeText(entry.uid)}`,
      `DTSTAMP:${stamp(entry.changed)}`,
      `DTSTART:${stamp(entry.start)}`,
      `DURATION:PT${entry.minutes}M`,
      `SUMMARY:${escapeText(entry.title)}`,
      `DESCRIPTION:${escapeText(entry.description)}`,
      `URL:${entry.url}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

const stamp = (moment: Date): string => `${moment.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

/** Commas, semicolons and line ends have a meaning in iCalendar; other control characters are not allowed. */
const escapeText = (text: string): string =>
  text
    .replace(/\\/g, '\\\\')
    .replace(/[,;]/g, '\\$&')
    .replace(/\r\n|[\r\n\u2028\u2029]/g, '\\n')
    .replace(/\p{Cc}/gu, ' ');

const LINE_BYTES = 75;

/** Lines have at most 75 bytes; a longer one continues in the next, after a space. No character is split. */
function fold(line: string): string {
  const parts: string[] = [];
  let start = 0;
  let room = LINE_BYTES;
  for (let at = 0; at < line.length; ) {
    const point = line.codePointAt(at) ?? 0;
    const bytes = utf8Length(point);
    if (bytes > room) {
      parts.push(line.slice(start, at));
      start = at;
      room = LINE_BYTES - 1;
    }
    room -= bytes;
    at += bytes === 4 ? 2 : 1;
  }
  return [...parts, line.slice(start)].join('\r\n ');
}

function utf8Length(point: number): number {
  if (point < 0x80) return 1;
  if (point < 0x800) return 2;
  return point < 0x10000 ? 3 : 4;
}
