import { isUuid } from '#domain/uuid.ts';

/** `nova` opens the new task dialog, `tarefa` opens a task of the board. */
export type TasksSearch = { nova?: true; tarefa?: string };

export function readTasksSearch({ nova, tarefa }: Record<string, unknown>): TasksSearch {
  return {
    ...(nova === true && { nova }),
    ...(typeof tarefa === 'string' && isUuid(tarefa) && { tarefa }),
  };
}
