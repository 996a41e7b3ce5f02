import { GATE_RULES } from './gate-rules.ts';
import type { GateRule } from './gate-types.ts';

/** The matters that speak beside a question, each by the first of its laws, whatever the answer turns out to be. */
export function lawsOfQuestion(id: string): GateRule['law'][] {
  const laws = GATE_RULES.filter(({ question, law }) => question === id && law.ja !== '').map(({ law }) => law);
  return [...new Map(laws.toReversed().map((law) => [law.pt, law])).values()].toReversed();
}
