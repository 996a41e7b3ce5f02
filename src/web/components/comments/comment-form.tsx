import { Link } from '@tanstack/react-router';
import { type FormEvent, useContext, useRef } from 'react';
import { AppError } from '#domain/errors.ts';
import { MAX_COMMENT } from '#domain/text/text-limits.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Field } from '#web/components/ui/form/field.tsx';
import { Textarea } from '#web/components/ui/form/textarea.tsx';
import { toast } from '#web/components/ui/toast/use-toast.ts';
import { useDraftText } from '#web/lib/offline/use-draft-text.ts';
import { CurrentUserContext } from '#web/lib/session/auth-context.ts';
import type { CommentSource } from './comment-source.ts';
import { useAddComment } from './use-comments.ts';

export function CommentForm({ source }: { source: CommentSource }) {
  if (useContext(CurrentUserContext)) return <NewComment source={source} />;
  return (
    <p className="my-4 text-fg-muted">
      <Link to="/login" className="underline underline-offset-4">
        Faça login para comentar
      </Link>
    </p>
  );
}

function NewComment({ source }: { source: CommentSource }) {
  const [content, setContent] = useDraftText(`comment.${source.queryKey.join('.')}`);
  const add = useAddComment(source);
  const field = useRef<HTMLTextAreaElement>(null);
  /** A second click can come before the first one has disabled the button. */
  const isSending = useRef(false);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isSending.current) return;
    const text = content.trim();
    if (!text) {
      field.current?.focus();
      return;
    }
    isSending.current = true;
    add.mutate(
      { content: text },
      {
        onSettled: () => {
          isSending.current = false;
        },
        onSuccess: () => {
          setContent('');
          toast(source.texts.added);
        },
        onError: (error) => toast(addFailure(error, source)),
      },
    );
  };

  return (
    <form className="mt-4 mb-5 grid gap-2.5" onSubmit={submit} noValidate aria-label="Novo comentário">
      <Field label="Comentário" hideLabel>
        <Textarea
          ref={field}
          className="min-h-22"
          placeholder="Escreva um comentário"
          maxLength={MAX_COMMENT}
          value={content}
          onChange={(event) => setContent(event.target.value)}
        />
      </Field>
      <div>
        <Button type="submit" busy={add.isPending}>
          {add.isPending ? 'Enviando...' : 'Comentar'}
        </Button>
      </div>
    </form>
  );
}

/** `unauthenticated` gets its own message: the server takes the comment's author from the session. */
export function addFailure(error: unknown, { texts }: CommentSource) {
  const isSessionLost = error instanceof AppError && error.code === 'unauthenticated';
  const description = isSessionLost ? 'Não foi possível buscar dados do usuário.' : texts.addFailed;
  return { title: 'Erro', description, variant: 'destructive' as const };
}
