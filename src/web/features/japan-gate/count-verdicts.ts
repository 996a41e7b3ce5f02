import type { GateResult } from '#domain/japan-gate/evaluate-gate.ts';
import { isAnswered, shownQuestions } from '#domain/japan-gate/gate-answers.ts';
import { isListUnmarked, isRuledOut } from '#domain/japan-gate/gate-checklist.ts';
import type { Answers, Verdict } from '#domain/japan-gate/gate-types.ts';
import { unansweredWords, VERDICT_WORDS } from '#domain/japan-gate/gate-words.ts';

type Result = { verdict: Verdict; entries: readonly Pick<GateResult['entries'][number], 'question' | 'verdict'>[] };

/** Number of alerts per verdict, and of answers that no rule applies to; what was never ticked is no answer. */
export function countVerdicts({ entries }: Result, answers: Answers): Record<Verdict, number> {
  const alerts = entries.filter(({ verdict }) => verdict !== 'sem_alerta');
  const troubled = new Set(alerts.map(({ question }) => question));
  const answered = shownQuestions(answers).filter(
    (question) => question.kind !== 'proof' && isAnswered(question, answers) && !isRuledOut(question, answers),
  );
  return {
    bloqueia: alerts.filter(({ verdict }) => verdict === 'bloqueia').length,
    precisa_de_prova: alerts.filter(({ verdict }) => verdict === 'precisa_de_prova').length,
    sem_alerta: answered.filter(({ id }) => !troubled.has(id)).length,
  };
}

type Verdicts = { verdict: Verdict; unanswered: readonly string[] };

/** "Nenhum alerta" only when every question is answered. */
export const verdictWords = ({ verdict, unanswered }: Verdicts) =>
  verdict === 'sem_alerta' && unanswered.length > 0 ? unansweredWords(unanswered.length) : VERDICT_WORDS[verdict];

/** There is nothing to say yet: most of the questions that are open will never be asked. */
export const isNotBegun = ({ verdict, unanswered }: Verdicts): boolean =>
  verdict === 'sem_alerta' && isListUnmarked(unanswered);
