import type { Actor } from '#domain/accounts/permissions.ts';
import type { Db } from '#server/db/client.ts';
import { openColumnsOf } from './board.service.ts';
import { type DatedTask, selectDatedTasks } from './dated-tasks.repository.ts';

/** Open tasks with a due date in columns that the person's plan includes, earliest first. */
export const findDatedTasks = (db: Db, actor: Actor, span: { from: Date; before?: Date }): Promise<DatedTask[]> =>
  selectDatedTasks(db, actor.id, openColumnsOf(actor), span.from.toISOString(), span.before?.toISOString());
