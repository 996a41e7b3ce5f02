import { Package } from 'lucide-react';
import type { GateReply } from '#contract/products/japan-gate.ts';
import { isAnswered } from '#domain/japan-gate/gate-answers.ts';
import { lawsOfQuestion } from '#domain/japan-gate/gate-rules.ts';
import type { Question } from '#domain/japan-gate/gate-types.ts';
import { MixedText } from '#web/components/content/mixed-text.tsx';
import { GateAnswer } from './gate-answer.tsx';
import { GateEntryView } from './gate-entry.tsx';
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
    <article className="gate-row" id={placeOf(question)}>
      <div>
        <GateAnswer
          question={question}
          value={answers[question.id]}
          onAnswer={(answer) => draft.answer(question.id, answer)}
        />
        {isSuggested && (
          <p className="gate-from">
            <Package aria-hidden="true" />
            {suggestion.from}
          </p>
        )}
      </div>
      <div className="gate-says">
        {entries.map((entry) => (
          <GateEntryView key={entry.rule} entry={entry} draft={draft} />
        ))}
        {entries.length === 0 && <Quiet question={question} draft={draft} />}
      </div>
    </article>
  );
}

/** Shown when no rule applies (yet): the laws for which the question is asked. */
function Quiet({ question, draft: { answers } }: Omit<GateQuestionProps, 'reply'>) {
  const laws = lawsOfQuestion(question.id);
  return (
    <div className="gate-quiet">
      {!isAnswered(question, answers) && <span>Falta responder</span>}
      {laws.length > 0 && (
        <details className="text-sm">
          <summary className="min-h-6 cursor-pointer text-fg-muted">Ver a lei</summary>
          <ul>
            {laws.map(({ ja, pt }) => (
              <li key={ja} className="gate-law">
                <MixedText text={ja} /> <span>{pt}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
