import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How the next request is answered. Without a turn left, the last one repeats. */
export type FakeTurn = {
  status?: number;
  headers?: Record<string, string>;
  delayMs?: number;
  /** Holds the answer back until then. */
  after?: Promise<unknown>;
  /** What the model "says": an object is sent as JSON text, a string as it is, null as a refusal. */
  content?: unknown;
  finish?: 'stop' | 'length' | 'content_filter';
  /** Replaces the whole body. */
  raw?: string;
  /** never: no answer at all; reset: the socket is cut. */
  fault?: 'never' | 'reset';
};

export type FakeRequest = { headers: IncomingMessage['headers']; body: FakeRequestBody; closedByClient: boolean };

export type FakeRequestBody = {
  model: string;
  messages: { role: string; content: unknown }[];
  response_format?: { type: string; json_schema?: { schema: JsonSchema; strict?: boolean } };
};

type JsonSchema = {
  type?: unknown;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  additionalProperties?: unknown;
  oneOf?: unknown;
  default?: unknown;
  anyOf?: JsonSchema[];
};

export type FakeAiServer = {
  url: string;
  requests: FakeRequest[];
  /** Sets the turns, or a function that answers each request by itself. */
  script(turns: FakeTurn[] | ((request: FakeRequestBody) => FakeTurn)): void;
  close(): Promise<void>;
};

/** Speaks the OpenAI chat protocol over a real socket and refuses schemas that the strict mode refuses. */
export async function startFakeAiServer(): Promise<FakeAiServer> {
  const requests: FakeRequest[] = [];
  let answer: (request: FakeRequestBody) => FakeTurn = () => ({ content: {} });

  const server = createServer(async (incoming, response) => {
    const body = JSON.parse(await readText(incoming)) as FakeRequestBody;
    const request: FakeRequest = { headers: incoming.headers, body, closedByClient: false };
    requests.push(request);
    response.on('close', () => {
      if (!response.writableFinished) request.closedByClient = true;
    });
    const problem = findStrictProblem(body.response_format?.json_schema?.schema);
    await reply(
      response,
      problem ? { status: 400, raw: JSON.stringify({ error: { message: problem } }) } : answer(body),
      body.model,
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}/v1`,
    requests,
    script(turns) {
      requests.length = 0;
      if (typeof turns === 'function') {
        answer = turns;
        return;
      }
      const queue = [...turns];
      answer = () => (queue.length > 1 ? queue.shift() : queue[0]) ?? { content: {} };
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function reply(response: ServerResponse, turn: FakeTurn, model: string): Promise<void> {
  if (turn.fault === 'never') return;
  if (turn.fault === 'reset') {
    response.socket?.destroy();
    return;
  }
  await turn.after;
  if (turn.delayMs) await new Promise((resolve) => setTimeout(resolve, turn.delayMs));
  if (response.destroyed) return;
  response.writeHead(turn.status ?? 200, { 'content-type': 'application/json', ...turn.headers });
  response.end(turn.raw ?? JSON.stringify(completion(turn, model)));
}

function completion(turn: FakeTurn, model: string) {
  const content =
    typeof turn.content === 'string' || turn.content === null ? turn.content : JSON.stringify(turn.content ?? {});
  return {
    id: 'fake',
    object: 'chat.completion',
    created: 0,
    model,
    choices: [{ index: 0, finish_reason: turn.finish ?? 'stop', message: { role: 'assistant', content } }],
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  };
}

async function readText(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

/** What OpenAI's strict mode refuses: optional fields, defaults, records, oneOf. */
function findStrictProblem(schema: JsonSchema | undefined, path = ''): string | undefined {
  if (!schema) return undefined;
  if (schema.oneOf) return `${path}: oneOf is not allowed`;
  if ('default' in schema) return `${path}: default is not allowed`;
  const names = Object.keys(schema.properties ?? {});
  const missing = names.find((name) => !schema.required?.includes(name));
  if (missing) return `${path}.${missing}: every property must be required`;
  if (schema.type === 'object' && schema.additionalProperties !== false)
    return `${path}: additionalProperties must be false`;
  for (const name of names) {
    const problem = findStrictProblem(schema.properties?.[name], `${path}.${name}`);
    if (problem) return problem;
  }
  return findStrictProblem(schema.items, `${path}[]`);
}
