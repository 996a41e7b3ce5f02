import { Pencil, Trash2 } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Comment } from '#contract/comments.ts';
import { lazyValue } from '#domain/lazy-value.ts';
import { Avatar } from '#web/components/ui/avatar.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Stars } from '#web/components/ui/stars.tsx';
import { toast } from '#web/components/ui/toast/toast-store.ts';
import { daysAgo, formatDate, formatDateTime } from '#web/lib/format-date.ts';
import { addFailure, CommentEditor } from './comment-form.tsx';
import { type CommentSource, type Thread, useAddComment, useEditComment } from './use-comments.ts';

type CommentThreadProps = {
  thread: Thread;
  source: CommentSource;
  onRemove: (comment: Comment) => void;
};

export function CommentThread({ thread, source, onRemove }: CommentThreadProps) {
  const [answered, setAnswered] = useState<Comment>();
  const add = useAddComment(source);

  const send = (parentId: string) => (content: string) =>
    add.mutateAsync(
      { content, parentId },
      {
        onSuccess: () => toast({ title: 'Resposta enviada!' }),
        onError: (error) => toast(addFailure(error, source)),
      },
    );

  const itemOf = (comment: Comment) => (
    <CommentItem
      comment={comment}
      source={source}
      isAnswering={answered?.id === comment.id}
      onAnswer={() => setAnswered(comment)}
      onRemove={() => onRemove(comment)}
    />
  );

  return (
    <li data-comment={thread.id}>
      {itemOf(thread)}
      {thread.answers.length > 0 && (
        <ul className="ml-4 border-l border-line pl-4 sm:ml-11" aria-label={`Respostas a ${thread.userName}`}>
          {thread.answers.map((answer) => (
            <li key={answer.id} data-comment={answer.id}>
              {itemOf(answer)}
            </li>
          ))}
        </ul>
      )}
      {answered && (
        <div className="mb-4 ml-4 pl-4 sm:ml-11">
          <CommentEditor
            key={answered.id}
            name={`answer.${answered.id}`}
            label={`Responder a ${answered.userName}`}
            fieldLabel={`Resposta a ${answered.userName}`}
            saveText="Enviar resposta"
            content=""
            isSaving={add.isPending}
            onSave={send(answered.id)}
            onClose={() => setAnswered(undefined)}
          />
        </div>
      )}
    </li>
  );
}

export const CommentRow = ({ children }: { children: ReactNode }) => (
  <div className="flex gap-3.5 border-t border-line py-4">{children}</div>
);

type CommentItemProps = {
  comment: Comment;
  source: CommentSource;
  isAnswering: boolean;
  onAnswer: () => void;
  onRemove: () => void;
};

function CommentItem({ comment, source, isAnswering, onAnswer, onRemove }: CommentItemProps) {
  const [isEditing, setEditing] = useState(false);
  const edit = useEditComment(source);
  const editButton = useFocusAfter(isEditing);
  const answerButton = useFocusAfter(isAnswering);
  const noun = comment.parentId === null ? 'comentário' : 'resposta';

  const save = (content: string) =>
    edit.mutateAsync(
      { commentId: comment.id, content },
      {
        onSuccess: () => toast({ title: 'Sucesso', description: 'Comentário editado com sucesso!' }),
        onError: () => toast({ title: 'Erro', description: source.texts.editFailed, variant: 'destructive' }),
      },
    );

  return (
    <CommentRow>
      <Avatar name={comment.userName} />
      <article
        className="min-w-0 flex-1"
        aria-label={`${comment.parentId === null ? 'Comentário' : 'Resposta'} de ${comment.userName}`}
      >
        <div className="flex flex-wrap items-center gap-x-2.5">
          <strong className="min-w-0 font-semibold wrap-anywhere">{comment.userName}</strong>
          {comment.rating !== null && <Stars value={comment.rating} className="*:size-3.25" />}
          <time
            className="text-sm/6 text-fg-muted tabular-nums"
            dateTime={comment.createdAt}
            title={formatDateTime(comment.createdAt)}
          >
            {describeDay(comment.createdAt, new Date())}
          </time>
        </div>
        {isEditing ? (
          <CommentEditor
            name={`comment.${comment.id}`}
            label={`Editar ${noun}`}
            fieldLabel={comment.parentId === null ? 'Texto do comentário' : 'Texto da resposta'}
            saveText="Salvar"
            content={comment.content}
            isSaving={edit.isPending}
            onSave={save}
            onClose={() => setEditing(false)}
          />
        ) : (
          <>
            <p className="mt-1 whitespace-pre-line wrap-anywhere text-fg-soft">{comment.content}</p>
            <Button
              ref={answerButton}
              variant="ghost"
              size="sm"
              className="mt-1 -ml-3"
              aria-label={`Responder a ${comment.userName}`}
              aria-expanded={isAnswering}
              onClick={onAnswer}
            >
              Responder
            </Button>
          </>
        )}
      </article>
      {!isEditing && (
        <div className="-mt-1 -mr-1.5 flex self-start">
          {comment.abilities.edit && (
            <Button
              ref={editButton}
              variant="ghost"
              size="icon-sm"
              aria-label={`Editar ${noun}`}
              onClick={() => setEditing(true)}
            >
              <Pencil aria-hidden="true" />
            </Button>
          )}
          {comment.abilities.delete && (
            <Button variant="ghost" size="icon-sm" aria-label={`Excluir ${noun}`} onClick={onRemove}>
              <Trash2 aria-hidden="true" />
            </Button>
          )}
        </div>
      )}
    </CommentRow>
  );
}

function useFocusAfter(isEditing: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !isEditing) button.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  return button;
}

const RECENT_DAYS = 7;
const relative = lazyValue(() => new Intl.RelativeTimeFormat('pt-BR', { numeric: 'always' }));

/** "hoje", "ontem", "há 2 dias", then the date; days are counted in the reader's time zone. */
export function describeDay(isoTime: string, now: Date): string {
  const days = daysAgo(isoTime, now);
  if (days <= 0) return 'hoje';
  if (days === 1) return 'ontem';
  return days < RECENT_DAYS ? relative().format(-days, 'day') : formatDate(isoTime);
}
