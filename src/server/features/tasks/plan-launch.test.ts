import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createProduct } from '#contract/products/new-product.ts';
import {
  createTask,
  deleteTask,
  getBoard,
  type LaunchDraft,
  planLaunch,
  renameColumn,
  updateTask,
} from '#contract/tasks.ts';
import { launchSteps } from '#domain/tasks/launch-template.ts';
import { columnIds } from '#domain/tasks/task-board.ts';
import { products } from '#server/db/schema/products.ts';
import { profiles } from '#server/db/schema/profiles.ts';
import { userTasks } from '#server/db/schema/tasks.ts';
import { buildUser, type TestUser } from '#tests/support/samples/builders.ts';
import { buildText } from '#tests/support/samples/text-builders.ts';
import { createTestApp } from '#tests/support/test-app.ts';

const { api, deps } = await createTestApp();
const OPENING: LaunchDraft = {
  day: '2027-03-15',
  clock: '20:00',
  productId: null,
  steps: launchSteps.map(({ step }) => step),
};

const plan = async (user: TestUser, over: Partial<LaunchDraft> = {}) =>
  (await api.as(user).send(planLaunch, { body: { ...OPENING, ...over } })).body;
const boardOf = async (user: TestUser) => (await api.as(user).send(getBoard, {})).body;
const premium = () => buildUser(deps.db, { userType: 'premium' });
const stepsOf = async (user: TestUser) => (await boardOf(user)).tasks.map((task) => task.launchStep);

describe('planning a launch', () => {
  it('adds 14 dated tasks to the stages of the board, and changes no other board', async () => {
    const [user, stranger] = [await premium(), await premium()];
    const reply = await plan(user);
    expect(reply).toMatchObject({ created: 14, moved: 0 });
    await plan(stranger, { day: '2028-01-01', clock: '10:00' });
    const { columns, tasks } = await boardOf(user);
    expect(columns.map(({ title }) => title)).toEqual(['Preparar', 'Textos', 'Loja', 'Vendas', 'Feito']);
    expect(columnIds.map((columnId) => tasks.filter((task) => task.columnId === columnId).length)).toEqual([
      5, 3, 2, 4, 0,
    ]);
    const due = Object.fromEntries(tasks.map((task) => [task.launchStep, task.dueAt]));
    expect([due[1], due[13], due[14]]).toEqual([
      '2027-02-01T01:00:00Z',
      '2027-03-15T11:00:00Z',
      '2027-03-29T01:00:00Z',
    ]);
  });

  it("puts all tasks into a free person's one column, in order, and keeps its name", async () => {
    const user = await buildUser(deps.db);
    await plan(user);
    const { columns, tasks } = await boardOf(user);
    expect(columns[0]?.title).toBe('Lista 1');
    expect(tasks.map((task) => task.launchStep)).toEqual(Array.from({ length: 14 }, (_, index) => index + 1));
    expect(new Set(tasks.map((task) => task.columnId))).toEqual(new Set(['coluna1']));
  });

  it('adds only the steps that were selected, and keeps the name that a person gave to a column', async () => {
    const user = await premium();
    await api.as(user).send(renameColumn, { params: { columnId: 'coluna2' }, body: { title: 'Fotos' } });
    expect(await plan(user, { steps: [4, 13, 4] })).toMatchObject({ created: 2 });
    expect(await stepsOf(user)).toEqual([4, 13]);
    expect((await boardOf(user)).columns[1]?.title).toBe('Fotos');
  });

  it('creates no duplicates when repeated, also concurrently', async () => {
    const user = await premium();
    await api.tokenOf(user);
    const replies = await Promise.all([plan(user), plan(user), plan(user)]);
    expect(replies.map(({ created }) => created).sort((a, b) => b - a)).toEqual([14, 0, 0]);
    expect(await stepsOf(user)).toHaveLength(14);
  });

  it('for another day moves open tasks, keeps completed ones and restores deleted ones', async () => {
    const user = await buildUser(deps.db);
    const { tasks } = await plan(user);
    const idOf = (step: number) => tasks.find((task) => task.launchStep === step)?.id ?? '';
    await api.as(user).send(updateTask, { params: { taskId: idOf(1) }, body: { completed: true } });
    await api.as(user).send(deleteTask, { params: { taskId: idOf(2) } });
    expect(await plan(user, { day: '2027-03-16', clock: '21:30' })).toMatchObject({ created: 1, moved: 12 });
    const due = Object.fromEntries((await boardOf(user)).tasks.map((task) => [task.launchStep, task.dueAt]));
    expect([due[1], due[3], due[13]]).toEqual(['2027-02-01T01:00:00Z', '2027-02-06T01:00:00Z', '2027-03-16T12:30:00Z']);
    expect(await stepsOf(user)).toHaveLength(14);
  });

  it('keeps tasks in locked columns of a former premium person unchanged', async () => {
    const user = await premium();
    await plan(user);
    await deps.db.update(profiles).set({ userType: 'free' }).where(eq(profiles.id, user.id));
    expect(await plan(user, { day: '2027-04-15', clock: '20:00' })).toMatchObject({ created: 0, moved: 5 });
    const rows = await deps.db.select().from(userTasks).where(eq(userTasks.userId, user.id));
    expect(rows).toHaveLength(14);
    expect(rows.find((row) => row.launchStep === 13)?.dueAt).toBe('2027-03-15T11:00:00Z');
  });

  it('for a product belongs to it, and is separate from the launch without a product', async () => {
    const user = await premium();
    const body = { id: randomUUID(), name: 'Garrafa Mizu' };
    const { id: productId } = (await api.as(user).send(createProduct, { body })).body;
    await plan(user);
    expect(await plan(user, { productId })).toMatchObject({ created: 14 });
    expect(await plan(user, { productId })).toMatchObject({ created: 0, moved: 0 });
    const { tasks } = await boardOf(user);
    expect(tasks.filter((task) => task.productId === productId && task.launchId === productId)).toHaveLength(14);
    await deps.db.delete(products).where(eq(products.id, productId));
    const after = (await boardOf(user)).tasks;
    expect(after).toHaveLength(28);
    expect(after.every((task) => task.productId === null)).toBe(true);
  });

  it("for another person's product is rejected, like a task about it", async () => {
    const [owner, stranger] = [await premium(), await premium()];
    const product = { id: randomUUID(), name: 'Segredo' };
    const { id: productId } = (await api.as(owner).send(createProduct, { body: product })).body;
    const body = { ...OPENING, productId };
    expect((await api.as(stranger).send(planLaunch, { body })).status).toBe(404);
    const task = { id: randomUUID(), title: 'Medir', columnId: 'coluna1' as const, productId };
    expect((await api.as(stranger).send(createTask, { body: task })).status).toBe(404);
    expect((await boardOf(stranger)).tasks).toEqual([]);
    expect((await api.as(owner).send(createTask, { body: task })).body.productId).toBe(productId);
  });

  it.each([
    [{ day: '2027-02-30' }, 'day'],
    [{ day: '1999-01-01' }, 'day'],
    [{ clock: '24:00' }, 'clock'],
    [{ steps: [] }, 'steps'],
    [{ steps: [15] }, 'steps.0'],
    [{ clock: '8:00' }, 'clock'],
  ])('is rejected with %o', async (over, path) => {
    const reply = await api.as(await premium()).send(planLaunch, { body: { ...OPENING, ...over } });
    expect(reply.status).toBe(400);
    expect(reply.body.issues?.[0]?.path).toBe(path);
  });
});

it('ticks a step with what is done for its product, once, and leaves it to whoever reopens it', async () => {
  const user = await premium();
  const productId = randomUUID();
  await api.as(user).send(createProduct, { body: { id: productId, name: 'Garrafa' } });
  await plan(user, { productId });
  expect((await boardOf(user)).ticked).toBeUndefined();
  await buildText(deps.db, user, { productId });
  const { tasks, ticked } = await boardOf(user);
  const done = tasks.filter(({ completed }) => completed);
  expect(done.map(({ launchStep }) => launchStep)).toEqual([6]);
  expect(ticked).toEqual(done.map(({ id }) => id));
  await api.as(user).send(updateTask, { params: { taskId: done[0]?.id ?? '' }, body: { completed: false } });
  expect((await boardOf(user)).tasks.filter(({ completed }) => completed)).toEqual([]);
});
