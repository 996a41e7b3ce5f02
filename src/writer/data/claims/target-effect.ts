import type { ClaimRule } from './claim-rule.ts';
import { EFFECTS, type Effect } from './effects.ts';
import { TARGETS } from './targets.ts';

/** A rule as it is written: pairs of a target and an effect, words that are a promise by themselves, or both. */
export type ClaimEntry = Omit<ClaimRule, 'ja' | 'pt'> & {
  pairs?: readonly (readonly [keyof typeof TARGETS, keyof typeof EFFECTS])[];
  ja?: string;
  pt?: string;
};

/** Adverbs, particles and figures between target and effect; a comma ends the clause, except after a topic. */
const JA_GAP = '(?:[はがもを]、)?[^。、！？!?\\n]{0,14}?';
const PT_GAP = '(?:[^.,;:!?\\n]|[.,](?=\\d)){0,30}?';
/** "A dor que não passa" promises nothing. */
const PT_GAP_AFTER = '(?:(?!\\bn(?:ao|em)\\b)[^.,;:!?\\n]){0,24}?';

/** Target and effect in one clause, in either order. */
export function toRule({ pairs = [], ja, pt, ...rule }: ClaimEntry): ClaimRule {
  const both = pairs.map(([target, effect]) => ({ target: TARGETS[target], effect: EFFECTS[effect] as Effect }));
  const japanese = both.map(
    ({ target, effect }) =>
      `(?:${target.ja})${JA_GAP}(?:${effect.ja})|(?:${effect.ja})(?:[るたいうくすな]|まった|った|して)?の?(?:${target.ja})`,
  );
  const portuguese = both.flatMap(({ target, effect }) => [
    String.raw`\b(?:${effect.pt})(?!\p{L})${PT_GAP}\b(?:${target.pt})(?!\p{L})`,
    ...(effect.after ? [String.raw`\b(?:${target.pt})(?!\p{L})${PT_GAP_AFTER}\b(?:${effect.after})(?!\p{L})`] : []),
  ]);
  return {
    ...rule,
    ja: [...japanese, ...(ja ? [ja] : [])].join('|'),
    pt: [...portuguese, ...(pt ? [pt] : [])].join('|'),
  };
}
