import type { AiProblem } from '#server/providers/ai/ai-engine.ts';
import type { CheckCode, CheckIssue } from '#writer/check/check-issue.ts';

/** Worth asking a model again for, but better than no result at all. */
const TOLERABLE: ReadonlySet<CheckCode> = new Set([
  'too_short',
  'too_long',
  'mixed_politeness',
  'platform_character',
  'half_width_kana',
]);

export const toProblems = (issues: readonly CheckIssue[]): AiProblem[] =>
  issues.map(({ code, field, message, detail }) => ({
    message: `${field}: ${message}${detail ? ` (${detail})` : ''}`,
    isTolerable: TOLERABLE.has(code),
  }));
