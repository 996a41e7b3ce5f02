import { type AuditAction, type AuditSubject, changedFields } from '#domain/accounts/audit.ts';
import type { Actor } from '#domain/accounts/permissions.ts';
import { AppError } from '#domain/errors.ts';
import { numberedSlug, slugify } from '#domain/text/slug.ts';
import type { Db } from '#server/db/client.ts';
import { recordAdminAction } from '#server/features/audit/audit.service.ts';
import {
  type ContentTable,
  deleteRow,
  insertRow,
  insertSlugged,
  lockRow,
  rowExists,
  type SavedRow,
  type SluggedTable,
  updateRow,
  updateSlugged,
  type Values,
} from './content-rows.repository.ts';

type ContentAction = { action: AuditAction; subject: AuditSubject; id: string; before?: Values; after?: Values };

export function recordContentAction(tx: Db, actor: Actor, { action, subject, id, before, after }: ContentAction) {
  const title = after?.title ?? before?.title;
  return recordAdminAction(tx, actor, {
    action,
    subject,
    subjectId: id,
    label: typeof title === 'string' ? title : '',
    changes: before && after ? changedFields(before, after) : null,
  });
}

const MODULE_MISSING = 'Módulo não encontrado';

/** Held until the transaction ends; a missing row is an error. */
async function lockContent(tx: Db, table: ContentTable, id: string, missingText: string): Promise<Values> {
  const row = await lockRow(tx, table, id);
  if (!row) throw new AppError('not_found', missingText);
  return row;
}

const deletion =
  (subject: AuditSubject, table: ContentTable, missingText: string) =>
  (db: Db, actor: Actor, id: string): Promise<undefined> =>
    db.transaction(async (tx) => {
      const before = await lockContent(tx, table, id, missingText);
      await deleteRow(tx, table, id);
      await recordContentAction(tx, actor, { action: 'deleted', subject, id, before });
      return undefined;
    });

/** Administrators' writes to a table of modules. */
export const moduleWrites = (subject: AuditSubject, table: ContentTable) => ({
  create: (db: Db, actor: Actor, draft: Values) =>
    db.transaction(async (tx) => {
      const row = await insertRow(tx, table, draft);
      await recordContentAction(tx, actor, { action: 'created', subject, id: row.id, after: draft });
      return row;
    }),
  update: (db: Db, actor: Actor, id: string, draft: Values): Promise<undefined> =>
    db.transaction(async (tx) => {
      const before = await lockContent(tx, table, id, MODULE_MISSING);
      await updateRow(tx, table, id, draft);
      await recordContentAction(tx, actor, { action: 'updated', subject, id, before, after: draft });
      return undefined;
    }),
  delete: deletion(subject, table, MODULE_MISSING),
});

type Draft = Values & { moduleId: string; title: string; slug: string | null };

type Content = {
  subject: AuditSubject;
  table: SluggedTable;
  modules: ContentTable;
  missingText: string;
  /** Final normalisation of the values before they are written. */
  settle?: (values: Draft) => Draft;
};

/** Administrators' writes to the content of modules: lessons and snippets. */
export function contentWrites({ subject, table, modules, missingText, settle = (values) => values }: Content) {
  async function check(tx: Db, draft: Draft): Promise<Draft> {
    if (!(await rowExists(tx, modules, draft.moduleId))) {
      throw new AppError('invalid_input', MODULE_MISSING, {
        issues: [{ path: 'moduleId', message: 'Escolha o módulo.' }],
      });
    }
    return settle({ ...draft, videoUrl: draft.videoUrl || null, thumbnailUrl: draft.thumbnailUrl || null });
  }

  return {
    create: (db: Db, actor: Actor, draft: Draft) =>
      db.transaction(async (tx) => {
        const values = await check(tx, draft);
        const saved = await saveWithSlug(draft, (slug) => insertSlugged(tx, table, { ...values, slug }));
        const after = { ...values, slug: saved.slug };
        await recordContentAction(tx, actor, { action: 'created', subject, id: saved.id, after });
        return saved;
      }),
    update: (db: Db, actor: Actor, id: string, draft: Draft) =>
      db.transaction(async (tx) => {
        const values = await check(tx, draft);
        const before = await lockContent(tx, table, id, missingText);
        const saved = await saveWithSlug(draft, (slug) => updateSlugged(tx, table, id, { ...values, slug }));
        const after = { ...values, slug: saved.slug };
        await recordContentAction(tx, actor, { action: 'updated', subject, id, before, after });
        return saved;
      }),
    delete: deletion(subject, table, missingText),
  };
}

const SLUG_ATTEMPTS = 50;

/** A typed slug must be free; a generated one gets a number if taken. `save` returns undefined for a taken one. */
async function saveWithSlug(
  { slug, title }: Draft,
  save: (slug: string | null) => Promise<SavedRow | undefined>,
): Promise<SavedRow> {
  const base = slug || slugify(title);
  const attempts = slug ? 1 : SLUG_ATTEMPTS;
  // A title without Latin letters or digits gives no slug: the item cannot be shared yet.
  const proposals =
    base === '' ? [null] : Array.from({ length: attempts }, (_, index) => numberedSlug(base, index + 1));
  for (const proposal of proposals) {
    const saved = await save(proposal);
    if (saved) return saved;
  }
  const message = 'Este slug já está em uso.';
  throw new AppError('conflict', message, { issues: [{ path: 'slug', message }] });
}
