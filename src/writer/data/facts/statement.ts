import type { FactKind } from '#domain/robots/facts.ts';

/**
 * What shops say in set words, in both languages: read from the seller's text, looked for in a robot's.
 * `pt` meets folded text. A `risky` one that a robot invents is also against the law.
 */
export type Statement = {
  id: string;
  kind: Extract<FactKind, 'claim' | 'care' | 'warning' | 'certification'>;
  label: string;
  pt: RegExp;
  ja: RegExp;
  risky?: true;
  /** A property of the product. The other claims are promises of the shop: never facts, only known to be there. */
  sober?: true;
  /** Read from the seller's text alone: in a robot's text the words are too ordinary to tell an addition. */
  isReadOnly?: true;
};
