import { createHmac, randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { Db } from '#server/db/client.ts';
import { createRefreshToken } from '#server/features/auth/tokens/refresh-tokens.ts';
import { buildPayment } from '#tests/support/doubles/payment-webhook.ts';
import type { RequestDraft } from './load.ts';
import { pickSessions } from './seed-rows.ts';
import { WEBHOOK_TOKEN } from './settings.ts';
import { signIn } from './signed-in-people.ts';

/** Number of people with a full board in the smaller database, so that both sizes get the same load. */
const PEOPLE = 200;
/**
 * A browser refreshes once an hour, and a session stores its tokens of the last ten seconds: with few people each would
 * have dozens of them.
 */
const REFRESHING_PEOPLE = 10_000;

export type Scenario = { name: string; kind: 'read' | 'write' | 'robot'; next(): RequestDraft };

/** The measured requests. Each call of `next` is the next person's request. */
export async function createScenarios(db: Db, client: pg.ClientBase): Promise<Scenario[]> {
  const { people, keys } = await signIn(db, client, PEOPLE);
  const tasksOf = await findTasks(
    client,
    people.map((person) => person.userId),
  );
  const sessions = await pickSessions(client, REFRESHING_PEOPLE, 'anybody');
  const refreshes = new Map<string, number>();
  let turn = 0;
  let refreshTurn = 0;
  const nextPerson = () => {
    const person = people[turn++ % people.length];
    if (!person) throw new Error('nobody to act');
    return person;
  };
  const get = (path: string) => (): RequestDraft => ({ method: 'GET', path, headers: nextPerson().headers });
  const post = (path: string, body: unknown, headers: Record<string, string> = {}): RequestDraft => ({
    method: 'POST',
    path,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

  return [
    { name: 'board read', kind: 'read', next: get('/api/board') },
    { name: 'profile read', kind: 'read', next: get('/api/profile') },
    { name: 'snippet list', kind: 'read', next: get('/api/snippets') },
    {
      name: 'task insert',
      kind: 'write',
      next: () =>
        post('/api/tasks', { id: randomUUID(), title: 'Tarefa nova', columnId: 'coluna1' }, nextPerson().headers),
    },
    {
      name: 'task move',
      kind: 'write',
      next() {
        const { userId, headers } = nextPerson();
        const tasks = tasksOf.get(userId) ?? [];
        const [moved, neighbour] = [tasks[Math.floor(Math.random() * tasks.length)], tasks[0]];
        const afterId = moved === neighbour ? null : (neighbour ?? null);
        return post(`/api/tasks/${moved}/move`, { columnId: 'coluna2', afterId, beforeId: null }, headers);
      },
    },
    {
      name: 'token refresh',
      kind: 'write',
      next() {
        const { sessionId, refreshKey } = sessions[refreshTurn++ % sessions.length] ?? nextPerson();
        const counter = refreshes.get(sessionId) ?? 0;
        refreshes.set(sessionId, counter + 1);
        const refreshToken = createRefreshToken(keys.secret, { id: sessionId, refreshKey }, counter);
        return post('/auth/v1/token?grant_type=refresh_token', { refresh_token: refreshToken });
      },
    },
    {
      name: 'webhook',
      kind: 'write',
      next() {
        const draft = post('/webhooks/payments', buildPayment({ sck: nextPerson().userId }));
        const signature = createHmac('sha1', WEBHOOK_TOKEN)
          .update(draft.body ?? '')
          .digest('hex');
        return { ...draft, path: `${draft.path}?signature=${signature}` };
      },
    },
    {
      name: 'translation without a model',
      kind: 'robot',
      next: () =>
        post('/functions/v1/generate-translate', { text: PRODUCT_TEXT, tone: 'formal' }, nextPerson().headers),
    },
  ];
}

const PRODUCT_TEXT = `Garrafa térmica de aço inox 500 ml
Mantém a bebida quente por 12 horas e gelada por 24 horas.
- Tampa com trava
- Livre de BPA
- Cabe no porta-copos do carro
`.repeat(4);

async function findTasks(client: pg.ClientBase, userIds: readonly string[]): Promise<Map<string, string[]>> {
  const { rows } = await client.query<{ userId: string; ids: string[] }>(
    'select user_id as "userId", array_agg(id::text order by id) as ids from user_tasks where user_id = any($1) group by 1',
    [userIds],
  );
  return new Map(rows.map((row) => [row.userId, row.ids]));
}
