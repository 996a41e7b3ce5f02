import type { Bilingual } from '#domain/text/bilingual.ts';

export type Slot = {
  id: string;
  label: string;
  hint?: string;
  max?: number;
} & (
  | { kind: 'text' | 'name' | 'product' | 'link' | 'email' }
  | { kind: 'whole'; most: number }
  | { kind: 'money' }
  /** `future`: not before today's date in Japan. */
  | { kind: 'date'; when?: 'future' | 'past'; withYear?: true }
  | { kind: 'moment' }
  | { kind: 'choice'; options: readonly (Bilingual & { value: string })[] }
  /** One of the listed phrases, or the seller's own in Japanese. */
  | { kind: 'phrase'; options: readonly Bilingual[] }
);

/** `when`: included only if a choice has one of these values (`is`) or another than this (`isNot`). */
export type ReplyLine = Bilingual & {
  when?: { slot: string; is: readonly string[] } | { slot: string; isNot: string };
};

export type ReplyTemplate = {
  id: string;
  name: string;
  hint: string;
  channel: 'private' | 'public';
  subject?: Bilingual | undefined;
  lines: readonly ReplyLine[];
  /** Slots of this template, besides `COMMON_SLOTS`. */
  slots: readonly Slot[];
  /** How the mail ends: `plain`, after an apology, leaves out the hope for more orders. */
  farewell?: 'warm' | 'plain';
  /** Dates that must be in order, with the error message. */
  order: readonly { first: string; second: string; canEqual: boolean; problem: string }[];
  /** What never to write in this reply, and why. */
  never: readonly string[];
};
