import {
  addSnippetComment,
  deleteSnippetComment,
  editSnippetComment,
  listSnippetComments,
  restoreSnippetComment,
} from '#contract/snippets.ts';
import type { CommentSource } from '#web/components/comments/comment-source.ts';
import { call } from '#web/lib/api/api.ts';

export const snippetComments = (snippetId: string): CommentSource => ({
  queryKey: ['snippet-comments', snippetId],
  order: 'newest-first',
  list: (cursor, signal) => call(listSnippetComments, { params: { snippetId }, query: { cursor } }, { signal }),
  add: (content) => call(addSnippetComment, { params: { snippetId }, body: { content } }),
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
