import { randomBytes } from 'node:crypto';
import type * as z from 'zod';
import type { Warning, WarningCode } from '#domain/robots/warnings.ts';
import type { Progress } from '#server/http/event-writer.ts';
import { type AiEngine, type AiProblem, estimateTokens } from '#server/providers/ai/ai-engine.ts';
import { type Quotation, quotationWith } from '#writer/prompts/quotation.ts';
import type { RobotCall } from './robot-queue.ts';
import { type Budget, openBudget } from './token-budget.ts';

type Question<O> = {
  system: string;
  prompt: string;
  schema: z.ZodType<O>;
  maxTokens: number;
  image?: Uint8Array | undefined;
  check?(output: O): Promise<AiProblem[]> | AiProblem[];
  /** Streams the unchecked beginning of the answer to the client. */
  show?(partial: unknown): void;
};

export type ModelSession = {
  quotation: Quotation;
  image: Uint8Array | undefined;
  ask<O>(question: Question<O>): Promise<O>;
  /** Streams complete or partial texts to the client; `from` is the index of a list's first item. */
  show(texts: unknown, from?: number): void;
  warn(warning: Warning): void;
};

type SessionOptions = {
  ai: AiEngine;
  budget: Budget;
  signal: AbortSignal;
  progress?: Progress | undefined;
  image?: Uint8Array | undefined;
  warn?(warning: Warning): void;
};

const PHOTO_UNUSED: Warning = {
  code: 'photo_unused',
  field: 'imageBase64',
  excerpt: '',
  message: 'O modelo de IA configurado não lê imagens: o texto foi escrito sem a foto.',
};

/** Random delimiters per request, so that nobody can close a quotation from inside. */
export const createQuotation = (): Quotation => quotationWith(randomBytes(12).toString('hex'));

/** Access to the model for one reply: quotes, limits, counts and streams every request the same way. */
export function createModelSession({
  ai,
  budget,
  signal,
  progress,
  image,
  warn = () => {},
}: SessionOptions): ModelSession {
  const quotation = createQuotation();
  return {
    quotation,
    image,
    warn,
    show: (texts, from = 0) => progress && showTexts(progress, texts, from),
    ask: ({ show, ...question }) => {
      const { system, prompt, image: shown, maxTokens } = question;
      return budget.reserve(maxTokens + estimateTokens(system + prompt, shown), () =>
        ai.generate({
          ...question,
          check: question.check ?? (() => []),
          signal,
          quote: (text) => quotation.quote('problemas', text),
          onPartial: progress && show,
          onCorrecting: () => progress?.stage('correcting'),
          onImageRefused: () => warn(PHOTO_UNUSED),
          onUsage: budget.spend,
        }),
      );
    },
  };
}

/** A session without progress, whose budget is opened and settled here. */
export async function withModel<T>(
  { deps, actor, signal }: RobotCall,
  ai: AiEngine,
  robot: string,
  work: (session: ModelSession) => Promise<T>,
): Promise<T> {
  const budget = await openBudget(deps, actor.id, robot);
  try {
    return await work(createModelSession({ ai, budget, signal }));
  } finally {
    await budget.settle();
  }
}

/** Streams the partial texts of a model; ignores other shapes. */
function showTexts(progress: Progress, texts: unknown, from: number): void {
  if (typeof texts !== 'object' || texts === null) return;
  for (const [field, value] of Object.entries(texts)) {
    if (typeof value === 'string') progress.write(field, undefined, value);
    if (!Array.isArray(value)) continue;
    value.forEach((item: unknown, index) => {
      if (typeof item === 'string') progress.write(field, from + index, item);
    });
  }
}

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
