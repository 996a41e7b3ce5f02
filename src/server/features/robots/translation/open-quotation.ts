import { randomBytes } from 'node:crypto';
import { type Quotation, quotationWith } from '#writer/compose/quotation.ts';

/** Random delimiters per request, so that nobody can close a quotation from inside. */
export const openQuotation = (): Quotation => quotationWith(randomBytes(12).toString('hex'));
