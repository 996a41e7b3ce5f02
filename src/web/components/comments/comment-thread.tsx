import { useState } from 'react';
import type { Comment } from '#contract/comments.ts';
import { toast } from '#web/components/ui/toast/use-toast.ts';
import { CommentEditor } from './comment-editor.tsx';
import { addFailure } from './comment-form.tsx';
import { CommentItem } from './comment-item.tsx';
import type { Thread } from './comment-pages.ts';
import type { CommentSource } from './comment-source.ts';
import { useAddComment } from './use-comments.ts';

type CommentThreadProps = {
  thread: Thread;
  source: CommentSource;
  onRemove: (comment: Comment) => void;
};

/** A comment, its answers, and the answer that the reader is writing. */
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
