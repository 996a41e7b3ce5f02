import { createHash } from 'node:crypto';
import { gateState } from '#domain/japan-gate/evaluate-gate.ts';
import { GATE_RULES } from '#domain/japan-gate/gate-rules.ts';
import type { Answers } from '#domain/japan-gate/gate-types.ts';
import { QUESTIONS } from '#domain/japan-gate/questions.ts';

/** Differs after an update of the rules. */
export const STATE_RULES = createHash('sha256')
  .update(JSON.stringify([GATE_RULES, QUESTIONS]))
  .digest('hex')
  .slice(0, 16);

export const storedGateState = (answers: Answers) => ({ state: gateState(answers), stateRules: STATE_RULES });
