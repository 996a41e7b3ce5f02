import type { Warning } from '#domain/robots/warnings.ts';
import { checkClaims } from './check-claims.ts';

/** Promises in the seller's own words that Japanese law restricts, each with a safer wording where one can be taken over. */
export const checkSource = (text: string): Warning[] =>
  checkClaims(text).map(({ excerpt, law, reason, safer }) => ({
    code: 'risky_claim',
    field: 'text',
    excerpt,
    message: `${reason} ${safer.kind === 'wording' ? '' : `${sentence(safer.pt)} `}(${law})`,
    suggestion: safer.kind === 'wording' ? { text: safer.pt, meaning: safer.pt } : undefined,
  }));

const sentence = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
