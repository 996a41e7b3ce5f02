import { describe, expect, it } from 'vitest';
import type { Board, Task, TaskDetails } from '#contract/tasks.ts';
import { evenPositions } from '#domain/tasks/list-positions.ts';
import { type ColumnId, defaultColumns } from '#domain/tasks/task-board.ts';
import { applyChange, applyToDetails, type BoardChange, putTask, tasksOf } from './board-changes.ts';

const task = (id: string, columnId: ColumnId, position: string): Task => ({
  id,
  title: id,
  completed: false,
  columnId,
  position,
  dueAt: null,
  productId: null,
  launchId: null,
  launchStep: null,
});

function buildBoard(): Board {
  const positions = evenPositions(3) as [string, string, string];
  return {
    columns: defaultColumns.map((column) => ({ ...column, locked: false, keptTasks: 0 })),
    tasks: [
      task('a', 'coluna1', positions[0]),
      task('b', 'coluna1', positions[1]),
      task('c', 'coluna1', positions[2]),
      task('x', 'coluna2', positions[0]),
    ],
  };
}

const read = (board: Board) =>
  board.columns
    .map(({ columnId }) =>
      tasksOf(board, columnId)
        .map(({ title, completed }) => (completed ? `${title}!` : title))
        .join(' '),
    )
    .filter(Boolean);

const changes: [string, BoardChange, string[]][] = [
  ['a new task at the end', { kind: 'create', id: 'd', title: 'd', columnId: 'coluna1' }, ['a b c d', 'x']],
  ['a new task in an empty column', { kind: 'create', id: 'd', title: 'd', columnId: 'coluna5' }, ['a b c', 'x', 'd']],
  ['a new title', { kind: 'edit', taskId: 'b', title: 'B' }, ['a B c', 'x']],
  ['a date', { kind: 'edit', taskId: 'b', dueAt: '2026-12-11T11:00:00Z' }, ['a b c', 'x']],
  ['a painted eye', { kind: 'edit', taskId: 'b', completed: true }, ['a b! c', 'x']],
  [
    'a move',
    { kind: 'move', taskId: 'c', place: { columnId: 'coluna2', afterId: null, beforeId: 'x' } },
    ['a b', 'c x'],
  ],
  ['a deletion', { kind: 'delete', taskId: 'a', task: task('a', 'coluna1', '') }, ['b c', 'x']],
  ['a deletion undone', { kind: 'restore', task: task('z', 'coluna2', 'zz') }, ['a b c', 'x z']],
];

describe('applyChange', () => {
  it.each(changes)('shows %s at once', (_name, change, expected) => {
    expect(read(applyChange(buildBoard(), change))).toEqual(expected);
  });

  it.each(changes)('applying %s twice is the same as once', (_name, change) => {
    const once = applyChange(buildBoard(), change);
    expect(read(applyChange(once, change))).toEqual(read(once));
  });

  it('does not put details of the opened task on its card, and renames a label', () => {
    const change = { kind: 'edit', taskId: 'b', labels: ['blue'], checklist: { done: 1, total: 2 } } as const;
    const item = { id: 'i', text: 'Um' };
    const board = applyChange(buildBoard(), { ...change, labels: [...change.labels], item, description: 'x' });
    const { checklist, labels } = change;
    expect(board.tasks[1]).toEqual({ ...task('b', 'coluna1', board.tasks[1]?.position ?? ''), labels, checklist });
    const named = applyChange(board, { kind: 'name-label', color: 'teal', name: 'Campanha' });
    const both = applyChange(named, { kind: 'name-label', color: 'blue', name: 'Copy' });
    expect(both.labelNames).toEqual({ teal: 'Campanha', blue: 'Copy' });
  });

  it('renames one column', () => {
    const board = applyChange(buildBoard(), { kind: 'rename', columnId: 'coluna2', title: 'Fotos' });
    expect(board.columns.map((column) => column.title)).toEqual(['Lista 1', 'Fotos', 'Lista 3', 'Lista 4', 'Lista 5']);
  });

  it('keeps untouched tasks as the same objects, so that their cards are not re-rendered', () => {
    const board = buildBoard();
    const after = applyChange(board, { kind: 'edit', taskId: 'b', completed: true });
    expect(after.tasks.filter((entry, index) => entry !== board.tasks[index]).map((entry) => entry.id)).toEqual(['b']);
  });

  it('ignores a change to a task that another tab has deleted', () => {
    const change: BoardChange = {
      kind: 'move',
      taskId: 'gone',
      place: { columnId: 'coluna2', afterId: null, beforeId: null },
    };
    expect(read(applyChange(buildBoard(), change))).toEqual(['a b c', 'x']);
  });
});

it('a task that the server sends takes the place of the one with its id, or is one more', () => {
  const replies = [task('a', 'coluna2', 'zz'), task('d', 'coluna1', 'zz'), task('d', 'coluna1', 'zz')];
  expect(read(replies.reduce(putTask, buildBoard()))).toEqual(['b c d', 'x a']);
});

describe('applyToDetails', () => {
  const details: TaskDetails = { description: '', checklist: [], notes: [], history: [], createdAt: '' };
  const edit = (patch: Omit<BoardChange & { kind: 'edit' }, 'kind' | 'taskId'>): BoardChange => ({
    kind: 'edit',
    taskId: 'b',
    ...patch,
  });

  it('shows description, item and note at once, each once, and removes a note', () => {
    const note = { id: 'n', text: 'Nota' };
    const changes = [edit({ description: 'x' }), edit({ item: { id: 'i', text: 'Um' } }), edit({ note })];
    const apply = (known: TaskDetails, change: BoardChange) => applyToDetails(known, 'b', change);
    const after = [...changes, ...changes].reduce(apply, details);
    expect(after).toMatchObject({ description: 'x', checklist: [{ id: 'i', text: 'Um', done: false }], notes: [note] });
    expect(after.notes).toHaveLength(1);
    expect(apply(after, edit({ removedNoteId: 'n' })).notes).toEqual([]);
  });

  it('does not change another task', () => {
    expect(applyToDetails(details, 'a', edit({ description: 'x' }))).toBe(details);
  });
});
