import type { Warning, WarningCode } from '#domain/robots/warnings.ts';
import type { AiProblem } from '#server/providers/ai/ai-engine.ts';

/** Formal errors that justify one more model call, and whether each is minor. */
const FORM: Partial<Record<WarningCode, { isTolerable: boolean }>> = {
  wrong_language: { isTolerable: false },
  leftover_portuguese: { isTolerable: false },
  markup_lost: { isTolerable: false },
  markup_added: { isTolerable: false },
  chatter: { isTolerable: false },
  too_short: { isTolerable: true },
  too_long: { isTolerable: true },
};

/** Errors that are reported back to the model. Statements about the product are left to the person's judgement. */
export const formProblems = (warnings: readonly Warning[]): AiProblem[] =>
  warnings.flatMap(({ code, field, index, message, excerpt }) => {
    const form = FORM[code];
    const place = `${field}${index === undefined ? '' : ` ${index + 1}`}`;
    return form ? [{ message: `${place}: ${message}${excerpt ? ` (${excerpt})` : ''}`, ...form }] : [];
  });
