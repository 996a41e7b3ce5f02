import { mutationOptions, type QueryClient, queryOptions, useMutationState, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import {
  type Board,
  createTask,
  deleteTask,
  getBoard,
  getTask,
  moveTask,
  nameLabel,
  renameColumn,
  restoreTask,
  type Task,
  type TaskDetails,
  updateTask,
} from '#contract/tasks.ts';
import { AppError } from '#domain/errors.ts';
import { toast } from '#web/components/ui/toast/toast-store.ts';
import { call } from '#web/lib/api/api.ts';
import { isNetworkError } from '#web/lib/api/network-error.ts';
import { retryDelay } from '#web/lib/api/query-client.ts';
import { refetchOn } from '#web/lib/live/live-topics.ts';
import { offlineChanges } from '#web/lib/offline/offline-changes.ts';
import { applyChange, type BoardChange, putTask } from './changes/board-changes.ts';

export const boardQuery = () =>
  queryOptions({
    queryKey: ['board'],
    queryFn: async ({ client, signal }) => {
      const board = await call(getBoard, {}, { signal });
      offerUntick(client, board);
      return board;
    },
  });

function offerUntick(queryClient: QueryClient, { ticked = [], tasks }: Board): void {
  if (ticked.length === 0) return;
  const untick = () => {
    for (const taskId of ticked) {
      const change = queryClient.getMutationCache().build(queryClient, boardMutation(queryClient));
      void change.execute({ kind: 'edit', taskId, completed: false }).catch(() => undefined);
    }
  };
  toast({
    title:
      ticked.length === 1
        ? '1 tarefa do lançamento ficou pronta'
        : `${ticked.length} tarefas do lançamento ficaram prontas`,
    description: tasks.find(({ id }) => id === ticked[0])?.title,
    action: { label: 'Desfazer', onAction: untick },
  });
}

/** Caches a board that came with another reply, unless the cache is newer. */
export function takeBoard(queryClient: QueryClient, board: Board, askedAt: number): void {
  offerUntick(queryClient, board);
  const { queryKey } = boardQuery();
  const known = queryClient.getQueryState(queryKey)?.dataUpdatedAt ?? 0;
  if (known < askedAt) queryClient.setQueryData(queryKey, board);
}

export const taskQuery = (taskId: string) =>
  queryOptions({
    queryKey: ['task', taskId],
    queryFn: async ({ signal }) => (await call(getTask, { params: { taskId } }, { signal })).details,
  });

refetchOn(['tasks'], ['task']);

// A plan change unlocks other columns; work on a product completes the steps of its launch.
refetchOn(['tasks', 'plan', 'products', 'texts'], ['board']);

export const changeKey = ['board-change'];

/** Changes without a server reply yet, in order. */
export const usePendingChanges = (): BoardChange[] =>
  useMutationState({
    filters: { mutationKey: changeKey, status: 'pending' },
    // Safe cast: only mutations with the key above, whose variables are board changes.
    select: (mutation) => mutation.state.variables as BoardChange,
  });

/**
 * The board with all pending changes applied. Server data and pending changes are stored separately, so that a
 * refused change rolls back only itself, and a refetch never undoes a pending one.
 * `isWanted` false: does not fetch, because the board arrives with another reply.
 */
export function useBoard({ isWanted = true }: { isWanted?: boolean } = {}) {
  const { data, error, isFetching, refetch } = useQuery({ ...boardQuery(), enabled: isWanted });
  const pending = usePendingChanges();
  const board = useMemo(() => data && pending.reduce<Board>(applyChange, data), [data, pending]);
  return { board, error, isFetching, refetch };
}

/** Sends one change at a time, in order. */
export const boardMutation = (queryClient: QueryClient) =>
  mutationOptions({
    mutationKey: changeKey,
    scope: { id: 'board' },
    networkMode: 'online',
    mutationFn: (change: BoardChange) => sendChange(change),
    retry: (_failures, error) => isNetworkError(error),
    retryDelay,
    onSuccess: async (reply, change) => {
      // A running fetch may have read the board before this change.
      await queryClient.cancelQueries(boardQuery());
      const { details, ...task } = reply ?? {};
      if (reply && details) {
        const { queryKey } = taskQuery(reply.id);
        await queryClient.cancelQueries({ queryKey });
        queryClient.setQueryData(queryKey, details);
      }
      queryClient.setQueryData(
        boardQuery().queryKey,
        (board) => board && (reply ? putTask(board, task as Task) : applyChange(board, change)),
      );
    },
    onError: (error) => {
      toast({
        title: error instanceof AppError && error.code === 'premium_required' ? 'Recurso Premium' : 'Erro',
        description: error instanceof AppError ? error.message : 'Não foi possível salvar a mudança.',
        variant: error instanceof AppError && error.code === 'premium_required' ? 'premium' : 'destructive',
      });
      void queryClient.invalidateQueries(boardQuery());
    },
  });

async function sendChange(change: BoardChange): Promise<(Task & { details?: TaskDetails }) | undefined> {
  switch (change.kind) {
    case 'create': {
      const { kind: _, ...body } = change;
      return call(createTask, { body });
    }
    case 'edit': {
      const { taskId, kind: _, checklist: _counts, ...body } = change;
      return call(updateTask, { params: { taskId }, body });
    }
    case 'move':
      return call(moveTask, { params: { taskId: change.taskId }, body: change.place });
    case 'restore':
      return call(restoreTask, { params: { taskId: change.task.id } });
    case 'delete':
      await call(deleteTask, { params: { taskId: change.taskId } }).catch(ignoreMissing);
      return undefined;
    case 'name-label':
      await call(nameLabel, { params: { color: change.color }, body: { name: change.name } });
      return undefined;
    case 'rename':
      await call(renameColumn, { params: { columnId: change.columnId }, body: { title: change.title } });
      return undefined;
  }
}

/** Ignores "not found" on deletion: another tab, or an earlier attempt, has already deleted it. */
function ignoreMissing(error: unknown): void {
  if (!(error instanceof AppError && error.code === 'not_found')) throw error;
}

export const { storeChanges, resendChanges, areChangesStored } = offlineChanges({
  queue: 'board',
  mutation: boardMutation,
});
