import type { GateResult } from '#domain/japan-gate/evaluate-gate.ts';
import { isAnswered, shownQuestions } from '#domain/japan-gate/gate-answers.ts';
import type { Answers, Verdict } from '#domain/japan-gate/gate-types.ts';
import { unansweredWords, VERDICT_WORDS } from '#domain/japan-gate/gate-words.ts';

type Result = { verdict: Verdict; entries: readonly Pick<GateResult['entries'][number], 'question' | 'verdict'>[] };

/** Alerts by verdict, and answers on which no rule speaks. */
export function countVerdicts({ entries }: Result, answers: Answers): Record<Verdict, number> {
  const alerts = entries.filter(({ verdict }) => verdict !== 'sem_alerta');
  const troubled = new Set(alerts.map(({ question }) => question));
  const answered = shownQuestions(answers).filter(
    (question) => question.kind !== 'proof' && isAnswered(question, answers),
  );
  return {
    bloqueia: alerts.filter(({ verdict }) => verdict === 'bloqueia').length,
    precisa_de_prova: alerts.filter(({ verdict }) => verdict === 'precisa_de_prova').length,
    sem_alerta: answered.filter(({ id }) => !troubled.has(id)).length,
  };
}

/** "Nenhum alerta" only when everything was asked. */
export const verdictWords = ({ verdict, unanswered }: { verdict: Verdict; unanswered: readonly string[] }) =>
  verdict === 'sem_alerta' && unanswered.length > 0 ? unansweredWords(unanswered.length) : VERDICT_WORDS[verdict];
