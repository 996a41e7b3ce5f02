import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from './dependencies.ts';

/** Inline styles, because dialog libraries write style elements; no user text ever reaches a style. */
export function securityHeaders(publicUrl: string, imageOrigins: readonly string[]): Record<string, string> {
  const isSecure = publicUrl.startsWith('https:');
  const policy = [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data: blob: https://i.ytimg.com", ...imageOrigins].join(' '),
    "font-src 'self'",
    "connect-src 'self'",
    'frame-src https://www.youtube-nocookie.com',
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
  ];
  return {
    'Content-Security-Policy': policy.join('; '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Origin-Agent-Cluster': '?1',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    ...(isSecure && { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'X-Permitted-Cross-Domain-Policies': 'none',
  };
}

/** Unless the handler set them. JSON replies get them on creation: changing a finished response is expensive. */
export function responseHeaders(fixed: Readonly<Record<string, string>>): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const trace = c.get('trace');
    const headers = {
      ...fixed,
      'X-Request-Id': c.get('requestId'),
      ...(trace && { Traceresponse: trace.traceparent }),
    };
    c.set('replyHeaders', headers);
    await next();
    if (c.get('isReplyComplete')) return;
    for (const [name, value] of Object.entries(headers)) {
      if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    }
  };
}
