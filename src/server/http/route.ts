import { setTimeout as delay } from 'node:timers/promises';
import { type $ZodType, safeParse } from 'zod/v4/core';
import type { Body, Endpoint, HandlerReply, Params, Query } from '#contract/base/endpoint.ts';
import { isFactorOverdue } from '#domain/accounts/admin-factor-deadline.ts';
import { ADMINS_ONLY, hasPremium, isAdmin, userTypes } from '#domain/accounts/user-types.ts';
import { AppError } from '#domain/errors.ts';
import type { Db } from '#server/db/client.ts';
import { readAtMost } from '#server/read-at-most.ts';
import { addressKey } from './client-address.ts';
import type { App, AppContext, Dependencies, RequestActor } from './dependencies.ts';
import type { Progress } from './event-writer.ts';
import { streamReply, wantsEvents } from './event-writer.ts';
import { hasFewEntries, hasNul, isPlainJson, isSmallJson } from './json-limits.ts';
import { jsonReply } from './json-reply.ts';
import { createPresenter } from './present-reply.ts';
import type { RateLimit } from './rate-limit.ts';
import { requestActor } from './session.ts';

type ActorOf<E extends Endpoint> = E['access'] extends 'public' ? RequestActor | undefined : RequestActor;

type RouteContext<E extends Endpoint> = {
  deps: Dependencies;
  db: Db;
  actor: ActorOf<E>;
  params: Params<E>;
  query: Query<E>;
  body: Body<E>;
  ip: string;
  /** Aborted when the caller disconnects. */
  signal: AbortSignal;
  /** Receives progress events, if the endpoint `streams` and the caller requested it. */
  progress: Progress | undefined;
  contentType: string;
  header(name: string): string | undefined;
  readBytes(limit: number): Promise<Uint8Array>;
  /** Rejects after a wait in which the session has ended or the plan become a lesser one. */
  requireSameRights(): Promise<void>;
};

/** An endpoint without a response may return nothing at all. */
type Nothing<E extends Endpoint> = E extends { response: unknown } ? never : Promise<void>;
type Handler<E extends Endpoint> = (
  context: RouteContext<E>,
) => Promise<HandlerReply<E>> | HandlerReply<E> | Nothing<E>;

const DEFAULT_MAX_BODY_BYTES = 256 * 1024;
const LARGE_BODY_BYTES = 1024 * 1024;
/** Three times the values of most bodies: validating takes far longer than sending, a wrong value longest. */
const DEFAULT_MAX_VALUES = 3_000;
/** An unknown key makes message or path as long as the sender likes. */
const MAX_ISSUE_LENGTH = 300;
const MAX_ISSUES = 50;
/**
 * An invalid body with thousands of errors, or one with a picture of megabytes, blocks the event loop while it is
 * parsed. The sender then waits several times as long, so that most of the time is left for other people. The few
 * errors of a form cost nothing.
 */
const REST_AFTER_PARSE = 5;
const FREE_PARSE_MS = 5;
/** A body refused before it is parsed has still been received and decoded: its sender waits as its size deserves. */
const REFUSED_BYTES_PER_MS = 4 * 1024;
const FREE_REFUSED_BYTES = 16 * 1024;
/** Otherwise a flood of rejected requests with a queue of their own would bypass the person's. */
const OWN_QUEUE_MS = 30;

type RouteOptions = {
  /** Counted per person, or per IP address of a visitor, before the body is read. */
  limit?: RateLimit;
  /** Default: light. `heavy`: reads or writes much. `own`: has a queue of its own, like the robots. */
  queue?: 'heavy' | 'own';
};

/** Binds an endpoint of the contract to its handler: access, rate limit, parsing of request and reply, one status. */
export const route = <E extends Endpoint>(app: App, endpoint: E, handler: Handler<E>): void =>
  routeWith(app, endpoint, {}, handler);

export function routeWith<E extends Endpoint>(app: App, endpoint: E, options: RouteOptions, handler: Handler<E>): void {
  const maxBodyBytes = endpoint.maxBodyBytes ?? DEFAULT_MAX_BODY_BYTES;
  const maxValues = endpoint.maxValues ?? DEFAULT_MAX_VALUES;
  const present = endpoint.response && createPresenter(endpoint.response as unknown as $ZodType);
  app.on(endpoint.method, endpoint.path, async (c) => {
    const first = await requireActor(c, endpoint);
    const deps = c.get('deps');
    if (options.limit) await deps.limits.consume(options.limit, first?.id ?? addressKey(c.get('ip')));
    const owner = first?.id ?? addressKey(c.get('ip'));
    const { signal } = c.req.raw;
    // Only a few megabytes of one person at a time, from the first byte until they are parsed.
    if (endpoint.body && maxBodyBytes > LARGE_BODY_BYTES) {
      const read = async () => readRequest(c, await readJsonText(c, maxBodyBytes));
      const context = await deps.queues.bytes.run(owner, read, signal);
      return options.queue === 'own'
        ? answer(c, context)
        : deps.queues.heavy.run(owner, () => answer(c, context), signal);
    }
    // Read before taking a slot, which a slow sender would block; an invalid body costs as much as a valid one.
    const text = endpoint.body && (await readJsonText(c, maxBodyBytes));
    // Read by the handler inside its slot, so that megabytes are not received only to be rejected.
    if (endpoint.rawBody && first) {
      return deps.queues.bytes.run(owner, async () => answer(c, await readRequest(c, text)), signal);
    }
    if (options.queue === 'own') {
      const context = await deps.queues.light.run(owner, () => readRequest(c, text), signal);
      void deps.queues.light.run(owner, () => delay(OWN_QUEUE_MS)).catch(() => undefined);
      return answer(c, context);
    }
    if (!first && text === undefined) return answer(c, await readRequest(c, text));
    const queue = options.queue ? deps.queues.heavy : deps.queues.light;
    return queue.run(owner, async () => answer(c, await readRequest(c, text)), signal);
  });

  async function readRequest(c: AppContext, text: string | undefined): Promise<RouteContext<E>> {
    const deps = c.get('deps');
    const params = parse<Params<E>>(endpoint.params, c.req.param(), 'params');
    const query = parse<Query<E>>(endpoint.query, c.req.query(), 'query');
    const actor = await requireActor(c, endpoint);
    const body = text === undefined ? (undefined as Body<E>) : await judgeBody<Body<E>>(endpoint.body, text, maxValues);
    const requireSameRights = async () => {
      const now = await requireActor(c, endpoint);
      if (actor && (!now || userTypes.indexOf(now.userType) < userTypes.indexOf(actor.userType))) {
        throw new AppError('conflict', 'Seu plano mudou enquanto isso. Tente novamente.');
      }
    };
    return {
      deps,
      db: deps.db,
      actor,
      params,
      query,
      body,
      ip: c.get('ip'),
      // Created lazily, because most requests do not need it.
      get signal() {
        return c.req.raw.signal;
      },
      progress: undefined,
      contentType: c.req.header('content-type') ?? '',
      header: (name) => c.req.header(name),
      readBytes: async (limit) => {
        const bytes = await readBodyBytes(c, limit);
        await requireSameRights();
        return bytes;
      },
      requireSameRights,
    };
  }

  async function answer(c: AppContext, context: RouteContext<E>): Promise<Response> {
    if (endpoint.streams && present && wantsEvents(c)) {
      return streamReply(c, async (progress, signal) => present(await handle({ ...context, progress, signal })));
    }
    const privately = { 'Cache-Control': 'private, no-store' };
    const reply = await handle(context);
    if (!present) return c.body(null, 204, privately);
    return jsonReply(c, present(reply), endpoint.status ?? 200, privately);
  }

  async function handle(context: RouteContext<E>) {
    const reply = await handler(context);
    if (options.queue === 'own') await context.requireSameRights();
    return reply;
  }
}

/** Before the body and again after it, in the slot: meanwhile the session may end or a right be revoked. */
export async function requireActor<E extends Endpoint>(c: AppContext, endpoint: E): Promise<ActorOf<E>> {
  const isPublic = endpoint.access === 'public';
  const actor = await requestActor(c, { isPublic });
  if (isPublic) return actor as ActorOf<E>;
  if (!actor) throw new AppError('unauthenticated', 'Entre na sua conta para continuar.');
  if (!endpoint.openWithoutFactor && isFactorOverdue(actor.factorDueAt, c.get('deps').now())) {
    throw new AppError('forbidden', 'Ligue a verificação em duas etapas no seu perfil para continuar.');
  }
  if (endpoint.access === 'admin' && !isAdmin(actor.userType)) {
    throw new AppError('forbidden', ADMINS_ONLY);
  }
  if (endpoint.access === 'premium' && !hasPremium(actor.userType)) {
    throw new AppError('premium_required', 'Este recurso está disponível apenas para usuários Premium.');
  }
  return actor as ActorOf<E>;
}

/** Runs inside the person's slot, which stays occupied during the pause. */
async function judgeBody<T>(schema: unknown, text: string, maxValues: number): Promise<T> {
  const started = performance.now();
  let isRefused = true;
  try {
    const body = parse<T>(schema, readJson(text, maxValues), 'body');
    isRefused = false;
    return body;
  } finally {
    const took = performance.now() - started;
    const forParsing =
      took > FREE_PARSE_MS && (isRefused || text.length > LARGE_BODY_BYTES) ? took * REST_AFTER_PARSE : 0;
    const forReceiving = isRefused && text.length > FREE_REFUSED_BYTES ? text.length / REFUSED_BYTES_PER_MS : 0;
    if (forParsing + forReceiving > 0) await delay(Math.max(forParsing, forReceiving));
  }
}

function parse<T>(schema: unknown, value: unknown, part: string): T {
  if (!schema) return undefined as T;
  const result = safeParse(schema as $ZodType, value);
  if (result.success) return result.data as T;
  const issues = result.error.issues.slice(0, MAX_ISSUES).map((issue) => ({
    path: issue.path.join('.').slice(0, MAX_ISSUE_LENGTH),
    message: issue.message.slice(0, MAX_ISSUE_LENGTH),
  }));
  throw new AppError('invalid_input', part === 'body' ? 'Confira os campos informados.' : 'Endereço inválido.', {
    issues,
  });
}

function readJsonText(c: AppContext, maxBytes: number): Promise<string> {
  const type = c.req.header('content-type') ?? '';
  if (!/^application\/json\b/i.test(type)) {
    throw new AppError('unsupported_media', 'Envie os dados em JSON.');
  }
  return readBodyText(c, maxBytes);
}

function readJson(text: string, maxValues: number): unknown {
  const tooMuch = () => new AppError('invalid_input', 'O corpo da solicitação é grande demais.');
  if (!isSmallJson(text, maxValues)) throw tooMuch();
  const value = parseJson(text);
  if (!isPlainJson(value, maxValues)) throw tooMuch();
  if (!hasFewEntries(value)) throw new AppError('invalid_input', 'A ficha tem itens demais.');
  if (text.includes('\\u0000') && hasNul(value)) {
    throw new AppError('invalid_input', 'O texto contém um caractere que não pode ser salvo.');
  }
  return value;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new AppError('invalid_input', 'O corpo da solicitação não é um JSON válido.');
  }
}

export async function readBodyText(c: AppContext, limit: number): Promise<string> {
  return new TextDecoder().decode(await readBodyBytes(c, limit));
}

async function readBodyBytes(c: AppContext, limit: number): Promise<Uint8Array> {
  const tooLarge = () => new AppError('payload_too_large', 'O conteúdo enviado é grande demais.');
  if (Number(c.req.header('content-length') ?? 0) > limit) throw tooLarge();
  // A declared length is reliable: Node reads no more than that.
  if (c.req.header('content-length') !== undefined) return new Uint8Array(await c.req.arrayBuffer());
  return readAtMost(c.req.raw.body, limit, tooLarge);
}
