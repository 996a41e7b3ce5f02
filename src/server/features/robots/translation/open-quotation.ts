import { randomBytes } from 'node:crypto';
import { type Quotation, quotationWith } from '#writer/compose/quotation.ts';

/** The marks are drawn anew for every request: nobody can close a quotation whose end they cannot know. */
export const openQuotation = (): Quotation => quotationWith(randomBytes(12).toString('hex'));
