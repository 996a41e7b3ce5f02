import { type InfiniteData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Comment } from '#contract/comments.ts';
import { groupBy } from '#domain/group-by.ts';
import { failureToast } from '#web/components/ui/toast/failure-toast.ts';
import { toast } from '#web/components/ui/toast/toast-store.ts';

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

/** Changes the loaded comments of all pages; one that is added to each of them is shown once. */
function useLoadedComments(queryKey: readonly unknown[]) {
  const queryClient = useQueryClient();
  return (change: (comments: Comment[]) => Comment[]) =>
    queryClient.setQueryData<CommentPages>(
      queryKey,
      (data) => data && { ...data, pages: data.pages.map((page) => ({ ...page, comments: change(page.comments) })) },
    );
}

export function useAddComment({ queryKey, add }: CommentSource) {
  const changeLoaded = useLoadedComments(queryKey);
  return useMutation({
    mutationFn: ({ content, parentId }: { content: string; parentId?: string }) => add(content, parentId),
    onSuccess: (comment) => changeLoaded((comments) => [...comments, comment]),
  });
}

export function useEditComment({ queryKey, edit }: CommentSource) {
  const changeLoaded = useLoadedComments(queryKey);
  return useMutation({
    mutationFn: (change: { commentId: string; content: string }) => edit(change.commentId, change.content),
    onSuccess: ({ id, content }) =>
      changeLoaded((comments) => comments.map((comment) => (comment.id === id ? { ...comment, content } : comment))),
  });
}

/** Toasts and undo are here, not in the component: undo may be pressed after the page was left. */
export function useRemoveComment({ queryKey, remove, restore, texts }: CommentSource) {
  const changeLoaded = useLoadedComments(queryKey);
  const undo = useMutation({
    mutationFn: restore,
    onSuccess: (comment) => changeLoaded((comments) => [...comments, comment]),
    onError: (error) => failureToast(error, 'Não foi possível desfazer.'),
  });
  return useMutation({
    mutationFn: remove,
    onSuccess: (_, commentId) => {
      changeLoaded((comments) => comments.filter(({ id }) => id !== commentId));
      toast({
        title: 'Sucesso',
        description: 'Comentário excluído com sucesso!',
        action: { label: 'Desfazer', onAction: () => undo.mutate(commentId) },
      });
    },
    onError: () => toast({ title: 'Erro', description: texts.removeFailed, variant: 'destructive' }),
  });
}

type CommentPages = InfiniteData<CommentPage, string | undefined>;

/** A comment with its answers, oldest first. */
export type Thread = Comment & { answers: Comment[] };

/**
 * All loaded comments in list order. A comment that was just written may be repeated in a later page; it is shown
 * once.
 */
function arrangeComments(pages: readonly CommentPage[], order: CommentSource['order']): Thread[] {
  const byId = new Map(pages.flatMap((page) => page.comments).map((comment) => [comment.id, comment]));
  const byParent = groupBy([...byId.values()].sort(compareAge), ({ parentId }) => parentId);
  const comments = byParent.get(null) ?? [];
  return (order === 'oldest-first' ? comments : comments.reverse()).map((comment) => ({
    ...comment,
    answers: byParent.get(comment.id) ?? [],
  }));
}

function compareAge(a: Comment, b: Comment): number {
  const difference = Date.parse(a.createdAt) - Date.parse(b.createdAt);
  if (difference !== 0) return difference;
  return a.id < b.id ? -1 : 1;
}

type CommentPage = { comments: Comment[]; nextCursor: string | null };

export type CommentSource = {
  queryKey: readonly unknown[];
  order: 'oldest-first' | 'newest-first';
  list: (cursor: string | undefined, signal: AbortSignal) => Promise<CommentPage>;
  add: (content: string, parentId: string | undefined) => Promise<Comment>;
  edit: (commentId: string, content: string) => Promise<Comment>;
  remove: (commentId: string) => Promise<undefined>;
  restore: (commentId: string) => Promise<Comment>;
  texts: {
    added: { title: string; description?: string };
    addFailed: string;
    editFailed: string;
    removeFailed: string;
  };
};
