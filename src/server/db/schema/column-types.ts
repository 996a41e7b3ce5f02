import { sql } from 'drizzle-orm';
import { type AnyPgColumn, check, customType, numeric, smallint, text, uuid } from 'drizzle-orm/pg-core';

/** Connections run in UTC, so PostgreSQL's text only needs its separator and zone rewritten: no Date per row. */
export const timestamp = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp with time zone',
  fromDriver: (value) => `${value.slice(0, 10)}T${value.slice(11, -3)}Z`,
});

export const createdAndUpdated = () => ({
  createdAt: timestamp().notNull().default(sql`now()`),
  updatedAt: timestamp().notNull().default(sql`now()`),
});

/** The same as `timestamp` for times that people set by the minute: truncates to whole seconds. */
export const wholeSeconds = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp with time zone',
  fromDriver: (value) => `${value.slice(0, 10)}T${value.slice(11, 19)}Z`,
});

/** Text compared case-insensitively is stored lower-cased; ordered positions are compared by bytes. */
export const positionText = customType<{ data: string }>({
  dataType: () => 'text collate "C"',
});

export const bytea = customType<{ data: Buffer; driverData: Buffer }>({
  dataType: () => 'bytea',
});

export const id = () => uuid().primaryKey().defaultRandom();

/** The row goes with the one it belongs to. */
export const belongsTo = (row: () => AnyPgColumn) => uuid().notNull().references(row, { onDelete: 'cascade' });

/** The same, where each of those has one row at most. */
export const oneFor = (row: () => AnyPgColumn) => uuid().primaryKey().references(row, { onDelete: 'cascade' });

/** Zero while nobody has rated; wide enough to hold the exact average. */
export const ratingAverage = () => numeric({ precision: 18, scale: 16, mode: 'number' }).notNull().default(0);

/** A comment, a rating or both; its person and what it is about are columns of each table. */
export const comment = () => ({
  userName: text().notNull(),
  content: text().notNull().default(''),
  rating: smallint(),
  parentCommentId: uuid(),
  ...createdAndUpdated(),
});

export const commentChecks = (table: string, t: { rating: AnyPgColumn; content: AnyPgColumn }) => [
  check(`${table}_rating`, sql`${t.rating} between 1 and 5`),
  check(`${table}_content`, sql`${t.rating} is not null or ${t.content} ~ '\\S'`),
  check(`${table}_length`, sql`length(${t.content}) <= 5000`),
];
