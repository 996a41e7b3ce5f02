import type { GateResult } from '#domain/japan-gate/evaluate-gate.ts';
import { isAnswered, shownQuestions } from '#domain/japan-gate/gate-answers.ts';
import { isListUnmarked, isRuledOut } from '#domain/japan-gate/gate-checklist.ts';
import type { Answers, Verdict } from '#domain/japan-gate/gate-types.ts';
import { UNMARKED_WORDS, unansweredWords, VERDICT_WORDS } from '#domain/japan-gate/gate-words.ts';

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

/** "Nenhum alerta" only when every question is answered. */
export function verdictWords({ verdict, unanswered }: { verdict: Verdict; unanswered: readonly string[] }) {
  if (verdict !== 'sem_alerta' || unanswered.length === 0) return VERDICT_WORDS[verdict];
  return isListUnmarked(unanswered) ? UNMARKED_WORDS : unansweredWords(unanswered.length);
}
