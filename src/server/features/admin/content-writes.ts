import type { AuditSubject } from '#domain/accounts/audit.ts';
import type { Actor } from '#domain/accounts/permissions.ts';
import { AppError } from '#domain/errors.ts';
import type { Db } from '#server/db/client.ts';
import { recordContentAction } from './record-content-action.ts';
import { type SavedRow, saveWithSlug } from './save-with-slug.ts';

const MODULE_MISSING = 'Módulo não encontrado';

type Row = Readonly<Record<string, unknown>>;

type Kept = {
  /** Subject in the audit log. */
  subject: AuditSubject;
  lock: (tx: Db, id: string) => Promise<Row | undefined>;
  remove: (tx: Db, id: string) => Promise<boolean>;
};

/** Deletes a row and records it in the audit log. */
const removeKept = (db: Db, actor: Actor, table: Kept, id: string, missing: () => AppError): Promise<undefined> =>
  db.transaction(async (tx) => {
    const before = await table.lock(tx, id);
    if (!before || !(await table.remove(tx, id))) throw missing();
    await recordContentAction(tx, actor, { action: 'deleted', subject: table.subject, id, before });
    return undefined;
  });

type ModuleTable<Values> = Kept & {
  insert: (tx: Db, values: Values) => Promise<{ id: string } | undefined>;
  update: (tx: Db, id: string, values: Values) => Promise<boolean>;
};

/** Administrators' writes to a table of modules; a missing row is an error. */
export function moduleWrites<Values extends Row>(table: ModuleTable<Values>) {
  const { subject } = table;
  const missing = () => new AppError('not_found', MODULE_MISSING);
  return {
    create: (db: Db, actor: Actor, draft: Values): Promise<{ id: string }> =>
      db.transaction(async (tx) => {
        const row = await table.insert(tx, draft);
        if (!row) throw missing();
        await recordContentAction(tx, actor, { action: 'created', subject, id: row.id, after: draft });
        return row;
      }),
    update: (db: Db, actor: Actor, id: string, draft: Values): Promise<undefined> =>
      db.transaction(async (tx) => {
        const before = await table.lock(tx, id);
        if (!before || !(await table.update(tx, id, draft))) throw missing();
        await recordContentAction(tx, actor, { action: 'updated', subject, id, before, after: draft });
        return undefined;
      }),
    remove: (db: Db, actor: Actor, id: string) => removeKept(db, actor, table, id, missing),
  };
}

type ContentValues = {
  moduleId: string;
  title: string;
  videoUrl?: string | null | undefined;
  thumbnailUrl?: string | null | undefined;
};

type ContentTable<Values> = Kept & {
  insert: (tx: Db, values: Values, slug: string | null) => Promise<SavedRow | undefined>;
  update: (tx: Db, id: string, values: Values, slug: string | null) => Promise<SavedRow | undefined>;
  moduleExists: (tx: Db, id: string) => Promise<boolean>;
  missingText: string;
  /** Final normalisation of the values before they are written. */
  settle: (values: Values) => Values;
};

/** Administrators' writes to the content of modules: lessons and snippets. */
export function contentWrites<Values extends ContentValues>(table: ContentTable<Values>) {
  type Draft = Values & { slug: string | null };
  const { subject } = table;
  const missing = () => new AppError('not_found', table.missingText);

  async function check(tx: Db, draft: Draft): Promise<Values> {
    if (!(await table.moduleExists(tx, draft.moduleId))) {
      throw new AppError('invalid_input', MODULE_MISSING, {
        issues: [{ path: 'moduleId', message: 'Escolha o módulo.' }],
      });
    }
    return table.settle({ ...draft, videoUrl: draft.videoUrl || null, thumbnailUrl: draft.thumbnailUrl || null });
  }

  return {
    create: (db: Db, actor: Actor, draft: Draft) =>
      db.transaction(async (tx) => {
        const values = await check(tx, draft);
        const saved = await saveWithSlug(draft, (slug) => table.insert(tx, values, slug));
        const after = { ...values, slug: saved.slug };
        await recordContentAction(tx, actor, { action: 'created', subject, id: saved.id, after });
        return saved;
      }),
    update: (db: Db, actor: Actor, id: string, draft: Draft) =>
      db.transaction(async (tx) => {
        const values = await check(tx, draft);
        const before = await table.lock(tx, id);
        if (!before) throw missing();
        const saved = await saveWithSlug(draft, (slug) => table.update(tx, id, values, slug));
        const after = { ...values, slug: saved.slug };
        await recordContentAction(tx, actor, { action: 'updated', subject, id, before, after });
        return saved;
      }),
    remove: (db: Db, actor: Actor, id: string) => removeKept(db, actor, table, id, missing),
  };
}
