import { createContext, use } from 'react';
import type { Board, Column, Task } from '#contract/tasks.ts';
import type { ColumnId } from '#domain/tasks/task-board.ts';

type BoardContextValue = {
  columns: readonly Column[];
  moveTo: (taskId: string, columnId: ColumnId) => void;
  editDue: (task: Task) => void;
  openTask: (taskId: string) => void;
  labelNames: Board['labelNames'];
};

export const BoardContext = createContext<BoardContextValue | undefined>(undefined);

export function useBoardContext(): BoardContextValue {
  const board = use(BoardContext);
  if (!board) throw new Error('A card belongs on a board');
  return board;
}
