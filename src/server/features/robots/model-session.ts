import type { Warning } from '#domain/robots/warnings.ts';
import type { Progress } from '#server/http/event-writer.ts';
import { type AiEngine, estimateTokens } from '#server/providers/ai/ai-engine.ts';
import type { ModelSession } from './robot-job-types.ts';
import type { Budget } from './token-budget.ts';
import { openQuotation } from './translation/open-quotation.ts';

type Session = {
  ai: AiEngine;
  budget: Budget;
  signal: AbortSignal;
  progress: Progress | undefined;
  image: Uint8Array | undefined;
  warn(warning: Warning): void;
};

const PHOTO_UNUSED: Warning = {
  code: 'photo_unused',
  field: 'imageBase64',
  excerpt: '',
  message: 'O modelo de IA configurado não lê imagens: o texto foi escrito sem a foto.',
};

/** Access to the model for one reply: quotes, limits, counts and streams every request the same way. */
export function createModelSession({ ai, budget, signal, progress, image, warn }: Session): ModelSession {
  const quotation = openQuotation();
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
