import type { LaunchDraft, Task } from '#contract/tasks.ts';
import type { Actor } from '#domain/accounts/permissions.ts';
import { hasPremium } from '#domain/accounts/user-types.ts';
import { launchColumnOf, launchDueAt, launchSteps } from '#domain/tasks/launch-template.ts';
import type { ColumnId } from '#domain/tasks/task-board.ts';
import type { Db } from '#server/db/client.ts';
import { publishEvent } from '#server/events/events.service.ts';
import { getProduct } from '#server/features/products/products.service.ts';
import { positionAfter, unlockedColumnsOf } from './board.service.ts';
import { nameLaunchColumns, upsertLaunchTasks } from './launch.repository.ts';
import { findColumnEnd, insertDefaultColumns, lockBoard } from './tasks.repository.ts';
import { requireRoom } from './tasks.service.ts';

type PlannedLaunch = { created: number; moved: number; tasks: Task[] };

/** Planning again restores deleted tasks and gives open ones the new date without moving them. */
export async function planLaunch(db: Db, actor: Actor, input: LaunchDraft): Promise<PlannedLaunch> {
  return db.transaction(async (tx) => {
    if (input.productId) await getProduct(tx, actor, input.productId);
    const { exists } = await lockBoard(tx, actor.id);
    if (!exists) await insertDefaultColumns(tx, actor.id);
    if (hasPremium(actor.userType)) await nameLaunchColumns(tx, actor.id);
    const lastPositions = new Map<ColumnId, string | null>();
    let stored = { tasks: 0, characters: 0 };
    const rows = [];
    for (const entry of launchSteps.filter(({ step }) => input.steps.includes(step))) {
      const columnId = launchColumnOf(entry, actor.userType);
      if (!lastPositions.has(columnId)) {
        const { lastPosition, ...counts } = await findColumnEnd(tx, actor.id, columnId);
        lastPositions.set(columnId, lastPosition);
        stored = counts;
      }
      const position = await positionAfter(tx, actor.id, columnId, lastPositions.get(columnId) ?? null);
      lastPositions.set(columnId, position);
      rows.push({
        userId: actor.id,
        columnId,
        title: entry.title,
        position,
        dueAt: launchDueAt(entry, input).toISOString(),
        productId: input.productId,
        launchId: input.productId ?? actor.id,
        launchStep: entry.step,
      });
    }
    const written = await upsertLaunchTasks(tx, rows, unlockedColumnsOf(actor));
    const created = written.filter(({ isNew }) => isNew).length;
    if (created > 0) requireRoom({ ...stored, tasks: stored.tasks + created - 1 });
    await publishEvent(tx, { userId: actor.id, topic: 'tasks', ids: [] });
    return { created, moved: written.length - created, tasks: written };
  });
}
