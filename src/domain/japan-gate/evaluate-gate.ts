import { findGaps, isWhole, type ProofContext } from './check-proof.ts';
import { COST_NOTES, type CostNote } from './cost-notes.ts';
import { holds, isAnswered, isUnknown, shownQuestions } from './gate-answers.ts';
import { type DatedRule, GATE_RULES } from './gate-rules.ts';
import type { Answers, Documents, Outcome, Verdict } from './gate-types.ts';
import { VERDICTS } from './gate-types.ts';
import { findQuestion } from './questions.ts';

export type GateEntry = Pick<
  DatedRule,
  'question' | 'law' | 'reason' | 'proof' | 'sources' | 'unverified' | 'readOn'
> & {
  rule: string;
  verdict: Verdict;
  /** How the seller can clear the alert: with a proof question, with any document, or not at all. */
  settledBy: 'proof' | 'document' | 'nothing';
  /** The proof question that clears the alert. */
  proofQuestion?: string;
  /** What is missing from the attached proof. */
  gaps: string[];
};

export type GateResult = {
  verdict: Verdict;
  /** Every rule whose condition holds. Cleared rules and notes have the verdict `sem_alerta`. */
  entries: GateEntry[];
  /** Visible questions without an answer, except proof questions: their state is part of the rule. */
  unanswered: string[];
  costs: CostNote[];
};

type GateInput = ProofContext & { documents: Documents };

/** Which of our rules about sales to Japan apply to the product. Never says that the product complies. */
export function evaluateGate(input: GateInput): GateResult {
  const { answers } = input;
  const shown = shownQuestions(answers);
  const entries = [
    ...GATE_RULES.filter(({ when }) => holds(when, answers)).flatMap((rule) => entryOf(rule, rule.outcome, input)),
    ...shown
      .filter((question) => question.kind !== 'proof' && isUnknown(question, answers))
      .map(({ id, text }) => unknownEntry(id, text)),
  ];
  return {
    verdict: VERDICTS.find((verdict) => entries.some((entry) => entry.verdict === verdict)) ?? 'sem_alerta',
    entries,
    unanswered: shown
      .filter((question) => question.kind !== 'proof' && !isAnswered(question, answers))
      .map(({ id }) => id),
    costs: COST_NOTES.filter(({ when }) => when === undefined || holds(when, answers)),
  };
}

export type AnswerState = 'open' | 'unproved' | 'answered';

/** How far the questions are: open while one is not answered or an answer forbids the sale. */
export function gateState(kept: { answers: Answers; documents: Documents }, today: string): AnswerState {
  const { verdict, unanswered } = evaluateGate({ ...kept, today, models: [] });
  if (unanswered.length > 0 || verdict === 'bloqueia') return 'open';
  return verdict === 'sem_alerta' ? 'answered' : 'unproved';
}

function entryOf(rule: DatedRule, outcome: Outcome, input: GateInput): GateEntry[] {
  const { id, question, law, reason, proof, sources, unverified, readOn } = rule;
  const entry = (verdict: Verdict, settledBy: GateEntry['settledBy'], gaps: string[] = []): GateEntry => ({
    rule: id,
    question,
    verdict,
    law,
    reason,
    proof,
    sources,
    readOn,
    ...(unverified && { unverified }),
    settledBy,
    gaps,
  });
  switch (outcome.kind) {
    case 'cases': {
      const found = outcome.cases.find(({ when }) => holds(when, input.answers));
      return found ? entryOf(rule, found.outcome, input) : [];
    }
    case 'proof': {
      const { verdict, gaps } = climb(outcome, input);
      return [{ ...entry(verdict, 'proof', gaps), proofQuestion: outcome.question }];
    }
    case 'document':
      return [entry(isWhole(input.documents[id]) ? 'sem_alerta' : 'precisa_de_prova', 'document')];
    case 'blocks':
      return [entry('bloqueia', 'nothing')];
    case 'open':
      return [entry('precisa_de_prova', 'nothing')];
    case 'note':
      return [entry('sem_alerta', 'nothing')];
  }
}

/** No proof: blocks. A third party's or incomplete proof: needs proof. A complete proof: no alert. */
function climb(
  { question: id, type, fields }: Extract<Outcome, { kind: 'proof' }>,
  input: GateInput,
): { verdict: Verdict; gaps: string[] } {
  const answer = input.answers[id];
  const question = findQuestion(id);
  if (typeof answer !== 'object' || !('state' in answer) || question?.kind !== 'proof') {
    return { verdict: 'precisa_de_prova', gaps: [] };
  }
  if (answer.state === 'nao_tem') return { verdict: 'bloqueia', gaps: [] };
  if (answer.state !== 'anexada') return { verdict: 'precisa_de_prova', gaps: [] };
  const gaps = findGaps(question, answer, { type, fields }, input);
  return { verdict: gaps.length === 0 ? 'sem_alerta' : 'precisa_de_prova', gaps };
}

const unknownEntry = (question: string, text: string): GateEntry => ({
  rule: UNKNOWN_RULE,
  question,
  verdict: 'precisa_de_prova',
  law: { ja: '', pt: '' },
  reason: `Você respondeu “não sei”: ${text.replace(/\?$/, '')}. Descubra antes de vender.`,
  proof: '',
  sources: [],
  readOn: '',
  settledBy: 'nothing',
  gaps: [],
});

export const UNKNOWN_RULE = 'G-NSEI';
