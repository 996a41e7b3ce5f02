import type { Warning, WarningCode } from '#domain/robots/warnings.ts';
import type { WrittenSentence } from '#domain/robots/written-sentence.ts';
import type { Sheet } from '#domain/sheet/sheet.ts';
import type { Language } from '#writer/text/units.ts';

/** What a reply is held against: the seller's text, the accepted sheet, and what was said to the writer alone. */
export type CheckContext = { source: string; sheet: Sheet; writerNotes?: string };

export type Checked<Reply> = { reply: Reply; warnings: Warning[]; sentences: WrittenSentence[] };

/** One text of a reply: its field, its place in a list, the language it should be in. */
export type Place = { field: string; index?: number; language: Language };

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

export const toWarning = ({ field, index }: Pick<Place, 'field' | 'index'>, finding: Finding): Warning => ({
  ...finding,
  field,
  ...(index === undefined ? {} : { index }),
});

const LONGEST_QUOTE = 90;
/** Words of a text as a message quotes them. */
export function quote(words: string): string {
  const line = words.replaceAll(/\s+/g, ' ').trim();
  return `“${line.length > LONGEST_QUOTE ? `${line.slice(0, LONGEST_QUOTE).trimEnd()}…` : line}”`;
}
