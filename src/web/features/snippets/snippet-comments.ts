import {
  addSnippetComment,
  deleteSnippetComment,
  editSnippetComment,
  listSnippetComments,
  restoreSnippetComment,
} from '#contract/snippets.ts';
import type { CommentSource } from '#web/components/comments/use-comments.ts';
import { call } from '#web/lib/api/api.ts';
import { refetchOn } from '#web/lib/live/live-topics.ts';

// The person may have this page open when a notice about a reply arrives.
refetchOn(['notices'], ['snippet-comments']);

export const snippetComments = (snippetId: string): CommentSource => ({
  queryKey: ['snippet-comments', snippetId],
  order: 'newest-first',
  list: (cursor, signal) => call(listSnippetComments, { params: { snippetId }, query: { cursor } }, { signal }),
  add: (content, parentId) => call(addSnippetComment, { params: { snippetId }, body: { content, parentId } }),
  edit: (commentId, content) => call(editSnippetComment, { params: { commentId }, body: { content } }),
  remove: (commentId) => call(deleteSnippetComment, { params: { commentId } }),
  restore: (commentId) => call(restoreSnippetComment, { params: { commentId } }),
  texts: {
    added: { title: 'Comentário adicionado!' },
    addFailed: 'Erro ao adicionar comentário',
    editFailed: 'Erro ao editar comentário',
    removeFailed: 'Erro ao excluir comentário',
  },
});
