import { type ClaimNote, checkClaims } from './check-claims.ts';

export type RiskNote = ClaimNote;

/** Notes of the robots: the same rules as the checker's. */
export const adviseRisks = (text: string): RiskNote[] => checkClaims(text);
