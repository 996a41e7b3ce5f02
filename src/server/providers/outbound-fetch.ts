import { type LookupAddress, lookup } from 'node:dns';
import { type IncomingMessage, type RequestOptions, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { Readable } from 'node:stream';
import { blockListOf } from '#server/http/client-address.ts';
import { traceHeaders } from '#server/http/trace-context.ts';

export type OutboundFailure = 'redirected' | 'private_address' | 'certificate';

/** Rejected by us, or by our rules for servers: a retry would not help. */
export class OutboundError extends Error {
  readonly failure: OutboundFailure;

  constructor(failure: OutboundFailure, cause?: unknown) {
    super(failure, { cause });
    this.failure = failure;
  }
}

/** This machine, and private networks. */
const inner = blockListOf([
  ...['10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '198.18.0.0/15'],
  ...['::1', 'fc00::/7'],
]);

/** Never a provider's server; includes the metadata addresses where clouds expose credentials. */
const nowhere = blockListOf([
  ...['0.0.0.0/8', '169.254.0.0/16', '192.0.0.0/24', '224.0.0.0/3', 'fd00:ec2::254', 'fe80::/10', 'ff00::/8'],
  // IPv4 addresses embedded in IPv6, and unroutable ranges.
  ...['::/96', '::ffff:0:0:0/96', '64:ff9b::/96', '64:ff9b:1::/48', '2001::/32', '2002::/16', 'fec0::/10'],
]);

function mayAsk(address: string, allowsPrivate: boolean): boolean {
  if (address === '::1') return allowsPrivate;
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
  return !nowhere.check(address, family) && (allowsPrivate || !inner.check(address, family));
}

/** Fetch for user-supplied URLs: follows no redirects, and reaches private addresses only if allowed. */
export type OutboundFetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

/** IP addresses are checked when the connection is made, which prevents DNS rebinding. */
export function createOutboundFetch({ allowsPrivate }: { allowsPrivate: boolean }): OutboundFetch {
  return async (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const host = url.hostname.replace(/^\[|\]$/g, '');
    if (isIP(host) && !mayAsk(host, allowsPrivate)) throw new OutboundError('private_address');
    const headers = new Headers(init.headers);
    // Replies are not decompressed.
    headers.set('accept-encoding', 'identity');
    for (const [name, value] of Object.entries(traceHeaders())) headers.set(name, value);
    const options: RequestOptions = {
      method: init.method ?? 'GET',
      headers: Object.fromEntries(headers),
      lookup: (name, given, done) =>
        lookup(name, { ...given, all: true }, (error, found: LookupAddress[] = []) => {
          const [first] = found;
          if (error || !first) return done(error ?? new Error('no address'), '', 0);
          if (!found.every(({ address }) => mayAsk(address, allowsPrivate))) {
            return done(new OutboundError('private_address'), '', 0);
          }
          return given.all ? done(null, found) : done(null, first.address, first.family);
        }),
      ...(init.signal && { signal: init.signal }),
    };
    const reply = await send(url, options, init.body);
    const status = reply.statusCode ?? 0;
    if (status >= 300 && status < 400) {
      reply.destroy();
      throw new OutboundError('redirected');
    }
    const isEmpty = status === 204 || status === 205;
    return new Response(isEmpty ? null : (Readable.toWeb(Readable.from(limited(reply))) as ReadableStream), {
      status,
      headers: Object.entries(reply.headers).map(([name, value]): [string, string] => [name, String(value)]),
    });
  };
}

/** Far more than any text, model list or translation; a server may send endless data. */
const MAX_REPLY_BYTES = 8_000_000;

async function* limited(reply: IncomingMessage): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const chunk of reply as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_REPLY_BYTES) throw new TypeError('fetch failed', { cause: new Error('the reply is too large') });
    yield chunk;
  }
}

function send(url: URL, options: RequestOptions, body: RequestInit['body']): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, options, resolve);
    request.on('error', (error) => reject(explain(error, options.signal)));
    if (typeof body === 'string' || body instanceof Uint8Array) request.end(body);
    else if (body) request.destroy(new TypeError('only text and bytes are sent'));
    else request.end();
  });
}

/** Providers' packages recognise a failed connection by this message, and retry. */
function explain(error: NodeJS.ErrnoException, signal: AbortSignal | undefined): unknown {
  if (signal?.aborted) return signal.reason;
  if (error instanceof OutboundError) return error;
  if (/CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ERR_TLS/.test(error.code ?? ''))
    return new OutboundError('certificate', error);
  return new TypeError('fetch failed', { cause: error });
}
