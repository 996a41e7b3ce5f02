import { createServer } from 'node:http';
import { listenLocally } from '../local-server.ts';

type Answer = { status?: number; body: unknown; holdUntil?: Promise<void> };

export type FakeRates = {
  url(path: string): string;
  requests: string[];
  answer(path: string, answer: Answer | 'hang' | 'cut'): void;
  close(): Promise<void>;
};

/** Exchange-rate services over real HTTP. */
export async function startFakeRates(): Promise<FakeRates> {
  const answers = new Map<string, Answer | 'hang' | 'cut'>();
  const requests: string[] = [];
  const server = createServer(async (request, response) => {
    const path = request.url ?? '';
    requests.push(path);
    const answer = answers.get(path);
    if (answer === 'hang') return;
    if (answer === 'cut') return void request.socket.destroy();
    if (!answer) return void response.writeHead(404).end();
    await answer.holdUntil;
    const text = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body);
    response.writeHead(answer.status ?? 200, { 'content-type': 'application/json' }).end(text);
  });
  const { port, close } = await listenLocally(server);
  return {
    url: (path) => `http://127.0.0.1:${port}${path}`,
    requests,
    answer: (path, answer) => void answers.set(path, answer),
    close,
  };
}
