import type { Warning } from '#domain/robots/warnings.ts';
import { foldPortuguese } from '#writer/facts/folded-text.ts';
import { withoutNotes } from '#writer/facts/writer-notes.ts';
import { type ClaimNote, checkClaims } from './check-claims.ts';

/** Promises in the seller's own words that Japanese law restricts, each with a safer wording where one can be taken over. */
export const checkSource = (text: string): Warning[] =>
  onceForTheSameWords(checkClaims(text.split('\n').map(withoutNotes).join('\n'))).map(
    ({ excerpt, law, reason, safer }) => ({
      code: 'risky_claim',
      field: 'text',
      excerpt,
      message: `${reason} ${safer.kind === 'wording' ? '' : `${sentence(safer.pt)} `}(${law})`,
      suggestion: safer.kind === 'wording' ? { text: safer.pt, meaning: safer.pt } : undefined,
    }),
  );

/** "Prata 925" in the title and "prata 925" below call for one warning. */
function onceForTheSameWords(notes: readonly ClaimNote[]): ClaimNote[] {
  const seen = new Set<string>();
  return notes.filter(({ rule, excerpt }) => {
    const key = `${rule} ${foldPortuguese(excerpt)}`;
    return !seen.has(key) && seen.add(key);
  });
}

const sentence = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
