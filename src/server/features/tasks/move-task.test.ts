import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createTask, getBoard, moveTask } from '#contract/tasks.ts';
import type { ColumnId } from '#domain/tasks/task-board.ts';
import { buildUser, type TestUser } from '#tests/support/samples/builders.ts';
import { createTestApp } from '#tests/support/test-app.ts';

const { api, deps } = await createTestApp();

/** Creates a premium person's board: `{ coluna1: 'ABC' }` makes three tasks in that order. */
async function buildBoard(layout: Partial<Record<ColumnId, string>>, userType: TestUser['userType'] = 'premium') {
  const user = await buildUser(deps.db, { userType });
  const ids: Record<string, string> = {};
  for (const [columnId, titles] of Object.entries(layout) as [ColumnId, string][]) {
    for (const title of titles) {
      const reply = await api.as(user).send(createTask, { body: { id: randomUUID(), title, columnId } });
      ids[title] = reply.body.id;
    }
  }
  const idOf = (title: string | null) => (title === null ? null : (ids[title] ?? title));
  return {
    user,
    move: (title: string, columnId: ColumnId, afterTitle: string | null, beforeTitle: string | null = null) =>
      api.as(user).send(moveTask, {
        params: { taskId: ids[title] ?? title },
        body: { columnId, afterId: idOf(afterTitle), beforeId: idOf(beforeTitle) },
      }),
    read: async () => {
      const { tasks } = (await api.as(user).send(getBoard, {})).body;
      const result: Record<string, string> = {};
      for (const task of tasks) result[task.columnId] = (result[task.columnId] ?? '') + task.title;
      return { columns: result, tasks };
    },
  };
}

describe('moving a task', () => {
  it.each<[string, string, ColumnId, string | null, string | null, Record<string, string>]>([
    ['down in its column', 'A', 'coluna1', 'B', 'C', { coluna1: 'BAC', coluna2: 'XY' }],
    ['to the top', 'C', 'coluna1', null, 'A', { coluna1: 'CAB', coluna2: 'XY' }],
    ['to the end', 'A', 'coluna1', 'C', null, { coluna1: 'BCA', coluna2: 'XY' }],
    ['between two of another column', 'B', 'coluna2', 'X', 'Y', { coluna1: 'AC', coluna2: 'XBY' }],
    ['into an empty column', 'B', 'coluna5', null, null, { coluna1: 'AC', coluna2: 'XY', coluna5: 'B' }],
  ])('moves it %s', async (_name, title, columnId, after, before, expected) => {
    const board = await buildBoard({ coluna1: 'ABC', coluna2: 'XY' });
    const reply = await board.move(title, columnId, after, before);
    expect(reply).toMatchObject({ status: 200, body: { columnId, title } });
    expect((await board.read()).columns).toEqual(expected);
  });

  it('updates one row, once', async () => {
    const board = await buildBoard({ coluna1: 'ABCDEF' });
    const before = (await board.read()).tasks;
    const first = await board.move('F', 'coluna1', 'A', 'B');
    expect((await board.move('F', 'coluna1', 'A', 'B')).body).toEqual(first.body);
    const after = (await board.read()).tasks;
    const changed = after.filter((task) => before.find((old) => old.id === task.id)?.position !== task.position);
    expect(changed.map((task) => task.title)).toEqual(['F']);
  });

  it('places the task beside the remaining neighbour, or at the end if both are gone', async () => {
    const board = await buildBoard({ coluna1: 'ABC', coluna2: 'XYZ' });
    await board.move('Y', 'coluna1', null, 'A');
    await board.move('A', 'coluna2', 'Y', 'Z');
    expect((await board.read()).columns).toEqual({ coluna1: 'YBC', coluna2: 'XAZ' });
    await board.move('B', 'coluna2', 'Y', 'C');
    expect((await board.read()).columns.coluna2).toBe('XAZB');
  });

  it('is rejected for a free user, and changes nothing, in every column but the first', async () => {
    const board = await buildBoard({ coluna1: 'AB' }, 'free');
    for (const columnId of ['coluna2', 'coluna5'] as const) {
      expect((await board.move('A', columnId, null)).body.code).toBe('premium_required');
    }
    expect((await board.read()).columns).toEqual({ coluna1: 'AB' });
    expect((await board.move('A', 'coluna1', 'B')).status).toBe(200);
    expect((await board.read()).columns).toEqual({ coluna1: 'BA' });
  });

  it.each([
    ['an unknown column', { columnId: 'coluna9', afterId: null, beforeId: null }],
    ['a missing neighbour field', { columnId: 'coluna1' }],
    ['a neighbour that is no id', { columnId: 'coluna1', afterId: 'x', beforeId: null }],
  ])('rejects %s', async (_name, body) => {
    const { user } = await buildBoard({});
    const reply = await api.as(user).send(moveTask, { params: { taskId: randomUUID() }, body: body as never });
    expect(reply.status).toBe(400);
  });

  it('keeps every task in a distinct position during concurrent moves', async () => {
    const board = await buildBoard({ coluna1: 'ABCDEFGH', coluna2: 'XY' });
    await Promise.all([
      ...'ABCD'.split('').map((title) => board.move(title, 'coluna2', 'X', 'Y')),
      ...'EFGH'.split('').map((title) => board.move(title, 'coluna1', null, 'A')),
      board.move('A', 'coluna3', null),
      board.move('A', 'coluna4', null),
    ]);
    const { tasks } = await board.read();
    expect(
      tasks
        .map((task) => task.title)
        .sort()
        .join(''),
    ).toBe('ABCDEFGHXY');
    expect(new Set(tasks.map((task) => `${task.columnId} ${task.position}`)).size).toBe(10);
  });

  it('gets room where a gap is used up, and where the last position cannot grow', async () => {
    const board = await buildBoard({ coluna1: 'ABC', coluna2: 'X' });
    const stretch = (title: string, position: string) =>
      deps.pool.query('update user_tasks set position = $1 where user_id = $2 and title = $3', [
        position,
        board.user.id,
        title,
      ]);
    await stretch('B', `a0${'0'.repeat(44)}01`);
    await board.move('C', 'coluna1', 'A', 'B');
    expect((await board.read()).columns.coluna1).toBe('ACB');
    // An invalid key and one of the maximum length: neither has room after it.
    await stretch('B', `z${'z'.repeat(47)}`);
    await api.as(board.user).send(createTask, { body: { id: randomUUID(), title: 'D', columnId: 'coluna1' } });
    expect((await board.read()).columns.coluna1).toBe('ACBD');
    await stretch('D', `z${'z'.repeat(47)}`);
    await board.move('X', 'coluna1', null);
    const { columns, tasks } = await board.read();
    expect(columns.coluna1).toBe('ACBDX');
    expect(tasks.every(({ position }) => position.length > 0 && position.length < 10)).toBe(true);
  });
});
