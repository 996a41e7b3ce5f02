import { Link } from '@tanstack/react-router';
import { type FormEvent, useContext, useRef } from 'react';
import { AppError } from '#domain/errors.ts';
import { MAX_COMMENT } from '#domain/text/text-limits.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Field } from '#web/components/ui/form/field.tsx';
import { Textarea } from '#web/components/ui/form/textarea.tsx';
import { toast } from '#web/components/ui/toast/toast-store.ts';
import { useDraftText } from '#web/lib/offline/use-draft-text.ts';
import { CurrentUserContext } from '#web/lib/session/auth-context.ts';
import { type CommentSource, useAddComment } from './use-comments.ts';

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

type CommentEditorProps = {
  /** Name of the draft, which is kept over a reload until it is saved or given up. */
  name: string;
  label: string;
  fieldLabel: string;
  saveText: string;
  content: string;
  isSaving: boolean;
  /** Rejects when the text could not be saved. */
  onSave: (content: string) => Promise<unknown>;
  onClose: () => void;
};

/** Editor for a comment or for an answer to one. Escape cancels, like Cancelar. */
export function CommentEditor({
  name,
  label,
  fieldLabel,
  saveText,
  content,
  isSaving,
  onSave,
  onClose,
}: CommentEditorProps) {
  const [draft, setDraft] = useDraftText(name, content);

  const close = () => {
    setDraft(content);
    onClose();
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const text = draft.trim();
    // A failure has been told by whoever saves; the text stays.
    if (text && !isSaving) void onSave(text).then(close, () => undefined);
  };

  return (
    <form className="mt-2 grid gap-2" onSubmit={submit} noValidate aria-label={label}>
      <Field label={fieldLabel} hideLabel>
        <Textarea
          // The person has just pressed the button that opens this field.
          autoFocus
          className="min-h-18"
          maxLength={MAX_COMMENT}
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
          onFocus={({ currentTarget }) => currentTarget.setSelectionRange(draft.length, draft.length)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') close();
          }}
        />
      </Field>
      <div className="flex gap-2">
        <Button type="submit" variant="primary" size="sm" busy={isSaving} disabled={!draft.trim()}>
          {saveText}
        </Button>
        <Button variant="ghost" size="sm" disabled={isSaving} onClick={close}>
          Cancelar
        </Button>
      </div>
    </form>
  );
}
