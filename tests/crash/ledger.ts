import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { expect } from 'vitest';

type Session = { access_token: string };

/** One person who writes continuously and records exactly what the server acknowledged. */
export type Ledger = {
  /** Writes until stopped; missing replies are not recorded. */
  work(url: string, stop: AbortSignal): Promise<void>;
  /** Checks that every acknowledged write is stored, and nothing that was never sent. */
  verify(url: string): Promise<void>;
  acknowledged(): number;
};

const WRITERS = 4;
const MAX_TASKS = 150;

export async function openLedger(url: string): Promise<Ledger> {
  const session = await signUp(url);
  const sent = new Map<string, string>();
  const created = new Map<string, string>();
  const deleted = new Set<string>();
  const maybeDeleted = new Set<string>();
  let attemptedName = 0;
  let acknowledgedName = 0;
  let count = 0;

  /** Whether the write was acknowledged. A refusal must not happen here. */
  async function send(base: string, method: string, path: string, body?: object): Promise<boolean> {
    const { status, text } = await request(base, method, path, body);
    if (status >= 400 && status < 500) throw new Error(`${method} ${path}: ${status} ${text}`);
    return status >= 200 && status < 300;
  }

  async function request(base: string, method: string, path: string, body?: object) {
    try {
      const reply = await fetch(`${base}${path}`, {
        method,
        headers: { authorization: `Bearer ${session.access_token}`, 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(20_000),
      });
      return { status: reply.status, text: await reply.text() };
    } catch {
      return { status: 0, text: '' };
    }
  }

  async function createOne(base: string): Promise<boolean> {
    const id = randomUUID();
    const title = `Tarefa ${id}`;
    sent.set(id, title);
    if (!(await send(base, 'POST', '/api/tasks', { id, title, columnId: 'coluna1' }))) return false;
    created.set(id, title);
    return true;
  }

  async function deleteOne(base: string): Promise<boolean> {
    const id = [...created.keys()].find((candidate) => !maybeDeleted.has(candidate));
    if (!id) return false;
    maybeDeleted.add(id);
    if (!(await send(base, 'DELETE', `/api/tasks/${id}`))) return false;
    deleted.add(id);
    return true;
  }

  async function renameSelf(base: string): Promise<boolean> {
    attemptedName += 1;
    const number = attemptedName;
    if (!(await send(base, 'PATCH', '/api/profile', { name: `Nome ${number}` }))) return false;
    acknowledgedName = Math.max(acknowledgedName, number);
    return true;
  }

  /** Only one writer sets names, so that their order is known. */
  async function write(base: string, writer: number, stop: AbortSignal): Promise<void> {
    while (!stop.aborted) {
      const isFull = created.size - deleted.size > MAX_TASKS;
      const work = writer === 0 ? renameSelf : isFull ? deleteOne : createOne;
      if (await work(base)) count += 1;
      else await delay(20);
    }
  }

  async function read<T>(base: string, path: string): Promise<T> {
    const reply = await fetch(`${base}${path}`, { headers: { authorization: `Bearer ${session.access_token}` } });
    expect(reply.status).toBe(200);
    return reply.json() as Promise<T>; // the two shapes asked for below are part of the contract
  }

  return {
    acknowledged: () => count,
    async work(base, stop) {
      await Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(base, writer, stop)));
    },
    async verify(base) {
      const { tasks } = await read<{ tasks: { id: string; title: string }[] }>(base, '/api/board');
      const found = new Map(tasks.map((task) => [task.id, task.title]));
      const lost = [...created].filter(([id, title]) => found.get(id) !== title && !maybeDeleted.has(id));
      expect(lost, 'acknowledged tasks that are gone').toEqual([]);
      expect(
        [...found.keys()].filter((id) => deleted.has(id)),
        'acknowledged deletions undone',
      ).toEqual([]);
      expect(
        [...found].filter(([id, title]) => sent.get(id) !== title),
        'tasks nobody sent',
      ).toEqual([]);
      const { name } = await read<{ name: string }>(base, '/api/profile');
      const number = Number(name.replace('Nome ', ''));
      expect(number).toBeGreaterThanOrEqual(acknowledgedName);
      expect(number).toBeLessThanOrEqual(attemptedName);
    },
  };
}

async function signUp(url: string): Promise<Session> {
  const reply = await fetch(`${url}/auth/v1/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: `${randomUUID()}@example.com`,
      password: 'uma-senha-boa-1',
      data: { name: 'Nome 0' },
    }),
  });
  expect(reply.status).toBe(200);
  return reply.json() as Promise<Session>; // the sign-up reply of the accounts' protocol
}
