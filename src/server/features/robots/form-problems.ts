import type { Warning, WarningCode } from '#domain/robots/warnings.ts';
import type { AiProblem } from '#server/providers/ai/ai-engine.ts';

/** Faults of form, worth one more turn of the model; whether they weigh little beside the others. */
const FORM: Partial<Record<WarningCode, { isTolerable: boolean }>> = {
  wrong_language: { isTolerable: false },
  leftover_portuguese: { isTolerable: false },
  markup_lost: { isTolerable: false },
  markup_added: { isTolerable: false },
  chatter: { isTolerable: false },
  too_short: { isTolerable: true },
  too_long: { isTolerable: true },
};

/** What a model is told about its own answer. What it says about the product is for the person to judge. */
export const formProblems = (warnings: readonly Warning[]): AiProblem[] =>
  warnings.flatMap(({ code, field, index, message, excerpt }) => {
    const form = FORM[code];
    const place = `${field}${index === undefined ? '' : ` ${index + 1}`}`;
    return form ? [{ message: `${place}: ${message}${excerpt ? ` (${excerpt})` : ''}`, ...form }] : [];
  });
