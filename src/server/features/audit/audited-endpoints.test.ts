import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { addLessonComment, deleteLessonComment, editLessonComment, restoreLessonComment } from '#contract/academy.ts';
import { attachOrder, sendTestEvent } from '#contract/account/payments.ts';
import { saveSecuritySettings } from '#contract/account/security.ts';
import {
  createAcademyModule,
  createLesson,
  deleteAcademyModule,
  deleteLesson,
  reorderLessons,
  updateAcademyModule,
  updateLesson,
} from '#contract/admin/admin-academy.ts';
import {
  createSnippet,
  createSnippetModule,
  deleteSnippet,
  deleteSnippetModule,
  updateSnippet,
  updateSnippetModule,
} from '#contract/admin/admin-snippets.ts';
import { changeUserPlan, endUserSessions, listAdminActions, removeUserFactors } from '#contract/admin/admin-users.ts';
import { fetchLocalTranslator, removeLocalTranslator, saveAiSettings } from '#contract/admin/ai-settings.ts';
import { endpoints } from '#contract/endpoints.ts';
import { publishLegalPage } from '#contract/legal.ts';
import { addSnippetComment, deleteSnippetComment } from '#contract/snippets.ts';
import { removeSiteLogo } from '#contract/storage.ts';
import { authFactors } from '#server/db/schema/auth.ts';
import { buildPayment, deliver, WEBHOOK_TOKEN } from '#tests/support/doubles/payment-webhook.ts';
import { buildUser } from '#tests/support/samples/builders.ts';
import {
  buildAcademyModule,
  buildLesson,
  buildSnippet,
  buildSnippetModule,
  draftLesson,
  draftSnippet,
} from '#tests/support/samples/content-builders.ts';
import { createTestApp } from '#tests/support/test-app.ts';

const { api, deps } = await createTestApp({
  PAYMENT_WEBHOOK_TOKEN: WEBHOOK_TOKEN,
  DATA_DIR: join(tmpdir(), randomUUID()),
  // No server listens there.
  TRANSLATOR_MODELS_URL: 'http://127.0.0.1:9/',
});
const { db, pool } = deps;
const admin = await buildUser(db, { userType: 'admin' });
const as = api.as(admin);

const lesson = (moduleId: string) => draftLesson(moduleId, { content: 'Texto da aula. '.repeat(40) });
const moduleDraft = { title: 'Novo módulo', description: 'Sobre frete' };
const snippetModuleDraft = { ...moduleDraft, category: 'shopify' as const };
const reason = { reason: 'pediu por email' };
const person = async () => ({ id: (await buildUser(db)).id });

async function uploadLogo() {
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } });
  return as.fetch('/storage/v1/object/site-assets', {
    method: 'POST',
    body: new Uint8Array(await picture.png().toBuffer()),
    headers: { 'content-type': 'image/png' },
  });
}

const idOf = async (row: Promise<{ id: string }>) => ({ id: (await row).id });
const onModule = () => idOf(buildAcademyModule(db));
const onSnippetModule = () => idOf(buildSnippetModule(db));

/** Every administrator action, executed once, and the expected audit row. */
const deeds: Record<string, [row: string, run: () => Promise<{ status: number }>]> = {
  createAcademyModule: ['created academy-module', () => as.send(createAcademyModule, { body: moduleDraft })],
  updateAcademyModule: [
    'updated academy-module',
    async () => as.send(updateAcademyModule, { params: await onModule(), body: moduleDraft }),
  ],
  deleteAcademyModule: [
    'deleted academy-module',
    async () => as.send(deleteAcademyModule, { params: await onModule() }),
  ],
  reorderLessons: [
    'reordered academy-module',
    async () => {
      const { id, moduleId } = await buildLesson(db);
      return as.send(reorderLessons, { params: { id: moduleId }, body: { lessonIds: [id] } });
    },
  ],
  createLesson: ['created lesson', async () => as.send(createLesson, { body: lesson((await onModule()).id) })],
  updateLesson: [
    'updated lesson',
    async () => {
      const { id, moduleId } = await buildLesson(db);
      return as.send(updateLesson, { params: { id }, body: lesson(moduleId) });
    },
  ],
  deleteLesson: ['deleted lesson', async () => as.send(deleteLesson, { params: await idOf(buildLesson(db)) })],
  createSnippetModule: ['created snippet-module', () => as.send(createSnippetModule, { body: snippetModuleDraft })],
  updateSnippetModule: [
    'updated snippet-module',
    async () => as.send(updateSnippetModule, { params: await onSnippetModule(), body: snippetModuleDraft }),
  ],
  deleteSnippetModule: [
    'deleted snippet-module',
    async () => as.send(deleteSnippetModule, { params: await onSnippetModule() }),
  ],
  createSnippet: [
    'created snippet',
    async () => as.send(createSnippet, { body: draftSnippet((await onSnippetModule()).id) }),
  ],
  updateSnippet: [
    'updated snippet',
    async () => {
      const { id, moduleId } = await buildSnippet(db);
      return as.send(updateSnippet, { params: { id }, body: draftSnippet(moduleId) });
    },
  ],
  deleteSnippet: ['deleted snippet', async () => as.send(deleteSnippet, { params: await idOf(buildSnippet(db)) })],
  attachOrder: [
    'attached order',
    async () => {
      const subscriptionId = randomUUID();
      await deliver(api.visitor, buildPayment({ subscriptionId, orderId: randomUUID(), email: 'x@exemplo.com' }));
      const params = { provider: 'kiwify' as const, subscriptionId };
      return as.send(attachOrder, { params, body: { user: (await buildUser(db)).email } });
    },
  ],
  sendTestEvent: ['tested webhook', () => as.send(sendTestEvent, { body: { eventType: 'chargeback' } })],
  uploadImage: ['created image', uploadLogo],
  removeSiteLogo: [
    'deleted image',
    async () => {
      // Each picture adds a row, so pictures of other tests are removed first.
      await as.send(removeSiteLogo, {});
      await uploadLogo();
      before = await countRows();
      return as.send(removeSiteLogo, {});
    },
  ],
  publishLegalPage: [
    'published legal-page',
    () => {
      const body = { body: 'Um texto novo. '.repeat(20), version: 1 };
      return as.send(publishLegalPage, { params: { page: 'terms' }, body });
    },
  ],
  changeUserPlan: [
    'plan_changed user',
    async () => as.send(changeUserPlan, { params: await person(), body: { ...reason, userType: 'premium' } }),
  ],
  endUserSessions: [
    'sessions_ended user',
    async () => as.send(endUserSessions, { params: await person(), body: reason }),
  ],
  removeUserFactors: [
    'factors_removed user',
    async () => {
      const params = await person();
      await db.insert(authFactors).values({ userId: params.id, secret: Buffer.alloc(20), status: 'verified' });
      return as.send(removeUserFactors, { params, body: reason });
    },
  ],
  saveAiSettings: ['updated ai-settings', () => as.send(saveAiSettings, { body: { usesJudge: true } })],
  saveSecuritySettings: [
    'updated security',
    () => as.send(saveSecuritySettings, { body: { adminsNeedFactor: false } }),
  ],
  fetchLocalTranslator: ['created local-translator', () => as.send(fetchLocalTranslator, {})],
  removeLocalTranslator: ['deleted local-translator', () => as.send(removeLocalTranslator, {})],
};

/** These change nothing: they test the form's settings or grade the saved model. */
const withoutTrace = ['testAiConnection', 'testModel'];

const countRows = async () => Number((await pool.query('select count(*) from admin_audit')).rows[0].count);
const newest = async () => (await as.send(listAdminActions, { query: {} })).body.entries[0];

let before: number;
beforeEach(async () => {
  before = await countRows();
});

it('covers every endpoint that lets an administrator change data', () => {
  const changing = Object.entries(endpoints).filter(([, { access, method }]) => access === 'admin' && method !== 'GET');
  expect(changing.map(([name]) => name).sort()).toEqual([...Object.keys(deeds), ...withoutTrace].sort());
});

it.each(Object.entries(deeds))('%s leaves one row', async (_name, [row, run]) => {
  expect((await run()).status).toBeLessThan(300);
  expect(await countRows()).toBe(before + 1);
  const entry = await newest();
  expect(`${entry?.action} ${entry?.subject}`).toBe(row);
  expect(entry?.actor?.id).toBe(admin.id);
});

describe('contents of an audit row', () => {
  it('contains the changed fields, with long texts as their length only', async () => {
    const { id, moduleId } = await buildLesson(db, { title: 'Frete', content: 'Curto' });
    await as.send(updateLesson, { params: { id }, body: { ...lesson(moduleId), title: 'Frete aéreo' } });
    const entry = await newest();
    expect(entry).toMatchObject({ label: 'Frete aéreo', subjectId: id });
    expect(entry?.changes).toMatchObject({
      title: { before: 'Frete', after: 'Frete aéreo' },
      content: { before: 'Curto', after: '600 caracteres' },
    });
    expect(Object.keys(entry?.changes ?? {})).not.toContain('accessType');
  });

  it('is not written when the action failed: a slug that is taken, a lesson that is gone', async () => {
    const { moduleId } = await buildLesson(db, { slug: 'tomado' });
    const other = await buildLesson(db, { moduleId });
    const body = { ...lesson(moduleId), slug: 'tomado' };
    expect((await as.send(updateLesson, { params: { id: other.id }, body })).status).toBe(409);
    expect((await as.send(createLesson, { body })).status).toBe(409);
    expect((await as.send(deleteLesson, { params: { id: randomUUID() } })).status).toBe(404);
    expect(await countRows()).toBe(before);
  });

  it('an update whose generated slug is taken gets the next one, in the same transaction', async () => {
    const { moduleId } = await buildLesson(db, { slug: 'alfandega' });
    const other = await buildLesson(db, { moduleId });
    const body = { ...lesson(moduleId), title: 'Alfândega' };
    const reply = await as.send(updateLesson, { params: { id: other.id }, body });
    expect([reply.status, reply.body.slug]).toEqual([200, 'alfandega-2']);
    expect((await newest())?.changes).toMatchObject({ slug: { before: null, after: 'alfandega-2' } });
  });
});

describe('moderation', () => {
  it("of another person's comment is audited without its text", async () => {
    const author = await buildUser(db, { userType: 'premium' });
    const body = { content: 'Minhas palavras' };
    const { id: lessonId } = await buildLesson(db);
    const comment = await api.as(author).send(addLessonComment, { params: { lessonId }, body });
    const params = { commentId: comment.body.id };
    await as.send(editLessonComment, { params, body: { content: 'Outras palavras' } });
    await as.send(deleteLessonComment, { params });
    await as.send(restoreLessonComment, { params });
    const { id: snippetId } = await buildSnippet(db);
    const other = await api.as(author).send(addSnippetComment, { params: { snippetId }, body });
    await as.send(deleteSnippetComment, { params: { commentId: other.body.id } });
    const { entries } = (await as.send(listAdminActions, { query: { userId: author.id } })).body;
    expect(entries.map(({ action, subject }) => `${action} ${subject}`)).toEqual([
      'deleted snippet-comment',
      'restored lesson-comment',
      'deleted lesson-comment',
      'updated lesson-comment',
    ]);
    expect(JSON.stringify(entries)).not.toContain('palavras');
  });

  it("of one's own comment is not audited", async () => {
    for (const writer of [admin, await buildUser(db)]) {
      const { id: lessonId } = await buildLesson(db);
      const body = { content: 'Minhas palavras' };
      const comment = await api.as(writer).send(addLessonComment, { params: { lessonId }, body });
      await api.as(writer).send(deleteLessonComment, { params: { commentId: comment.body.id } });
    }
    expect(await countRows()).toBe(before);
  });
});
