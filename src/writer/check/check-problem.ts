import type { WarningCode } from '#domain/robots/warnings.ts';

/** A problem, before its field is known. */
export type CheckProblem = {
  code: WarningCode;
  message: string;
  /** The words as written in the text; empty if something is missing. */
  excerpt: string;
  /** The sentence with the problem; empty if there is none. */
  sentence: string;
  hint?: true;
};

export const problemIn = (code: WarningCode, message: string, sentence = '', excerpt = ''): CheckProblem => ({
  code,
  message,
  excerpt,
  sentence,
});

export const hintIn = (...about: Parameters<typeof problemIn>): CheckProblem => ({
  ...problemIn(...about),
  hint: true,
});

/** Message for words of the seller's text that became others. */
export const describeReplaced = (own: string, other: string): string =>
  `No seu texto está ${quote(own)}; aqui está ${quote(other)}.`;

const LONGEST_QUOTE = 90;
/** Shortens words for a message. */
export function quote(words: string): string {
  const line = words.replaceAll(/\s+/g, ' ').trim();
  return `“${line.length > LONGEST_QUOTE ? `${line.slice(0, LONGEST_QUOTE).trimEnd()}…` : line}”`;
}
