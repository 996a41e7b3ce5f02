import type { Task } from '#contract/tasks.ts';
import type { Actor } from '#domain/accounts/permissions.ts';
import { findLaunchStep, isLaunchStepDone } from '#domain/tasks/launch-template.ts';
import type { Db } from '#server/db/client.ts';
import { publishEvent } from '#server/events/events.service.ts';
import { findSteps } from '#server/features/products/products.service.ts';
import { tickUntouched } from './launch.repository.ts';

/** Once: whoever ticks or reopens a task has the last word. */
export async function completeLaunchTasks(db: Db, actor: Actor, tasks: readonly Task[]): Promise<string[]> {
  const open = tasks.flatMap(({ id, completed, productId, launchStep }) => {
    const entry = findLaunchStep(launchStep);
    return !completed && productId && entry?.doneWith ? [{ id, productId, entry }] : [];
  });
  if (open.length === 0) return [];
  const steps = await findSteps(db, actor, [...new Set(open.map(({ productId }) => productId))]);
  const done = open.filter(({ productId, entry }) => {
    const known = steps.get(productId);
    return known && isLaunchStepDone(entry, known);
  });
  if (done.length === 0) return [];
  return db.transaction(async (tx) => {
    const ticked = await tickUntouched(
      tx,
      actor.id,
      done.map(({ id }) => id),
    );
    if (ticked.length > 0) await publishEvent(tx, { userId: actor.id, topic: 'tasks', ids: ticked });
    return ticked;
  });
}
