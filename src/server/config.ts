import cluster from 'node:cluster';
import { resolve } from 'node:path';
import * as z from 'zod';
import { paymentProviderNames } from '#domain/plans/payment-event-types.ts';
import { PRODUCT_NAME } from '#domain/site/site-name.ts';
import { isAddressRange } from './http/client-address.ts';
import { type Environment, readEnvironment } from './start/read-environment.ts';
import { StartError } from './start/start-error.ts';

const optionalText = z
  .string()
  .trim()
  .transform((value) => value || undefined)
  .optional();
const webUrl = z.url({ protocol: /^https?$/, error: 'deve ser um endereço http:// ou https://' });
const optionally = <T extends z.ZodType<string>>(schema: T) =>
  z
    .union([z.literal(''), schema])
    .transform((value) => value || undefined)
    .optional();
const optionalUrl = optionally(webUrl);
const databaseUrl = optionally(z.string().regex(/^postgres(ql)?:\/\//, 'deve começar com postgres://'));
const email = z.email('deve ser um endereço de e-mail');
function wholeNumber(least: number, most: number) {
  const error = `deve ser um número inteiro de ${least} a ${most}`;
  return z.coerce.number({ error }).int({ error }).min(least, { error }).max(most, { error });
}
const oneOf = <const T extends readonly [string, ...string[]]>(...values: T) =>
  z.enum(values, { error: `deve ser ${values.slice(0, -1).join(', ')} ou ${values.at(-1)}` });
/** Treats an empty value as unset. */
const unlessEmpty = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());
const textList = z
  .string()
  .default('')
  .transform((value) =>
    value
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  );
const onOff = (fallback: 'on' | 'off') =>
  oneOf('on', 'off')
    .default(fallback)
    .transform((value) => value === 'on');

/** Placeholder until the installation configures its own checkout: nobody is charged there. */
export const DEMO_CHECKOUT_URL = 'https://pay.kiwify.com.br/dropar1';

const environmentSchema = z
  .object({
    PORT: wholeNumber(0, 65_535).default(3000),
    HOST: z.string().min(1, 'não pode ficar vazio').default('127.0.0.1'),
    PUBLIC_URL: optionalUrl,
    DATA_DIR: z.string().min(1, 'não pode ficar vazio').default('./data'),
    DATABASE_URL: databaseUrl,
    /** Direct connection to PostgreSQL, for when DATABASE_URL points to a pooler in transaction mode. */
    DATABASE_DIRECT_URL: databaseUrl,
    /** A read replica for lists of the catalogue. */
    DATABASE_READ_URL: databaseUrl,
    MIGRATE: onOff('on'),
    WORKERS: wholeNumber(1, 64).default(1),
    /** Must be longer than the interval of the proxy's health checks (/healthz or /readyz). */
    STOP_DELAY_SECONDS: wholeNumber(0, 300).default(5),
    DATABASE_POOL_SIZE: wholeNumber(1, 200).default(10),
    ADMIN_EMAIL: email.optional(),
    ADMIN_PASSWORD: z
      .string()
      .regex(/^.{6,72}$/s, 'deve ter de 6 a 72 caracteres')
      .optional(),
    SMTP_URL: optionally(z.string().regex(/^smtps?:\/\//, 'deve começar com smtp:// ou smtps://')),
    MAIL_FROM: z
      .string()
      .min(3, 'deve ser um endereço de e-mail')
      .default(`${PRODUCT_NAME} <nao-responda@dropar.local>`),
    SUPPORT_EMAIL: email.default('suporte@dropar.local'),
    /** The legal operator of this installation, named in terms and privacy policy. */
    OPERATOR_NAME: optionalText,
    OPERATOR_CNPJ: optionally(
      z.string().regex(/^\d{2}\.?\d{3}\.?\d{3}\/?\d{4}-?\d{2}$/, 'deve ser um CNPJ, como 12.345.678/0001-90'),
    ),
    OPERATOR_ADDRESS: optionalText,
    EMAIL_CONFIRMATION: onOff('off'),
    CAPTCHA_SECRET: optionalText,
    CAPTCHA_VERIFY_URL: webUrl.default('https://hcaptcha.com/siteverify'),
    REDIRECT_URLS: textList,
    /** Encrypts the keys that administrators save; the previous key can still decrypt. */
    SECRET_KEY: optionally(z.string().min(32, 'deve ter pelo menos 32 caracteres')),
    SECRET_KEY_PREVIOUS: optionalText,
    /** Unset: configured on the administrators' page. */
    AI_PROVIDER: unlessEmpty(oneOf('offline', 'openai-compatible', 'openai', 'anthropic', 'google')),
    AI_MODEL: optionalText,
    AI_API_KEY: optionalText,
    AI_BASE_URL: optionalUrl,
    PAYMENT_PROVIDER: oneOf(...paymentProviderNames).default('kiwify'),
    /** Model tokens per person and day; 0: unlimited. */
    AI_TOKENS_PER_DAY: unlessEmpty(wholeNumber(0, 1_000_000_000)),
    /** Unset: configured on the administrators' page. */
    TRANSLATE_PROVIDER: unlessEmpty(oneOf('local', 'none', 'deepl', 'libretranslate')),
    TRANSLATE_API_KEY: optionalText,
    TRANSLATE_URL: optionalUrl,
    /** Download URL of the local translator's model files; an installation may host its own copies. */
    TRANSLATOR_MODELS_URL: webUrl.default(
      'https://storage.googleapis.com/moz-fx-translations-data--303e-prod-translations-data/models',
    ),
    PAYMENT_WEBHOOK_TOKEN: optionalText,
    /** Product or plan ids that grant Premium; empty: every product of the webhook does. */
    PAYMENT_PRODUCT_IDS: textList,
    CHECKOUT_URL: webUrl.default(DEMO_CHECKOUT_URL),
    AFFILIATE_URL: webUrl.default('https://dashboard.kiwify.com/join/affiliate/dropar'),
    AFFILIATE_VIDEO_URL: optionalUrl,
    EXCHANGE_RATE_URL: optionalUrl,
    /** Replaces every shop's own URL, in tests. */
    SHOPIFY_URL: optionalUrl,
    S3_ENDPOINT: optionalUrl,
    S3_REGION: z.string().default('us-east-1'),
    S3_BUCKET: optionalText,
    S3_ACCESS_KEY_ID: optionalText,
    S3_SECRET_ACCESS_KEY: optionalText,
    S3_PUBLIC_URL: optionalUrl,
    TRUSTED_PROXIES: textList,
    LOG_LEVEL: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent').default('info'),
    METRICS_TOKEN: optionalText,
    RATE_LIMITS: onOff('on'),
    /** A session ends when it is not refreshed for this long, and at the latest this long after the sign-in. */
    SESSION_IDLE_DAYS: wholeNumber(1, 3650).default(30),
    SESSION_MAX_DAYS: wholeNumber(1, 3650).default(180),
    SEED: oneOf('demo', 'none').optional(),
  })
  .superRefine((env, context) => {
    const refuse = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
    if (env.AI_PROVIDER && env.AI_PROVIDER !== 'offline' && !env.AI_MODEL) {
      refuse('AI_MODEL', `é obrigatório com AI_PROVIDER=${env.AI_PROVIDER}`);
    }
    if (env.AI_PROVIDER === 'openai-compatible' && !env.AI_BASE_URL) {
      refuse('AI_BASE_URL', 'é obrigatório com AI_PROVIDER=openai-compatible');
    }
    if (['openai', 'anthropic', 'google'].includes(env.AI_PROVIDER ?? '') && !env.AI_API_KEY) {
      refuse('AI_API_KEY', `é obrigatório com AI_PROVIDER=${env.AI_PROVIDER}`);
    }
    for (const name of ['DATABASE_DIRECT_URL', 'DATABASE_READ_URL'] as const) {
      if (env[name] && !env.DATABASE_URL) refuse(name, 'só vale junto com DATABASE_URL');
    }
    if (env.TRANSLATE_PROVIDER === 'deepl' && !env.TRANSLATE_API_KEY) {
      refuse('TRANSLATE_API_KEY', 'é obrigatório com TRANSLATE_PROVIDER=deepl');
    }
    if (env.TRANSLATE_PROVIDER === 'libretranslate' && !env.TRANSLATE_URL) {
      refuse('TRANSLATE_URL', 'é obrigatório com TRANSLATE_PROVIDER=libretranslate');
    }
    if (env.ADMIN_PASSWORD && !env.ADMIN_EMAIL) refuse('ADMIN_EMAIL', 'é obrigatório com ADMIN_PASSWORD');
    const s3Missing = (['S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const).filter(
      (name) => env.S3_BUCKET && !env[name],
    );
    for (const name of s3Missing) refuse(name, 'é obrigatório com S3_BUCKET');
    for (const entry of env.TRUSTED_PROXIES.filter((each) => !isAddressRange(each))) {
      refuse('TRUSTED_PROXIES', `tem "${entry}", que não é um endereço IP nem uma faixa como 10.0.0.0/8`);
    }
  });

type Values = z.output<typeof environmentSchema>;

export type Config = Omit<Values, 'PUBLIC_URL' | 'SEED' | 'DATA_DIR'> & {
  PUBLIC_URL: string;
  SEED: 'demo' | 'none';
  DATA_DIR: string;
};

/** The configuration of this process, from environment variables, the `.env` file and secret files. */
export const loadConfig = (given: Environment = process.env, warn = logOnce): Config =>
  readConfig(readEnvironment(given, Object.keys(environmentSchema.shape), warn));

/** Worker processes read the same file and would repeat the warning. */
const logOnce = (sentence: string): void => {
  if (!cluster.isWorker) console.warn(sentence);
};

export function readConfig(env: Environment): Config {
  const parsed = environmentSchema.safeParse(env);
  if (!parsed.success) {
    const problems = z.treeifyError(parsed.error).properties ?? {};
    const text = Object.entries(problems)
      .map(([name, problem]) => `${name} ${problem?.errors.join(', ') ?? ''}`)
      .join('; ');
    throw new StartError(`Configuração inválida: ${text}.`);
  }
  const values = parsed.data;
  return {
    ...values,
    PUBLIC_URL: (values.PUBLIC_URL ?? `http://${browsableHost(values.HOST)}:${values.PORT}`).replace(/(?<!\/)\/+$/, ''),
    SEED: values.SEED ?? (values.DATABASE_URL ? 'none' : 'demo'),
    DATA_DIR: resolve(values.DATA_DIR),
  };
}

function browsableHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

export function findStartWarnings(config: Config): string[] {
  const warnings: string[] = [];
  if (config.PAYMENT_WEBHOOK_TOKEN && !config.EMAIL_CONFIRMATION) {
    warnings.push(
      'payments are on and EMAIL_CONFIRMATION is off: purchases wait for a claim link unless the checkout was opened signed in',
    );
  }
  if (config.PUBLIC_URL.startsWith('https:') && !config.SMTP_URL) {
    warnings.push('PUBLIC_URL is public and SMTP_URL is not set: nobody gets mail, it is kept in DATA_DIR/outbox');
  }
  return warnings;
}
