import { GATE_RULES } from './gate-rules.ts';
import type { GateRule } from './gate-types.ts';

/** The laws that speak beside a question, each once, whatever the answer turns out to be. */
export function lawsOfQuestion(id: string): GateRule['law'][] {
  const laws = GATE_RULES.filter(({ question, law }) => question === id && law.ja !== '').map(({ law }) => law);
  return [...new Map(laws.map((law) => [law.ja, law])).values()];
}
