import { describe, expect, it } from 'vitest';
import { compareDue, describeDue, dueState } from './due.ts';

const now = new Date('2026-11-15T20:00:00Z'); // In Japan it is 05:00 of the 16th.

describe('describeDue', () => {
  it.each([
    ['2026-12-11T11:00:00Z', ['11/12', '20:00 JST · 08:00 BRT']],
    ['2026-11-16T01:00:00Z', ['16/11 10:00 JST', '15/11 22:00 BRT']],
    ['2026-11-27T02:59:00Z', ['27/11 11:59 JST', '26/11 23:59 BRT']],
    ['2026-11-27T03:00:00Z', ['27/11', '12:00 JST · 00:00 BRT']],
    ['2026-12-31T14:59:00Z', ['31/12', '23:59 JST · 11:59 BRT']],
    ['2026-12-31T15:00:00Z', ['01/01/2027 00:00 JST', '31/12 12:00 BRT']],
  ])('says %s as %j', (dueAt, lines) => expect(describeDue(dueAt, now)).toEqual(lines));
});

describe('dueState', () => {
  const clock = { now: now.getTime(), tomorrow: Date.parse('2026-11-16T03:00:00Z') };

  it.each([
    ['2026-11-15T19:59:00Z', 'overdue'],
    ['2026-11-15T20:00:00Z', 'overdue'],
    ['2026-11-15T20:01:00Z', 'today'],
    ['2026-11-16T02:59:00Z', 'today'],
    ['2026-11-16T03:00:00Z', 'later'],
  ])('%s is %s', (dueAt, state) => {
    expect(dueState({ dueAt, completed: false }, clock)).toBe(state);
  });

  it('a done task is never late, and a task without a date has no state', () => {
    expect(dueState({ dueAt: '2026-01-01T00:00:00Z', completed: true }, clock)).toBe('later');
    expect(dueState({ dueAt: null, completed: false }, clock)).toBeUndefined();
  });
});

it('sorts by date, then tasks without a date in their order', () => {
  const tasks = ['x', '2027-01-01T00:00:00Z', 'y', '2026-01-01T00:00:00Z'].map((dueAt) => ({
    id: dueAt,
    dueAt: dueAt.length > 1 ? dueAt : null,
  }));
  expect(tasks.sort(compareDue).map(({ id }) => id)).toEqual([
    '2026-01-01T00:00:00Z',
    '2027-01-01T00:00:00Z',
    'x',
    'y',
  ]);
});
