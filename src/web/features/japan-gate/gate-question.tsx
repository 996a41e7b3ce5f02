import { Package } from 'lucide-react';
import { useId, useState } from 'react';
import type { GateReply } from '#contract/products/japan-gate.ts';
import { isAnswered } from '#domain/japan-gate/gate-answers.ts';
import { type Answer, type Question, UNKNOWN } from '#domain/japan-gate/gate-types.ts';
import { MixedText } from '#web/components/content/mixed-text.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { CheckboxRow } from '#web/components/ui/form/eye-checkbox.tsx';
import { Field } from '#web/components/ui/form/field.tsx';
import { Input } from '#web/components/ui/form/input.tsx';
import { Select } from '#web/components/ui/form/select.tsx';
import { cn } from '#web/lib/cn.ts';
import { GateEntryView, LabelText, QuestionLaws } from './gate-entry.tsx';
import { GateRow } from './gate-section.tsx';
import type { GateDraft } from './use-gate-draft.ts';

const placeOf = ({ id }: Question): string => `gate-pergunta-${id}`;

export function goToQuestion(question: Question) {
  const place = document.getElementById(placeOf(question));
  place?.closest('details')?.setAttribute('open', '');
  place?.querySelector<HTMLElement>('input, button')?.focus();
  place?.scrollIntoView({ block: 'center' });
}

type GateQuestionProps = { question: Question; draft: GateDraft; reply: GateReply };

export function GateQuestion({ question, draft, reply }: GateQuestionProps) {
  const { answers, result } = draft;
  const entries = result.entries.filter((entry) => entry.question === question.id);
  const suggestion = reply.suggestions.find((each) => each.question === question.id);
  const isSuggested = suggestion && JSON.stringify(suggestion.answer) === JSON.stringify(answers[question.id]);
  return (
    <GateRow
      as="article"
      id={placeOf(question)}
      says={
        entries.length > 0 ? (
          entries.map((entry) => <GateEntryView key={entry.rule} entry={entry} draft={draft} />)
        ) : (
          <Quiet question={question} draft={draft} />
        )
      }
    >
      <div>
        <GateAnswer
          question={question}
          value={answers[question.id]}
          onAnswer={(answer) => draft.answer(question.id, answer)}
        />
        {suggestion && (
          <p className="mt-2 flex items-center gap-1.5 text-fg-muted text-sm/6">
            <Package className="size-4 flex-none" aria-hidden="true" />
            <span>
              {suggestion.from}
              {!isSuggested && (
                <Button
                  variant="link"
                  size="sm"
                  className="ml-2"
                  onClick={() => draft.answer(question.id, suggestion.answer)}
                >
                  Usar {answerWords(question, suggestion.answer)}
                </Button>
              )}
            </span>
          </p>
        )}
      </div>
    </GateRow>
  );
}

const Quiet = ({ question, draft: { answers } }: Omit<GateQuestionProps, 'reply'>) => (
  <div className="grid justify-items-start gap-x-6 gap-y-1.5 lg:grid-cols-[7rem_minmax(0,1fr)] [&_ul]:grid [&_ul]:gap-1">
    {!isAnswered(question, answers) && <span className="whitespace-nowrap text-fg-faint text-sm">Falta responder</span>}
    <QuestionLaws question={question.id} />
  </div>
);

/** "“Nenhum”", "“Bluetooth, Wi-Fi”": an answer in the words of its options. */
function answerWords(question: Question, answer: string | number | readonly string[]): string {
  if (question.kind === 'number' || question.kind === 'proof') return `“${answer}”`;
  const values = [answer].flat();
  return `“${question.options.flatMap(({ value, label }) => (values.includes(value) ? [label] : [])).join(', ')}”`;
}

type GateAnswerProps = {
  question: Question;
  value: Answer | undefined;
  onAnswer: (answer: Answer | undefined) => void;
};

const FEW = 4;

export function GateAnswer({ question, value, onAnswer }: GateAnswerProps) {
  if (question.kind === 'number') return <NumberAnswer question={question} value={value} onAnswer={onAnswer} />;
  if (question.kind === 'choice' && question.options.length > FEW) {
    return (
      <Field label={<QuestionText text={question.text} />} hint={help(question)}>
        <Select
          value={typeof value === 'string' ? value : undefined}
          options={question.options.map((option) => ({ ...option, label: <MixedText text={option.label} /> }))}
          placeholder="Escolha"
          onValueChange={onAnswer}
        />
      </Field>
    );
  }
  if (question.kind === 'proof') return null;
  return <Options question={question} value={value} onAnswer={onAnswer} />;
}

const QuestionText = ({ text }: { text: string }) => <LabelText text={text} className="mb-2.5 text-[1rem]" />;

const help = ({ help: text }: Question) => text && <MixedText text={text} />;

type OptionsProps = GateAnswerProps & { question: Extract<Question, { kind: 'choice' | 'several' }> };

const ALONE = new Set(['nenhum', UNKNOWN]);

function Options({ question, value, onAnswer }: OptionsProps) {
  const name = useId();
  const isMany = question.kind === 'several';
  const chosen = new Set(Array.isArray(value) ? value : [value]);

  function toggle(option: string) {
    if (!isMany) return onAnswer(option);
    const others = [...chosen].filter((each): each is string => typeof each === 'string' && each !== option);
    if (chosen.has(option)) return onAnswer(others.length > 0 ? others : undefined);
    onAnswer(ALONE.has(option) ? [option] : [...others.filter((each) => !ALONE.has(each)), option]);
  }

  return (
    <fieldset>
      <legend className="mb-2.5 font-[550] text-[1rem]">
        <MixedText text={question.text} />
      </legend>
      {isMany && <p className="hint mb-2">Escolha uma ou mais.</p>}
      <div className="flex flex-wrap gap-2">
        {question.options.map((option) => (
          <label
            key={option.value}
            className="flex min-h-10 items-center gap-2 rounded-md border border-line-strong py-1 pr-3 pl-2.5 font-medium has-checked:border-fg has-checked:bg-raised pointer-coarse:min-h-11"
          >
            <input
              className={cn('eye size-4.5', isMany && 'tick')}
              type={isMany ? 'checkbox' : 'radio'}
              name={name}
              checked={chosen.has(option.value)}
              onChange={() => toggle(option.value)}
            />
            <MixedText text={option.label} />
          </label>
        ))}
      </div>
      {question.help && <p className="hint mt-2">{help(question)}</p>}
    </fieldset>
  );
}

type NumberAnswerProps = GateAnswerProps & { question: Extract<Question, { kind: 'number' }> };

/** Keeps the text as typed; anything but a number in range counts as no answer. */
function NumberAnswer({ question, value, onAnswer }: NumberAnswerProps) {
  const [typed, setTyped] = useState<string>();
  const { min, max, unit, canBeUnknown } = question;
  const text = typed ?? (typeof value === 'number' ? String(value).replace('.', ',') : '');
  const isUnknown = value === UNKNOWN;
  const isWrong = text !== '' && !isUnknown && typeof value !== 'number';

  function read(next: string) {
    setTyped(next);
    const number = Number(next.trim().replace(',', '.'));
    const fits = next.trim() !== '' && Number.isFinite(number) && number >= min && (max === undefined || number <= max);
    onAnswer(fits ? number : undefined);
  }

  return (
    <div>
      <Field
        label={<QuestionText text={question.text} />}
        hint={help(question)}
        error={isWrong ? `Escreva um número${max === undefined ? '' : ` de ${min} a ${max}`}.` : undefined}
      >
        <Input
          inputMode="decimal"
          end={unit}
          className="max-w-48"
          value={isUnknown ? '' : text}
          disabled={isUnknown}
          onChange={(event) => read(event.target.value)}
        />
      </Field>
      {canBeUnknown && (
        <CheckboxRow
          checked={isUnknown}
          onChange={(event) => {
            setTyped(undefined);
            onAnswer(event.target.checked ? UNKNOWN : undefined);
          }}
        >
          Não sei
        </CheckboxRow>
      )}
    </div>
  );
}
