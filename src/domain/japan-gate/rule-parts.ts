import type { Condition, GateRule, Outcome } from './gate-types.ts';

type RuleText = Omit<GateRule, 'id' | 'question' | 'when' | 'outcome' | 'proof'> & { proof?: string };

export const ruleWith =
  (outcome: Outcome) =>
  (id: string, question: string, when: Condition, text: RuleText): GateRule => ({
    id,
    question,
    when,
    outcome,
    proof: '',
    ...text,
  });

export const blocks = ruleWith({ kind: 'blocks' });
export const asksDocument = ruleWith({ kind: 'document' });
export const staysOpen = ruleWith({ kind: 'open' });
export const note = ruleWith({ kind: 'note' });
export const asksProof = (question: string, more: { type?: readonly string[]; fields?: readonly string[] } = {}) =>
  ruleWith({ kind: 'proof', question, ...more });
