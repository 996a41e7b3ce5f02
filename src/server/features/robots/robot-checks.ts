import type { Warning, WarningCode } from '#domain/robots/warnings.ts';
import type { AiProblem } from '#server/providers/ai/ai-engine.ts';

/** Worth asking a model again for, but little beside a falsehood. */
const TOLERABLE: ReadonlySet<WarningCode> = new Set(['too_short', 'too_long', 'near_duplicate']);

/** What a model is told about its own answer. */
export const toProblems = (warnings: readonly Warning[]): AiProblem[] =>
  warnings.map(({ code, field, index, message, excerpt }) => ({
    message: `${field}${index === undefined ? '' : ` ${index + 1}`}: ${message}${excerpt ? ` (${excerpt})` : ''}`,
    isTolerable: TOLERABLE.has(code),
  }));
