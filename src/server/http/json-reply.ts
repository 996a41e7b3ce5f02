import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { AppContext } from './app-env.ts';
import type { JsonBody } from './json-body.ts';

/** Below this a packet is a packet, compressed or not. */
const WORTH_COMPRESSING = 1400;

const compress = promisify(gzip);

/** For replies that hold for this moment only. */
export const noStore = { 'Cache-Control': 'no-store' } as const;

type OwnHeaders = Readonly<Record<string, string>>;

/** The one way to answer with JSON: whole headers in one go, compressed off the main thread when it pays. */
export const jsonReply = (c: AppContext, value: unknown, status: ContentfulStatusCode, own: OwnHeaders) =>
  bodyReply(c, { plain: JSON.stringify(value) }, status, own);

export async function bodyReply(
  c: AppContext,
  body: JsonBody,
  status: ContentfulStatusCode,
  own: OwnHeaders,
): Promise<Response> {
  const headers: Record<string, string> = { ...c.get('replyHeaders'), 'Content-Type': 'application/json', ...own };
  c.set('isReplyComplete', true);
  if (body.plain.length < WORTH_COMPRESSING) return new Response(body.plain, { status, headers });
  headers.Vary = 'Accept-Encoding';
  if (!acceptsGzip(c.req.header('accept-encoding'))) return new Response(body.plain, { status, headers });
  headers['Content-Encoding'] = 'gzip';
  body.compressed ??= compress(body.plain, { level: 4 });
  return new Response(await body.compressed, { status, headers });
}

const acceptsGzip = (header: string | undefined): boolean =>
  header !== undefined && /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(header);
