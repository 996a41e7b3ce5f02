import { vi } from 'vitest';
import type { Endpoint, HandlerReply } from '#contract/base/endpoint.ts';

type Asked = {
  method: string;
  path: string;
  params: Record<string, string>;
  query: URLSearchParams;
  // biome-ignore lint/suspicious/noExplicitAny: what a test expects of it, it says itself.
  body: any;
  signal: AbortSignal | undefined;
};

/** A reply, a raw response, or a failure: throwing simulates a lost connection. */
type Answer<E> = HandlerReply<E> | Response | Promise<HandlerReply<E> | Response>;

/** The server of a component test: answers by endpoint, and records the requests. */
export type FakeApi = {
  asked: Asked[];
  /** Sets the answer from now on; replaces an earlier one. */
  on: <E extends Endpoint>(endpoint: E, answer: Answer<E> | ((asked: Asked) => Answer<E>)) => void;
  askedOf: (endpoint: Endpoint) => Asked[];
};

const patternOf = ({ path }: Endpoint) => new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`);

/** Replaces `fetch` until the end of the test file. */
export function fakeApi(): FakeApi {
  const asked: Asked[] = [];
  const answers: { endpoint: Endpoint; answer: unknown }[] = [];
  const matches = (endpoint: Endpoint, { method, path }: Pick<Asked, 'method' | 'path'>) =>
    endpoint.method === method && patternOf(endpoint).test(path.replace(/\?.*/, ''));

  async function reply(request: Asked): Promise<Response> {
    const found = answers.findLast(({ endpoint }) => matches(endpoint, request));
    if (!found) throw new Error(`the fake server knows no ${request.method} ${request.path}`);
    request.params = { ...patternOf(found.endpoint).exec(request.path.replace(/\?.*/, ''))?.groups };
    const given = await (typeof found.answer === 'function' ? found.answer(request) : found.answer);
    if (given instanceof Response) return given.clone();
    return given === undefined ? new Response(null, { status: 204 }) : Response.json(given);
  }

  vi.stubGlobal('fetch', (address: string, init: RequestInit = {}) => {
    const url = new URL(address, 'http://localhost');
    const request: Asked = {
      method: init.method ?? 'GET',
      path: url.pathname + url.search,
      params: {},
      query: url.searchParams,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
      signal: init.signal ?? undefined,
    };
    asked.push(request);
    return new Promise<Response>((resolve, reject) => {
      request.signal?.addEventListener('abort', () => reject(request.signal?.reason));
      reply(request).then(resolve, reject);
    });
  });

  return {
    asked,
    on: (endpoint, answer) => void answers.push({ endpoint, answer }),
    askedOf: (endpoint) => asked.filter((request) => matches(endpoint, request)),
  };
}

/** An error reply in the server's format. */
export const refusal = (code: string, message = 'Recusado pelo teste.', status = 409): Response =>
  Response.json({ code, message, requestId: 'teste' }, { status });

/** An answer that is delayed until `release` is called. */
export function delayed<T>(answer: T): { answer: () => Promise<T>; release: () => void } {
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { answer: () => gate.then(() => answer), release: () => release() };
}

/** An answer as server-sent events, sent one by one. */
export function eventStream(): { response: Response; send: (event: string, data: unknown) => void; cut: () => void } {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start(begun) {
      controller = begun;
    },
  });
  return {
    response: new Response(body, { headers: { 'content-type': 'text/event-stream' } }),
    send: (event, data) =>
      controller?.enqueue(new TextEncoder().encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)),
    cut: () => controller?.error(new TypeError('network error')),
  };
}
