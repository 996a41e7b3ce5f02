import { expect, test } from 'vitest';
import { fillShell } from '#domain/site/page-shell.ts';
import { type CalendarEntry, calendarFile } from './write-icalendar.ts';

const entry: CalendarEntry = {
  uid: 'a,1@dropar',
  start: new Date('2026-11-15T11:05:09.123Z'),
  minutes: 30,
  title: 'Ligar; pagar, e "voltar" \\ sim',
  description: 'uma\r\nduas\rtrês\nquatro\tfim\u0007',
  url: 'https://example.com/tasks?tarefa=1',
  changed: new Date('2026-01-02T03:04:05Z'),
};

test('writes a calendar file exactly as calendar programs expect', () => {
  expect(calendarFile('Tarefas; minhas', [entry]).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Dropar//Tarefas//PT-BR',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'X-WR-CALNAME:Tarefas\\; minhas',
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    'BEGIN:VEVENT',
    'UID:a\\,1@dropar',
    'DTSTAMP:20260102T030405Z',
    'DTSTART:20261115T110509Z',
    'DURATION:PT30M',
    'SUMMARY:Ligar\\; pagar\\, e "voltar" \\\\ sim',
    'DESCRIPTION:uma\\nduas\\ntrês\\nquatro fim ',
    'URL:https://example.com/tasks?tarefa=1',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test.each([
  ['a', 1],
  ['~', 1],
  ['\u0080', 2],
  ['é', 2],
  ['\u07ff', 2],
  ['\u0800', 3],
  ['保', 3],
  ['\uffff', 3],
  ['😀', 4],
])('folds lines of %j (%i bytes each) at 75 bytes, as full as possible, without loss', (letter, bytes) => {
  // Control characters become spaces.
  const shown = letter === '\u0080' ? ' ' : letter;
  const size = letter === '\u0080' ? 1 : bytes;
  const lines = calendarFile(letter.repeat(200), []).split('\r\n');
  const from = lines.findIndex((line) => line.startsWith('X-WR-CALNAME:'));
  const until = lines.findIndex((line) => line.startsWith('REFRESH'));
  const folded = lines.slice(from, until);
  const lengths = folded.map((line) => Buffer.byteLength(line));
  expect(Math.max(...lengths)).toBeLessThanOrEqual(75);
  // The next letter would not have fitted.
  for (const length of lengths.slice(0, -1)) expect(length + size).toBeGreaterThan(75);
  expect(folded.map((line, at) => (at === 0 ? line : line.slice(1))).join('')).toBe(
    `X-WR-CALNAME:${shown.repeat(200)}`,
  );
  expect(folded.slice(1).every((line) => line.startsWith(' '))).toBe(true);
});

test('inserts a page into the shell unchanged, even with replacement patterns such as $&', () => {
  const shell = '<html><head><title>x</title></head><body><div id="root"></div></body></html>';
  expect(fillShell(shell, { head: '<meta a="$&">', body: "<p>$' $1</p>" })).toBe(
    `<html><head><title>x</title><meta a="$&"></head><body><div id="root"><p>$' $1</p></div></body></html>`,
  );
});
