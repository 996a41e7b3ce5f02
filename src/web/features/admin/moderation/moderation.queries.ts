import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { deleteLessonComment, restoreLessonComment } from '#contract/academy.ts';
import { listModeratedLessonComments, listModeratedSnippetComments } from '#contract/admin/admin.ts';
import { deleteSnippetComment, restoreSnippetComment } from '#contract/snippets.ts';
import { failureToast } from '#web/components/ui/toast/failure-toast.ts';
import { call } from '#web/lib/api/api.ts';

export type CommentSubject = 'lesson' | 'snippet';

/** All comments of one kind, or the comments of one lesson or snippet. */
export type Moderated = { subject: CommentSubject; item?: { id: string; title: string } | undefined };

const lists = { lesson: listModeratedLessonComments, snippet: listModeratedSnippetComments };
const deletions = { lesson: deleteLessonComment, snippet: deleteSnippetComment };
const restorations = { lesson: restoreLessonComment, snippet: restoreSnippetComment };

export const moderationQuery = ({ subject, item }: Moderated, page: number) =>
  queryOptions({
    queryKey: ['admin', 'comments', subject, item?.id, page],
    queryFn: ({ signal }) => call(lists[subject], { query: { page, ...(item && { itemId: item.id }) } }, { signal }),
    placeholderData: keepPreviousData,
  });

export function useDeleteComment(subject: CommentSubject) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (commentId: string) => call(deletions[subject], { params: { commentId } }),
    onSuccess: () => queryClient.invalidateQueries(),
  });
}

export function useRestoreComment(subject: CommentSubject) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (commentId: string) => call(restorations[subject], { params: { commentId } }),
    onSuccess: () => queryClient.invalidateQueries(),
    onError: (error) => failureToast(error, 'Falha ao desfazer'),
  });
}
