import { useRef, useState } from 'react';
import type { Comment } from '#contract/comments.ts';
import { NextPageButton } from '#web/components/content/load-more.tsx';
import { QueryError } from '#web/components/content/query-error.tsx';
import { ConfirmDialog } from '#web/components/ui/overlay/confirm-dialog.tsx';
import { Skeleton, SkeletonGroup } from '#web/components/ui/states/skeleton.tsx';
import { animateRemoval } from '#web/lib/page/animate-moves.ts';
import { useCurrentUser } from '#web/lib/session/current-user.ts';
import { CommentForm } from './comment-form.tsx';
import { CommentRow, CommentThread } from './comment-thread.tsx';
import { type CommentSource, type Thread, useComments, useRemoveComment } from './use-comments.ts';

type CommentsSectionProps = {
  source: CommentSource;
  /** The reader's own rating, which may be newer than the one in the list. */
  myRating: number | null;
};

export function CommentsSection({ source, myRating }: CommentsSectionProps) {
  const { id: userId } = useCurrentUser();
  const query = useComments(source);
  const { comments } = query;
  const [doomed, setDoomed] = useState<Comment | Thread>();
  const remove = useRemoveComment(source);
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);

  const handleRemove = () => {
    if (!doomed) return;
    animateRemoval(list.current?.querySelector(`[data-comment="${doomed.id}"]`));
    remove.mutate(doomed.id, {
      onSuccess: () => {
        // The button that opened the dialog was removed with its comment, so the heading gets the focus.
        setTimeout(() => heading.current?.focus());
      },
      onSettled: () => setDoomed(undefined),
    });
  };

  return (
    <section aria-labelledby="comentarios">
      <h2 ref={heading} id="comentarios" tabIndex={-1} className="h2 outline-none">
        Comentários
      </h2>
      <CommentForm source={source} />
      {comments ? (
        <>
          {comments.length === 0 && <p className="border-t border-line pt-4 text-fg-muted">Nenhum comentário ainda.</p>}
          <ul className="grid" ref={list}>
            {comments.map((comment) => (
              <CommentThread
                key={comment.id}
                thread={comment.userId === userId ? { ...comment, rating: myRating } : comment}
                source={source}
                onRemove={setDoomed}
              />
            ))}
          </ul>
          <NextPageButton label="Carregar mais comentários" query={query} />
        </>
      ) : query.isError ? (
        <QueryError query={query} title="Não foi possível carregar os comentários." />
      ) : (
        <CommentsSkeleton />
      )}
      <ConfirmDialog
        open={doomed !== undefined}
        onOpenChange={(open) => !open && setDoomed(undefined)}
        title={doomed?.parentId ? 'Excluir resposta' : 'Excluir comentário'}
        description={describeDeletion(doomed)}
        confirmLabel="Excluir"
        danger
        busy={remove.isPending}
        onConfirm={handleRemove}
      />
    </section>
  );
}

function describeDeletion(doomed: Comment | Thread | undefined): string {
  if (doomed?.parentId) return 'Tem certeza que deseja excluir esta resposta?';
  const count = doomed && 'answers' in doomed ? doomed.answers.length : 0;
  const rest = count === 1 ? ' A resposta a ele vai junto.' : ` As ${count} respostas a ele vão junto.`;
  return `Tem certeza que deseja excluir este comentário?${count === 0 ? '' : rest}`;
}

function CommentsSkeleton() {
  return (
    <SkeletonGroup label="Carregando comentários...">
      {['a', 'b'].map((key) => (
        <CommentRow key={key}>
          <Skeleton className="size-8 rounded-full" />
          <div className="grid flex-1 content-start gap-3 pt-1">
            <Skeleton className="w-40" />
            <Skeleton className="w-4/5" />
          </div>
        </CommentRow>
      ))}
    </SkeletonGroup>
  );
}
