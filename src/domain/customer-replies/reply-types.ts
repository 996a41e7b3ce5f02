export type Words = { ja: string; pt: string };

/** A value that a sentence leaves open, and how it is written in Japan. */
export type Slot = {
  id: string;
  /** In Portuguese, as a form names it. */
  label: string;
  hint?: string;
  max?: number;
} & (
  | { kind: 'text' | 'name' | 'product' | 'link' | 'email' }
  | { kind: 'whole'; min: number; most: number }
  | { kind: 'money' }
  /** `future`: not before today, by the calendar of Japan. */
  | { kind: 'date'; when?: 'future' | 'past' }
  | { kind: 'moment' }
  | { kind: 'choice'; options: readonly (Words & { value: string })[] }
  /** The usual words, or the person's own in Japanese. */
  | { kind: 'phrase'; options: readonly Words[] }
);

/** Said only when a choice has that value, or any other than that. */
export type ReplyLine = Words & { when?: { slot: string; is: string } | { slot: string; isNot: string } };

export type ReplyTemplate = {
  id: string;
  name: string;
  /** When to send it. */
  hint: string;
  channel: 'private' | 'public';
  subject?: Words;
  lines: readonly ReplyLine[];
  /** Of its own, besides those that every reply has. */
  slots: readonly Slot[];
  /** How the mail ends; after an apology without hoping for more business. */
  farewell?: 'warm' | 'plain';
  /** One date must not come before another: what is said when it does. */
  order: readonly { first: string; second: string; canEqual: boolean; problem: string }[];
  /** What is never written in such a reply, and why. */
  never: readonly string[];
};
