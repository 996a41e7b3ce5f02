import { createServer, type IncomingMessage } from 'node:http';
import { listenLocally, readBody } from '../local-server.ts';

/** Reply of a translation service to the next request; the last one repeats. */
export type TranslationTurn = {
  status?: number;
  headers?: Record<string, string>;
  /** Replaces the whole body. */
  raw?: string;
  fault?: 'never' | 'reset';
};

export type TranslationRequest = {
  path: string;
  headers: IncomingMessage['headers'];
  body: Record<string, unknown>;
  closedByClient: boolean;
};

/** Implements the protocols of DeepL and LibreTranslate; `translate` returns the translations. */
export async function startFakeTranslationServer(translate: (piece: string, target: string) => string) {
  const requests: TranslationRequest[] = [];
  let queue: TranslationTurn[] = [{}];
  const server = createServer(async (incoming, response) => {
    const body = JSON.parse((await readBody(incoming)).toString()) as Record<string, unknown>;
    const request: TranslationRequest = {
      path: incoming.url ?? '',
      headers: incoming.headers,
      body,
      closedByClient: false,
    };
    requests.push(request);
    response.on('close', () => {
      if (!response.writableFinished) request.closedByClient = true;
    });
    const turn = (queue.length > 1 ? queue.shift() : queue[0]) ?? {};
    if (turn.fault === 'never') return;
    if (turn.fault === 'reset') {
      response.socket?.destroy();
      return;
    }
    response.writeHead(turn.status ?? 200, { 'content-type': 'application/json', ...turn.headers });
    response.end(turn.raw ?? JSON.stringify(answer(request)));
  });

  function answer({ path, body }: TranslationRequest) {
    const pieces = (path === '/v2/translate' ? body.text : body.q) as string[];
    const target = String(body.target_lang ?? body.target);
    const translated = pieces.map((piece) => translate(piece, target));
    return path === '/v2/translate'
      ? { translations: translated.map((text) => ({ detected_source_language: 'PT', text })) }
      : { translatedText: translated };
  }

  const { port, close } = await listenLocally(server);
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    script(turns: TranslationTurn[]) {
      requests.length = 0;
      queue = [...turns];
    },
    close,
  };
}
