import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { migrationsFolder } from '#server/db/migrate.ts';
import { lintMigration } from './lint-migration.ts';

/** Older migrations predate this rule and any production database. */
const FIRST_CHECKED = '0010';

const files = readdirSync(migrationsFolder).filter((name) => name.endsWith('.sql') && name >= FIRST_CHECKED);

it('no new migration breaks the previous version or locks a large table', () => {
  const problems = files.map((name) => [name, lintMigration(readFileSync(join(migrationsFolder, name), 'utf8'))]);
  expect(problems.filter(([, found]) => found?.length)).toEqual([]);
});

it.each([
  ['ALTER TABLE "a" DROP COLUMN "b";', 'drops what the version before may use'],
  ['DROP TABLE "a";', 'drops what the version before may use'],
  ['ALTER TABLE "a" RENAME COLUMN "b" TO "c";', 'renames what the version before uses'],
  ['ALTER TABLE "a" RENAME TO "c";', 'renames what the version before uses'],
  ['CREATE INDEX "i" ON "a" USING btree ("b");', 'builds an index without CONCURRENTLY'],
  ['CREATE UNIQUE INDEX "i" ON "public"."a" ("b");', 'builds an index without CONCURRENTLY'],
  ['DROP INDEX "i";', 'drops an index without CONCURRENTLY'],
  [
    'ALTER TABLE "a" ADD COLUMN "b" uuid DEFAULT gen_random_uuid();',
    'rewrites the table for a default that differs by row',
  ],
  ['ALTER TABLE "a" ADD COLUMN "b" bigserial;', 'rewrites the table for a default that differs by row'],
  ['ALTER TABLE "a" ADD COLUMN "b" text NOT NULL;', 'adds a column that the version before cannot fill'],
  ['ALTER TABLE "a" ALTER COLUMN "b" SET NOT NULL;', 'reads the whole table under a lock for NOT NULL'],
  ['ALTER TABLE "a" ALTER COLUMN "b" SET DATA TYPE bigint;', 'rewrites the table for another type'],
  [
    'ALTER TABLE "a" ADD CONSTRAINT "c" FOREIGN KEY ("b") REFERENCES "d"("id");',
    'checks the whole table under a lock: add NOT VALID, validate later',
  ],
])('refuses %s', (sql, problem) => {
  expect(lintMigration(sql)).toEqual([problem]);
});

it.each([
  'ALTER TABLE "a" ADD COLUMN "b" integer DEFAULT 0 NOT NULL;',
  'ALTER TABLE "a" ADD COLUMN "b" timestamptz DEFAULT now() NOT NULL;',
  'ALTER TABLE "a" ALTER COLUMN "b" DROP NOT NULL;',
  'ALTER TABLE "a" DROP CONSTRAINT "c";',
  'CREATE TABLE "a" ("id" uuid DEFAULT gen_random_uuid() NOT NULL);--> statement-breakpoint\nCREATE INDEX "i" ON "a" USING btree ("b");',
  'DROP INDEX CONCURRENTLY IF EXISTS "i";--> statement-breakpoint\nCREATE INDEX CONCURRENTLY "i" ON "a" ("b");',
  'ALTER TABLE "a" ADD CONSTRAINT "c" CHECK (b > 0) NOT VALID;',
  '-- contract: unread since 0.4\nALTER TABLE "a" DROP COLUMN "b";',
])('accepts %s', (sql) => {
  expect(lintMigration(sql)).toEqual([]);
});
