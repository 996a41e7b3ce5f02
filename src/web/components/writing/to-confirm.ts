import type { Sentence } from '#contract/robots/robot-parts.ts';
import { keyOfMark, type Mark, type Result } from './result.ts';

export type ToConfirm = {
  /** The seller's own sentence. */
  said: string;
  /** Its translation; empty for a text that is no translation. */
  written: readonly Sentence[];
  /** Stored with the tick; no longer matches when the sentence or its translation changes. */
  mark: Mark;
  isConfirmed: boolean;
};

/** Longest sentence that is stored with a mark. */
const MAX_MARKED = 4_000;

/** What the seller denies or limits, each with its sentence in the translation; not what stands there word for word. */
export function toConfirmOf({ toConfirm = [], sentences, settled }: Result): ToConfirm[] {
  const confirmed = new Set(settled?.map(keyOfMark));
  const isSame = (said: string) => sentences.some(({ source, text }) => !source && bare(text).includes(bare(said)));
  return toConfirm.flatMap((said) => {
    if (isSame(said)) return [];
    const written = sentences.filter(({ source, text }) => text !== '' && source?.includes(said));
    const sentence = [said, ...written.map(({ text }) => text)].join('\n').slice(0, MAX_MARKED);
    const mark = { code: 'to_confirm', sentence };
    return [{ said, written, mark, isConfirmed: confirmed.has(keyOfMark(mark)) }];
  });
}

const bare = (words: string): string => words.trim().replace(/[.!]$/, '').toLowerCase();
