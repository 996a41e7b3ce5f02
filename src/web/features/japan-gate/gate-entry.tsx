import { CircleX, FileSearch } from 'lucide-react';
import { useState } from 'react';
import { cannotBeCleared, type GateEntry, UNKNOWN_RULE } from '#domain/japan-gate/evaluate-gate.ts';
import { lawsOfQuestion } from '#domain/japan-gate/gate-rules.ts';
import {
  type Answer,
  PROOF_STATES,
  type ProofAnswer,
  type ProofField,
  type Question,
  type StoredDocument,
  type Verdict,
} from '#domain/japan-gate/gate-types.ts';
import { howToFindOut, PROOF_WORDS } from '#domain/japan-gate/gate-words.ts';
import { DOCUMENT_FIELDS } from '#domain/japan-gate/proof-fields.ts';
import { findQuestion } from '#domain/japan-gate/questions.ts';
import { areRulesOutdated } from '#domain/legal/rules-outdated.ts';
import { MixedText } from '#web/components/content/mixed-text.tsx';
import { SourceLine } from '#web/components/content/source-line.tsx';
import { Field } from '#web/components/ui/form/field.tsx';
import { Input } from '#web/components/ui/form/input.tsx';
import { Select } from '#web/components/ui/form/select.tsx';
import { cn } from '#web/lib/cn.ts';
import type { GateDraft } from './use-gate-draft.ts';
import { VerdictChip } from './verdicts.tsx';

export function goToEntry({ rule }: GateEntry) {
  const place = document.getElementById(`gate-regra-${rule}`);
  const control = place?.querySelector<HTMLElement>('input, button, summary');
  control?.closest('details')?.setAttribute('open', '');
  control?.focus();
  place?.scrollIntoView({ block: 'center' });
}

const proofLooks: Readonly<Record<Verdict, string>> = {
  bloqueia: 'border-beni-700 bg-danger-wash text-beni-300',
  precisa_de_prova: 'border-ai-700 bg-info-wash text-ai-300',
  sem_alerta: 'border-line-strong',
};

export function GateEntryView({ entry, draft }: { entry: GateEntry; draft: GateDraft }) {
  const { verdict, law, reason, proof, gaps, sources, unverified, readOn } = entry;
  const Icon = verdict === 'bloqueia' ? CircleX : FileSearch;
  return (
    <div className="grid min-w-0 gap-2" id={`gate-regra-${entry.rule}`}>
      <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        {verdict !== 'sem_alerta' && <VerdictChip verdict={verdict} isPermanent={cannotBeCleared(entry)} />}
        {law.pt && <span className="text-sm/[1.4]">{law.pt}</span>}
      </p>
      <p>
        <MixedText text={reason} />
      </p>
      {(proof !== '' || entry.settledBy !== 'nothing') && (
        <div className={cn('grid gap-3 rounded-md border p-3 text-sm/[1.45]', proofLooks[verdict])}>
          {proof && (
            <p className="flex gap-2">
              <Icon aria-hidden="true" className="mt-0.5 size-4 flex-none" />
              <span>
                <MixedText text={proof} />
              </span>
            </p>
          )}
          <Settle entry={entry} draft={draft} />
          {cannotBeCleared(entry) && <p>Guarde isto: este aviso fica, e você pode seguir.</p>}
          {gaps.length > 0 && (
            <p>
              Falta: <MixedText text={`${gaps.join('; ')}.`} />
            </p>
          )}
        </div>
      )}
      {entry.rule === UNKNOWN_RULE ? (
        <>
          <p>{howToFindOut(entry.question)}</p>
          <QuestionLaws question={entry.question} />
        </>
      ) : (
        <details className="text-sm">
          <summary className="min-h-6 cursor-pointer text-fg-muted">Ver a lei</summary>
          {law.ja && (
            <p>
              <MixedText text={law.ja} />
            </p>
          )}
          {(sources.length > 0 || !unverified) && <SourceLine sources={sources} reviewedOn={readOn} />}
          {areRulesOutdated(readOn, new Date()) && (
            <p className="text-sm">Lida há mais de um ano: confira na fonte se ainda vale.</p>
          )}
          {unverified && (
            <p className="text-fg-faint text-sm">
              Não confirmado: <MixedText text={unverified} />.
            </p>
          )}
        </details>
      )}
    </div>
  );
}

/** Asks for each proof once; other rules that need the same proof refer to the first one. */
function Settle({ entry, draft }: { entry: GateEntry; draft: GateDraft }) {
  if (entry.settledBy === 'document') {
    const open = draft.result.entries.filter((each) => each.verdict !== 'sem_alerta' && !cannotBeCleared(each));
    return (
      <DocumentForm
        document={draft.documents[entry.rule]}
        isOnly={open.length === 1 && open[0] === entry}
        onChange={(document) => draft.keep(entry.rule, document)}
      />
    );
  }
  const question = entry.proofQuestion === undefined ? undefined : findQuestion(entry.proofQuestion);
  if (question?.kind !== 'proof') return null;
  const first = draft.result.entries.find(({ proofQuestion }) => proofQuestion === question.id);
  if (first?.rule !== entry.rule) {
    return (
      <p>
        É a mesma prova de cima: <MixedText text={question.text} />
      </p>
    );
  }
  return (
    <ProofForm
      question={question}
      isLater={entry.verdict === 'precisa_de_prova'}
      answer={draft.answers[question.id]}
      onAnswer={(answer) => draft.answer(question.id, answer)}
    />
  );
}

/** One element, so that Japanese parts do not become items of the label's flex row. */
export const LabelText = ({ text, className }: { text: string; className?: string }) => (
  <span className={cn('text-fg', className)}>
    <MixedText text={text} />
  </span>
);

const states = PROOF_STATES.toReversed().map((state) => ({ value: state, label: PROOF_WORDS[state] }));

type ProofFormProps = {
  question: Extract<Question, { kind: 'proof' }>;
  /** Nothing but the first sale waits for it. */
  isLater: boolean;
  answer: Answer | undefined;
  onAnswer: (answer: ProofAnswer) => void;
};

function ProofForm({ question, isLater, answer, onAnswer }: ProofFormProps) {
  const { state, fields }: { state?: ProofAnswer['state']; fields: ProofAnswer['fields'] } =
    typeof answer === 'object' && 'state' in answer ? answer : { fields: {} };
  return (
    <div className="grid gap-3">
      <Field
        label={<LabelText text={question.text} />}
        hint={isLater && !state ? 'Pode ficar para depois: a prova só é precisa antes da primeira venda.' : undefined}
      >
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

type DocumentFormProps = {
  document: StoredDocument | undefined;
  /** Nothing else is missing: it is open from the start. */
  isOnly: boolean;
  onChange: (document: StoredDocument) => void;
};

function DocumentForm({ document = NO_DOCUMENT, isOnly, onChange }: DocumentFormProps) {
  const [isOpenAtFirst] = useState(isOnly || document !== NO_DOCUMENT);
  return (
    <details open={isOpenAtFirst}>
      <summary className="min-h-6 cursor-pointer">Já tenho o documento</summary>
      <div className="mt-3 grid gap-3">
        <p>Com os três campos preenchidos, este aviso sai.</p>
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

export function QuestionLaws({ question }: { question: string }) {
  const laws = lawsOfQuestion(question);
  if (laws.length === 0) return null;
  return (
    <details className="text-sm">
      <summary className="min-h-6 cursor-pointer text-fg-muted">Ver a lei</summary>
      <ul>
        {laws.map(({ ja, pt }) => (
          <li key={ja} className="text-sm/[1.4] [&>[lang=ja]]:font-semibold [&>[lang=ja]]:text-[0.9375rem]">
            <MixedText text={ja} /> <span className="text-fg-muted">{pt}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
