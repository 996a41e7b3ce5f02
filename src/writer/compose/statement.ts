import type { FactKind } from '#domain/robots/facts.ts';
import type { Bilingual } from '#writer/data/voices/bilingual.ts';

/** The same words in both languages; no Japanese where we do not know it for certain. */
export type Wording = { pt: string; ja: string | null };

/** What the ledger lets us say about the product: one fact, or several of one kind together. */
export type Statement = {
  factIds: readonly string[];
  /** The facts that the Japanese tells; all of them where it is left out. */
  japaneseFactIds?: readonly string[];
  kind: FactKind;
  role: string | null;
  /** For lists: "Capacidade: 500 ml", 容量：500ml. */
  label: Bilingual;
  value: Wording;
  /** Sentences that say the same thing; the Portuguese of each is the exact meaning of its Japanese. */
  says: readonly Wording[];
  /** Advice for the buyer, in Portuguese; empty where there is none. */
  helps: string;
};
