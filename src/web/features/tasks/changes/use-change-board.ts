import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { toast } from '#web/components/ui/toast/toast-store.ts';
import { useCurrentUser } from '#web/lib/session/current-user.ts';
import { boardMutation, storeChanges } from '../board.queries.ts';
import type { BoardChange } from './board-changes.ts';

/** Returns a stable function that changes the board, so that unchanged cards are not re-rendered. */
export function useChangeBoard(): (change: BoardChange) => void {
  const queryClient = useQueryClient();
  const { id } = useCurrentUser();
  useEffect(() => storeChanges(queryClient, id), [queryClient, id]);
  const { mutate } = useMutation(boardMutation(queryClient));
  return useCallback(
    (change) => {
      mutate(change);
      if (change.kind !== 'delete') return;
      const { task } = change;
      const undo = () => mutate({ kind: 'restore', task });
      toast({ title: 'Tarefa excluída', description: task.title, action: { label: 'Desfazer', onAction: undo } });
    },
    [mutate],
  );
}
