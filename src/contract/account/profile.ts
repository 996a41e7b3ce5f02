import * as z from 'zod/mini';
import { endpoint } from '#contract/base/endpoint.ts';
import { userTypes } from '#domain/accounts/user-types.ts';
import { withoutOddMarks } from '#domain/text/fold-text.ts';
import { MAX_PERSON_NAME } from '#domain/text/text-limits.ts';

export const profileSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  userType: z.enum(userTypes),
  createdAt: z.string(),
  updatedAt: z.string(),
  /** The day on which the account will be deleted; absent unless the person requested it. */
  deletionDueAt: z.optional(z.string()),
  /** After this date an administrator without a second factor can open only the security page. */
  factorDueAt: z.optional(z.string()),
  /** None where there is nothing new. */
  unreadNotices: z.optional(z.int()),
  /** Of the whole site, once somebody uploaded one: the frame of the pages is drawn with it at once. */
  siteLogoUrl: z.optional(z.string()),
});

export type Profile = z.infer<typeof profileSchema>;

export const profileDraftSchema = z.object({
  name: z
    .string()
    .check(
      z.trim(),
      z.overwrite(withoutOddMarks),
      z.minLength(1, 'Informe seu nome.'),
      z.maxLength(MAX_PERSON_NAME, `O nome pode ter no máximo ${MAX_PERSON_NAME} caracteres.`),
    ),
});

export type ProfileDraft = z.input<typeof profileDraftSchema>;

export const getProfile = endpoint('GET', '/api/profile', 'member', {
  openWithoutFactor: true,
  summary: 'Profile of the signed-in user',
  response: profileSchema,
});

export const updateProfile = endpoint('PATCH', '/api/profile', 'member', {
  openWithoutFactor: true,
  summary: 'Change the name of the signed-in user',
  body: profileDraftSchema,
  response: profileSchema,
});
