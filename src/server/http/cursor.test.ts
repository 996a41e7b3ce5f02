import { expect, it, test } from 'vitest';
import { AppError } from '#domain/errors.ts';
import { cutPage, decodeCursor, encodeCursor } from './cursor.ts';

const id = '0b1f6c1e-6f1d-4a3e-9c55-1f2d3c4b5a69';
const key = { createdAt: '2026-11-15T10:00:00.123456Z', id };
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

test.each([key, { createdAt: '2026-11-15T10:00:00Z', id }])('decodes %o unchanged', (given) => {
  expect(decodeCursor(encodeCursor(given))).toEqual(given);
});

it('is opaque, and undefined without a cursor', () => {
  expect(encodeCursor(key)).toMatch(/^[\w-]+$/);
  expect(decodeCursor(undefined)).toBeUndefined();
});

test.each([
  '',
  'x',
  encode(null),
  encode({ createdAt: key.createdAt, id }),
  encode([key.createdAt]),
  encode([key.createdAt, `${id}0`]),
  encode([5, id]),
  encode(['2026-11-15', id]),
  encode(['2026-11-15T10:00:00', id]),
  encode([' 2026-11-15T10:00:00Z', id]),
  encode(['2026-11-15T10:00:00Z ', id]),
  encode(['2026-11-15T10:00:00.1234567Z', id]),
  encode(['2026-11-15T10:00:00.Z', id]),
  encode(['2026-13-15T10:00:00Z', id]),
  encode(['2026-11-15 10:00:00Z', id]),
])('rejects %j with the field name', (cursor) => {
  const refused = () => decodeCursor(cursor);
  expect(refused).toThrow(AppError);
  expect(refused).toThrow(
    expect.objectContaining({
      code: 'invalid_input',
      message: 'Endereço inválido.',
      issues: [{ path: 'cursor', message: 'Cursor inválido.' }],
    }),
  );
});

test.each([
  [0, 2, 0, false],
  [1, 2, 1, false],
  [2, 2, 2, false],
  [3, 2, 2, true],
])('%i rows in pages of %i: %i on the first page, has next page: %s', (count, size, shown, hasNext) => {
  const rows = Array.from({ length: count }, (_, index) => ({ ...key, createdAt: `2026-11-15T10:00:0${index}Z` }));
  const { page, nextCursor } = cutPage(rows, size);
  expect(page).toEqual(rows.slice(0, shown));
  expect(nextCursor && decodeCursor(nextCursor)).toEqual(hasNext ? rows[shown - 1] : null);
});
