import { EFFECTS, type Effect } from './effects.ts';
import { TARGETS } from './targets.ts';

/** What to do: drop the words; keep them only with a proof; add the missing date, number or condition. */
export type ClaimLevel = 'drop' | 'proof' | 'condition';

/** Kinds of goods the rule was made for: a model that writes of them is told it. */
export type ClaimScope = 'any' | 'cosmetic' | 'device' | 'food';

export type SaferWording = {
  /**
   * `wording` can be used unchanged: it says less than the claim, and nothing new; `example` shows the form, with
   * figures to replace by the shop's own; `advice` is not a wording.
   */
  kind: 'wording' | 'example' | 'advice';
  ja: string;
  pt: string;
};

export type ClaimRule = {
  id: string;
  when: ClaimScope;
  level: ClaimLevel;
  /** Keys of CLAIM_LAWS. */
  laws: readonly string[];
  /**
   * Pattern source for Japanese text in compatibility form, and for Portuguese text without accents. Every repetition
   * has a limit (`\d{1,9}`, never `\d+`), so that the check takes linear time.
   */
  ja: string;
  pt: string;
  /** A condition in the same paragraph that disables the rule. */
  unless?: string;
  /** A denial ("não cura", …ではありません) is not a claim, except where the claim itself denies (絶対に失敗しません). */
  evenDenied?: boolean;
  /** Portuguese, one plain sentence. */
  reason: string;
  safer: SaferWording;
};

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
