import {
  addLessonComment,
  deleteLessonComment,
  editLessonComment,
  listLessonComments,
  restoreLessonComment,
} from '#contract/academy.ts';
import type { CommentSource } from '#web/components/comments/use-comments.ts';
import { call } from '#web/lib/api/api.ts';
import { refetchOn } from '#web/lib/live/live-topics.ts';

// The person may have this page open when a notice about a reply arrives.
refetchOn(['notices'], ['lesson-comments']);

export const lessonComments = (lessonId: string): CommentSource => ({
  queryKey: ['lesson-comments', lessonId],
  order: 'oldest-first',
  list: (cursor, signal) => call(listLessonComments, { params: { lessonId }, query: { cursor } }, { signal }),
  add: (content, parentId) => call(addLessonComment, { params: { lessonId }, body: { content, parentId } }),
  edit: (commentId, content) => call(editLessonComment, { params: { commentId }, body: { content } }),
  remove: (commentId) => call(deleteLessonComment, { params: { commentId } }),
  restore: (commentId) => call(restoreLessonComment, { params: { commentId } }),
  texts: {
    added: { title: 'Sucesso', description: 'Comentário enviado com sucesso!' },
    addFailed: 'Não foi possível enviar o comentário.',
    editFailed: 'Não foi possível editar o comentário.',
    removeFailed: 'Não foi possível excluir o comentário.',
  },
});
