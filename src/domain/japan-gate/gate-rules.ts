import type { GateRule } from './gate-types.ts';
import { BODY_RULES } from './rules-body.ts';
import { CHANNEL_RULES, NEW_CHANNEL_RULES } from './rules-channels.ts';
import { CONSUMER_RULES } from './rules-consumer.ts';
import { ELECTRIC_RULES } from './rules-electric.ts';
import { FOOD_RULES } from './rules-food.ts';
import { GOODS_RULES } from './rules-goods.ts';
import { SPECIAL_RULES } from './rules-special.ts';

export type DatedRule = GateRule & { readOn: string };

const readOn = (day: string, ...tables: (readonly GateRule[])[]): DatedRule[] =>
  tables.flat().map((rule) => ({ ...rule, readOn: day }));

export const GATE_RULES: readonly DatedRule[] = [
  ...readOn('2026-11-15', ELECTRIC_RULES, CONSUMER_RULES, FOOD_RULES, BODY_RULES, GOODS_RULES, CHANNEL_RULES),
  ...readOn('2026-11-16', SPECIAL_RULES, NEW_CHANNEL_RULES),
];

export const GATE_REVIEWED_ON = GATE_RULES.map((rule) => rule.readOn).reduce((one, other) =>
  one < other ? one : other,
);

/** The laws to show beside a question, one per subject, whatever the answer. */
export function lawsOfQuestion(id: string): GateRule['law'][] {
  const laws = GATE_RULES.filter(({ question, law }) => question === id && law.ja !== '').map(({ law }) => law);
  return [...new Map(laws.toReversed().map((law) => [law.pt, law])).values()].toReversed();
}
