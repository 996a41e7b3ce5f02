import { expect, it } from 'vitest';
import { type ChecklistChange, changeChecklist, countChecklist } from './task-details.ts';

const items = ['a', 'b', 'c'].map((id) => ({ id, text: id, done: id === 'b' }));
const read = (list: typeof items) => list.map(({ text, done }) => (done ? `${text}!` : text)).join(' ');

const rows: [string, ChecklistChange, string][] = [
  ['a new item comes last', { id: 'd', text: 'd' }, 'a b! c d'],
  ['a text changes in its place', { id: 'b', text: 'B' }, 'a B! c'],
  ['an item is done', { id: 'a', done: true }, 'a! b! c'],
  ['an item goes before another', { id: 'c', beforeId: 'a' }, 'c a b!'],
  ['an item goes to the end', { id: 'a', beforeId: null }, 'b! c a'],
  ['before one that is gone: to the end', { id: 'a', beforeId: 'x' }, 'b! c a'],
  ['an item is removed', { id: 'b', removed: true }, 'a c'],
  ['one that another device removed stays away', { id: 'x', done: true }, 'a b! c'],
];

it.each(rows)('%s, and applying it twice has the same result', (_name, change, expected) => {
  const once = changeChecklist(items, change);
  expect(read(once)).toBe(expected);
  expect(changeChecklist(once, change)).toEqual(once);
});

it('counts done items', () => expect(countChecklist(items)).toEqual({ done: 1, total: 3 }));
