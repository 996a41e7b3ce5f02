import type { ImportReply } from '#contract/account/account.ts';
import { eventTopics } from '#contract/events.ts';
import { AppError } from '#domain/errors.ts';
import { MAX_CALCULATIONS_PER_PRODUCT } from '#domain/pricing/full/calculation-inputs.ts';
import { MAX_PRODUCTS } from '#domain/products/product.ts';
import { MAX_BOARD_CHARACTERS, MAX_TASKS_PER_BOARD } from '#domain/tasks/task-board.ts';
import type { Db } from '#server/db/client.ts';
import { databaseErrorCode } from '#server/db/error-causes.ts';
import { publishEvent } from '#server/events/events.service.ts';
import { findUnlockedLessons } from '#server/features/academy/academy.service.ts';
import { requireLiveSession } from '#server/features/auth/sessions/sessions.ts';
import { findRatedItems, updateAverages } from '#server/features/comments/comments.service.ts';
import { lockProducts, showFirstPhotos } from '#server/features/products/products.service.ts';
import { lockOwnBoard } from '#server/features/tasks/board.service.ts';
import { forgetOldVersions } from '#server/features/texts/texts.service.ts';
import type { Dependencies, RequestActor } from '#server/http/dependencies.ts';
import type { OwnDataStatement } from '#server/import-processes/import-process-pool.ts';
import { notAnExportFile, readFile, rowsOf, statementsOf } from './import-file.ts';
import { countOwnRows, insertRows, renameProfile } from './own-data.repository.ts';
import { type PersonalTable, personalTables } from './personal-tables.ts';

const MAX_VALUES = 1_000_000;

/** All or nothing. Rows keep their ids, so it is idempotent; plan, payments and sessions are not imported. */
export async function importData(db: Db, userId: string, text: string): Promise<Record<string, number>> {
  // Whatever names the person it came from names the one it goes to.
  const file = readFile(text.replaceAll(readFile(text, MAX_VALUES).account.id, userId), MAX_VALUES);
  return db.transaction(async (tx) => {
    await renameProfile(tx, userId, file.account.name);
    const written: Record<string, number> = {};
    for (const table of personalTables) {
      if (!table.isReadOnly)
        written[table.section] = await writeRows(tx, table, userId, statementsOf(table, rowsOf(file, table)));
    }
    await updateAverages(tx, await findRatedItems(tx, userId));
    return written;
  });
}

/** Rows beyond the limit of the plan are saved and locked, as after a downgrade; invalid ones are skipped. */
export async function importAccount(
  { db, importProcesses, now }: Pick<Dependencies, 'db' | 'importProcesses' | 'now'>,
  actor: Pick<RequestActor, 'id' | 'sessionId' | 'userType'>,
  bytes: Uint8Array,
  signal: AbortSignal,
): Promise<ImportReply> {
  const read = await importProcesses.readOwnData(actor.id, bytes, signal);
  if ('code' in read) throw new AppError(read.code, read.message);
  const written: Record<string, number> = {};
  try {
    await db.transaction(async (tx) => {
      // The session may have ended while the file was being parsed, which takes seconds.
      await requireLiveSession(tx, actor);
      await lockProducts(tx, actor.id);
      await lockOwnBoard(tx, actor.id);
      const openLessons = await findUnlockedLessons(tx, actor, now());
      for (const table of personalTables) {
        const section = read.sections.find((each) => each.section === table.section);
        const only = table.section === 'lessonsCompleted' ? { lesson_id: openLessons } : {};
        if (section)
          written[table.section] = await writeRows(tx, table, actor.id, section.statements, { signal, only });
      }
      await showFirstPhotos(tx, actor.id);
      await requireRoom(tx, actor.id);
      await forgetOldVersions(tx, actor.id);
      for (const topic of eventTopics) {
        if (topic !== 'session') await publishEvent(tx, { userId: actor.id, topic, ids: [] });
      }
    });
  } catch (error) {
    // Invalid values, or rows with a missing foreign key.
    if (/^2[23]/.test(databaseErrorCode(error) ?? '')) throw notAnExportFile();
    throw error;
  }
  return { written, skipped: read.skipped };
}

async function requireRoom(tx: Db, userId: string): Promise<void> {
  const { products, prices, tasks, characters } = await countOwnRows(tx, userId);
  const excesses = [
    [products > MAX_PRODUCTS, `você teria mais de ${MAX_PRODUCTS} produtos`],
    [prices > MAX_CALCULATIONS_PER_PRODUCT, `um produto teria mais de ${MAX_CALCULATIONS_PER_PRODUCT} preços salvos`],
    [tasks > MAX_TASKS_PER_BOARD, `o quadro teria mais de ${MAX_TASKS_PER_BOARD} tarefas`],
    [characters > MAX_BOARD_CHARACTERS, 'os títulos do quadro seriam longos demais juntos'],
  ] as const;
  const excess = excesses.find(([isOver]) => isOver);
  if (excess) throw new AppError('conflict', `Com este arquivo ${excess[1]}.`);
}

async function writeRows(
  tx: Db,
  table: PersonalTable,
  userId: string,
  statements: readonly OwnDataStatement[],
  { signal, only }: { signal?: AbortSignal; only?: Record<string, readonly string[]> } = {},
): Promise<number> {
  let count = 0;
  for (const statement of statements) {
    if (signal?.aborted) throw new AppError('cancelled', 'A importação foi cancelada.');
    count += await insertRows(tx, table, userId, statement, only);
  }
  return count;
}
