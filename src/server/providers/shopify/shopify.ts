import { setTimeout as pause } from 'node:timers/promises';
import { SHOP_ADDRESS } from '#domain/shopify/shopify.ts';
import { isSmallJson } from '#server/http/json-limits.ts';
import { createOutboundFetch, OutboundError } from '#server/providers/outbound-fetch.ts';
import { ShopifyError } from './shopify-error.ts';

const API_VERSION = '2026-10';
const REQUEST_MS = 60_000;
/** A product with 2,048 variants and its texts has about fifty thousand. */
const MAX_REPLY_VALUES = 400_000;
const TOKEN_MARGIN_MS = 5 * 60_000;
const MAX_THROTTLED = 8;
const MAX_WAIT_MS = 30_000;

declare const types: unique symbol;
/** A GraphQL document with the types of its data and variables. */
export type Operation<Data, Variables> = { query: string; [types]?: [Data, Variables] };

export type ShopifyKeys = { shop: string; clientId: string; clientSecret: string };
export type UploadTarget = { url: string; parameters: { name: string; value: string }[] };
export type UploadedFile = { name: string; type: string; bytes: Uint8Array };

/** One shop, accessed with the keys of its owner's app. */
export type ShopifyShop = {
  scopes(signal: AbortSignal): Promise<readonly string[]>;
  ask<Data, Variables>(operation: Operation<Data, Variables>, variables: Variables, signal: AbortSignal): Promise<Data>;
  upload(target: UploadTarget, file: UploadedFile, signal: AbortSignal): Promise<void>;
};

export type Shopify = {
  open(keys: ShopifyKeys): ShopifyShop;
  /** Drops the cached token of these keys. */
  forget(keys: Pick<ShopifyKeys, 'shop' | 'clientId'>): void;
};

type Token = { value: string; scopes: string[]; secret: string; endsAt: number };
type Reply = {
  data?: unknown;
  errors?: { message?: string; extensions?: { code?: string } }[] | string;
  extensions?: {
    cost?: { requestedQueryCost?: number; throttleStatus?: { currentlyAvailable?: number; restoreRate?: number } };
  };
};

/** `standIn` replaces every shop's URL in tests; only the operator can set it. */
export function createShopify(standIn: string | undefined): Shopify {
  const fetch = createOutboundFetch({ allowsPrivate: standIn !== undefined });
  const tokens = new Map<string, Token>();
  const keyOf = ({ shop, clientId }: Pick<ShopifyKeys, 'shop' | 'clientId'>): string => `${shop} ${clientId}`;

  async function send(url: string, init: RequestInit, signal: AbortSignal): Promise<Response> {
    try {
      return await fetch(url, { ...init, signal: AbortSignal.any([signal, AbortSignal.timeout(REQUEST_MS)]) });
    } catch (error) {
      signal.throwIfAborted();
      throw new ShopifyError(error instanceof OutboundError ? 'unexpected' : 'unreachable', { cause: error });
    }
  }

  async function readJson(response: Response, signal: AbortSignal): Promise<unknown> {
    let text: string;
    try {
      text = await response.text();
    } catch (error) {
      signal.throwIfAborted();
      throw new ShopifyError('unreachable', { cause: error });
    }
    if (!isSmallJson(text, MAX_REPLY_VALUES)) throw new ShopifyError('unexpected');
    try {
      const reply: unknown = JSON.parse(text);
      if (typeof reply === 'object' && reply !== null) return reply;
    } catch (error) {
      throw new ShopifyError('unexpected', { cause: error });
    }
    throw new ShopifyError('unexpected');
  }

  return {
    forget: (keys) => void tokens.delete(keyOf(keys)),
    open(keys) {
      // The only place where a user-supplied shop address is used for a request.
      if (!SHOP_ADDRESS.test(keys.shop)) throw new ShopifyError('no_shop');
      const base = standIn ? `${standIn}/${keys.shop}` : `https://${keys.shop}`;

      async function token(signal: AbortSignal): Promise<Token> {
        const known = tokens.get(keyOf(keys));
        if (known && known.secret === keys.clientSecret && known.endsAt > Date.now()) return known;
        const body = new URLSearchParams({
          grant_type: 'client_credentials',
          client_id: keys.clientId,
          client_secret: keys.clientSecret,
        });
        const headers = { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' };
        const init = { method: 'POST', headers, body: body.toString() };
        const response = await send(`${base}/admin/oauth/access_token`, init, signal);
        if (!response.ok) throw tokenFailure(response.status, await response.text().catch(() => ''));
        const reply = (await readJson(response, signal)) as {
          access_token?: unknown;
          scope?: unknown;
          expires_in?: unknown;
        };
        if (typeof reply.access_token !== 'string') throw new ShopifyError('unexpected');
        const made: Token = {
          value: reply.access_token,
          scopes: String(reply.scope ?? '').split(/[\s,]+/),
          secret: keys.clientSecret,
          endsAt: Date.now() + Number(reply.expires_in ?? 0) * 1000 - TOKEN_MARGIN_MS,
        };
        tokens.set(keyOf(keys), made);
        return made;
      }

      async function post(body: string, signal: AbortSignal): Promise<Response> {
        const url = `${base}/admin/api/${API_VERSION}/graphql.json`;
        for (const isLast of [false, true]) {
          const { value } = await token(signal);
          const headers = { 'content-type': 'application/json', 'x-shopify-access-token': value };
          const response = await send(url, { method: 'POST', headers, body }, signal);
          if (response.status !== 401 || isLast) return response;
          // The token ended early: the secret was renewed, or the app reinstalled.
          tokens.delete(keyOf(keys));
        }
        throw new ShopifyError('keys');
      }

      return {
        scopes: async (signal) => (await token(signal)).scopes,
        async ask(operation, variables, signal) {
          const body = JSON.stringify({ query: operation.query, variables });
          for (let throttled = 0; throttled < MAX_THROTTLED; throttled += 1) {
            const response = await post(body, signal);
            if (response.status === 429) {
              await pause(waitOf(Number(response.headers.get('retry-after') ?? 2) * 1000), undefined, { signal });
              continue;
            }
            if (!response.ok) throw statusFailure(response.status);
            const reply = (await readJson(response, signal)) as Reply;
            const failure = failureIn(reply);
            if (!failure) return reply.data as never;
            if (failure.failure !== 'throttled') throw failure;
            await pause(throttleWait(reply), undefined, { signal });
          }
          throw new ShopifyError('throttled');
        },
        async upload({ url, parameters }, { name, type, bytes }, signal) {
          if (!standIn && !url.startsWith('https://')) throw new ShopifyError('unexpected');
          const form = new FormData();
          for (const parameter of parameters) form.append(parameter.name, parameter.value);
          form.append('file', new Blob([new Uint8Array(bytes)], { type }), name);
          const encoded = new Response(form);
          const body = Buffer.from(await encoded.arrayBuffer());
          const headers = {
            'content-type': encoded.headers.get('content-type') ?? '',
            'content-length': String(body.byteLength),
          };
          const response = await send(url, { method: 'POST', headers, body }, signal);
          if (!response.ok) throw statusFailure(response.status);
        },
      };
    },
  };
}

const waitOf = (milliseconds: number): number => Math.min(Math.max(milliseconds || 0, 10), MAX_WAIT_MS);

/** Waits until the rate limit has restored the points that the request costs. */
function throttleWait({ extensions }: Reply): number {
  const { requestedQueryCost = 100, throttleStatus: { currentlyAvailable = 0, restoreRate = 50 } = {} } =
    extensions?.cost ?? {};
  return waitOf(((requestedQueryCost - currentlyAvailable) / restoreRate) * 1000);
}

function failureIn({ errors, data }: Reply): ShopifyError | undefined {
  if (!errors || errors.length === 0) return data ? undefined : new ShopifyError('unexpected');
  const known = Array.isArray(errors) ? errors : [];
  const codes = known.map((error) => error?.extensions?.code);
  if (codes.includes('THROTTLED')) return new ShopifyError('throttled');
  if (codes.includes('ACCESS_DENIED')) return new ShopifyError('scope');
  if (codes.includes('INTERNAL_SERVER_ERROR')) return new ShopifyError('down');
  const cause = typeof errors === 'string' ? errors : known[0]?.message;
  return new ShopifyError('unexpected', { cause });
}

function statusFailure(status: number): ShopifyError {
  if (status === 401) return new ShopifyError('keys');
  if (status === 402) return new ShopifyError('unpaid');
  if (status === 403) return new ShopifyError('scope');
  if (status === 404) return new ShopifyError('no_shop');
  if (status === 423) return new ShopifyError('locked');
  return new ShopifyError(status >= 500 || status === 429 ? 'down' : 'unexpected');
}

function tokenFailure(status: number, text: string): ShopifyError {
  if (text.includes('shop_not_permitted')) return new ShopifyError('other_account');
  if (status === 400 || status === 403) return new ShopifyError('keys');
  return statusFailure(status);
}
