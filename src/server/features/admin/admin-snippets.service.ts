import { AppError } from '#domain/errors.ts';
import type { Db } from '#server/db/client.ts';
import * as repository from './admin-snippets.repository.ts';
import { saveWithSlug } from './save-with-slug.ts';

export const { listSnippetModules, listSnippets } = repository;

type SnippetDraft = repository.SnippetValues & { slug: string | null };

const moduleMissing = () => new AppError('not_found', 'Módulo não encontrado');
const snippetMissing = () => new AppError('not_found', 'Snippet não encontrado');

export async function createSnippetModule(db: Db, draft: repository.SnippetModuleValues) {
  const row = await repository.insertSnippetModule(db, draft);
  if (!row) throw moduleMissing();
  return row;
}

export async function updateSnippetModule(
  db: Db,
  id: string,
  draft: repository.SnippetModuleValues,
): Promise<undefined> {
  if (!(await repository.updateSnippetModule(db, id, draft))) throw moduleMissing();
}

export async function deleteSnippetModule(db: Db, id: string): Promise<undefined> {
  if (!(await repository.deleteSnippetModule(db, id))) throw moduleMissing();
}

export async function createSnippet(db: Db, draft: SnippetDraft) {
  const values = await checkSnippet(db, draft);
  return saveWithSlug(draft, (slug) => repository.insertSnippet(db, values, slug));
}

export async function updateSnippet(db: Db, id: string, draft: SnippetDraft) {
  const values = await checkSnippet(db, draft);
  if (!(await repository.snippetExists(db, id))) throw snippetMissing();
  return saveWithSlug(draft, (slug) => repository.updateSnippet(db, id, values, slug));
}

export async function deleteSnippet(db: Db, id: string): Promise<undefined> {
  if (!(await repository.deleteSnippet(db, id))) throw snippetMissing();
}

async function checkSnippet(db: Db, { slug: _slug, ...values }: SnippetDraft): Promise<repository.SnippetValues> {
  if (!(await repository.snippetModuleExists(db, values.moduleId))) {
    throw new AppError('invalid_input', 'Módulo não encontrado', {
      issues: [{ path: 'moduleId', message: 'Escolha o módulo.' }],
    });
  }
  return { ...values, videoUrl: values.videoUrl || null, thumbnailUrl: values.thumbnailUrl || null };
}
