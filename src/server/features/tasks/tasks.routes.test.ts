import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import {
  type Board,
  createTask,
  deleteTask,
  getBoard,
  moveTask,
  renameColumn,
  restoreTask,
  updateTask,
} from '#contract/tasks.ts';
import { type ColumnId, columnIds, defaultColumns } from '#domain/tasks/task-board.ts';
import { profiles } from '#server/db/schema/profiles.ts';
import { userTasks } from '#server/db/schema/tasks.ts';
import { buildUser, type TestUser } from '#tests/support/samples/builders.ts';
import { createTestApp } from '#tests/support/test-app.ts';

const { api, deps } = await createTestApp();

const premium = () => buildUser(deps.db, { userType: 'premium' });
const boardOf = async (user: TestUser) => (await api.as(user).send(getBoard, {})).body;
const titlesOf = (board: Board, columnId: ColumnId) =>
  board.tasks.filter((task) => task.columnId === columnId).map((task) => task.title);

async function add(user: TestUser, title: string, columnId: ColumnId = 'coluna1') {
  const reply = await api.as(user).send(createTask, { body: { id: randomUUID(), title, columnId } });
  expect(reply.status).toBe(201);
  return reply.body;
}

async function addAll(user: TestUser, columnId: ColumnId, titles: string[]) {
  const tasks = [];
  for (const title of titles) tasks.push(await add(user, title, columnId));
  return tasks;
}

describe('board', () => {
  it('has the five default columns on the first visit, also for concurrent ones', async () => {
    const user = await premium();
    await api.tokenOf(user);
    const columns = defaultColumns.map((column) => ({ ...column, locked: false, keptTasks: 0 }));
    for (const board of await Promise.all(Array.from({ length: 8 }, () => boardOf(user)))) {
      expect([board.columns, board.tasks]).toEqual([columns, []]);
    }
  });

  it('costs one query when the session is cached', async () => {
    await deps.listener.ready();
    const user = await premium();
    await boardOf(user);
    const query = vi.spyOn(deps.pool, 'query');
    await boardOf(user);
    const count = query.mock.calls.length;
    query.mockRestore();
    expect(count).toBe(1);
  });

  it('has one open column for free users, who keep the tasks in the locked ones without seeing them', async () => {
    const user = await premium();
    await addAll(user, 'coluna3', ['Uma', 'Duas']);
    await deps.db.update(profiles).set({ userType: 'free' }).where(eq(profiles.id, user.id));
    const board = await boardOf(user);
    expect(board.tasks).toEqual([]);
    expect(board.columns.map(({ locked }) => locked)).toEqual([false, true, true, true, true]);
    expect(board.columns[2]).toMatchObject({ locked: true, keptTasks: 2 });
  });
});

describe('creating a task', () => {
  it('adds an open task with a trimmed title at the end of its column, also before the first visit', async () => {
    const user = await premium();
    await addAll(user, 'coluna2', ['A', ' B ', 'C']);
    const board = await boardOf(user);
    expect(titlesOf(board, 'coluna2')).toEqual(['A', 'B', 'C']);
    expect(board.tasks.every((task) => !task.completed && task.dueAt === null)).toBe(true);
  });

  it('is idempotent', async () => {
    const user = await buildUser(deps.db);
    const body = { id: randomUUID(), title: 'Uma vez', columnId: 'coluna1' as const };
    const replies = await Promise.all([1, 2, 3].map(() => api.as(user).send(createTask, { body })));
    expect(replies.map((reply) => reply.status)).toEqual([201, 201, 201]);
    expect(titlesOf(await boardOf(user), 'coluna1')).toEqual(['Uma vez']);
  });

  it('is rejected for a free user in all columns but the first', async () => {
    const user = await buildUser(deps.db);
    for (const columnId of columnIds.slice(1)) {
      const reply = await api.as(user).send(createTask, { body: { id: randomUUID(), title: 'X', columnId } });
      expect(reply).toMatchObject({ status: 403, body: { code: 'premium_required' } });
    }
  });

  it.each([
    [{ title: '   ' }, 'title'],
    [{ title: 'x'.repeat(501) }, 'title'],
    [{ columnId: 'coluna6' }, 'columnId'],
    [{ id: '7' }, 'id'],
  ])('is rejected with %o', async (over, path) => {
    const user = await premium();
    const body = { id: randomUUID(), title: 'X', columnId: 'coluna1' as const, ...over } as never;
    const reply = await api.as(user).send(createTask, { body });
    expect(reply.status).toBe(400);
    expect(reply.body.issues?.[0]?.path).toBe(path);
  });

  it('has a limit of tasks and of the length of all titles, also of changed ones', async () => {
    const ana = await buildUser(deps.db);
    const task = await add(ana, 'Ligar');
    const fill = (rows: number, length: number) =>
      deps.db.execute(sql`insert into user_tasks (user_id, column_id, title, position)
        select ${ana.id}, 'coluna1', repeat('a', ${length}), 'z' || lpad(n::text, 5, '0') from generate_series(1, ${rows}) n`);
    await fill(399, 500);
    const longer = (title: string) => api.as(ana).send(updateTask, { params: { taskId: task.id }, body: { title } });
    expect((await longer('b'.repeat(500))).status).toBe(200);
    expect(
      (await api.as(ana).send(createTask, { body: { id: randomUUID(), columnId: 'coluna1', title: 'Mais' } })).status,
    ).toBe(409);
    await deps.db.execute(sql`delete from user_tasks where user_id = ${ana.id} and id <> ${task.id}`);
    await fill(1_999, 10);
    expect(
      (await api.as(ana).send(createTask, { body: { id: randomUUID(), columnId: 'coluna1', title: 'Mais' } })).status,
    ).toBe(409);
    expect((await longer('Renomear continua possível')).status).toBe(200);
  });

  it('gives concurrently created tasks different positions', async () => {
    const user = await premium();
    await api.tokenOf(user);
    await Promise.all(Array.from({ length: 12 }, (_, index) => add(user, `T${index}`)));
    const { tasks } = await boardOf(user);
    expect(new Set(tasks.map((task) => task.position)).size).toBe(12);
  });
});

describe('due date of a task', () => {
  const dueAt = '2026-12-11T11:00:00Z';

  it('is saved, changed and removed, and returned unchanged everywhere', async () => {
    const user = await buildUser(deps.db);
    const body = { id: randomUUID(), title: 'Lançar', columnId: 'coluna1' as const, dueAt: '2026-12-11T11:00:00.000Z' };
    const created = await api.as(user).send(createTask, { body });
    expect(created.body).toMatchObject({ dueAt, productId: null, launchId: null, launchStep: null });
    expect((await boardOf(user)).tasks[0]).toEqual(created.body);
    const params = { taskId: created.body.id };
    const later = '2027-01-01T14:59:00Z';
    const changed = await api.as(user).send(updateTask, { params, body: { dueAt: later } });
    expect(changed.body).toEqual({ ...created.body, dueAt: later, details: expect.anything() });
    expect((await api.as(user).send(updateTask, { params, body: { title: 'Abrir' } })).body.dueAt).toBe(later);
    const cleared = await api.as(user).send(updateTask, { params, body: { dueAt: null } });
    expect(cleared.body.dueAt).toBeNull();
    expect((await boardOf(user)).tasks[0]?.dueAt).toBeNull();
  });
});

describe('editing a task', () => {
  it('changes title and completion separately', async () => {
    const user = await buildUser(deps.db);
    const { id: taskId } = await add(user, 'Antes');
    await api.as(user).send(updateTask, { params: { taskId }, body: { completed: true } });
    const reply = await api.as(user).send(updateTask, { params: { taskId }, body: { title: ' Depois ' } });
    expect(reply.body).toMatchObject({ title: 'Depois', completed: true });
  });

  const DAYS = ['2026-12-11', '2026-02-30T10:00:00Z', '2026-12-11T11:00:00', '1999-12-31T00:00:00Z'];
  it('is rejected without a change, with a wrong value and with a day that is none', async () => {
    const user = await buildUser(deps.db);
    const { id: taskId } = await add(user, 'Antes');
    for (const [path, ...values] of [
      ['title', ' '],
      ['completed', 'sim'],
      ['dueAt', ...DAYS, '2100-01-01T00:00:00Z', 'já', 7],
    ] as const) {
      for (const value of values) {
        const reply = await api.as(user).send(updateTask, { params: { taskId }, body: { [path]: value } as never });
        expect([reply.status, reply.body.issues?.[0]?.path], String(value)).toEqual([400, path]);
      }
    }
    expect((await api.as(user).send(updateTask, { params: { taskId }, body: {} })).status).toBe(400);
  });

  it('is rejected in a locked column, and the task stays unchanged', async () => {
    const user = await premium();
    const { id: taskId } = await add(user, 'Guardada', 'coluna4');
    await deps.db.update(profiles).set({ userType: 'free' }).where(eq(profiles.id, user.id));
    const caller = api.as(user);
    const refusals = [
      await caller.send(updateTask, { params: { taskId }, body: { title: 'Outra' } }),
      await caller.send(updateTask, { params: { taskId }, body: { completed: true } }),
      await caller.send(moveTask, { params: { taskId }, body: { columnId: 'coluna1', afterId: null, beforeId: null } }),
      await caller.send(deleteTask, { params: { taskId } }),
      await caller.send(restoreTask, { params: { taskId } }),
      await caller.send(createTask, { body: { id: taskId, title: 'x', columnId: 'coluna1' } }),
    ];
    expect(refusals.map((reply) => reply.body.code)).toEqual(Array(6).fill('premium_required'));
    const [row] = await deps.db.select().from(userTasks).where(eq(userTasks.id, taskId));
    expect(row).toMatchObject({ title: 'Guardada', completed: false, columnId: 'coluna4' });
  });
});

describe('deleting a task', () => {
  it('removes the task, and returns 404 the second time', async () => {
    const user = await buildUser(deps.db);
    const { id: taskId } = await add(user, 'Fora');
    expect((await api.as(user).send(deleteTask, { params: { taskId } })).status).toBe(204);
    expect((await api.as(user).send(deleteTask, { params: { taskId } })).status).toBe(404);
    expect((await boardOf(user)).tasks).toEqual([]);
    expect((await api.as(user).fetch('/api/tasks/7', { method: 'DELETE' })).status).toBe(400);
  });
});

describe('renaming a column', () => {
  it('changes the title of one column of one person only, of the first alone on the free plan', async () => {
    const [user, other] = [await premium(), await premium()];
    const reply = await api
      .as(user)
      .send(renameColumn, { params: { columnId: 'coluna2' }, body: { title: ' Fotos ' } });
    expect(reply.body).toMatchObject({ columnId: 'coluna2', title: 'Fotos', color: 'blue', locked: false });
    expect((await boardOf(user)).columns.map((column) => column.title)).toEqual([
      'Lista 1',
      'Fotos',
      'Lista 3',
      'Lista 4',
      'Lista 5',
    ]);
    expect((await boardOf(other)).columns[1]?.title).toBe('Lista 2');
    const free = await buildUser(deps.db);
    const rename = (columnId: ColumnId, title: string) =>
      api.as(free).send(renameColumn, { params: { columnId }, body: { title } });
    expect((await rename('coluna1', 'Hoje')).body.title).toBe('Hoje');
    expect((await rename('coluna2', 'Hoje')).body.code).toBe('premium_required');
    for (const title of [' ', 'x'.repeat(81)]) expect((await rename('coluna1', title)).status).toBe(400);
  });
});
