import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { listenLocally, readBody } from '../local-server.ts';

/** How the next request is answered. The last turn repeats. */
export type FakeTurn = {
  status?: number;
  headers?: Record<string, string>;
  delayMs?: number;
  after?: Promise<unknown>;
  /** Answer of the model: an object is sent as JSON text, a string unchanged, null as a refusal. */
  content?: unknown;
  finish?: 'stop' | 'length' | 'content_filter';
  raw?: string;
  /** never: no answer at all; reset: the socket is closed. */
  fault?: 'never' | 'reset';
  /** How a streaming request is answered; by default without pauses, chunk by chunk. */
  stream?: FakeStream;
};

type FakeStream = {
  /** Characters per chunk; default 6. */
  size?: number;
  pauseMs?: number;
  /** Waits for this before the chunk of that number. */
  gate?: (piece: number) => Promise<unknown> | undefined;
  /** After how many chunks it fails, and how: end without a marker, close the socket, stall, send an error. */
  fault?: { after: number; how: 'end' | 'destroy' | 'stall' | 'error' };
  /** The server does not support streaming and answers with a plain body. */
  isUnknown?: boolean;
};

type FakeRequest = { headers: IncomingMessage['headers']; body: FakeRequestBody; closedByClient: boolean };

export type FakeRequestBody = {
  model: string;
  messages: { role: string; content: unknown }[];
  stream?: boolean;
  max_tokens?: number;
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
  /** Back-translation requests, which automatically follow the writing: answered separately. */
  readings: FakeRequest[];
  /**
   * Sets the turns, or a function that answers each request. `read` answers back-translation requests; by default every
   * sentence has the same meaning.
   */
  script(
    turns: FakeTurn[] | ((request: FakeRequestBody) => FakeTurn),
    read?: (request: FakeRequestBody) => FakeTurn,
  ): void;
  close(): Promise<void>;
};

/** Implements the OpenAI chat protocol over a real socket and refuses schemas that the strict mode refuses. */
export async function startFakeAiServer(): Promise<FakeAiServer> {
  const requests: FakeRequest[] = [];
  const readings: FakeRequest[] = [];
  let answer: (request: FakeRequestBody) => FakeTurn = () => ({ content: {} });
  let answerReading = readAnything;

  const server = createServer(async (incoming, response) => {
    const body = JSON.parse((await readBody(incoming)).toString()) as FakeRequestBody;
    const request: FakeRequest = { headers: incoming.headers, body, closedByClient: false };
    const isReading = fieldsOf(body).includes('meanings');
    (isReading ? readings : requests).push(request);
    response.on('close', () => {
      if (!response.writableFinished) request.closedByClient = true;
    });
    const problem = findStrictProblem(body.response_format?.json_schema?.schema);
    await reply(
      response,
      problem
        ? { status: 400, raw: JSON.stringify({ error: { message: problem } }) }
        : (isReading ? answerReading : answer)(body),
      body,
    );
  });
  const { port, close } = await listenLocally(server);

  return {
    url: `http://127.0.0.1:${port}/v1`,
    requests,
    readings,
    script(turns, read = readAnything) {
      requests.length = 0;
      readings.length = 0;
      answerReading = read;
      if (typeof turns === 'function') {
        answer = turns;
        return;
      }
      const queue = [...turns];
      answer = () => (queue.length > 1 ? queue.shift() : queue[0]) ?? { content: {} };
    },
    close,
  };
}

/** Names of the requested fields, by which requests of different robots can be told apart. */
export const fieldsOf = (request: FakeRequestBody): string[] =>
  Object.keys(request.response_format?.json_schema?.schema.properties ?? {});

export const promptOf = (request: FakeRequestBody | undefined): string => JSON.stringify(request?.messages ?? []);

/** One meaning per sentence of the request. */
export const readAs =
  (meaning: string) =>
  (request: FakeRequestBody): FakeTurn => {
    const count = Number(/Traduza as (\d+) frases/.exec(promptOf(request))?.[1] ?? 0);
    return { content: { meanings: Array.from({ length: count }, () => meaning) } };
  };

const readAnything = readAs('Frase em português.');

async function reply(response: ServerResponse, turn: FakeTurn, { model, stream }: FakeRequestBody): Promise<void> {
  if (turn.fault === 'never') return;
  if (turn.fault === 'reset') {
    response.socket?.destroy();
    return;
  }
  await turn.after;
  if (turn.delayMs) await new Promise((resolve) => setTimeout(resolve, turn.delayMs));
  if (response.destroyed) return;
  const isStream = stream && (turn.status ?? 200) === 200 && turn.raw === undefined && !turn.stream?.isUnknown;
  if (isStream) return replyInPieces(response, turn, model);
  response.writeHead(turn.status ?? 200, { 'content-type': 'application/json', ...turn.headers });
  response.end(turn.raw ?? JSON.stringify(completion(turn, model)));
}

const contentOf = ({ content }: FakeTurn): string | null =>
  typeof content === 'string' || content === null ? content : JSON.stringify(content ?? {});

/** Server-sent events as OpenAI sends them: chunks, finish reason, usage, and [DONE]. */
async function replyInPieces(response: ServerResponse, turn: FakeTurn, model: string): Promise<void> {
  const { size = 6, pauseMs = 0, gate, fault } = turn.stream ?? {};
  const content = contentOf(turn) ?? '';
  const send = (value: unknown) => response.write(`data: ${JSON.stringify(value)}\n\n`);
  const chunk = (delta: object, finish: string | null = null) => ({
    id: 'fake',
    object: 'chat.completion.chunk',
    created: 0,
    model,
    choices: [{ index: 0, delta, finish_reason: finish }],
  });
  response.writeHead(200, { 'content-type': 'text/event-stream', ...turn.headers });
  send(chunk({ role: 'assistant', content: '' }));
  for (let piece = 0; piece * size < content.length; piece += 1) {
    if (fault && piece >= fault.after) {
      if (fault.how === 'stall') return;
      if (fault.how === 'destroy') response.socket?.destroy();
      else if (fault.how === 'error') send({ error: { message: 'segredo do provedor', type: 'server_error' } });
      response.end();
      return;
    }
    await gate?.(piece);
    if (pauseMs) await new Promise((resolve) => setTimeout(resolve, pauseMs));
    if (response.destroyed) return;
    send(chunk({ content: content.slice(piece * size, (piece + 1) * size) }));
  }
  send(chunk({}, turn.finish ?? 'stop'));
  send({ ...chunk({}), choices: [], usage: USAGE });
  response.end('data: [DONE]\n\n');
}

const USAGE = { prompt_tokens: 100, completion_tokens: 50, total_tokens: 150 };

function completion(turn: FakeTurn, model: string) {
  const content = contentOf(turn);
  return {
    id: 'fake',
    object: 'chat.completion',
    created: 0,
    model,
    choices: [{ index: 0, finish_reason: turn.finish ?? 'stop', message: { role: 'assistant', content } }],
    usage: USAGE,
  };
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
