import { Pencil } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { FieldDraft } from '#domain/sheet/accept-suggestions.ts';
import { fieldRow } from '#domain/sheet/all-fields.ts';
import { describeEntry, valueBesideLabel } from '#domain/sheet/describe-entry.ts';
import type { FieldKey } from '#domain/sheet/field-keys.ts';
import type { Entry } from '#domain/sheet/sheet.ts';
import { Badge } from '#web/components/ui/badge.tsx';
import { cn } from '#web/lib/cn.ts';
import { useFocusOnClose } from '#web/lib/page/use-focus-on-close.ts';
import { FieldEditor } from './field-editor.tsx';
import { FillButton, Line, LineButton } from './sheet-parts.tsx';
import type { SheetActions } from './use-sheet.ts';

type FieldLineProps = { fieldKey: FieldKey; sheetActions: SheetActions; startOpen?: boolean; onClose?: () => void };

export function FieldLine({ fieldKey, sheetActions, startOpen = false, onClose }: FieldLineProps) {
  const [isOpen, setIsOpen] = useState(startOpen);
  const openerRef = useFocusOnClose(isOpen);
  const field = sheetActions.sheet[fieldKey];
  const { label } = fieldRow(fieldKey);
  const close = () => {
    setIsOpen(false);
    onClose?.();
  };
  const mark = field ? 'accepted' : 'empty';
  if (isOpen) {
    return (
      <Line look="editing" mark={mark} label={label} isEditing>
        <FieldEditor
          fieldKey={fieldKey}
          field={field}
          current={field}
          onSave={(next) => {
            sheetActions.saveField(fieldKey, next);
            close();
          }}
          onCancel={close}
          onRemove={
            field &&
            (() => {
              sheetActions.removeField(fieldKey);
              close();
            })
          }
        />
      </Line>
    );
  }
  return (
    <Line
      look="field"
      mark={mark}
      label={label}
      actions={
        field && <LineButton ref={openerRef} icon={Pencil} label={`Editar ${label}`} onClick={() => setIsOpen(true)} />
      }
    >
      {field ? (
        <FieldValue fieldKey={fieldKey} field={field} onChange={(next) => sheetActions.saveField(fieldKey, next)} />
      ) : (
        <FillButton ref={openerRef} onClick={() => setIsOpen(true)}>
          Preencher<span className="sr-only"> {label}</span>
        </FillButton>
      )}
    </Line>
  );
}

const CHIPS = new Set(['choices', 'list']);

type FieldValueProps = {
  fieldKey: FieldKey;
  field: FieldDraft;
  onChange?: ((field: FieldDraft) => void) | undefined;
  isDismissed?: boolean;
};

/** Displays a value by kind: number with unit, chips for lists, Sim/Não as a switch; its limit comes after it. */
export function FieldValue({ fieldKey, field, onChange, isDismissed = false }: FieldValueProps) {
  return (
    <span
      className={cn(
        'min-w-0 whitespace-pre-line tabular-nums',
        isDismissed ? 'font-normal text-fg-muted line-through' : 'font-[550]',
      )}
    >
      <Value fieldKey={fieldKey} field={field} onChange={onChange} />
      {field.limit && <Extra> · {field.limit.pt}</Extra>}
    </span>
  );
}

function Value({ fieldKey, field, onChange }: FieldValueProps) {
  const { kind, choices, yesNo } = fieldRow(fieldKey);
  const { value } = field;
  if (kind === 'yesno') {
    const turn = (at: number, allowed: boolean) =>
      onChange?.({ ...field, value: value.map((entry, index) => (index === at ? { ...entry, allowed } : entry)) });
    return value.map((entry, at) => (
      <span key={entry.choice} className="flex min-h-7 flex-wrap items-center gap-x-2.5 gap-y-1">
        <span className="font-normal">{choices.find(({ key }) => key === entry.choice)?.pt}</span>
        <YesNo
          label={choices.find(({ key }) => key === entry.choice)?.pt ?? ''}
          allowed={entry.allowed}
          onTurn={onChange ? (allowed) => turn(at, allowed) : undefined}
        />
        {entry.limit && <Extra> · {entry.limit.pt}</Extra>}
      </span>
    ));
  }
  if (CHIPS.has(kind) && fieldKey !== 'fabric') {
    return (
      <span className="inline-flex flex-wrap gap-1">
        {value.map((entry) => (
          <Badge
            key={JSON.stringify(entry)}
            className="h-auto min-h-6 whitespace-normal py-0.5 font-[550] text-fg text-sm/[1.35]"
          >
            {entry.allowed === false && yesNo ? `${yesNo.no.pt}: ` : ''}
            {describeEntry(fieldKey, { ...entry, allowed: undefined }).pt}
          </Badge>
        ))}
      </span>
    );
  }
  const [only] = value;
  if (kind === 'number' && value.length === 1 && isPlainAmount(only)) {
    const [, number = '', unit = ''] = /^(.*\d)(.*)$/.exec(describeEntry(fieldKey, { amount: only?.amount }).pt) ?? [];
    return (
      <>
        {number.replace(/^.*: /, '')}
        <Extra>{unit}</Extra>
      </>
    );
  }
  return valueBesideLabel(fieldKey, value);
}

const Extra = ({ children }: { children: ReactNode }) => <span className="font-normal text-fg-soft">{children}</span>;

const isPlainAmount = (entry: Entry | undefined): boolean =>
  entry?.amount !== undefined && Object.values(entry).filter((member) => member !== undefined).length === 1;

type YesNoProps = { label: string; allowed: boolean | undefined; onTurn: ((allowed: boolean) => void) | undefined };

function YesNo({ label, allowed, onTurn }: YesNoProps) {
  if (!onTurn) return <b>{allowed ? 'sim' : 'não'}</b>;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a visible legend for two words.
    <span role="group" aria-label={label} className="inline-flex rounded-sm border border-line-strong p-0.5">
      {[true, false].map((answer) => (
        <button
          key={String(answer)}
          type="button"
          className="min-h-6 min-w-10 rounded-xs px-2 font-medium text-fg-muted text-sm aria-pressed:bg-overlay aria-pressed:font-semibold aria-pressed:text-fg"
          aria-pressed={allowed === answer}
          onClick={() => onTurn(answer)}
        >
          {answer ? 'Sim' : 'Não'}
        </button>
      ))}
    </span>
  );
}
