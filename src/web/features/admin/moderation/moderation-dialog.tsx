import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { deleteLessonComment, restoreLessonComment } from '#contract/academy.ts';
import {
  listModeratedLessonComments,
  listModeratedSnippetComments,
  MODERATION_PAGE_SIZE,
} from '#contract/admin/admin-moderation.ts';
import type { moderatedCommentSchema } from '#contract/comments.ts';
import { deleteSnippetComment, restoreSnippetComment } from '#contract/snippets.ts';
import { QueryError } from '#web/components/content/query-error.tsx';
import { SkeletonLines } from '#web/components/content/skeleton-lines.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { ConfirmDialog } from '#web/components/ui/overlay/confirm-dialog.tsx';
import { Dialog, DialogContent } from '#web/components/ui/overlay/dialog.tsx';
import { Stars } from '#web/components/ui/stars.tsx';
import { EmptyState } from '#web/components/ui/states/empty-state.tsx';
import { Pagination } from '#web/components/ui/table/pagination.tsx';
import { failureToast } from '#web/components/ui/toast/failure-toast.ts';
import { call } from '#web/lib/api/api.ts';
import { cn } from '#web/lib/cn.ts';
import { formatDateTime } from '#web/lib/format-date.ts';
import { animateRemoval } from '#web/lib/page/animate-moves.ts';
import { useAdminChange } from '../admin.queries.ts';
import { successToast, useFailureToast } from '../admin-toasts.ts';
import { useLastPage } from '../use-table-params.ts';

const titles = { lesson: 'Comentários das aulas', snippet: 'Comentários dos snippets' } as const;

type ModerationDialogProps = {
  subject: 'lesson' | 'snippet';
  /** Without it the comments of all are shown. */
  item: { id: string; title: string } | undefined;
  onClose: () => void;
};

export function ModerationDialog({ subject, item, onClose }: ModerationDialogProps) {
  const [page, setPage] = useState(1);
  const [leaving, setLeaving] = useState<string>();
  const listRef = useRef<HTMLUListElement>(null);
  const list = useQuery(moderationQuery(subject, item?.id, page));
  const remove = useAdminChange((commentId: string) => call(deletions[subject], { params: { commentId } }));
  const restore = useAdminChange(
    (commentId: string) => call(restorations[subject], { params: { commentId } }),
    (error) => failureToast(error, 'Falha ao desfazer'),
  );
  const total = list.data?.total ?? 0;
  const pageCount = Math.ceil(total / MODERATION_PAGE_SIZE);
  useLastPage({ page, pageCount, isLoaded: list.isSuccess && !list.isPlaceholderData, setPage });
  useFailureToast(list.error, 'Falha ao carregar comentários');

  const confirmDeletion = () => {
    if (!leaving) return;
    animateRemoval(listRef.current?.querySelector(`[data-comment="${leaving}"]`));
    remove.mutate(leaving, {
      onSuccess: () =>
        successToast('Comentário excluído com sucesso!', {
          label: 'Desfazer',
          onAction: () => restore.mutate(leaving),
        }),
      onError: (error) => failureToast(error, 'Falha ao excluir comentário'),
      onSettled: () => setLeaving(undefined),
    });
  };

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title={titles[subject]} description={item?.title} size="wide">
        {list.isPending && <SkeletonLines className="mt-4 grid gap-4" lines={['h-16', 'h-16', 'h-16', 'h-16']} />}
        {list.isError && <QueryError query={list} title="Não foi possível carregar os comentários." hasToast />}
        {list.data && total === 0 && <EmptyState title="Nenhum comentário ainda." />}
        {list.data && total > 0 && (
          <>
            <ul ref={listRef} className={cn('mt-4 divide-y divide-line', list.isPlaceholderData && 'opacity-60')}>
              {list.data.comments.map((comment) => (
                <ModeratedComment
                  key={comment.id}
                  comment={comment}
                  showsTitle={!item}
                  onDelete={() => setLeaving(comment.id)}
                />
              ))}
            </ul>
            <Pagination
              page={page}
              pageCount={pageCount}
              onPageChange={setPage}
              summary={total === 1 ? '1 comentário' : `${total} comentários`}
            />
          </>
        )}
        <ConfirmDialog
          open={leaving !== undefined}
          onOpenChange={(open) => !open && setLeaving(undefined)}
          title="Excluir comentário"
          description="Tem certeza que deseja excluir este comentário? As respostas a ele, se houver, vão junto."
          confirmLabel="Excluir"
          danger
          busy={remove.isPending}
          onConfirm={confirmDeletion}
        />
      </DialogContent>
    </Dialog>
  );
}

type ModeratedCommentProps = {
  comment: z.infer<typeof moderatedCommentSchema>;
  showsTitle: boolean;
  onDelete: () => void;
};

function ModeratedComment({ comment, showsTitle, onDelete }: ModeratedCommentProps) {
  return (
    <li data-comment={comment.id} className="flex items-start gap-3 py-3">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 text-sm">
          <strong className="font-medium">{comment.userName || 'Sem nome'}</strong>
          {showsTitle && <span className="text-fg-muted">em {comment.itemTitle}</span>}
          <time className="text-fg-muted tabular-nums" dateTime={comment.createdAt}>
            {formatDateTime(comment.createdAt)}
          </time>
          {comment.rating !== null && <Stars value={comment.rating} />}
        </p>
        {comment.answered && (
          <p className="mt-1 truncate text-sm text-fg-muted">
            {comment.answered.content === null
              ? 'Em resposta a um comentário excluído'
              : `Em resposta a ${comment.answered.userName}: “${comment.answered.content}”`}
          </p>
        )}
        <p className="mt-1 whitespace-pre-line text-fg-soft">{comment.content || 'Só a nota, sem comentário.'}</p>
      </div>
      <Button
        variant="ghost"
        size="icon-sm"
        aria-label={`Excluir comentário de ${comment.userName}`}
        onClick={onDelete}
      >
        <Trash2 aria-hidden="true" />
      </Button>
    </li>
  );
}

const lists = { lesson: listModeratedLessonComments, snippet: listModeratedSnippetComments };
const deletions = { lesson: deleteLessonComment, snippet: deleteSnippetComment };
const restorations = { lesson: restoreLessonComment, snippet: restoreSnippetComment };

const moderationQuery = (subject: 'lesson' | 'snippet', itemId: string | undefined, page: number) =>
  queryOptions({
    queryKey: ['admin', 'comments', subject, itemId, page],
    queryFn: ({ signal }) => call(lists[subject], { query: { page, ...(itemId && { itemId }) } }, { signal }),
    placeholderData: keepPreviousData,
  });
