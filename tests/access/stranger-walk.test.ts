import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { addLessonComment } from '#contract/academy.ts';
import { buildPath, type Endpoint } from '#contract/base/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { saveCalculation } from '#contract/pricing.ts';
import { createProduct } from '#contract/products/new-product.ts';
import { addSnippetComment } from '#contract/snippets.ts';
import { createTask, getBoard, moveTask } from '#contract/tasks.ts';
import { DEFAULT_CALCULATION } from '#domain/pricing/full/calculation-inputs.ts';
import { blankListing } from '#domain/publishing/listing.ts';
import { buildUser, type TestUser } from '#tests/support/samples/builders.ts';
import { buildLesson, buildSnippet } from '#tests/support/samples/content-builders.ts';
import { buildText } from '#tests/support/samples/text-builders.ts';
import { createTestApp } from '#tests/support/test-app.ts';

const { api, deps } = await createTestApp();
const { db, pool } = deps;

/** Not owned by anyone: the catalogue, and lists that each person has by name. */
const shared = [
  'addLessonComment',
  'addSnippetComment',
  'completeLesson',
  'getAcademyModule',
  'getLesson',
  'getSnippet',
  'getSnippetModule',
  'listLessonComments',
  'listSnippetComments',
  'nameLabel',
  'rateLesson',
  'rateSnippet',
  'recordSnippetCopy',
  'renameColumn',
];

/**
 * Tested elsewhere: pictures (product-photos.test.ts), a shop (shopify-sends.test.ts), a session that needs a real
 * sign-in (second-factor.test.ts).
 */
const elsewhere = ['uploadProductPhoto', 'updateProductPhoto', 'removeProductPhoto', 'endSession', 'sendToShopify'];

type Owned = {
  thing: 'task' | 'lesson comment' | 'snippet comment' | 'product' | 'text' | 'calculation';
  body?: unknown;
  mayAdmin?: true;
};

/** Things owned by one person, and whether an administrator may access them. */
const owned: Record<string, Owned> = {
  getTask: { thing: 'task' },
  updateTask: { thing: 'task', body: { title: 'Tomado', completed: true } },
  moveTask: { thing: 'task', body: { columnId: 'coluna1', afterId: null, beforeId: null } },
  deleteTask: { thing: 'task' },
  // For a thing that is not deleted: the owner gets the thing, a stranger gets no information.
  restoreTask: { thing: 'task' },
  editLessonComment: { thing: 'lesson comment', body: { content: 'Tomado' }, mayAdmin: true },
  deleteLessonComment: { thing: 'lesson comment', mayAdmin: true },
  restoreLessonComment: { thing: 'lesson comment', mayAdmin: true },
  editSnippetComment: { thing: 'snippet comment', body: { content: 'Tomado' } },
  deleteSnippetComment: { thing: 'snippet comment', mayAdmin: true },
  restoreSnippetComment: { thing: 'snippet comment', mayAdmin: true },
  getProduct: { thing: 'product' },
  updateProduct: { thing: 'product', body: { name: 'Tomado', sheet: {} } },
  deleteProduct: { thing: 'product' },
  restoreProduct: { thing: 'product' },
  getListing: { thing: 'product' },
  adoptPageAnswer: {
    thing: 'product',
    body: { nameJa: 'Tomado', benefit: '', textId: randomUUID(), terms: [] },
  },
  saveListing: { thing: 'product', body: { ...blankListing, benefit: 'Tomado' } },
  getShopifySend: { thing: 'product' },
  cancelShopifySend: { thing: 'product' },
  getGate: { thing: 'product' },
  saveGate: { thing: 'product', body: { answers: {}, documents: {} } },
  saveCalculation: {
    thing: 'product',
    body: { id: randomUUID(), name: 'Tomado', inputs: DEFAULT_CALCULATION },
  },
  listCalculations: { thing: 'product' },
  getCalculation: { thing: 'calculation' },
  deleteCalculation: { thing: 'calculation' },
  getText: { thing: 'text' },
  updateText: { thing: 'text', body: { starred: true, productId: null } },
  editText: {
    thing: 'text',
    body: { output: { texts: { copy: ['Tomado'] }, sentences: [], notes: [] }, warnings: [] },
  },
  listTextVersions: { thing: 'text' },
  deleteText: { thing: 'text' },
  restoreText: { thing: 'text' },
};

const tables = {
  task: 'user_tasks',
  'lesson comment': 'lesson_comments',
  'snippet comment': 'snippet_comments',
  product: 'products',
  text: 'texts',
  calculation: 'product_calculations',
};

async function createThing(thing: Owned['thing'], owner: TestUser): Promise<string> {
  const caller = api.as(owner);
  if (thing === 'task') {
    const body = { id: randomUUID(), title: 'Minha tarefa', columnId: 'coluna1' as const };
    return (await caller.send(createTask, { body })).body.id;
  }
  if (thing === 'product') {
    const product = { id: randomUUID(), name: 'Meu produto' };
    return (await caller.send(createProduct, { body: product })).body.id;
  }
  if (thing === 'calculation') {
    const productId = await createThing('product', owner);
    const calculation = { id: randomUUID(), name: 'Meu cálculo', inputs: DEFAULT_CALCULATION };
    return (await caller.send(saveCalculation, { params: { productId }, body: calculation })).body.id;
  }
  if (thing === 'text') return (await buildText(db, owner, { words: 'Meu texto' })).id;
  const body = { content: 'Meu comentário' };
  if (thing === 'lesson comment') {
    const lesson = await buildLesson(db);
    return (await caller.send(addLessonComment, { params: { lessonId: lesson.id }, body })).body.id;
  }
  const snippet = await buildSnippet(db);
  return (await caller.send(addSnippetComment, { params: { snippetId: snippet.id }, body })).body.id;
}

const readRow = async (thing: Owned['thing'], id: string) =>
  (await pool.query(`select to_jsonb(t) as row from ${tables[thing]} t where id = $1`, [id])).rows[0]?.row;

function knock(caller: TestUser, endpoint: Endpoint, id: string, body: unknown): Promise<Response> {
  const name = /:(\w+)/.exec(endpoint.path)?.[1] ?? '';
  return api.as(caller).fetch(buildPath(endpoint.path, { [name]: id }), {
    method: endpoint.method,
    ...(body !== undefined && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
}

it('every endpoint with an id that a member may use is in one of the lists', () => {
  const withId = Object.entries(endpoints).filter(
    ([, { path, access }]) => path.includes(':') && (access === 'member' || access === 'premium'),
  );
  expect(withId.map(([name]) => name).sort()).toEqual([...shared, ...elsewhere, ...Object.keys(owned)].sort());
});

describe.each(Object.entries(owned))('%s', (name, { thing, body, mayAdmin }) => {
  const endpoint = endpoints[name];
  if (!endpoint) throw new Error(`${name} is gone`);

  it.each(['free', 'premium', 'admin'] as const)('refuses a stranger who is %s', async (userType) => {
    const id = await createThing(thing, await buildUser(db));
    const before = await readRow(thing, id);
    const reply = await knock(await buildUser(db, { userType }), endpoint, id, body);
    if (userType === 'admin' && mayAdmin) {
      expect(reply.status).toBeLessThan(300);
      return;
    }
    expect([403, 404]).toContain(reply.status);
    expect(await reply.text()).not.toMatch(/Minha tarefa|Meu comentário|Meu produto|Meu texto|Meu cálculo/);
    expect(await readRow(thing, id)).toEqual(before);
  });

  it('accepts the owner', async () => {
    const owner = await buildUser(db);
    const reply = await knock(owner, endpoint, await createThing(thing, owner), body);
    expect(reply.status).toBeLessThan(300);
  });
});

it('ids inside a body do not reach other boards', async () => {
  const owner = await buildUser(db);
  const stranger = await buildUser(db);
  const theirs = await createThing('task', owner);
  const mine = await createThing('task', stranger);
  const before = await readRow('task', theirs);
  const taken = { id: theirs, title: 'Tomada', columnId: 'coluna1' as const };
  expect((await api.as(stranger).send(createTask, { body: taken })).status).toBe(409);
  const place = { columnId: 'coluna1' as const, afterId: theirs, beforeId: theirs };
  const moved = await api.as(stranger).send(moveTask, { params: { taskId: mine }, body: place });
  expect(moved.status).toBe(200);
  expect(await readRow('task', theirs)).toEqual(before);
  const board = await api.as(stranger).send(getBoard, {});
  expect(board.body.tasks.map(({ id }) => id)).toEqual([mine]);
});
