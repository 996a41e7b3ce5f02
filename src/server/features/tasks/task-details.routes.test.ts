import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createProduct } from '#contract/products/new-product.ts';
import {
  createTask,
  deleteTask,
  getBoard,
  getTask,
  moveTask,
  nameLabel,
  restoreTask,
  type TaskPatch,
  updateTask,
} from '#contract/tasks.ts';
import { MAX_CHECKLIST_ITEMS, MAX_TASK_HISTORY, MAX_TASK_NOTES } from '#domain/tasks/task-details.ts';
import { buildUser, type TestUser } from '#tests/support/samples/builders.ts';
import { createTestApp } from '#tests/support/test-app.ts';

const { api, deps } = await createTestApp();

async function withTask(user?: TestUser) {
  const owner = user ?? (await buildUser(deps.db, { userType: 'premium' }));
  const as = api.as(owner);
  const body = { id: randomUUID(), title: 'Criar a copy', columnId: 'coluna1' as const };
  const taskId = (await as.send(createTask, { body })).body.id;
  const change = (patch: TaskPatch) => as.send(updateTask, { params: { taskId }, body: patch });
  const read = async () => (await as.send(getTask, { params: { taskId } })).body;
  const onBoard = async () => (await as.send(getBoard, {})).body;
  return { owner, as, taskId, change, read, onBoard };
}

describe('task details', () => {
  it('store description, labels in order, product, checklist and notes; the card shows labels and counts', async () => {
    const { as, taskId, change, read, onBoard } = await withTask();
    expect((await read()).details).toMatchObject({ description: '', checklist: [], notes: [], history: [] });
    expect((await onBoard()).tasks[0]).toMatchObject({ labels: null, checklist: null });
    const product = { id: randomUUID(), name: 'Garrafa Mizu' };
    await as.send(createProduct, { body: product });
    const [first, second, note] = [randomUUID(), randomUUID(), randomUUID()];
    for (const patch of [
      { description: ' **Três** nomes ' },
      { labels: ['green' as const, 'blue' as const, 'green' as const] },
      { productId: product.id },
      { item: { id: first, text: ' Um ' } },
      { item: { id: second, text: 'Dois', done: true } },
      { item: { id: second, beforeId: first } },
      { note: { id: note, text: 'Fico com o primeiro.' } },
      { note: { id: note, text: 'Fico com o primeiro.' } },
    ]) {
      expect((await change(patch)).status).toBe(200);
    }
    const opened = await read();
    expect(opened).toMatchObject({ labels: ['blue', 'green'], productId: product.id });
    expect(opened.details).toMatchObject({
      description: '**Três** nomes',
      checklist: [
        { text: 'Dois', done: true },
        { text: 'Um', done: false },
      ],
      notes: [{ id: note, text: 'Fico com o primeiro.' }],
    });
    const [card] = (await onBoard()).tasks;
    expect(card).toMatchObject({ labels: ['blue', 'green'], checklist: { done: 1, total: 2 } });
    expect(card).not.toHaveProperty('details');
    await change({ removedNoteId: note });
    await as.send(deleteTask, { params: { taskId } });
    await as.send(restoreTask, { params: { taskId } });
    expect((await read()).details).toEqual({ ...opened.details, notes: [] });
  });

  it('record the last events, and none without a change', async () => {
    const { as, taskId, change, read } = await withTask();
    const place = { columnId: 'coluna2' as const, afterId: null, beforeId: null };
    await as.send(moveTask, { params: { taskId }, body: place });
    await change({ completed: true });
    await change({ completed: true });
    await change({ completed: false });
    await change({ dueAt: '2026-12-11T11:00:00Z' });
    await change({ title: 'Outra' });
    expect((await read()).details.history).toMatchObject([
      { kind: 'moved', columnId: 'coluna2' },
      { kind: 'done' },
      { kind: 'reopened' },
      { kind: 'due' },
    ]);
    for (let turn = 0; turn < MAX_TASK_HISTORY; turn += 1) await change({ completed: turn % 2 === 0 });
    const { history } = (await read()).details;
    expect(history).toHaveLength(MAX_TASK_HISTORY);
    expect(history[0]?.kind).toBe('done');
  });

  it('accept concurrent changes of different items', async () => {
    const { change, read } = await withTask();
    await Promise.all(
      Array.from({ length: 8 }, (_, index) => change({ item: { id: randomUUID(), text: `${index}` } })),
    );
    expect((await read()).details.checklist).toHaveLength(8);
  });

  it.each<[string, TaskPatch]>([
    ['a long description', { description: 'x'.repeat(5001) }],
    ['a blank item', { item: { id: randomUUID(), text: '  ' } }],
    ['a long item', { item: { id: randomUUID(), text: 'x'.repeat(201) } }],
    ['an item without an id', { item: { id: 'x', text: 'x' } }],
    ['a long note', { note: { id: randomUUID(), text: 'x'.repeat(2001) } }],
    ['a seventh label', { labels: ['blue', 'blue', 'blue', 'blue', 'blue', 'blue', 'blue'] }],
    ['nothing', {}],
  ])('rejects %s', async (_name, patch) => {
    const { change } = await withTask();
    expect((await change(patch)).status).toBe(400);
  });

  it('reject items and notes beyond the limit, another person’s product and locked columns', async () => {
    const { change, taskId } = await withTask();
    const entries = (count: number) =>
      JSON.stringify(Array.from({ length: count }, () => ({ id: randomUUID(), text: 'x', done: false, at: '' })));
    await deps.pool.query('update user_tasks set checklist = $2, notes = $3 where id = $1', [
      taskId,
      entries(MAX_CHECKLIST_ITEMS),
      entries(MAX_TASK_NOTES),
    ]);
    expect((await change({ item: { id: randomUUID(), text: 'a' } })).status).toBe(409);
    expect((await change({ note: { id: randomUUID(), text: 'a' } })).status).toBe(409);
    const stranger = await withTask();
    const product = { id: randomUUID(), name: 'Alheio' };
    await stranger.as.send(createProduct, { body: product });
    expect((await change({ productId: product.id })).status).toBe(404);
    await deps.pool.query("update user_tasks set column_id = 'coluna2' where id = $1", [stranger.taskId]);
    await deps.pool.query("update profiles set user_type = 'free' where id = $1", [stranger.owner.id]);
    const { status, body } = await stranger.as.send(getTask, { params: { taskId: stranger.taskId } });
    expect([status, (body as unknown as { code: string }).code]).toEqual([403, 'premium_required']);
    expect((await stranger.change({ item: { id: randomUUID(), text: 'a' } })).status).toBe(403);
  });
});

it('label names are separate for each person', async () => {
  const { as, onBoard } = await withTask();
  const name = (words: string) => as.send(nameLabel, { params: { color: 'teal' }, body: { name: words } });
  expect((await name('Campanha')).status).toBe(204);
  expect((await name('Tráfego')).status).toBe(204);
  expect((await name('x'.repeat(31))).status).toBe(400);
  expect((await onBoard()).labelNames).toEqual({ teal: 'Tráfego' });
  expect(await (await withTask()).onBoard()).not.toHaveProperty('labelNames');
});
