import * as z from 'zod';
import { translatorChoices, writerChoices } from '#domain/robots/ai-providers.ts';

const storedKey = z.object({ sealed: z.string(), end: z.string(), savedAt: z.string() });
const storedConnection = {
  url: z.string(),
  key: storedKey.optional(),
  allowsPrivate: z.boolean(),
  savedAt: z.string(),
};

/** Contents of the settings row. Values of another version that cannot be parsed count as not set. */
export const storedSettings = z.object({
  writer: z
    .object({ provider: z.enum(writerChoices), model: z.string(), ...storedConnection })
    .optional()
    .catch(undefined),
  translator: z
    .object({ provider: z.enum(translatorChoices), ...storedConnection })
    .optional()
    .catch(undefined),
  tokensPerDay: z.number().optional(),
  usesJudge: z.boolean().default(false),
  readsBack: z.boolean().default(false),
});

export type StoredSettings = z.infer<typeof storedSettings>;
export type StoredKey = z.infer<typeof storedKey>;
export type StoredConnection = { provider: string; url: string; key?: StoredKey | undefined };

/** Name that binds an encrypted key to this provider. */
export const keyName = (part: 'writer' | 'translator', provider: string): string => `ai ${part} ${provider}`;
