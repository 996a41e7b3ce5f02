import type { FieldDraft } from '#domain/sheet/accept-suggestions.ts';
import { fieldRow } from '#domain/sheet/catalogue.ts';
import { describeEntry, describeValue } from '#domain/sheet/describe-entry.ts';
import type { FieldKey } from '#domain/sheet/field-keys.ts';
import type { Entry } from '#domain/sheet/sheet.ts';
import { Badge } from '#web/components/ui/badge.tsx';

const CHIPS = new Set(['choices', 'list']);

type FieldValueProps = {
  fieldKey: FieldKey;
  field: FieldDraft;
  /** Set if a yes/no value can be switched in place. */
  onChange?: ((field: FieldDraft) => void) | undefined;
};

/** Displays a value by kind: number with unit, chips for lists, Sim/Não as a switch; its limit comes after it. */
export function FieldValue({ fieldKey, field, onChange }: FieldValueProps) {
  return (
    <span className="field-value">
      <Value fieldKey={fieldKey} field={field} onChange={onChange} />
      {field.limit && <span className="field-limit"> · {field.limit.pt}</span>}
    </span>
  );
}

function Value({ fieldKey, field, onChange }: FieldValueProps) {
  const { kind, label, choices, yesNo } = fieldRow(fieldKey);
  const { value } = field;
  if (kind === 'yesno') {
    const turn = (at: number, allowed: boolean) =>
      onChange?.({ ...field, value: value.map((entry, index) => (index === at ? { ...entry, allowed } : entry)) });
    return value.map((entry, at) => (
      <span key={entry.choice} className="field-yesno">
        <span>{choices.find(({ key }) => key === entry.choice)?.pt}</span>
        <YesNo
          label={choices.find(({ key }) => key === entry.choice)?.pt ?? ''}
          allowed={entry.allowed}
          onTurn={onChange ? (allowed) => turn(at, allowed) : undefined}
        />
        {entry.limit && <span className="field-limit"> · {entry.limit.pt}</span>}
      </span>
    ));
  }
  if (CHIPS.has(kind) && fieldKey !== 'fabric') {
    return (
      <span className="field-chips">
        {value.map((entry) => (
          <Badge key={JSON.stringify(entry)}>
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
        <span className="field-unit">{unit}</span>
      </>
    );
  }
  return describeValue(fieldKey, value).pt.split('\n').map(withoutLabel(label)).join('\n');
}

/** "Mantém quente ou frio (quente): 12 horas" beside the label "Mantém quente ou frio" is "quente: 12 horas". */
const withoutLabel = (label: string) => (line: string) =>
  line.startsWith(label) ? line.slice(label.length).replace(/^: | \((.+?)\)/, '$1') : line;

const isPlainAmount = (entry: Entry | undefined): boolean =>
  entry?.amount !== undefined && Object.values(entry).filter((member) => member !== undefined).length === 1;

type YesNoProps = { label: string; allowed: boolean | undefined; onTurn: ((allowed: boolean) => void) | undefined };

function YesNo({ label, allowed, onTurn }: YesNoProps) {
  if (!onTurn) return <b>{allowed ? 'sim' : 'não'}</b>;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a visible legend for two words.
    <span role="group" aria-label={label} className="field-switch">
      <button type="button" aria-pressed={allowed === true} onClick={() => onTurn(true)}>
        Sim
      </button>
      <button type="button" aria-pressed={allowed === false} onClick={() => onTurn(false)}>
        Não
      </button>
    </span>
  );
}
