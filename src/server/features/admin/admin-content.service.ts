import { type AuditAction, type AuditSubject, changedFields } from '#domain/accounts/audit.ts';
import type { Actor } from '#domain/accounts/permissions.ts';
import { AppError } from '#domain/errors.ts';
import { numberedSlug, slugify } from '#domain/text/slug.ts';
import type { Db } from '#server/db/client.ts';
import { academyLessons, academyModules } from '#server/db/schema/academy.ts';
import * as tables from '#server/db/schema/snippets.ts';
import { recordAdminAction } from '#server/features/audit/audit.service.ts';
import {
  type ContentTable,
  deleteRow,
  listLessonIds,
  lockRow,
  rowExists,
  type SavedRow,
  saveRow,
  type Values,
  writeLessonOrder,
} from './admin-content.repository.ts';

type Draft = Values & { title: string; moduleId?: string; slug?: string | null };

type Kind = {
  subject: AuditSubject;
  table: ContentTable;
  missingText: string;
  /** Lessons and snippets stand in modules, and have a slug. */
  modules?: ContentTable;
  /** Final normalisation of the values before they are written. */
  settle?: (values: Draft) => Draft;
};

const MODULE_MISSING = 'Módulo não encontrado';

/** Administrators' writes to one kind of content. */
function contentWrites({ subject, table, missingText, modules, settle = (draft) => draft }: Kind) {
  async function lock(tx: Db, id: string): Promise<Values> {
    const row = await lockRow(tx, table, id);
    if (!row) throw new AppError('not_found', missingText);
    return row;
  }

  return {
    /** Without an id a new one. */
    save: (db: Db, actor: Actor, id: string | undefined, draft: Draft): Promise<SavedRow> =>
      db.transaction(async (tx) => {
        if (modules && !(await rowExists(tx, modules, draft.moduleId))) {
          throw new AppError('invalid_input', MODULE_MISSING, {
            issues: [{ path: 'moduleId', message: 'Escolha o módulo.' }],
          });
        }
        const before = id === undefined ? undefined : await lock(tx, id);
        const values = settle(draft);
        const saved = await saveWithSlug(draft, (slug) => saveRow(tx, table, id, { ...values, ...slug }));
        const after = { ...values, ...(modules && { slug: saved.slug }) };
        await recordContentAction(tx, actor, before ? 'updated' : 'created', { subject, id: saved.id, before, after });
        return saved;
      }),
    delete: (db: Db, actor: Actor, id: string): Promise<undefined> =>
      db.transaction(async (tx) => {
        const before = await lock(tx, id);
        await deleteRow(tx, table, id);
        await recordContentAction(tx, actor, 'deleted', { subject, id, before });
        return undefined;
      }),
  };
}

type Changed = { subject: AuditSubject; id: string; before?: Values | undefined; after?: Values };

function recordContentAction(tx: Db, actor: Actor, action: AuditAction, { subject, id, before, after }: Changed) {
  const title = after?.title ?? before?.title;
  return recordAdminAction(tx, actor, {
    action,
    subject,
    subjectId: id,
    label: typeof title === 'string' ? title : '',
    changes: before && after ? changedFields(before, after) : null,
  });
}

const SLUG_ATTEMPTS = 50;

/** A typed slug must be free; a generated one gets a number if taken. `save` returns undefined for a taken one. */
async function saveWithSlug(
  { slug, title }: Draft,
  save: (slug: { slug?: string | null }) => Promise<SavedRow | undefined>,
): Promise<SavedRow> {
  for (const proposal of proposeSlugs(slug, title)) {
    const saved = await save(proposal);
    if (saved) return saved;
  }
  const message = 'Este slug já está em uso.';
  throw new AppError('conflict', message, { issues: [{ path: 'slug', message }] });
}

function proposeSlugs(slug: string | null | undefined, title: string): { slug?: string | null }[] {
  if (slug === undefined) return [{}];
  const base = slug || slugify(title);
  // A title without Latin letters or digits gives no slug: the item cannot be shared yet.
  if (base === '') return [{ slug: null }];
  return Array.from({ length: slug ? 1 : SLUG_ATTEMPTS }, (_, index) => ({ slug: numberedSlug(base, index + 1) }));
}

const emptyAsNull = (draft: Draft): Draft => ({
  ...draft,
  videoUrl: draft.videoUrl || null,
  thumbnailUrl: draft.thumbnailUrl || null,
});

export const modules = contentWrites({
  subject: 'academy-module',
  table: academyModules,
  missingText: MODULE_MISSING,
});

export const lessons = contentWrites({
  subject: 'lesson',
  table: academyLessons,
  missingText: 'Aula não encontrada',
  modules: academyModules,
  settle: (lesson) => ({
    ...emptyAsNull(lesson),
    releaseDate: lesson.status === 'posted' ? null : lesson.releaseDate,
  }),
});

export const snippetModules = contentWrites({
  subject: 'snippet-module',
  table: tables.snippetModules,
  missingText: MODULE_MISSING,
});

export const snippets = contentWrites({
  subject: 'snippet',
  table: tables.snippets,
  missingText: 'Snippet não encontrado',
  modules: tables.snippetModules,
  settle: emptyAsNull,
});

/** The list must have exactly the module's lessons: one added meanwhile would be left without a position. */
export async function reorderLessons(
  db: Db,
  actor: Actor,
  { moduleId, lessonIds }: { moduleId: string; lessonIds: string[] },
): Promise<undefined> {
  await db.transaction(async (tx) => {
    const current = new Set(await listLessonIds(tx, moduleId));
    const given = new Set(lessonIds);
    if (given.size !== lessonIds.length || given.size !== current.size || lessonIds.some((id) => !current.has(id))) {
      throw new AppError('conflict', 'As aulas deste módulo mudaram. Recarregue e tente novamente.');
    }
    if (lessonIds.length === 0) return;
    await writeLessonOrder(tx, lessonIds);
    const before = await lockRow(tx, academyModules, moduleId);
    await recordContentAction(tx, actor, 'reordered', { subject: 'academy-module', id: moduleId, before });
  });
}
