import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useState } from 'react';
import { suggestFields } from '#contract/robots/suggest-fields.ts';
import { draftOfSuggestion, type FieldDraft } from '#domain/sheet/accept-suggestions.ts';
import { FIELDS, fieldRow } from '#domain/sheet/all-fields.ts';
import type { FieldKey } from '#domain/sheet/field-keys.ts';
import { GROUPS } from '#domain/sheet/field-row.ts';
import type { Amount } from '#domain/sheet/sheet.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Field } from '#web/components/ui/form/field.tsx';
import { useFieldControl } from '#web/components/ui/form/field-context.ts';
import { Dialog, DialogContent } from '#web/components/ui/overlay/dialog.tsx';
import { call } from '#web/lib/api/api.ts';
import { membersOf } from './entry-draft.ts';
import { FieldEditor } from './field-editor.tsx';
import { FieldValue } from './field-line.tsx';
import { ChoiceButton, FieldLabel } from './sheet-parts.tsx';
import type { SheetActions } from './use-sheet.ts';

type SelectedWordsProps = { words: string; sheetActions: SheetActions; onDone: () => void };

/** "Isto é…": turns the words selected in the text into a field; only these words are read. */
export function SelectedWords({ words, sheetActions, onDone }: SelectedWordsProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="flex flex-wrap items-center gap-2 border-line border-t px-4 py-2.5">
      <span className="wrap-anywhere min-w-0 flex-[1_1_8rem] text-sm/6">
        “{words.length > 60 ? `${words.slice(0, 60)}…` : words}”
      </span>
      <Button size="sm" onClick={() => setIsOpen(true)}>
        Isto é…
      </Button>
      <Button variant="ghost" size="icon-sm" aria-label="Esquecer as palavras marcadas" onClick={onDone}>
        <X aria-hidden="true" />
      </Button>
      <Dialog open={isOpen} onOpenChange={setIsOpen}>
        <DialogContent title="Isto é…" description={`“${words}”`}>
          <FieldsFor words={words} sheetActions={sheetActions} onDone={onDone} />
        </DialogContent>
      </Dialog>
    </div>
  );
}

export function UnreadLineActions({ line, sheetActions }: { line: string; sheetActions: SheetActions }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <span className="flex flex-wrap gap-2">
      <Button size="sm" variant="ghost" onClick={() => setIsOpen(true)}>
        Pôr na ficha
      </Button>
      <Button size="sm" variant="ghost" onClick={() => sheetActions.ignoreLine(line)}>
        Ignorar
      </Button>
      <Dialog open={isOpen} onOpenChange={setIsOpen}>
        <DialogContent title="Pôr na ficha" description={`“${line}”`}>
          <FieldsFor words={line} line={line} sheetActions={sheetActions} />
        </DialogContent>
      </Dialog>
    </span>
  );
}

/** "Costura: dupla" */
const LABELLED = /^\s*([^:\n]{2,40}):\s(.+)$/;

type Editing = { key: FieldKey; field: FieldDraft; problem?: string | undefined };

type FieldsForProps = Pick<SelectedWordsProps, 'words' | 'sheetActions'> & {
  line?: string;
  onDone?: () => void;
};

function FieldsFor({ words, sheetActions, line, onDone }: FieldsForProps) {
  const [editing, setEditing] = useState<Editing>();
  const { data, isPending } = useQuery({
    queryKey: ['suggestions', sheetActions.product.id, 'words', words],
    queryFn: ({ signal }) => call(suggestFields, { body: { productId: sheetActions.product.id, words } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const put = (key: FieldKey, field: FieldDraft) => {
    const problem = sheetActions.putWords(key, field, line);
    if (problem) setEditing({ key, field, problem });
    else onDone?.();
  };
  const asItIs = LABELLED.test(words) ? 'other' : 'remarks';
  // What no field takes is offered once.
  const suggested = data?.suggestions.filter(({ field }) => field !== asItIs) ?? [];
  const amounts = data?.suggestions.flatMap(({ value }) => value.flatMap(({ amount }) => amount ?? [])) ?? [];
  if (editing) {
    return (
      <>
        <FieldLabel as="p">{fieldRow(editing.key).label}</FieldLabel>
        <FieldEditor
          key={editing.key}
          fieldKey={editing.key}
          field={editing.field}
          firstProblem={editing.problem}
          onSave={(field) => put(editing.key, field)}
          onCancel={() => setEditing(undefined)}
        />
      </>
    );
  }
  return (
    <div className="grid gap-4">
      {isPending ? (
        <p className="text-fg-muted">Lendo as palavras...</p>
      ) : (
        <ul className="grid gap-2">
          {suggested.map((suggestion) => (
            <li key={suggestion.id}>
              <ChoiceButton onClick={() => put(suggestion.field, draftOfSuggestion(suggestion))}>
                <FieldLabel>{fieldRow(suggestion.field).label}</FieldLabel>
                <FieldValue fieldKey={suggestion.field} field={draftOfSuggestion(suggestion)} />
              </ChoiceButton>
            </li>
          ))}
          <li>
            <ChoiceButton onClick={() => put(asItIs, fieldFromWords(asItIs, words))}>
              <FieldLabel>{fieldRow(asItIs).label}</FieldLabel>
              Como está no texto
            </ChoiceButton>
          </li>
        </ul>
      )}
      <Field label="Ou outro campo">
        <FieldSelect onPick={(key) => setEditing({ key, field: fieldFromWords(key, words, amounts) })} />
      </Field>
    </div>
  );
}

/** `amounts`: what was read from the words. */
function fieldFromWords(key: FieldKey, words: string, amounts: readonly Amount[] = []): FieldDraft {
  const { units } = fieldRow(key);
  const { isClosed, hasLabel } = membersOf(fieldRow(key));
  const line = words.replaceAll(/\s+/g, ' ');
  const amount = amounts.find(({ unit }) => units.includes(unit));
  if (isClosed) return { value: [amount ? { amount } : {}], words };
  const [, label, pt] = (hasLabel && LABELLED.exec(line)) || [];
  return { value: [label ? { label: { pt: label }, pt } : { pt: line }], words };
}

function FieldSelect({ onPick }: { onPick: (key: FieldKey) => void }) {
  const control = useFieldControl();
  return (
    <select
      className="input"
      {...control}
      value=""
      onChange={(event) => {
        const row = FIELDS.find(({ key }) => key === event.target.value);
        if (row) onPick(row.key);
      }}
    >
      <option value="">Escolha o campo</option>
      {GROUPS.map((group) => (
        <optgroup key={group} label={group}>
          {FIELDS.filter((row) => row.group === group).map(({ key, label }) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </optgroup>
      ))}
    </select>
  );
}
