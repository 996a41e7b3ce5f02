import { AppError } from '#domain/errors.ts';
import type { Db } from '#server/db/client.ts';
import { type SavedRow, saveWithSlug } from './save-with-slug.ts';

const MODULE_MISSING = 'Módulo não encontrado';

type ModuleTable<Values> = {
  insert: (db: Db, values: Values) => Promise<{ id: string } | undefined>;
  update: (db: Db, id: string, values: Values) => Promise<boolean>;
  remove: (db: Db, id: string) => Promise<boolean>;
};

/** What an administrator does to a table of modules; a row that is not there is said. */
export function moduleWrites<Values>(table: ModuleTable<Values>) {
  const missing = () => new AppError('not_found', MODULE_MISSING);
  return {
    async create(db: Db, draft: Values): Promise<{ id: string }> {
      const row = await table.insert(db, draft);
      if (!row) throw missing();
      return row;
    },
    async update(db: Db, id: string, draft: Values): Promise<undefined> {
      if (!(await table.update(db, id, draft))) throw missing();
    },
    async remove(db: Db, id: string): Promise<undefined> {
      if (!(await table.remove(db, id))) throw missing();
    },
  };
}

type ContentValues = {
  moduleId: string;
  title: string;
  videoUrl?: string | null | undefined;
  thumbnailUrl?: string | null | undefined;
};

type ContentTable<Values> = {
  insert: (db: Db, values: Values, slug: string | null) => Promise<SavedRow | undefined>;
  update: (db: Db, id: string, values: Values, slug: string | null) => Promise<SavedRow | undefined>;
  exists: (db: Db, id: string) => Promise<boolean>;
  remove: (db: Db, id: string) => Promise<boolean>;
  moduleExists: (db: Db, id: string) => Promise<boolean>;
  missingText: string;
  /** Last settling of the values before they are written. */
  settle: (values: Values) => Values;
};

/** What an administrator does to what lies in modules: lessons and snippets. */
export function contentWrites<Values extends ContentValues>(table: ContentTable<Values>) {
  type Draft = Values & { slug: string | null };
  const missing = () => new AppError('not_found', table.missingText);

  async function check(db: Db, draft: Draft): Promise<Values> {
    if (!(await table.moduleExists(db, draft.moduleId))) {
      throw new AppError('invalid_input', MODULE_MISSING, {
        issues: [{ path: 'moduleId', message: 'Escolha o módulo.' }],
      });
    }
    return table.settle({ ...draft, videoUrl: draft.videoUrl || null, thumbnailUrl: draft.thumbnailUrl || null });
  }

  return {
    async create(db: Db, draft: Draft) {
      const values = await check(db, draft);
      return saveWithSlug(draft, (slug) => table.insert(db, values, slug));
    },
    async update(db: Db, id: string, draft: Draft) {
      const values = await check(db, draft);
      if (!(await table.exists(db, id))) throw missing();
      return saveWithSlug(draft, (slug) => table.update(db, id, values, slug));
    },
    async remove(db: Db, id: string): Promise<undefined> {
      if (!(await table.remove(db, id))) throw missing();
    },
  };
}
