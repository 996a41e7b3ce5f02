import type { Dashboard } from '#contract/dashboard.ts';
import type { Actor } from '#domain/accounts/permissions.ts';
import { productLimitOf } from '#domain/plans/plan-limits.ts';
import type { Db } from '#server/db/client.ts';
import { getBoard } from '#server/features/tasks/board.service.ts';
import { listTexts } from '#server/features/texts/texts.service.ts';
import { findWaiting, hasSavedPrice } from './dashboard.repository.ts';

const TEXTS_SHOWN = 3;

/** One reply for the whole page, so that it needs one request and no layout shift. */
export async function getDashboard(db: Db, actor: Actor): Promise<Dashboard> {
  const reach = { userId: actor.id, productLimit: productLimitOf(actor.userType) };
  const [board, waiting, { texts }, hasPrice] = await Promise.all([
    getBoard(db, actor),
    findWaiting(db, reach),
    listTexts(db, actor, {}),
    hasSavedPrice(db, actor.id),
  ]);
  return { board, waiting, texts: texts.slice(0, TEXTS_SHOWN), hasPrice, hasText: texts.length > 0 };
}
