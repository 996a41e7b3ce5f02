import * as z from 'zod/mini';
import { endpoint } from '#contract/base/endpoint.ts';
import { MAX_TOKENS_PER_DAY, testedRobots, translatorChoices, writerChoices } from '#domain/robots/ai-providers.ts';

const address = z
  .string()
  .check(
    z.trim(),
    z.maxLength(500, 'O endereço pode ter no máximo 500 caracteres.'),
    z.regex(/^(https?:\/\/\S+)?$/i, 'O endereço começa com http:// ou https://'),
  );

const connection = {
  /** Empty: the provider's default URL. */
  url: z._default(address, ''),
  /** Omitted: keeps the saved key if provider and URL are unchanged. Empty: no key. */
  key: z.optional(z.string().check(z.trim(), z.maxLength(500, 'A chave pode ter no máximo 500 caracteres.'))),
  /** True when the administrator confirmed a server in the private network. */
  allowsPrivate: z._default(z.boolean(), false),
};

const writerFields = {
  provider: z.enum(writerChoices),
  model: z._default(
    z.string().check(z.trim(), z.maxLength(200, 'O nome do modelo pode ter no máximo 200 caracteres.')),
    '',
  ),
  ...connection,
};
const translatorFields = { provider: z.enum(translatorChoices), ...connection };

const savedConnection = {
  url: z.string(),
  allowsPrivate: z.boolean(),
  /** The key itself is never sent: only its last four characters, and whether it can still be decrypted. */
  key: z.nullable(z.object({ end: z.string(), savedAt: z.nullable(z.string()), opens: z.boolean() })),
  savedAt: z.nullable(z.string()),
  /** Set by environment variables, so this page cannot change it. */
  isFromServer: z.boolean(),
};

const gradeSchema = z.object({ right: z.int(), of: z.int() });

export const modelTestSchema = z.object({
  provider: z.string(),
  model: z.string(),
  createdAt: z.string(),
  facts: gradeSchema,
  /** Statements that neither the source text nor the product sheet contains. */
  inventions: z.array(z.string()),
  japanese: gradeSchema,
  form: gradeSchema,
  secondsPerText: z.number(),
  robots: z.record(z.enum(testedRobots), z.enum(['good', 'check', 'bad'])),
});
export type ModelTest = z.infer<typeof modelTestSchema>;

export const localTranslatorSchema = z.object({
  state: z.enum(['absent', 'downloading', 'ready', 'failed']),
  reason: z.optional(z.string()),
  doneBytes: z.number(),
  totalBytes: z.number(),
  diskBytes: z.number(),
  pairs: z.array(z.object({ pair: z.string(), isReady: z.boolean(), doneBytes: z.number(), totalBytes: z.number() })),
});
export type LocalTranslator = z.infer<typeof localTranslatorSchema>;

const aiSettingsSchema = z.object({
  /** Null until an administrator chooses a provider. */
  writer: z.nullable(z.object({ provider: z.enum(writerChoices), model: z.string(), ...savedConnection })),
  translator: z.nullable(z.object({ provider: z.enum(translatorChoices), ...savedConnection })),
  tokensPerDay: z.object({ value: z.int(), isFromServer: z.boolean() }),
  usesJudge: z.boolean(),
  readsBack: z.boolean(),
  /** Why this installation cannot save keys; null when it can. */
  keyRefusal: z.nullable(z.string()),
  tokensToday: z.int(),
  /** Failures of the last 24 hours, newest first. */
  failures: z.array(z.object({ provider: z.string(), reason: z.string(), count: z.int(), lastAt: z.string() })),
  exams: z.array(modelTestSchema),
  localTranslator: localTranslatorSchema,
});
export type AiSettingsView = z.infer<typeof aiSettingsSchema>;

export const getAiSettings = endpoint('GET', '/api/admin/ai-settings', 'admin', {
  summary: 'Who writes and translates on this installation, how it goes, and the last exams; never a key',
  response: aiSettingsSchema,
});

export const saveAiSettings = endpoint('PATCH', '/api/admin/ai-settings', 'admin', {
  summary: 'Changes who writes, who translates, the daily tokens or the switches; counts on all instances at once',
  body: z.object({
    writer: z.optional(z.object(writerFields)),
    translator: z.optional(z.object(translatorFields)),
    tokensPerDay: z.optional(z.int().check(z.minimum(0), z.maximum(MAX_TOKENS_PER_DAY))),
    usesJudge: z.optional(z.boolean()),
    readsBack: z.optional(z.boolean()),
  }),
  response: aiSettingsSchema,
});

export const findLocalServers = endpoint('GET', '/api/admin/ai-servers', 'admin', {
  summary: 'Ollama, LM Studio and llama.cpp on this machine and on the host of its container',
  response: z.object({
    servers: z.array(
      z.object({
        name: z.string(),
        /** Null: no server found. */
        url: z.nullable(z.string()),
        models: z.array(z.string()),
      }),
    ),
  }),
});
export type LocalServer = z.infer<(typeof findLocalServers)['response']>['servers'][number];

const connectionTestSchema = z.object({
  /** `unconfirmed`: the server answered, but perhaps with another model than the requested one. */
  state: z.enum(['works', 'unconfirmed', 'failed']),
  message: z.string(),
  milliseconds: z.int(),
  /** Models that the server lists; empty when it lists none. */
  models: z.array(z.string()),
});
export type ConnectionTest = z.infer<typeof connectionTestSchema>;

export const testAiConnection = endpoint('POST', '/api/admin/ai-tests', 'admin', {
  summary: 'Tries what is on the screen and saves nothing: models of the server, one small answer, its time',
  body: z.object({ writer: z.optional(z.object(writerFields)), translator: z.optional(z.object(translatorFields)) }),
  response: connectionTestSchema,
});

export const testModel = endpoint('POST', '/api/admin/ai-exams', 'admin', {
  summary: 'Lets the saved model write twelve texts of ours and grades them',
  response: modelTestSchema,
  streams: true,
});

export const fetchLocalTranslator = endpoint('POST', '/api/admin/local-translator', 'admin', {
  summary: 'Begins to fetch the files of the translator inside',
  response: localTranslatorSchema,
});

export const removeLocalTranslator = endpoint('DELETE', '/api/admin/local-translator', 'admin', {
  summary: 'Removes the files of the translator inside',
  response: localTranslatorSchema,
});
