import { Trash2 } from 'lucide-react';
import type * as z from 'zod/mini';
import type { moderatedCommentSchema } from '#contract/comments.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Stars } from '#web/components/ui/stars.tsx';
import { formatDateTime } from '#web/lib/format-date.ts';

type ModeratedCommentProps = {
  comment: z.infer<typeof moderatedCommentSchema>;
  showsTitle: boolean;
  onDelete: () => void;
};

export function ModeratedComment({ comment, showsTitle, onDelete }: ModeratedCommentProps) {
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
