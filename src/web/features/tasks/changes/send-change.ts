import { createTask, deleteTask, moveTask, nameLabel, renameColumn, restoreTask, updateTask } from '#contract/tasks.ts';
import { AppError } from '#domain/errors.ts';
import { call } from '#web/lib/api/api.ts';
import type { BoardChange, BoardReply } from './board-changes.ts';

export async function sendChange(change: BoardChange): Promise<BoardReply> {
  switch (change.kind) {
    case 'create': {
      const { kind: _, ...body } = change;
      return { task: await call(createTask, { body }) };
    }
    case 'edit': {
      const { taskId, kind: _, checklist: _counts, ...body } = change;
      const { details, ...task } = await call(updateTask, { params: { taskId }, body });
      return { task, details };
    }
    case 'move':
      return { task: await call(moveTask, { params: { taskId: change.taskId }, body: change.place }) };
    case 'delete':
      await call(deleteTask, { params: { taskId: change.taskId } }).catch(ignoreMissing);
      return { deletedId: change.taskId };
    case 'restore':
      return { task: await call(restoreTask, { params: { taskId: change.task.id } }) };
    case 'name-label': {
      const { color, name } = change;
      await call(nameLabel, { params: { color }, body: { name } });
      return { labelNames: { [color]: name } };
    }
    case 'rename': {
      const { columnId, title } = change;
      return { column: await call(renameColumn, { params: { columnId }, body: { title } }) };
    }
  }
}

/** Ignores "not found" on deletion: another tab, or an earlier attempt, has already deleted it. */
function ignoreMissing(error: unknown): void {
  if (!(error instanceof AppError && error.code === 'not_found')) throw error;
}
