import type { Actor } from '#domain/accounts/permissions.ts';
import type { Db } from '#server/db/client.ts';
import { openColumnsOf } from './board.service.ts';
import { type DatedTask, selectDatedTasks } from './dated-tasks.repository.ts';

/** Open tasks with a date in the lists that the person's plan opens, the earliest first. */
export const findDatedTasks = (db: Db, actor: Actor, from: Date, limit: number): Promise<DatedTask[]> =>
  selectDatedTasks(db, { userId: actor.id, openColumns: openColumnsOf(actor), from: from.toISOString(), limit });
