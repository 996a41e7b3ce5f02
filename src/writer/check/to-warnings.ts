import type { Warning, WarningCode } from '#domain/robots/warnings.ts';
import type { WrittenSentence } from '#domain/robots/written-sentence.ts';
import type { Sheet } from '#domain/sheet/sheet.ts';

/** What a reply is held against: the seller's text, the accepted sheet, and what was said to the writer alone. */
export type CheckContext = { source: string; sheet: Sheet; writerNotes?: string };

export type Checked<Reply> = { reply: Reply; warnings: Warning[]; sentences: WrittenSentence[] };

/** One text of a reply: its field, its place in a list. */
export type Place = { field: string; index?: number };

/** What differs, before it is known in which field. */
export type Finding = {
  code: WarningCode;
  message: string;
  /** The words concerned, as they stand in the text; empty where something is missing. */
  excerpt: string;
  /** The sentence of the text that it is about; empty where there is none. */
  sentence: string;
  hint?: true;
};

/** Told by words, which have many forms: worth a look, never certain. */
const BY_WORDS: ReadonlySet<WarningCode> = new Set([
  'denial_lost',
  'denial_added',
  'limit_lost',
  'fact_lost',
  'fact_changed',
]);

/** Of the hints at one sentence, one of each kind is told. */
export function toWarnings(place: Place, findings: readonly Finding[]): Warning[] {
  const told = new Set<string>();
  return findings.flatMap((finding) => {
    const isHint = finding.hint === true || BY_WORDS.has(finding.code);
    const key = `${finding.code} ${finding.sentence || finding.message}`;
    if (isHint && told.has(key)) return [];
    if (isHint) told.add(key);
    return [{ ...finding, ...place, ...(isHint ? { hint: true as const } : {}) }];
  });
}

const LONGEST_QUOTE = 90;
/** Words of a text as a message quotes them. */
export function quote(words: string): string {
  const line = words.replaceAll(/\s+/g, ' ').trim();
  return `“${line.length > LONGEST_QUOTE ? `${line.slice(0, LONGEST_QUOTE).trimEnd()}…` : line}”`;
}
