export const legalPages = ['terms', 'privacy'] as const;
export type LegalPage = (typeof legalPages)[number];

export const MAX_LEGAL_TEXT = 60_000;
