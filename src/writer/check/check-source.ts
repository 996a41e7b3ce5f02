import type { Warning } from '#domain/robots/warnings.ts';
import { compareFacts } from './compare-facts.ts';

/** Promises in the seller's own words that Japanese law restricts. */
export function checkSource(text: string): Warning[] {
  return compareFacts([], text, 'pt', '')
    .added.filter(({ isRisky }) => isRisky)
    .map(({ excerpt, label }) => ({
      code: 'risky_claim',
      field: 'text',
      excerpt,
      message: `A lei japonesa pode proibir esta promessa: ${label}. Os robôs a deixam de fora.`,
    }));
}
