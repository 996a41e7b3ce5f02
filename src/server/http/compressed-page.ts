import { createHash } from 'node:crypto';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Context } from 'hono';
import { parseAccept } from 'hono/utils/accept';
import type { AppEnv } from './dependencies.ts';
import { matchesTag } from './entity-tag.ts';

export type SitePage = (c: Context<AppEnv>, status: 200 | 404) => Response;

type Encoding = 'br' | 'gzip' | 'identity';

/** A page that is constant while the server runs: compressed once, with an ETag. */
export function sitePage(html: string, contentType = 'text/html; charset=UTF-8'): SitePage {
  const bodies = new Map<Encoding, Uint8Array<ArrayBuffer>>();
  // Weak, because all encodings have the same content.
  const tag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;

  function bodyIn(encoding: Encoding): Uint8Array<ArrayBuffer> {
    const body = bodies.get(encoding) ?? new Uint8Array(encode(html, encoding));
    bodies.set(encoding, body);
    return body;
  }

  return (c, status) => {
    c.header('Cache-Control', 'no-cache');
    c.header('ETag', tag);
    c.header('Vary', 'Accept-Encoding');
    if (status === 200 && matchesTag(c.req.header('If-None-Match'), tag)) return c.body(null, 304);
    const encoding = chooseEncoding(c);
    if (encoding !== 'identity') c.header('Content-Encoding', encoding);
    c.header('Content-Type', contentType);
    return c.body(bodyIn(encoding), status);
  };
}

/** Browsers list several encodings without preference, so the smallest one is chosen. */
function chooseEncoding(c: Context<AppEnv>): Encoding {
  const accepted = parseAccept(c.req.header('Accept-Encoding') ?? '').filter(({ q }) => q > 0);
  return (['br', 'gzip'] as const).find((name) => accepted.some(({ type }) => type === name)) ?? 'identity';
}

function encode(html: string, encoding: Encoding): Uint8Array {
  if (encoding === 'identity') return Buffer.from(html);
  return encoding === 'br' ? brotliCompressSync(html) : gzipSync(html, { level: 9 });
}
