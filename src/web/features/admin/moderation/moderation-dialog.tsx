import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { MODERATION_PAGE_SIZE } from '#contract/admin/admin.ts';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { ConfirmDialog } from '#web/components/ui/overlay/confirm-dialog.tsx';
import { Dialog, DialogContent } from '#web/components/ui/overlay/dialog.tsx';
import { Skeleton, SkeletonGroup } from '#web/components/ui/skeleton.tsx';
import { Pagination } from '#web/components/ui/table/pagination.tsx';
import { failureToast } from '#web/components/ui/toast/failure-toast.ts';
import { cn } from '#web/lib/cn.ts';
import { animateRemoval } from '#web/lib/page/animate-moves.ts';
import { successToast } from '../admin-toasts.ts';
import { useFailureToast } from '../use-failure-toast.ts';
import { useLastPage } from '../use-last-page.ts';
import { ModeratedComment } from './moderated-comment.tsx';
import { type Moderated, moderationQuery, useDeleteComment, useRestoreComment } from './moderation.queries.ts';

const titles = { lesson: 'Comentários das aulas', snippet: 'Comentários dos snippets' } as const;

export function ModerationDialog({ moderated, onClose }: { moderated: Moderated; onClose: () => void }) {
  const { subject, item } = moderated;
  const [page, setPage] = useState(1);
  const [leaving, setLeaving] = useState<string>();
  const listRef = useRef<HTMLUListElement>(null);
  const list = useQuery(moderationQuery(moderated, page));
  const remove = useDeleteComment(subject);
  const restore = useRestoreComment(subject);
  const total = list.data?.total ?? 0;
  const pageCount = Math.ceil(total / MODERATION_PAGE_SIZE);
  useLastPage({ page, pageCount, isSettled: list.isSuccess && !list.isPlaceholderData, setPage });
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
        {list.isPending && (
          <SkeletonGroup className="mt-4 grid gap-4">
            {[1, 2, 3, 4].map((key) => (
              <Skeleton key={key} className="h-16" />
            ))}
          </SkeletonGroup>
        )}
        {list.isError && (
          <ErrorState
            title="Falha ao carregar comentários"
            onRetry={() => void list.refetch()}
            busy={list.isFetching}
          />
        )}
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
