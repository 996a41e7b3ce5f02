import type { SQL } from 'drizzle-orm';
import type { Actor } from '#domain/accounts/permissions.ts';
import { AppError } from '#domain/errors.ts';
import type { Db } from '#server/db/client.ts';
import type { Dependencies } from '#server/http/dependencies.ts';
import { type ScheduledJob, startScheduledJob } from '#server/scheduled-job.ts';
import type { TrashedRow, TrashKind } from './trash.repository.ts';
import * as repository from './trash.repository.ts';

/** The undo notice shows for seconds; people who are offline or slow have this long. */
const RETENTION_MS = 60 * 60_000;
const SWEEP_MILLISECONDS = 10 * 60_000;

export const tooLateToUndo = () => new AppError('not_found', 'Não dá mais para desfazer.');

/** Deletes the one row that the condition selects. Undefined without a match. */
export const moveToTrash = (tx: Db, actor: Actor, kind: TrashKind, where: SQL | undefined) =>
  repository.moveRow(tx, kind, where, actor.id);

/** For a moderator who deletes right after the author: the author can no longer restore it. */
export const reassignTrashed = (tx: Db, actor: Actor, kind: TrashKind, rowId: string) =>
  repository.updateDeletedBy(tx, kind, rowId, actor.id);

/** Takes a row that this person deleted out of the trash; undefined if they may not undo it, or it has expired. */
export function takeFromTrash(tx: Db, actor: Actor, kind: TrashKind, rowId: string, now: Date) {
  const since = new Date(now.getTime() - RETENTION_MS).toISOString();
  return repository.takeTrashedRow(tx, kind, { rowId, deletedBy: actor.id, since });
}

export async function putBack(tx: Db, kind: TrashKind, content: TrashedRow['content']): Promise<void> {
  if (!(await repository.insertRow(tx, kind, content))) throw tooLateToUndo();
}

export async function sweepTrash({ db, now }: Pick<Dependencies, 'db' | 'now'>) {
  const forgotten = await repository.deleteBefore(db, new Date(now().getTime() - RETENTION_MS).toISOString());
  return { forgotten, lostAnswers: await repository.deleteLostAnswers(db) };
}

export const startTrashSweep = (deps: Dependencies): ScheduledJob =>
  startScheduledJob(deps, 'trash', SWEEP_MILLISECONDS, () => sweepTrash(deps));
