import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isColumnUnlocked } from '#domain/plans/plan-limits.ts';
import { evenPositions } from './list-positions.ts';
import { type ColumnId, columnIds, readTitle } from './task-board.ts';
import { compareTasks, moveTask, neighboursOf, placeAt } from './task-board-moves.ts';

const list = (columnId: ColumnId, ids: string[]) => {
  const positions = evenPositions(ids.length);
  return ids.map((id, index) => ({ id, columnId, position: positions[index] ?? '' }));
};
const idsOf = (tasks: { id: string; columnId: ColumnId; position: string }[], columnId: ColumnId) =>
  tasks
    .filter((task) => task.columnId === columnId)
    .sort(compareTasks)
    .map((task) => task.id);

it('all columns are open to premium and admin, only the first to free', () => {
  const openTo = (userType: 'free' | 'premium' | 'admin') => columnIds.filter((id) => isColumnUnlocked(userType, id));
  expect([openTo('free'), openTo('premium'), openTo('admin')]).toEqual([['coluna1'], columnIds, columnIds]);
});

describe('readTitle', () => {
  it.each([
    ['  Pedir amostra ', 'Pedir amostra'],
    ['   ', undefined],
    ['', undefined],
  ])('reads %j as %j', (text, title) => expect(readTitle(text, 20)).toBe(title));

  it('cuts a title that is too long', () => expect(readTitle('123456', 5)).toBe('12345'));
});

describe('moveTask', () => {
  it('puts a task at any index of any list, and changes no other task', () => {
    fc.assert(
      fc.property(fc.nat(5), fc.nat(5), fc.boolean(), (from, to, sameList) => {
        const tasks = [
          ...list('coluna1', ['a', 'b', 'c', 'd', 'e', 'f']),
          ...list('coluna2', ['g', 'h', 'i', 'j', 'k']),
        ];
        const taskId = 'abcdef'[from] ?? 'a';
        const columnId: ColumnId = sameList ? 'coluna1' : 'coluna2';
        const others = tasks.filter((task) => task.columnId === columnId && task.id !== taskId);
        const moved = moveTask(tasks, taskId, placeAt(columnId, others, to));
        const expected = others.map((task) => task.id);
        expected.splice(to, 0, taskId);
        expect(idsOf(moved, columnId)).toEqual(expected);
        expect(moved.filter((task, index) => task !== tasks[index])).toHaveLength(1);
      }),
    );
  });
});

describe('an unsorted list, or one without room', () => {
  it('finds the end by position, not by the order of the rows', () => {
    const tasks = [...list('coluna1', ['a', 'b', 'c']).reverse(), ...list('coluna2', ['x'])];
    const place = { columnId: 'coluna1', afterId: null, beforeId: null } as const;
    expect(idsOf(moveTask(tasks, 'x', place), 'coluna1')).toEqual(['a', 'b', 'c', 'x']);
    expect(idsOf(moveTask(tasks, 'c', place), 'coluna1')).toEqual(['a', 'b', 'c']);
  });

  it.each([
    ['a1', { afterId: 'a', beforeId: 'b' }, 'a1V'],
    ['', { afterId: 'a', beforeId: 'b' }, 'V'],
  ])('shows a task next to its neighbour at %j when there is no room', (position, place, shown) => {
    const crowded = ['a', 'b', 'x'].map((id) => ({ id, columnId: 'coluna1' as const, position }));
    const moved = moveTask(crowded, 'x', { columnId: 'coluna1', ...place });
    expect(moved.find((task) => task.id === 'x')?.position).toBe(shown);
  });
});

describe('neighboursOf', () => {
  const others = list('coluna1', ['a', 'b', 'c']);
  const [a, b, c] = others.map((task) => task.position);

  it.each([
    ['after b', { afterId: 'b', beforeId: 'c' }, { before: b, after: c }],
    ['after a, the first', { afterId: 'a', beforeId: null }, { before: a, after: b }],
    ['after b, though c has moved away', { afterId: 'b', beforeId: 'gone' }, { before: b, after: c }],
    ['before b, when the task above it is gone', { afterId: 'gone', beforeId: 'b' }, { before: a, after: b }],
    ['at the top', { afterId: null, beforeId: 'a' }, { before: null, after: a }],
    ['at the end, when both are gone', { afterId: 'gone', beforeId: 'gone' }, { before: c, after: null }],
    ['at the end, when no neighbour is named', { afterId: null, beforeId: null }, { before: c, after: null }],
  ])('returns %s', (_name, place, expected) => expect(neighboursOf(others, place)).toEqual(expected));
});
