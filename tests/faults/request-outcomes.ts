import { Agent, request } from 'node:http';

/**
 * reply: complete. refused: nothing listened. closed: the connection ended before the first byte of the reply. cut: it
 * ended in the middle of the reply. hung: no end within the timeout.
 */
export type Outcome = {
  kind: 'reply' | 'refused' | 'closed' | 'cut' | 'hung';
  status: number;
  type: string;
  retryAfter: string;
  text: string;
  milliseconds: number;
};

const TIMEOUT_MS = 45_000;

export type Ask = (path: string, init?: { method?: string; token?: string; body?: object }) => Promise<Outcome>;

/** A client with keep-alive connections that reports how each request ended. */
export function createCaller(url: string, connections: number): { ask: Ask; close(): void } {
  const agent = new Agent({ keepAlive: true, maxSockets: connections, scheduling: 'fifo' });
  const ask: Ask = (path, { method = 'GET', token, body } = {}) => {
    const started = performance.now();
    return new Promise((resolve) => {
      let status = 0;
      let type = '';
      let retryAfter = '';
      let text = '';
      const end = (kind: Outcome['kind']) =>
        resolve({ kind, status, type, retryAfter, text, milliseconds: performance.now() - started });
      const payload = body && JSON.stringify(body);
      const sent = request(`${url}${path}`, {
        agent,
        method,
        headers: {
          ...(token && { authorization: `Bearer ${token}` }),
          ...(payload && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) }),
        },
      });
      const guard = setTimeout(() => {
        end('hung');
        sent.destroy();
      }, TIMEOUT_MS);
      sent.once('close', () => clearTimeout(guard));
      sent.on('error', (error: NodeJS.ErrnoException) =>
        end(error.code === 'ECONNREFUSED' ? 'refused' : status ? 'cut' : 'closed'),
      );
      sent.once('response', (response) => {
        status = response.statusCode ?? 0;
        type = response.headers['content-type'] ?? '';
        retryAfter = response.headers['retry-after'] ?? '';
        response.setEncoding('utf8').on('data', (part: string) => {
          text += part;
        });
        response.once('end', () => end(response.complete ? 'reply' : 'cut'));
        response.once('error', () => end('cut'));
      });
      sent.end(payload);
    });
  };
  return { ask, close: () => agent.destroy() };
}

/** Several workers, each without pause, until stopped. */
export function keepBusy(workers: number, work: (worker: number, turn: number) => Promise<unknown>) {
  let isOver = false;
  const loop = async (worker: number) => {
    for (let turn = 0; !isOver; turn += 1) await work(worker, turn);
  };
  const done = Promise.all(Array.from({ length: workers }, (_, worker) => loop(worker)));
  return {
    async stop() {
      isOver = true;
      await done;
    },
  };
}

export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
