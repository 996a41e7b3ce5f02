import type { Logger } from 'pino';
import * as z from 'zod';
import type { AppContext, Dependencies } from '#server/http/dependencies.ts';
import { requestLogger } from '#server/http/request-log.ts';
import { readBodyText } from '#server/http/route.ts';
import { AuthError } from './auth-errors.ts';

/** More than twice the size of a sign-up with the largest metadata. */
const MAX_BODY_BYTES = 32 * 1024;

/** One request of the authentication protocol, independent of the web framework. */
export type AuthRequest = {
  deps: Dependencies;
  log: Logger;
  ip: string;
  userAgent: string;
  query: Record<string, string>;
  header(name: string): string | undefined;
  readBody(): Promise<string>;
  body<T>(schema: z.ZodType<T>): Promise<T>;
};

/** What limits, codes and mails need of a request, of this protocol or of the contract. */
export type MailRequest = Pick<AuthRequest, 'deps' | 'log' | 'ip'>;

/** The protocol treats null as absent. */
export const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');

export const record = z
  .record(z.string(), z.unknown())
  .nullish()
  .transform((value) => value ?? {});

export function readAuthRequest(c: AppContext): AuthRequest {
  let read: Promise<string> | undefined;
  const readBody = () => {
    read ??= readBodyText(c, MAX_BODY_BYTES);
    return read;
  };
  return {
    deps: c.get('deps'),
    get log() {
      return requestLogger(c);
    },
    ip: c.get('ip'),
    userAgent: (c.req.header('user-agent') ?? '').slice(0, 400),
    query: c.req.query(),
    header: (name) => c.req.header(name),
    readBody,
    async body(schema) {
      const result = schema.safeParse(parseJson(await readBody()));
      if (result.success) return result.data;
      const issue = result.error.issues[0];
      throw badJson(`${issue?.path.join('.') || 'body'}: ${issue?.message ?? 'invalid'}`);
    },
  };
}

const badJson = (detail: string) => new AuthError(400, 'bad_json', `Could not parse request body as JSON: ${detail}`);

/** In the output of JSON.stringify: a NUL or half of a surrogate pair, which PostgreSQL cannot store. */
const UNSTORABLE = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f][0-9a-f]{2})/i;

function parseJson(source: string): unknown {
  let value: unknown;
  let again: string;
  try {
    value = JSON.parse(source);
    again = JSON.stringify(value);
  } catch {
    throw badJson('invalid syntax');
  }
  if (UNSTORABLE.test(again)) throw badJson('unsupported character');
  return value;
}
