import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { listenLocally, readBody } from '../local-server.ts';

export type DoubleName =
  | 'ollama'
  | 'lm-studio'
  | 'llama.cpp'
  | 'openai'
  | 'anthropic'
  | 'google'
  | 'deepl'
  | 'libretranslate';

export type Behaviour = 'right' | 'slow' | 'cut' | 'not-json' | 'redirect' | 'other-model';

export const RIGHT_KEY = 'sk-chave-certa-1234';
export const RIGHT_MODEL = 'modelo-bom';

/** One provider over a real socket: its model list, its answers, and its refusals of a key or model. */
export async function startProviderDouble(name: DoubleName, behaviour: Behaviour = 'right', isTls = false) {
  const keys: string[] = [];
  const listener: RequestListener = async (request, response) => {
    const sent = (await readBody(request)).toString();
    const body: Record<string, unknown> = sent === '' ? {} : JSON.parse(sent);
    keys.push(keyOf(request, body));
    if (behaviour === 'cut') request.socket.destroy();
    else if (behaviour === 'redirect') response.writeHead(302, { location: 'http://127.0.0.1:9/admin' }).end();
    else if (behaviour === 'not-json') response.writeHead(200).end('<html>bem-vindo</html>');
    else if (behaviour !== 'slow') {
      const model = behaviour === 'other-model' ? 'outro-modelo' : undefined;
      const [status, value] = answer(name, request, { body, model });
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
    }
  };
  const certificate = () => ({
    key: readFileSync('tests/start/certificate/server.key'),
    cert: readFileSync('tests/start/certificate/server.crt'),
  });
  const server = isTls ? createTlsServer(certificate(), listener) : createServer(listener);
  const { port, close } = await listenLocally(server);
  const isTranslator = name === 'deepl' || name === 'libretranslate';
  return {
    port,
    url: `${isTls ? 'https' : 'http'}://127.0.0.1:${port}${isTranslator ? '' : '/v1'}`,
    keys,
    close,
  };
}

const isLocal = (name: DoubleName): boolean => ['ollama', 'lm-studio', 'llama.cpp'].includes(name);

type Asked = { body: Record<string, unknown>; model: string | undefined };

function answer(name: DoubleName, request: IncomingMessage, { body, model }: Asked): [status: number, value: unknown] {
  const path = (request.url ?? '').split('?')[0] ?? '';
  if (name === 'ollama' && path === '/api/version') return [200, { version: '0.9.0' }];
  if (name === 'ollama' && path === '/api/tags') return [200, { models: [{ name: RIGHT_MODEL }] }];
  if (name === 'llama.cpp' && path === '/health') return [200, { status: 'ok' }];
  if (name === 'llama.cpp' && path.startsWith('/api/')) return [404, {}];
  const key = keyOf(request, body);
  if (!isLocal(name) && key !== RIGHT_KEY) {
    if (name === 'google') return [400, { error: { details: [{ reason: 'API_KEY_INVALID' }], message: key } }];
    return [name === 'deepl' || name === 'libretranslate' ? 403 : 401, { error: { message: `chave ${key}` } }];
  }
  if (path.endsWith('/models')) return [200, listOf(name)];
  if (name === 'deepl') return [200, { translations: [{ text: '水' }] }];
  if (name === 'libretranslate') return [200, { translatedText: ['水'] }];
  const requestedModel = String(body.model ?? /models\/([^:]+):/.exec(path)?.[1]);
  if (requestedModel !== RIGHT_MODEL) return [404, { error: { message: `model ${requestedModel} not found` } }];
  return [200, answerOf(name, model ?? requestedModel, path)];
}

const listOf = (name: DoubleName) =>
  name === 'google' ? { models: [{ name: `models/${RIGHT_MODEL}` }] } : { data: [{ id: RIGHT_MODEL }] };

const ANSWER_JSON = JSON.stringify({ resposta: '水' });

function answerOf(name: DoubleName, model: string, path: string) {
  if (name === 'anthropic') {
    const usage = { input_tokens: 5, output_tokens: 5 };
    // Anthropic's package requests JSON by a tool or by its own format: both are supported.
    const content = [{ type: 'text', text: ANSWER_JSON }];
    return { id: 'a', type: 'message', role: 'assistant', model, content, stop_reason: 'end_turn', usage };
  }
  if (name === 'google') {
    return {
      modelVersion: model,
      candidates: [{ content: { role: 'model', parts: [{ text: ANSWER_JSON }] }, finishReason: 'STOP' }],
      usageMetadata: { promptTokenCount: 5, candidatesTokenCount: 5 },
    };
  }
  if (path.endsWith('/responses')) {
    return {
      id: 'r',
      created_at: 0,
      model,
      output: [
        {
          type: 'message',
          role: 'assistant',
          id: 'm',
          content: [{ type: 'output_text', text: ANSWER_JSON, annotations: [] }],
        },
      ],
      usage: { input_tokens: 5, output_tokens: 5 },
    };
  }
  const choices = [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content: ANSWER_JSON } }];
  return { id: 'c', object: 'chat.completion', created: 0, model, choices, usage: {} };
}

const keyOf = ({ headers }: IncomingMessage, body: Record<string, unknown>): string =>
  String(
    headers['x-api-key'] ??
      headers['x-goog-api-key'] ??
      body.api_key ??
      headers.authorization?.replace(/^(Bearer|DeepL-Auth-Key) /, '') ??
      '',
  );
