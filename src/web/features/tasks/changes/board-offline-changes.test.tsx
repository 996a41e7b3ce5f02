import { onlineManager, QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearDrafts } from '#web/lib/offline/draft-storage.ts';
import type { BoardChange } from './board-changes.ts';

const sent: string[] = [];
let answer: () => Response;

const ids = ['8a7f3d5e-2f4b-4c58-9d2a-3a1c5e7b9d10', '8a7f3d5e-2f4b-4c58-9d2a-3a1c5e7b9d11'] as const;
const create: BoardChange = { kind: 'create', id: ids[0], title: 'Escrita no túnel', columnId: 'coluna1' };
const remove = { kind: 'delete', taskId: ids[1] } as BoardChange;

/** A page of its own: what it has in memory is gone with it, what the browser keeps stays. */
async function openPage() {
  vi.resetModules();
  vi.spyOn(await import('#web/lib/session/session.ts'), 'currentToken').mockResolvedValue('token');
  const { boardMutation, storeChanges, resendChanges } = await import('../board.queries.ts');
  const queryClient = new QueryClient();
  return {
    queryClient,
    open: (owner: string) => {
      storeChanges(queryClient, owner);
      return resendChanges(queryClient, owner);
    },
    change: (change: BoardChange) =>
      void queryClient
        .getMutationCache()
        .build(queryClient, boardMutation(queryClient))
        .execute(change)
        .catch(() => {}),
  };
}

beforeEach(() => {
  sent.length = 0;
  localStorage.clear();
  answer = () =>
    Response.json({ id: ids[0], title: 'Escrita no túnel', columnId: 'coluna1', position: 'a0', completed: false });
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    sent.push(`${init.method} ${address}`);
    return init.method === 'DELETE' ? new Response(null, { status: 204 }) : answer();
  });
});

afterEach(() => {
  onlineManager.setOnline(true);
  vi.unstubAllGlobals();
});

test('changes stored by a closed tab are sent by the next page, in order, once', async () => {
  const first = await openPage();
  await first.open('ana');
  onlineManager.setOnline(false);
  first.change(create);
  first.change(remove);
  await vi.waitFor(() => expect(Object.keys(localStorage)).toHaveLength(1));
  expect(sent).toEqual([]);

  onlineManager.setOnline(true);
  const second = await openPage();
  await second.open('ana');
  await vi.waitFor(() => expect(sent).toEqual(['POST /api/tasks', `DELETE /api/tasks/${ids[1]}`]));
  await vi.waitFor(() => expect(localStorage).toHaveLength(0));

  const third = await openPage();
  await third.open('ana');
  expect(sent).toHaveLength(2);
});

test('stored changes belong to one person and are deleted at sign-out', async () => {
  const page = await openPage();
  await page.open('ana');
  onlineManager.setOnline(false);
  page.change(create);
  await vi.waitFor(() => expect(localStorage).toHaveLength(1));
  const other = await openPage();
  await other.open('bruno');
  expect(sent).toEqual([]);
  expect(localStorage).toHaveLength(1);
  clearDrafts();
  expect(localStorage).toHaveLength(0);
});

test('a change that the server refuses is not stored', async () => {
  answer = () => Response.json({ code: 'conflict', message: 'Cheio.', requestId: 'r' }, { status: 409 });
  const page = await openPage();
  await page.open('ana');
  page.change(create);
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  await vi.waitFor(() => expect(localStorage).toHaveLength(0));
});
