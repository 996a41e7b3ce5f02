import * as z from 'zod/mini';
import { legalPages, MAX_LEGAL_TEXT, MIN_LEGAL_TEXT } from '#domain/legal/legal-pages.ts';
import { endpoint } from './base/endpoint.ts';

const pageParams = z.object({ page: z.enum(legalPages) });

export const getLegalPage = endpoint('GET', '/api/legal/:page', 'public', {
  summary: 'Terms of use or privacy policy in force, as plain text',
  params: pageParams,
  response: z.object({
    version: z.int(),
    body: z.string(),
    publishedAt: z.string(),
  }),
});

export const getLegalDraft = endpoint('GET', '/api/admin/legal/:page', 'admin', {
  summary: 'The text in force as it was written, and when each version was published',
  params: pageParams,
  response: z.object({
    version: z.int(),
    body: z.string(),
    versions: z.array(z.object({ version: z.int(), publishedAt: z.string() })),
    isOperatorNamed: z.boolean(),
  }),
});

export const legalDraftSchema = z.object({
  body: z
    .string()
    .check(
      z.trim(),
      z.minLength(MIN_LEGAL_TEXT, `O texto precisa de pelo menos ${MIN_LEGAL_TEXT} caracteres.`),
      z.maxLength(MAX_LEGAL_TEXT, 'O texto passa de 60.000 caracteres.'),
    ),
  /** The version that the administrator edited; detects that another version was published in the meantime. */
  version: z.int(),
});

export const publishLegalPage = endpoint('PUT', '/api/admin/legal/:page', 'admin', {
  summary: 'Publish a new version; those before are kept',
  params: pageParams,
  body: legalDraftSchema,
  response: z.object({ version: z.int() }),
});
