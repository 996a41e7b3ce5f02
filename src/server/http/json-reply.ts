import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { AppContext } from './dependencies.ts';

/** A smaller reply fits into one packet, compressed or not. */
const WORTH_COMPRESSING = 1400;

const compress = promisify(gzip);

export const noStore = { 'Cache-Control': 'no-store' } as const;

/** Builds every JSON reply: sets all headers at once, and compresses large bodies off the main thread. */
export async function jsonReply(
  c: AppContext,
  value: unknown,
  status: ContentfulStatusCode,
  own: Readonly<Record<string, string>>,
): Promise<Response> {
  const body = JSON.stringify(value);
  const headers: Record<string, string> = { ...c.get('replyHeaders'), 'Content-Type': 'application/json', ...own };
  c.set('isReplyComplete', true);
  if (body.length < WORTH_COMPRESSING) return new Response(body, { status, headers });
  headers.Vary = 'Accept-Encoding';
  if (!acceptsGzip(c.req.header('accept-encoding'))) return new Response(body, { status, headers });
  headers['Content-Encoding'] = 'gzip';
  return new Response(await compress(body, { level: 4 }), { status, headers });
}

const acceptsGzip = (header: string | undefined): boolean =>
  header !== undefined && /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(header);
