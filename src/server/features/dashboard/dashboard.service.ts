import type { Dashboard } from '#contract/dashboard.ts';
import type { Actor } from '#domain/accounts/permissions.ts';
import type { Db } from '#server/db/client.ts';
import { findWaitingProducts } from '#server/features/products/products.service.ts';
import { getBoard } from '#server/features/tasks/board.service.ts';
import { listTexts } from '#server/features/texts/texts.service.ts';
import { findStartProgress } from './dashboard.repository.ts';

/** How many texts and products the page shows. */
const SHOWN = 3;

/** One reply for the whole page, so that it needs one request and no layout shift. */
export async function getDashboard(db: Db, actor: Actor): Promise<Dashboard> {
  const [board, waiting, { texts }, beginnings] = await Promise.all([
    getBoard(db, actor),
    findWaitingProducts(db, actor, SHOWN),
    listTexts(db, actor, {}),
    findStartProgress(db, actor.id),
  ]);
  return { board, waiting, texts: texts.slice(0, SHOWN), ...beginnings, hasText: texts.length > 0 };
}
