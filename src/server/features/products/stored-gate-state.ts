import { createHash } from 'node:crypto';
import { gateState } from '#domain/japan-gate/evaluate-gate.ts';
import { GATE_RULES } from '#domain/japan-gate/gate-rules.ts';
import type { Answers, Documents } from '#domain/japan-gate/gate-types.ts';
import { QUESTIONS } from '#domain/japan-gate/questions.ts';

const RULES = createHash('sha256')
  .update(JSON.stringify([GATE_RULES, QUESTIONS]))
  .digest('hex')
  .slice(0, 16);

const today = () => new Date().toISOString().slice(0, 10);

/** Differs after an update of the rules and on another day, on which a rule may begin or a proof may end. */
export const gateStateVersion = (): string => `${RULES} ${today()}`;

export const storedGateState = (gate: { answers: Answers; documents: Documents }) => ({
  state: gateState(gate, today()),
  stateRules: gateStateVersion(),
});
