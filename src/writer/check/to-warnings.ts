import type { Warning, WarningCode } from '#domain/robots/warnings.ts';
import type { WrittenSentence } from '#domain/robots/written-sentence.ts';
import type { Sheet } from '#domain/sheet/sheet.ts';

/** What a reply is checked against: the seller's text, and the accepted sheet with its notes to the writer. */
export type CheckContext = {
  source: string;
  sheet: Sheet;
  /** Names that the seller chose, of the product and of the text: their words are known. */
  names?: readonly string[];
};

export type Checked<Reply> = {
  reply: Reply;
  warnings: Warning[];
  sentences: WrittenSentence[];
  /** What the seller's text and sheet deny or limit, to be compared by a person. */
  toConfirm: string[];
};

/** Field of a reply, and index in a list. */
export type FieldPosition = { field: string; index?: number };

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
  const told = new Set<string>();
  return problems.flatMap((problem) => {
    const isHint = problem.hint === true || ONLY_HINTS.has(problem.code);
    const key = `${problem.code} ${problem.sentence || problem.message}`;
    if ((isHint || problem.code === 'note_leaked') && told.has(key)) return [];
    told.add(key);
    return [{ ...problem, ...place, ...(isHint ? { hint: true as const } : {}) }];
  });
}

/** Message for words of the seller's text that became others. */
export const describeReplaced = (own: string, other: string): string =>
  `No seu texto está ${quote(own)}; aqui está ${quote(other)}.`;

const LONGEST_QUOTE = 90;
/** Shortens words for a message. */
export function quote(words: string): string {
  const line = words.replaceAll(/\s+/g, ' ').trim();
  return `“${line.length > LONGEST_QUOTE ? `${line.slice(0, LONGEST_QUOTE).trimEnd()}…` : line}”`;
}
