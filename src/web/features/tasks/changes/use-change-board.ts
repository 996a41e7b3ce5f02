import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import type { Board, Task } from '#contract/tasks.ts';
import { toast } from '#web/components/ui/toast/toast-store.ts';
import { useCurrentUser } from '#web/lib/session/current-user.ts';
import { boardMutation, boardQuery, pendingChangesOf } from '../board.queries.ts';
import { applyChange, type BoardChange } from './board-changes.ts';
import { storeChanges } from './board-offline-changes.ts';

/** Returns a stable function that changes the board, so that unchanged cards are not re-rendered. */
export function useChangeBoard(): (change: BoardChange) => void {
  const queryClient = useQueryClient();
  const { id } = useCurrentUser();
  useEffect(() => storeChanges(queryClient, id), [queryClient, id]);
  const { mutate } = useMutation(boardMutation(queryClient));
  return useCallback(
    (change) => {
      const deleted = change.kind === 'delete' && findTask(queryClient, change.taskId);
      mutate(change);
      if (deleted) offerUndo(deleted, () => mutate({ kind: 'restore', task: deleted }));
    },
    [mutate, queryClient],
  );
}

/** The task as shown, with pending changes applied. */
function findTask(queryClient: QueryClient, taskId: string): Task | undefined {
  const board = queryClient.getQueryData(boardQuery().queryKey);
  return (
    board &&
    pendingChangesOf(queryClient)
      .reduce<Board>(applyChange, board)
      .tasks.find(({ id }) => id === taskId)
  );
}

const offerUndo = (task: Task, undo: () => void) =>
  toast({ title: 'Tarefa excluída', description: task.title, action: { label: 'Desfazer', onAction: undo } });
