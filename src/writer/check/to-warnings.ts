import type { Warning, WarningCode } from '#domain/robots/warnings.ts';
import type { CheckProblem } from './check-problem.ts';

/** Field of a reply, and index in a list. */
export type FieldPosition = { field: string; index?: number };

/** Found by words, names or tags, which have many right forms: only hints. */
const ONLY_HINTS = new Set<WarningCode>([
  'denial_lost',
  'limit_lost',
  'fact_lost',
  'fact_changed',
  'leftover_portuguese',
  'markup_lost',
  'markup_added',
]);

/** At most one hint of each kind, and one leaked note, per sentence. */
export function toWarnings(place: FieldPosition, problems: readonly CheckProblem[]): Warning[] {
  const seen = new Set<string>();
  return problems.flatMap((problem) => {
    const isHint = problem.hint === true || ONLY_HINTS.has(problem.code);
    const key = `${problem.code} ${problem.sentence || problem.message}`;
    if ((isHint || problem.code === 'note_leaked') && seen.has(key)) return [];
    seen.add(key);
    return [{ ...problem, ...place, ...(isHint ? { hint: true as const } : {}) }];
  });
}
