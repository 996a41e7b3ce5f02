import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import type { Board, OpenedTask, Task } from '#contract/tasks.ts';
import * as session from '#web/lib/session/session.ts';
import { boardMutation, boardQuery } from './board.queries.ts';

vi.spyOn(session, 'currentToken').mockResolvedValue('token');
const fetchMock = vi.fn<typeof fetch>();
vi.stubGlobal('fetch', fetchMock);
afterAll(() => void vi.unstubAllGlobals());

const task = (title: string): Task => ({
  id: '8a7f3d5e-2f4b-4c58-9d2a-3a1c5e7b9d10',
  title,
  columnId: 'coluna1',
  position: 'a0',
  dueAt: null,
  productId: null,
  launchId: null,
  launchStep: null,
  completed: false,
});
const opened = (title: string): OpenedTask => ({
  ...task(title),
  details: { description: '', checklist: [], notes: [], history: [], createdAt: '2026-11-18T12:00:00.000Z' },
});
const boardWith = (title: string): Board => ({ columns: [], tasks: [task(title)] });

let client: QueryClient;
const titleShown = () => client.getQueryData(boardQuery().queryKey)?.tasks[0]?.title;

beforeEach(() => {
  fetchMock.mockReset();
  client = new QueryClient();
  client.setQueryData(boardQuery().queryKey, boardWith('Antes'));
});

test('a refetch that started before a change does not undo the change', async () => {
  let answerSlowly: (board: Response) => void = () => {};
  const slowReply = new Promise<Response>((resolve) => {
    answerSlowly = resolve;
  });
  fetchMock.mockImplementation((_address, init) =>
    init?.method === 'GET' ? slowReply : Promise.resolve(Response.json(opened('Depois'))),
  );
  const refetch = client.fetchQuery(boardQuery()).catch(() => undefined);
  await vi.waitFor(() => expect(fetchMock).toHaveBeenCalledOnce());
  await new MutationObserver(client, boardMutation(client)).mutate({
    kind: 'edit',
    taskId: task('').id,
    title: 'Depois',
  });
  expect(titleShown()).toBe('Depois');
  answerSlowly(Response.json(boardWith('Antes')));
  await refetch;
  // A reply that nobody waits for any more is read in the turns that follow, if at all.
  await new Promise(setImmediate);
  expect(titleShown()).toBe('Depois');
});

test('a refused change loads the board again', async () => {
  const refusal = { code: 'not_found', message: 'Esta tarefa não existe mais.', requestId: 'r1' };
  fetchMock.mockImplementation(async (_address, init) =>
    init?.method === 'GET' ? Response.json(boardWith('Do servidor')) : Response.json(refusal, { status: 404 }),
  );
  const change = { kind: 'edit', taskId: task('').id, title: 'Depois' } as const;
  await expect(new MutationObserver(client, boardMutation(client)).mutate(change)).rejects.toMatchObject({
    code: 'not_found',
  });
  expect(client.getQueryState(boardQuery().queryKey)?.isInvalidated).toBe(true);
  expect(titleShown()).toBe('Antes');
});
