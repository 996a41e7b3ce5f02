import type { GateRule } from './gate-types.ts';
import { BODY_RULES } from './rules-body.ts';
import { CHANNEL_RULES } from './rules-channels.ts';
import { CONSUMER_RULES } from './rules-consumer.ts';
import { ELECTRIC_RULES } from './rules-electric.ts';
import { FOOD_RULES } from './rules-food.ts';
import { GOODS_RULES } from './rules-goods.ts';

export const GATE_RULES: readonly GateRule[] = [
  ...ELECTRIC_RULES,
  ...CONSUMER_RULES,
  ...FOOD_RULES,
  ...BODY_RULES,
  ...GOODS_RULES,
  ...CHANNEL_RULES,
];
