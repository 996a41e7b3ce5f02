import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { FieldRow } from '#domain/sheet/field-keys.ts';
import { findChoice } from '#domain/sheet/find-choice.ts';
import { SHEET_LIMITS } from '#domain/sheet/sheet.ts';
import { SIZE_COLUMNS } from '#domain/sheet/tables/choices-use.ts';
import { unitOf } from '#domain/sheet/units.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Field } from '#web/components/ui/form/field.tsx';
import { Input } from '#web/components/ui/form/input.tsx';
import { Textarea } from '#web/components/ui/form/textarea.tsx';
import { type EntryDraft, membersOf } from './entry-draft.ts';

type EntryEditorProps = {
  row: FieldRow;
  draft: EntryDraft;
  listId: string;
  number: number | undefined;
  autoFocus: boolean;
  onChange: (change: Partial<EntryDraft>) => void;
  onRemove: (() => void) | undefined;
};

export function EntryEditor({ row, draft, listId, number, autoFocus, onChange, onRemove }: EntryEditorProps) {
  const members = membersOf(row);
  const named = (what: string) => [what, number].filter(Boolean).join(' ');
  const text = (member: 'ja' | 'detail' | 'partJa' | 'label' | 'labelJa' | 'limit' | 'limitJa', what: string) => (
    <Input
      {...(member.endsWith('a') && { lang: 'ja' })}
      aria-label={named(`${row.label}: ${what}`)}
      placeholder={what}
      maxLength={SHEET_LIMITS.text}
      value={draft[member]}
      onChange={(event) => onChange({ [member]: event.target.value })}
    />
  );
  const isOwn = !members.isClosed && !members.isPlain && draft.name.trim() && !findChoice(row.choices, draft.name);
  const isOwnPart = draft.part.trim() && !findChoice(row.parts, draft.part);
  return (
    <div className="grid min-w-0 gap-2 [&+&]:border-line [&+&]:border-t [&+&]:pt-2">
      {members.hasParts && (
        <Pair>
          <Input
            aria-label={named(`${row.label}: parte`)}
            placeholder="Parte (se for só de uma)"
            list={`${listId}-parts`}
            maxLength={SHEET_LIMITS.text}
            value={draft.part}
            onChange={(event) => onChange({ part: event.target.value })}
          />
          {isOwnPart && text('partJa', 'parte em japonês (opcional)')}
        </Pair>
      )}
      {members.hasLabel && (
        <Pair>
          {text('label', 'nome da linha')}
          {text('labelJa', 'nome da linha em japonês (opcional)')}
        </Pair>
      )}
      <div className="flex flex-wrap items-center gap-1.5">
        {members.hasName && (
          <NameInput
            row={row}
            name={named(row.label)}
            value={draft.name}
            listId={listId}
            autoFocus={autoFocus}
            onChange={(name) => onChange({ name })}
          />
        )}
        {members.hasAmount && (
          <AmountInputs
            row={row}
            draft={draft}
            named={named}
            autoFocus={autoFocus && !members.hasName}
            onChange={onChange}
          />
        )}
        {members.hasAllowed && row.yesNo && (
          <NativeSelect
            label={named(`${row.label}: pode ou não`)}
            value={draft.allowed}
            onChange={(allowed) => onChange({ allowed: allowed as EntryDraft['allowed'] })}
          >
            <option value="">{row.kind === 'yesno' ? 'Pode?' : 'sem dizer'}</option>
            <option value="yes">{row.yesNo.yes.pt}</option>
            <option value="no">{row.yesNo.no.pt}</option>
          </NativeSelect>
        )}
        {onRemove && (
          <Button variant="ghost" size="icon-sm" aria-label={named('Remover item')} onClick={onRemove}>
            <X aria-hidden="true" />
          </Button>
        )}
      </div>
      {isOwn && text('ja', row.kind === 'code' ? 'leitura em japonês (se houver)' : 'em japonês (opcional)')}
      {members.hasDetail && (members.isClosed || !isOwn) && text('detail', 'versão, número ou detalhe')}
      {members.hasMeasures && <SizeMeasures draft={draft} named={named} onChange={onChange} />}
      {(number !== undefined || draft.limit) && !row.private && (
        <Pair>
          {text('limit', 'limite só deste')}
          {draft.limit.trim() && text('limitJa', 'limite em japonês (opcional)')}
        </Pair>
      )}
    </div>
  );
}

export const Pair = ({ children }: { children: ReactNode }) => (
  <div className="grid gap-1.5 sm:grid-cols-[repeat(auto-fit,minmax(12rem,1fr))]">{children}</div>
);

type NameInputProps = {
  row: FieldRow;
  name: string;
  value: string;
  listId: string;
  autoFocus: boolean;
  onChange: (value: string) => void;
};

function NameInput({ row, name, value, listId, autoFocus, onChange }: NameInputProps) {
  if (membersOf(row).isClosed) {
    return (
      <NativeSelect
        label={`${name}: ${row.kind === 'axes' ? 'lado' : 'tipo'}`}
        value={value}
        autoFocus={autoFocus}
        onChange={onChange}
      >
        <option value="">{row.kind === 'yesno' || row.kind === 'axes' ? 'Escolha' : 'sem tipo'}</option>
        {row.choices.map(({ key, pt }) => (
          <option key={key} value={key}>
            {pt}
          </option>
        ))}
      </NativeSelect>
    );
  }
  const control = { 'aria-label': name, value, autoFocus, className: 'w-auto min-w-0 flex-[1_1_10rem]' } as const;
  if (row.kind === 'notes' || row.kind === 'text') {
    return (
      <Textarea
        {...control}
        rows={row.kind === 'notes' ? 5 : 2}
        maxLength={row.kind === 'notes' ? SHEET_LIMITS.writerNotes : SHEET_LIMITS.text}
        onChange={(event) =>
          onChange(row.kind === 'notes' ? event.target.value : event.target.value.replaceAll('\n', ' '))
        }
      />
    );
  }
  return (
    <Input
      {...control}
      {...(row.kind === 'link' && { type: 'url', inputMode: 'url', placeholder: 'https://' })}
      {...(row.choices.length > 0 && { list: listId, placeholder: 'Escolha ou escreva', autoComplete: 'off' })}
      {...(row.kind !== 'link' && { maxLength: SHEET_LIMITS.text })}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

type AmountInputsProps = Pick<EntryEditorProps, 'row' | 'draft' | 'autoFocus' | 'onChange'> & {
  named: (what: string) => string;
};

const isCount = ({ kind, units }: FieldRow) => kind === 'list' && units.length === 1;

function AmountInputs({ row, draft, named, autoFocus, onChange }: AmountInputsProps) {
  const members = membersOf(row);
  const number = (
    <Input
      className="w-auto min-w-0 max-w-28 flex-[1_1_4.5rem]"
      aria-label={named(members.isClosed ? row.label : `${row.label}: quantos`)}
      inputMode="decimal"
      autoFocus={autoFocus}
      value={draft.number}
      {...(isCount(row) && { placeholder: row.units[0] === 'percent' ? '%' : 'Nº' })}
      onChange={(event) => onChange({ number: event.target.value })}
    />
  );
  if (isCount(row)) return number;
  return (
    <>
      <NativeSelect
        label={named(`${row.label}: exato ou não`)}
        value={draft.qualifier}
        onChange={(qualifier) => onChange({ qualifier: qualifier as EntryDraft['qualifier'] })}
      >
        <option value="">exato</option>
        <option value="about">cerca de</option>
        <option value="up_to">até</option>
        <option value="from">a partir de</option>
      </NativeSelect>
      {number}
      <Input
        className="w-auto min-w-0 max-w-28 flex-[1_1_4.5rem]"
        aria-label={named(`${row.label}: até, numa faixa`)}
        placeholder="a"
        inputMode="decimal"
        value={draft.to}
        onChange={(event) => onChange({ to: event.target.value })}
      />
      {row.units.length > 1 ? (
        <NativeSelect label={named(`${row.label}: unidade`)} value={draft.unit} onChange={(unit) => onChange({ unit })}>
          {row.units.map((unit) => (
            <option key={unit} value={unit}>
              {unitOf(unit)?.pt[0]?.split('/')[0]}
            </option>
          ))}
        </NativeSelect>
      ) : (
        <span className="text-fg-soft">{unitOf(draft.unit)?.pt[0]?.split('/')[0]}</span>
      )}
    </>
  );
}

function SizeMeasures({ draft, named, onChange }: Pick<AmountInputsProps, 'draft' | 'named' | 'onChange'>) {
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-1.5">
      {SIZE_COLUMNS.map(({ key, pt }) => (
        <Field key={key} label={named(`${pt}, em cm`)}>
          <Input
            inputMode="decimal"
            value={draft.measures[key] ?? ''}
            onChange={(event) => onChange({ measures: { ...draft.measures, [key]: event.target.value } })}
          />
        </Field>
      ))}
    </div>
  );
}

type NativeSelectProps = {
  label: string;
  value: string;
  autoFocus?: boolean;
  onChange: (value: string) => void;
  children: ReactNode;
};

/** The native select: fast on phones, and there may be dozens on the page. */
function NativeSelect({ label, value, autoFocus = false, onChange, children }: NativeSelectProps) {
  return (
    <select
      className="input w-auto min-w-0 max-w-full"
      aria-label={label}
      value={value}
      // biome-ignore lint/a11y/noAutofocus: the person has just opened this form.
      autoFocus={autoFocus}
      onChange={(event) => onChange(event.target.value)}
    >
      {children}
    </select>
  );
}
