import { Package } from 'lucide-react';
import type { GateReply } from '#contract/products/japan-gate.ts';
import { isAnswered } from '#domain/japan-gate/gate-answers.ts';
import type { Question } from '#domain/japan-gate/gate-types.ts';
import { Button } from '#web/components/ui/button.tsx';
import { GateAnswer } from './gate-answer.tsx';
import { GateEntryView } from './gate-entry.tsx';
import { GateRow } from './gate-section.tsx';
import { QuestionLaws } from './question-laws.tsx';
import type { GateDraft } from './use-gate-draft.ts';

const placeOf = ({ id }: Question): string => `gate-pergunta-${id}`;

/** Scrolls to a question and puts the focus on its answer. */
export function goToQuestion(question: Question) {
  const place = document.getElementById(placeOf(question));
  place?.closest('details')?.setAttribute('open', '');
  place?.querySelector<HTMLElement>('input, button')?.focus();
  place?.scrollIntoView({ block: 'center' });
}

type GateQuestionProps = { question: Question; draft: GateDraft; reply: GateReply };

/** One row: the question on the left, the rules that apply to its answer on the right. */
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

/** Shown when no rule applies (yet). */
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
