import { Plus } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { FieldDraft } from '#domain/sheet/accept-suggestions.ts';
import { fieldRow } from '#domain/sheet/all-fields.ts';
import { checkField } from '#domain/sheet/check-field.ts';
import { describeValue } from '#domain/sheet/describe-entry.ts';
import type { FieldKey } from '#domain/sheet/field-keys.ts';
import { SHEET_LIMITS } from '#domain/sheet/sheet.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Input } from '#web/components/ui/form/input.tsx';
import { canonical, draftOf, entryOf, isBlank, membersOf, wordsOf } from './entry-draft.ts';
import { EntryEditor, Pair } from './entry-editor.tsx';

type FieldEditorProps = {
  fieldKey: FieldKey;
  field: FieldDraft | undefined;
  /** The sheet's current value: another tab may have changed it. */
  current?: FieldDraft | undefined;
  onSave: (field: FieldDraft) => void;
  onCancel: () => void;
  onRemove?: (() => void) | undefined;
  firstProblem?: string | undefined;
};

const sameValue = (one: FieldDraft | undefined, other: FieldDraft | undefined) =>
  canonical([one?.value, one?.limit]) === canonical([other?.value, other?.limit]);

/** Inline editor for every kind of field: its entries and its limit. Leaving the page saves a valid value. */
export function FieldEditor({ fieldKey, field, current, onSave, onCancel, onRemove, firstProblem }: FieldEditorProps) {
  const row = fieldRow(fieldKey);
  const members = membersOf(row);
  const [drafts, setDrafts] = useState(() => (field?.value ?? [{}]).map((entry) => draftOf(row, entry)));
  const [limit, setLimit] = useState({ pt: field?.limit?.pt ?? '', ja: field?.limit?.ja ?? '' });
  const [problem, setProblem] = useState(firstProblem);
  const [known] = useState(current);
  const isOver = useRef(false);
  const listId = useId();

  const typed: FieldDraft = {
    value: drafts.map((draft) => entryOf(row, draft)).filter((entry) => !isBlank(entry)),
    ...(limit.pt.trim() && { limit: wordsOf(limit.pt, limit.ja, field?.limit) }),
    ...(field?.words && { words: field.words }),
  };

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const wrong = checkField(fieldKey, typed);
    setProblem(wrong ?? undefined);
    if (wrong) return;
    isOver.current = true;
    onSave(typed);
  }
  function writeLimit(written: typeof limit) {
    setLimit(written);
    setProblem(undefined);
  }
  function cancel() {
    isOver.current = true;
    onCancel();
  }
  const leave = useEffectEvent(() => {
    if (isOver.current || sameValue(typed, field) || checkField(fieldKey, typed)) return;
    isOver.current = true;
    onSave(typed);
  });
  useEffect(() => {
    const handleLeave = () => leave();
    window.addEventListener('pagehide', handleLeave);
    return () => {
      window.removeEventListener('pagehide', handleLeave);
      handleLeave();
    };
  }, []);

  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    cancel();
  }

  return (
    <form
      className="grid min-w-0 gap-2 [&_.input]:min-h-10 [&_.input]:py-1"
      aria-label={`Editar ${row.label}`}
      onSubmit={handleSubmit}
      onKeyDown={handleKey}
      noValidate
    >
      {row.choices.length > 0 && !members.isClosed && (
        <datalist id={listId}>
          {row.choices.map(({ key, pt }) => (
            <option key={key} value={pt} />
          ))}
        </datalist>
      )}
      {row.parts.length > 0 && (
        <datalist id={`${listId}-parts`}>
          {row.parts.map(({ key, pt }) => (
            <option key={key} value={pt} />
          ))}
        </datalist>
      )}
      {drafts.map((draft, index) => (
        <EntryEditor
          key={draft.id}
          row={row}
          draft={draft}
          listId={listId}
          number={drafts.length > 1 ? index + 1 : undefined}
          // Focuses the first entry on opening, and each added entry.
          autoFocus={index === 0 || Object.keys(draft.before).length === 0}
          onChange={(change) =>
            setDrafts((all) => all.map((each) => (each.id === draft.id ? { ...each, ...change } : each)))
          }
          onRemove={
            drafts.length > 1 ? () => setDrafts((all) => all.filter((each) => each.id !== draft.id)) : undefined
          }
        />
      ))}
      {!members.isSingle && drafts.length < SHEET_LIMITS.listItems && (
        <Button
          size="sm"
          variant="ghost"
          className="justify-self-start"
          onClick={() => setDrafts((all) => [...all, draftOf(row)])}
        >
          <Plus aria-hidden="true" />
          Mais um
        </Button>
      )}
      {!row.private && (
        <Pair>
          <Input
            aria-label={`Limite de ${row.label}`}
            placeholder={row.limitRequired ? 'Limite: em que situação não vale' : 'Limite (se houver)'}
            maxLength={SHEET_LIMITS.limit}
            value={limit.pt}
            onChange={(event) => writeLimit({ ...limit, pt: event.target.value })}
          />
          {row.limitRequired && !limit.pt.trim() && (
            <Button
              size="sm"
              variant="ghost"
              className="justify-self-start"
              onClick={() => writeLimit({ pt: 'não mergulhar na água', ja: '水に浸けないでください' })}
            >
              O fornecedor não disse: não mergulhar na água
            </Button>
          )}
          {limit.pt.trim() && (
            <Input
              lang="ja"
              aria-label={`Limite de ${row.label} em japonês`}
              placeholder="Limite em japonês (opcional)"
              maxLength={SHEET_LIMITS.limit}
              value={limit.ja}
              onChange={(event) => setLimit({ ...limit, ja: event.target.value })}
            />
          )}
        </Pair>
      )}
      {field?.words && <p className="text-fg-muted text-sm/[1.4]">“{field.words}”</p>}
      {!sameValue(current, known) && (
        <p className="text-ai-300 text-sm/[1.4]" role="status">
          {current
            ? `Este campo mudou em outro lugar: ${describeValue(fieldKey, current.value, current.limit).pt}. `
            : 'Este campo foi excluído em outro lugar. '}
          Se você salvar, vale o seu.
        </p>
      )}
      {problem && (
        <p className="field-error" role="alert">
          {problem}
        </p>
      )}
      <div className="flex flex-wrap gap-1.5">
        <Button type="submit" size="sm">
          Salvar
        </Button>
        <Button size="sm" variant="ghost" onClick={cancel}>
          Cancelar
        </Button>
        {onRemove && (
          <Button
            size="sm"
            variant="ghost"
            onClick={() => {
              isOver.current = true;
              onRemove();
            }}
          >
            Excluir
          </Button>
        )}
      </div>
    </form>
  );
}
