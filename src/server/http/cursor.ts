import { AppError } from '#domain/errors.ts';
import { isUuid } from '#domain/uuid.ts';

/** Where the next page starts: the sort keys of the last row seen. Opaque to the caller. */
export type PageKey = { createdAt: string; id: string };

export const encodeCursor = (key: PageKey): string =>
  Buffer.from(JSON.stringify([key.createdAt, key.id])).toString('base64url');

export function decodeCursor(cursor: string | undefined): PageKey | undefined {
  if (cursor === undefined) return undefined;
  try {
    const [createdAt, id] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown[];
    if (isTimestamp(createdAt) && isUuid(id)) return { createdAt, id };
  } catch {
    // Handled by the error below.
  }
  throw new AppError('invalid_input', 'Endereço inválido.', {
    issues: [{ path: 'cursor', message: 'Cursor inválido.' }],
  });
}

const isTimestamp = (value: unknown): value is string =>
  typeof value === 'string' &&
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z$/.test(value) &&
  !Number.isNaN(Date.parse(value));

/** Splits the rows, one more than the page size, into the page and its cursor. */
export function cutPage<Row extends PageKey>(rows: Row[], size: number): { page: Row[]; nextCursor: string | null } {
  const page = rows.slice(0, size);
  const last = page.at(-1);
  return { page, nextCursor: rows.length > size && last ? encodeCursor(last) : null };
}
