import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { failureToast } from '#web/components/ui/toast/failure-toast.ts';
import { toast } from '#web/components/ui/toast/use-toast.ts';
import { addComment, arrangeComments, type CommentPages, removeComment, replaceContent } from './comment-pages.ts';
import type { CommentSource } from './comment-source.ts';

export function useComments(source: CommentSource) {
  const query = useInfiniteQuery({
    queryKey: source.queryKey,
    queryFn: ({ pageParam, signal }) => source.list(pageParam, signal),
    // Widens the type: the first page has no cursor.
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
  const comments = useMemo(
    () => query.data && arrangeComments(query.data.pages, source.order),
    [query.data, source.order],
  );
  return { ...query, comments };
}

export function useAddComment({ queryKey, add }: CommentSource) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ content, parentId }: { content: string; parentId?: string }) => add(content, parentId),
    onSuccess: (comment) => queryClient.setQueryData<CommentPages>(queryKey, (data) => addComment(data, comment)),
  });
}

export function useEditComment({ queryKey, edit }: CommentSource) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (change: { commentId: string; content: string }) => edit(change.commentId, change.content),
    onSuccess: ({ id, content }) =>
      queryClient.setQueryData<CommentPages>(queryKey, (data) => replaceContent(data, id, content)),
  });
}

/** Toasts and undo are here, not in the component: undo may be pressed after the page was left. */
export function useRemoveComment({ queryKey, remove, restore, texts }: CommentSource) {
  const queryClient = useQueryClient();
  const undo = useMutation({
    mutationFn: restore,
    onSuccess: (comment) => queryClient.setQueryData<CommentPages>(queryKey, (data) => addComment(data, comment)),
    onError: (error) => failureToast(error, 'Não foi possível desfazer.'),
  });
  return useMutation({
    mutationFn: remove,
    onSuccess: (_, commentId) => {
      queryClient.setQueryData<CommentPages>(queryKey, (data) => removeComment(data, commentId));
      toast({
        title: 'Sucesso',
        description: 'Comentário excluído com sucesso!',
        action: { label: 'Desfazer', onAction: () => undo.mutate(commentId) },
      });
    },
    onError: () => toast({ title: 'Erro', description: texts.removeFailed, variant: 'destructive' }),
  });
}
