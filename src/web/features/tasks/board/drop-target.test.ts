import { describe, expect, it } from 'vitest';
import type { Task } from '#contract/tasks.ts';
import { columnIds, defaultColumns } from '#domain/tasks/task-board.ts';
import {
  type ColumnTasks,
  type DropTarget,
  gapOfIndex,
  indexOfGap,
  moveTo,
  stepTarget,
  whereIs,
} from './drop-target.ts';

/** `build('abc', 'xy')` fills the first columns; the last two are locked. */
function build(...layout: string[]): ColumnTasks[] {
  return defaultColumns.map((column, place) => ({
    column: { ...column, locked: place >= 3, keptTasks: 0 },
    tasks: [...(layout[place] ?? '')].map(
      (id): Task => ({
        id,
        title: id,
        completed: false,
        columnId: column.columnId,
        position: id,
        dueAt: null,
        productId: null,
        launchId: null,
        launchStep: null,
      }),
    ),
  }));
}

const columns = build('abc', 'xy');
const at = (place: number, index: number): DropTarget => ({ columnId: columnIds[place] ?? 'coluna1', index });

describe('whereIs', () => {
  it('finds a task, or nothing', () => {
    expect(whereIs(columns, 'y')).toEqual(at(1, 1));
    expect(whereIs(columns, 'gone')).toBeUndefined();
  });
});

describe('gaps and indexes', () => {
  it.each([
    [0, 0],
    [1, 1],
    [2, 1],
    [3, 2],
  ])('gap %i of its own column is index %i for the second task', (gap, index) => {
    expect(indexOfGap(columns, 'b', 'coluna1', gap)).toBe(index);
  });

  it('gap and index are the same in another column', () => expect(indexOfGap(columns, 'b', 'coluna2', 2)).toBe(2));

  it('a gap converted to an index and back is the same gap', () => {
    for (const index of [0, 1, 2]) {
      const gap = gapOfIndex(columns, 'b', at(0, index));
      expect(indexOfGap(columns, 'b', 'coluna1', gap)).toBe(index);
    }
  });
});

describe('stepTarget', () => {
  it.each<[string, DropTarget, string, DropTarget]>([
    ['down', at(0, 1), 'ArrowDown', at(0, 2)],
    ['not below the end', at(0, 2), 'ArrowDown', at(0, 2)],
    ['up', at(0, 1), 'ArrowUp', at(0, 0)],
    ['not above the top', at(0, 0), 'ArrowUp', at(0, 0)],
    ['to the next column', at(0, 1), 'ArrowRight', at(1, 1)],
    ['to the end of a shorter column', at(1, 2), 'ArrowRight', at(2, 0)],
    ['not left of the first column', at(0, 1), 'ArrowLeft', at(0, 1)],
  ])('goes %s', (_name, from, key, target) => expect(stepTarget(columns, 'b', from, key)).toEqual({ target }));

  it('reports a locked column instead of entering it', () => {
    expect(stepTarget(columns, 'b', at(2, 0), 'ArrowRight')).toMatchObject({ locked: { columnId: 'coluna4' } });
  });

  it('ignores every other key', () => expect(stepTarget(columns, 'b', at(0, 0), 'a')).toBeUndefined());
});

describe('moveTo', () => {
  it.each<[string, DropTarget, object | undefined]>([
    ['its own place: nothing', at(0, 1), undefined],
    ['the top', at(0, 0), { columnId: 'coluna1', afterId: null, beforeId: 'a' }],
    ['the end', at(0, 2), { columnId: 'coluna1', afterId: 'c', beforeId: null }],
    ['between two others', at(1, 1), { columnId: 'coluna2', afterId: 'x', beforeId: 'y' }],
    ['an empty column', at(2, 0), { columnId: 'coluna3', afterId: null, beforeId: null }],
  ])('sends the neighbours of %s', (_name, target, place) => expect(moveTo(columns, 'b', target)).toEqual(place));

  it('does not move a task that is gone', () => expect(moveTo(columns, 'gone', at(0, 0))).toBeUndefined());
});
