import type { Actor } from '#domain/accounts/permissions.ts';
import type { Db } from '#server/db/client.ts';
import { openColumnsOf } from './board.service.ts';
import { type DatedTask, selectDatedTasks } from './dated-tasks.repository.ts';

/** Open tasks with a date in the lists that the person's plan opens, the earliest first. */
export const findDatedTasks = (db: Db, actor: Actor, from: Date): Promise<DatedTask[]> =>
  selectDatedTasks(db, actor.id, openColumnsOf(actor), from.toISOString());
