import * as repository from './admin-snippets.repository.ts';
import { contentWrites, moduleWrites } from './content-writes.ts';

export const { listSnippetModules, listSnippets } = repository;

export const modules = moduleWrites<repository.SnippetModuleValues>({
  subject: 'snippet-module',
  lock: repository.lockSnippetModule,
  insert: repository.insertSnippetModule,
  update: repository.updateSnippetModule,
  remove: repository.deleteSnippetModule,
});

export const snippets = contentWrites<repository.SnippetValues>({
  subject: 'snippet',
  lock: repository.lockSnippet,
  insert: repository.insertSnippet,
  update: repository.updateSnippet,
  remove: repository.deleteSnippet,
  moduleExists: repository.snippetModuleExists,
  missingText: 'Snippet não encontrado',
  settle: (snippet) => snippet,
});
