import { AppError } from '#domain/errors.ts';
import type { Db } from '#server/db/client.ts';
import { EXPORT_FORMAT, EXPORT_VERSION } from './import-file.ts';
import { findAccount, listExportedColumns, listRows, type Row } from './own-data.repository.ts';
import { type PersonalTable, personalTables } from './personal-tables.ts';

/** Limits the rows in memory, regardless of the total. */
const ROWS_PER_PAGE = 100;
const LONG_ROWS_PER_PAGE = 10;

export async function* exportAccount(db: Db, userId: string, now: Date): AsyncGenerator<string> {
  const account = await findAccount(db, userId);
  if (!account) throw new AppError('not_found', 'Perfil não encontrado.');
  const head = { format: EXPORT_FORMAT, version: EXPORT_VERSION, exportedAt: now.toISOString(), account };
  yield JSON.stringify(head, null, 1).slice(0, -2);
  for (const table of personalTables) {
    yield `,\n ${JSON.stringify(table.section)}: [`;
    yield* exportTable(db, table, userId);
    yield ']';
  }
  yield '\n}\n';
}

async function* exportTable(db: Db, table: PersonalTable, userId: string): AsyncGenerator<string> {
  const columns = await listExportedColumns(db, table);
  const limit = table.isLong ? LONG_ROWS_PER_PAGE : ROWS_PER_PAGE;
  let after: Row | undefined;
  do {
    const page = await listRows(db, table, { userId, columns, after, limit });
    if (page.length > 0) yield `${after ? ',' : ''}\n  ${page.map(({ row }) => JSON.stringify(row)).join(',\n  ')}`;
    after = page.length < limit ? undefined : page.at(-1)?.key;
  } while (after);
}

type Step = Promise<IteratorResult<string>>;

/** Pull-based: a slow reader slows down the database reads instead of filling memory. */
export function streamText(
  parts: AsyncGenerator<string>,
  inTurn: (step: () => Step) => Step,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await inTurn(() => parts.next());
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel: async () => void (await parts.return(undefined)),
  });
}
