import { useState } from 'react';
import {
  type Answer,
  PROOF_STATES,
  type ProofAnswer,
  type ProofField,
  type Question,
  type StoredDocument,
} from '#domain/japan-gate/gate-types.ts';
import { PROOF_WORDS } from '#domain/japan-gate/gate-words.ts';
import { DOCUMENT_FIELDS } from '#domain/japan-gate/proof-fields.ts';
import { MixedText } from '#web/components/content/mixed-text.tsx';
import { Field } from '#web/components/ui/form/field.tsx';
import { Input } from '#web/components/ui/form/input.tsx';
import { Select } from '#web/components/ui/form/select.tsx';

/** One element, so that Japanese parts do not become items of the label's flex row. */
const LabelText = ({ text }: { text: string }) => (
  <span className="text-fg">
    <MixedText text={text} />
  </span>
);

const states = PROOF_STATES.toReversed().map((state) => ({ value: state, label: PROOF_WORDS[state] }));

type ProofFormProps = {
  question: Extract<Question, { kind: 'proof' }>;
  answer: Answer | undefined;
  onAnswer: (answer: ProofAnswer) => void;
};

/** Status of the proof and, once available, its details. */
export function ProofForm({ question, answer, onAnswer }: ProofFormProps) {
  const { state, fields }: { state?: ProofAnswer['state']; fields: ProofAnswer['fields'] } =
    typeof answer === 'object' && 'state' in answer ? answer : { fields: {} };
  return (
    <div className="grid gap-3">
      <Field label={<LabelText text={question.text} />}>
        <Select
          className="max-w-72"
          value={state}
          options={states}
          placeholder="Escolha"
          onValueChange={(next) => onAnswer({ state: next, fields })}
        />
      </Field>
      {state === 'anexada' && (
        <ProofFields
          fields={question.fields.filter(({ when }) => !when || when.is.includes(fields[when.field] ?? ''))}
          values={fields}
          onChange={(id, value) => onAnswer({ state, fields: { ...fields, [id]: value } })}
        />
      )}
    </div>
  );
}

const NO_DOCUMENT: StoredDocument = { link: '', date: '', issuer: '' };

type DocumentFormProps = { document: StoredDocument | undefined; onChange: (document: StoredDocument) => void };

export function DocumentForm({ document = NO_DOCUMENT, onChange }: DocumentFormProps) {
  const [isFilled] = useState(document !== NO_DOCUMENT);
  return (
    <details open={isFilled}>
      <summary className="min-h-6 cursor-pointer">Já tenho o documento</summary>
      <div className="mt-3">
        <ProofFields
          fields={DOCUMENT_FIELDS}
          values={document}
          onChange={(id, value) => onChange({ ...document, [id]: value })}
        />
      </div>
    </details>
  );
}

type ProofFieldsProps = {
  fields: readonly ProofField[];
  values: Readonly<Record<string, string>>;
  onChange: (id: string, value: string) => void;
};

const MAX_VALUE = 500;

function ProofFields({ fields, values, onChange }: ProofFieldsProps) {
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {fields.map(({ id, label, kind, options }) => (
        <Field key={id} label={<LabelText text={label} />}>
          {kind === 'choice' ? (
            <Select
              value={values[id] || undefined}
              options={(options ?? []).map((option) => ({ ...option, label: <MixedText text={option.label} /> }))}
              placeholder="Escolha"
              onValueChange={(value) => onChange(id, value)}
            />
          ) : (
            <Input
              type={kind === 'date' ? 'date' : kind === 'link' ? 'url' : 'text'}
              maxLength={MAX_VALUE}
              placeholder={kind === 'link' ? 'https://' : undefined}
              value={values[id] ?? ''}
              onChange={(event) => onChange(id, event.target.value)}
            />
          )}
        </Field>
      ))}
    </div>
  );
}
