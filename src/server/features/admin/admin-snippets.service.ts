import * as repository from './admin-snippets.repository.ts';
import { contentWrites, moduleWrites } from './content-writes.ts';

export const { listSnippetModules, listSnippets } = repository;

export const modules = moduleWrites({
  insert: repository.insertSnippetModule,
  update: repository.updateSnippetModule,
  remove: repository.deleteSnippetModule,
});

export const snippets = contentWrites<repository.SnippetValues>({
  insert: repository.insertSnippet,
  update: repository.updateSnippet,
  exists: repository.snippetExists,
  remove: repository.deleteSnippet,
  moduleExists: repository.snippetModuleExists,
  missingText: 'Snippet não encontrado',
  settle: (snippet) => snippet,
});
