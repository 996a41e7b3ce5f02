import { resolve } from 'node:path';
import * as z from 'zod';
import { PRODUCT_NAME } from '#domain/product.ts';

const optionalText = z
  .string()
  .trim()
  .transform((value) => value || undefined)
  .optional();
const optionalUrl = z
  .union([z.literal(''), z.url({ protocol: /^https?$/ })])
  .transform((value) => value || undefined)
  .optional();
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
  z
    .enum(['on', 'off'])
    .default(fallback)
    .transform((value) => value === 'on');

/** Stands in until an installation sets its own: nobody is charged there. */
export const DEMO_CHECKOUT_URL = 'https://pay.kiwify.com.br/dropar1';

const environmentSchema = z
  .object({
    PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
    HOST: z.string().min(1).default('127.0.0.1'),
    PUBLIC_URL: optionalUrl,
    DATA_DIR: z.string().min(1).default('./data'),
    DATABASE_URL: z
      .union([z.literal(''), z.string().regex(/^postgres(ql)?:\/\//, 'deve começar com postgres://')])
      .transform((value) => value || undefined)
      .optional(),
    /** Processes that answer requests; more than one uses more than one core. */
    WORKERS: z.coerce.number().int().min(1).max(64).default(1),
    DATABASE_POOL_SIZE: z.coerce.number().int().min(1).max(200).default(10),
    ADMIN_EMAIL: z.email().optional(),
    ADMIN_PASSWORD: z.string().min(6).max(72).optional(),
    SMTP_URL: z
      .union([z.literal(''), z.string().regex(/^smtps?:\/\//, 'deve começar com smtp:// ou smtps://')])
      .transform((value) => value || undefined)
      .optional(),
    MAIL_FROM: z.string().min(3).default(`${PRODUCT_NAME} <nao-responda@dropar.local>`),
    SUPPORT_EMAIL: z.email().default('suporte@dropar.local'),
    EMAIL_CONFIRMATION: onOff('off'),
    CAPTCHA_SECRET: optionalText,
    CAPTCHA_VERIFY_URL: z.url().default('https://hcaptcha.com/siteverify'),
    REDIRECT_URLS: textList,
    AI_PROVIDER: z.enum(['offline', 'openai-compatible', 'openai', 'anthropic', 'google']).default('offline'),
    AI_MODEL: optionalText,
    AI_API_KEY: optionalText,
    AI_BASE_URL: optionalUrl,
    PAYMENT_WEBHOOK_TOKEN: optionalText,
    /** Product or plan ids that open Premium; none: every product of the webhook does. */
    PAYMENT_PRODUCT_IDS: textList,
    CHECKOUT_URL: z.url({ protocol: /^https?$/ }).default(DEMO_CHECKOUT_URL),
    AFFILIATE_URL: z.url().default('https://dashboard.kiwify.com/join/affiliate/dropar'),
    AFFILIATE_VIDEO_URL: optionalUrl,
    EXCHANGE_RATE_URL: optionalUrl,
    S3_ENDPOINT: optionalUrl,
    S3_REGION: z.string().default('us-east-1'),
    S3_BUCKET: optionalText,
    S3_ACCESS_KEY_ID: optionalText,
    S3_SECRET_ACCESS_KEY: optionalText,
    S3_PUBLIC_URL: optionalUrl,
    TRUSTED_PROXIES: textList,
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    METRICS_TOKEN: optionalText,
    RATE_LIMITS: onOff('on'),
    SEED: z.enum(['demo', 'none']).optional(),
  })
  .superRefine((env, context) => {
    const refuse = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
    if (env.AI_PROVIDER !== 'offline' && !env.AI_MODEL) {
      refuse('AI_MODEL', `é obrigatório com AI_PROVIDER=${env.AI_PROVIDER}`);
    }
    if (env.AI_PROVIDER === 'openai-compatible' && !env.AI_BASE_URL) {
      refuse('AI_BASE_URL', 'é obrigatório com AI_PROVIDER=openai-compatible');
    }
    if (['openai', 'anthropic', 'google'].includes(env.AI_PROVIDER) && !env.AI_API_KEY) {
      refuse('AI_API_KEY', `é obrigatório com AI_PROVIDER=${env.AI_PROVIDER}`);
    }
    if (env.ADMIN_PASSWORD && !env.ADMIN_EMAIL) refuse('ADMIN_EMAIL', 'é obrigatório com ADMIN_PASSWORD');
    const s3Missing = (['S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const).filter(
      (name) => env.S3_BUCKET && !env[name],
    );
    for (const name of s3Missing) refuse(name, 'é obrigatório com S3_BUCKET');
  });

type Environment = z.output<typeof environmentSchema>;

export type Config = Omit<Environment, 'PUBLIC_URL' | 'SEED' | 'DATA_DIR'> & {
  PUBLIC_URL: string;
  SEED: 'demo' | 'none';
  DATA_DIR: string;
};

/** Thrown for anything that must stop the start with one clear line. */
export class StartError extends Error {}

export function readConfig(env: Record<string, string | undefined>): Config {
  const parsed = environmentSchema.safeParse(env, { error: z.locales.pt().localeError });
  if (!parsed.success) {
    const problems = z.treeifyError(parsed.error).properties ?? {};
    const text = Object.entries(problems)
      .map(([name, problem]) => `${name} ${problem?.errors.join(', ') ?? ''}`)
      .join('; ');
    throw new StartError(`Configuração inválida: ${text}`);
  }
  const values = parsed.data;
  return {
    ...values,
    PUBLIC_URL: (values.PUBLIC_URL ?? `http://${browsableHost(values.HOST)}:${values.PORT}`).replace(/\/+$/, ''),
    SEED: values.SEED ?? (values.DATABASE_URL ? 'none' : 'demo'),
    DATA_DIR: resolve(values.DATA_DIR),
  };
}

function browsableHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
