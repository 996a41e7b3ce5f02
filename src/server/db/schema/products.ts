import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { StatedFact } from '#contract/products/sheet.ts';
import type { KeptOutput } from '#contract/robots/texts.ts';
import { PRODUCT_STATUSES } from '#domain/products/product.ts';
import type { Fact } from '#domain/robots/facts.ts';
import { TEXT_ROBOTS } from '#domain/robots/robot-options.ts';
import type { SavedInput } from '#domain/robots/saved-text.ts';
import type { Warning } from '#domain/robots/warnings.ts';
import type { Sheet, Suggestion } from '#domain/sheet/sheet.ts';
import { timestamp } from './columns.ts';
import { profiles } from './profiles.ts';

const WRITERS = ['model', 'service', 'local', 'browser', 'pasted', 'composer'] as const;

const owner = () =>
  uuid()
    .notNull()
    .references(() => profiles.id, { onDelete: 'cascade' });

/** Ids are the browser's: a save that is repeated makes one row. Deleted rows wait for an undo until the sweep. */
export const products = pgTable(
  'products',
  {
    id: uuid().primaryKey(),
    userId: owner(),
    name: text().notNull(),
    nameJa: text().notNull().default(''),
    slug: text().notNull().default(''),
    /** Address of the first of its photos, so that lists need no further table; written with them. */
    photo: text(),
    status: text({ enum: PRODUCT_STATUSES }).notNull().default('ideia'),
    /** The supplier's own words, as they were pasted. */
    source: text().notNull().default(''),
    /** Of versions before the sheet: read once, when the sheet is made from it. */
    facts: jsonb().$type<Fact[]>().notNull().default([]),
    /** Null until a product of an earlier version is read for the first time. */
    sheet: jsonb().$type<Sheet>(),
    /** When sheet or facts were changed last. */
    factsChangedAt: timestamp().notNull().default(sql`now()`),
    /** By a model or an assistant; those by rules are a function of the source. */
    suggestions: jsonb().$type<Suggestion[]>().notNull().default([]),
    /** Ids of suggestions that the person does not want to see. */
    dismissed: jsonb().$type<string[]>().notNull().default([]),
    notes: text().notNull().default(''),
    /** Both names, folded: see fold_search. */
    search: text().notNull().generatedAlwaysAs(sql`fold_search(name || ' ' || name_ja)`),
    createdAt: timestamp().notNull().default(sql`now()`),
    updatedAt: timestamp().notNull().default(sql`now()`),
    deletedAt: timestamp(),
  },
  (t) => [
    index('products_user_idx').on(t.userId, t.updatedAt, t.id),
    index('products_deleted_idx').on(t.deletedAt).where(sql`${t.deletedAt} is not null`),
    check('products_name', sql`${t.name} ~ '\\S' and length(${t.name}) <= 120 and length(${t.nameJa}) <= 120`),
    check('products_slug', sql`${t.slug} ~ '^([a-z0-9]+(-[a-z0-9]+)*)?$' and length(${t.slug}) <= 80`),
    check('products_status', sql`${t.status} in ('ideia', 'preparando', 'a_venda', 'pausado')`),
    check('products_notes', sql`length(${t.notes}) <= 10000`),
  ],
);

/** Photos of a product in their order; the first is the main one. */
export const productPhotos = pgTable(
  'product_photos',
  {
    id: uuid().primaryKey(),
    productId: uuid()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    url: text().notNull(),
    altPt: text().notNull().default(''),
    altJa: text().notNull().default(''),
  },
  (t) => [
    uniqueIndex('product_photos_place').on(t.productId, t.position),
    check('product_photos_position', sql`${t.position} between 0 and 19`),
    check('product_photos_alt', sql`length(${t.altPt}) <= 120 and length(${t.altJa}) <= 120`),
  ],
);

/** Everything a robot has written, with what it was asked and what it was written from. */
export const texts = pgTable(
  'texts',
  {
    id: uuid().primaryKey(),
    userId: owner(),
    productId: uuid().references(() => products.id, { onDelete: 'set null' }),
    robot: text({ enum: TEXT_ROBOTS }).notNull(),
    title: text().notNull(),
    excerpt: text().notNull(),
    input: jsonb().$type<SavedInput>().notNull(),
    /** What it was written from; of versions before the sheet, the facts read then. */
    facts: jsonb().$type<(StatedFact | Fact)[]>().notNull(),
    output: jsonb().$type<KeptOutput>().notNull(),
    writer: text({ enum: WRITERS }).notNull(),
    warnings: jsonb().$type<Warning[]>().notNull(),
    starred: boolean().notNull().default(false),
    /** Title and words, folded: see fold_search. */
    search: text().notNull(),
    /** What an index can find in it, by owner: see search_grams. */
    searchGrams: integer().array().notNull().generatedAlwaysAs(sql`search_grams(user_id, search)`),
    /** When a robot wrote it last; an edit by hand leaves it. */
    writtenAt: timestamp().notNull().default(sql`now()`),
    createdAt: timestamp().notNull().default(sql`now()`),
    updatedAt: timestamp().notNull().default(sql`now()`),
    deletedAt: timestamp(),
  },
  (t) => [
    index('texts_user_idx').on(t.userId, t.createdAt, t.id),
    index('texts_product_idx').on(t.productId, t.createdAt, t.id),
    index('texts_loose_idx')
      .on(t.userId, t.createdAt, t.id)
      .where(sql`${t.deletedAt} is null and ${t.productId} is null`),
    index('texts_starred_idx').on(t.userId, t.createdAt, t.id).where(sql`${t.deletedAt} is null and ${t.starred}`),
    index('texts_robot_idx').on(t.userId, t.robot, t.createdAt, t.id).where(sql`${t.deletedAt} is null`),
    index('texts_search_idx').using('gin', t.searchGrams),
    index('texts_short_search_idx').using('gin', sql`search_short_grams(${t.userId}, ${t.search})`),
    index('texts_deleted_idx').on(t.deletedAt).where(sql`${t.deletedAt} is not null`),
    check('texts_robot', sql`${t.robot} ~ '^[a-z_]{1,40}$'`),
    check('texts_writer', sql`${t.writer} in ('model', 'service', 'local', 'browser', 'pasted', 'composer')`),
    check('texts_title', sql`length(${t.title}) <= 200 and length(${t.excerpt}) <= 400`),
  ],
);

/** How a text read before it was edited or written anew. */
export const textVersions = pgTable(
  'text_versions',
  {
    id: uuid().primaryKey().defaultRandom(),
    textId: uuid()
      .notNull()
      .references(() => texts.id, { onDelete: 'cascade' }),
    /** What it was written from; of versions before the sheet, the facts read then. */
    facts: jsonb().$type<(StatedFact | Fact)[]>().notNull(),
    output: jsonb().$type<KeptOutput>().notNull(),
    writer: text({ enum: WRITERS }).notNull(),
    warnings: jsonb().$type<Warning[]>().notNull(),
    createdAt: timestamp().notNull().default(sql`clock_timestamp()`),
  },
  (t) => [index('text_versions_text_idx').on(t.textId, t.createdAt, t.id)],
);
