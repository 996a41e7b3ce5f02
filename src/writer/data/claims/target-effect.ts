import type { ClaimLevel, ClaimRule, ClaimScope, SaferWording } from './claim-rule.ts';
import { EFFECTS, type Effect } from './effects.ts';
import { TARGETS } from './targets.ts';

/** A rule as it is written: pairs of targets and their effects, words that are a promise by themselves, or both. */
export type ClaimEntry = Omit<ClaimRule, 'ja' | 'pt'> & {
  pairs?: readonly (readonly [readonly (keyof typeof TARGETS)[], readonly (keyof typeof EFFECTS)[]])[];
  ja?: string;
  pt?: string;
};

export const claim = (
  id: string,
  when: ClaimScope,
  level: ClaimLevel,
  laws: readonly string[],
  rest: Omit<ClaimEntry, 'id' | 'when' | 'level' | 'laws'>,
): ClaimEntry => ({ id, when, level, laws, ...rest });

const safer =
  (kind: SaferWording['kind']) =>
  (ja: string, pt: string): SaferWording => ({ kind, ja, pt });
export const wording = safer('wording');
export const example = safer('example');
export const advice = safer('advice');

/** Adverbs, particles and figures between target and effect; a comma ends the clause, except right after the target. */
const JA_GAP = '(?:[はがもをよ]?、)?[^。、！？!?\\n]{0,14}?';
const PT_GAP = '(?:[^.,;:!?\\n]|[.,](?=\\d)){0,30}?';
/** "A dor que não passa" promises nothing. */
const PT_GAP_AFTER = '(?:(?!\\bn(?:ao|em)\\b)[^.,;:!?\\n]){0,24}?';

const anyOf = (words: readonly string[]): string => `(?:${words.join('|')})`;

/** Target and effect in one clause, in either order. */
export function toRule({ pairs = [], ja, pt, ...rule }: ClaimEntry): ClaimRule {
  const groups = pairs.map(([targets, effects]) => ({
    targets: targets.map((key) => TARGETS[key]),
    effects: effects.map((key): Effect => EFFECTS[key]),
  }));
  const japanese = groups.flatMap(({ targets, effects }) => {
    const [target, effect] = [anyOf(targets.map((words) => words.ja)), anyOf(effects.map((words) => words.ja))];
    return [`${target}${JA_GAP}${effect}`, `${effect}(?:[るたいうくすな]|まった|った|して)?の?${target}`];
  });
  const portuguese = groups.flatMap(({ targets, effects }) => {
    const [target, effect] = [anyOf(targets.map((words) => words.pt)), anyOf(effects.map((words) => words.pt))];
    const after = effects.flatMap((words) => words.after || []);
    const before = String.raw`\b${effect}(?!\p{L})${PT_GAP}\b${target}(?!\p{L})`;
    if (after.length === 0) return before;
    return [before, String.raw`\b${target}(?!\p{L})${PT_GAP_AFTER}(?:, )?\b${anyOf(after)}(?!\p{L})`];
  });
  return { ...rule, ja: [...japanese, ja ?? []].flat().join('|'), pt: [...portuguese, pt ?? []].flat().join('|') };
}
