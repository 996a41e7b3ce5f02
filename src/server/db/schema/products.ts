import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { SheetRow } from '#contract/products/sheet.ts';
import type { SavedOutput } from '#contract/robots/texts.ts';
import { PRODUCT_STATUSES } from '#domain/products/product.ts';
import { TEXT_ROBOTS } from '#domain/robots/robot-options.ts';
import type { SavedInput } from '#domain/robots/saved-text.ts';
import type { Warning } from '#domain/robots/warnings.ts';
import type { Fact } from '#domain/sheet/old-facts/facts.ts';
import type { Sheet, Suggestion } from '#domain/sheet/sheet.ts';
import { belongsTo, createdAndUpdated, timestamp } from './column-types.ts';
import { profiles } from './profiles.ts';

const WRITERS = ['model', 'service', 'local', 'browser', 'pasted', 'composer'] as const;

const owner = () => belongsTo(() => profiles.id);

/** Ids come from the browser, so that a repeated save creates one row. Deleted rows can be restored for some days. */
export const products = pgTable(
  'products',
  {
    id: uuid().primaryKey(),
    userId: owner(),
    name: text().notNull(),
    nameJa: text().notNull().default(''),
    slug: text().notNull().default(''),
    /** URL of the first photo, denormalised so that lists need no join; updated together with the photos. */
    photo: text(),
    status: text({ enum: PRODUCT_STATUSES }).notNull().default('ideia'),
    source: text().notNull().default(''),
    /** From versions without a sheet: read once, to create the sheet. */
    facts: jsonb().$type<Fact[]>().notNull().default([]),
    /** Null until a product of an older version is read for the first time. */
    sheet: jsonb().$type<Sheet>(),
    factsChangedAt: timestamp().notNull().default(sql`now()`),
    /** Suggestions by a model or an assistant; rule-based suggestions are computed from the source. */
    suggestions: jsonb().$type<Suggestion[]>().notNull().default([]),
    dismissed: jsonb().$type<string[]>().notNull().default([]),
    notes: text().notNull().default(''),
    /** Both names, normalised for search: see fold_search. */
    search: text().notNull().generatedAlwaysAs(sql`fold_search(name || ' ' || name_ja)`),
    ...createdAndUpdated(),
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

export const productPhotos = pgTable(
  'product_photos',
  {
    id: uuid().primaryKey(),
    productId: belongsTo(() => products.id),
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

/** Every text that a robot generated, with the request and the sheet it was based on. */
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
    /** The sheet that the text was based on, row by row; from before the sheet, the facts of then. */
    facts: jsonb().$type<(SheetRow | Fact)[]>().notNull(),
    output: jsonb().$type<SavedOutput>().notNull(),
    writer: text({ enum: WRITERS }).notNull(),
    warnings: jsonb().$type<Warning[]>().notNull(),
    starred: boolean().notNull().default(false),
    /** Title and words, normalised for search: see fold_search. */
    search: text().notNull(),
    /** Index terms of the text, per owner: see search_grams. */
    searchGrams: integer().array().notNull().generatedAlwaysAs(sql`search_grams(user_id, search)`),
    /** When a robot last wrote the text; manual edits do not change it. */
    writtenAt: timestamp().notNull().default(sql`now()`),
    ...createdAndUpdated(),
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
    // Without fastupdate: whoever fills the list of pending entries would sort in those of all people while saving.
    index('texts_search_idx').using('gin', t.searchGrams).with({ fastupdate: false }),
    index('texts_short_search_idx')
      .using('gin', sql`search_short_grams(${t.userId}, ${t.search})`)
      .with({ fastupdate: false }),
    index('texts_deleted_idx').on(t.deletedAt).where(sql`${t.deletedAt} is not null`),
    check('texts_robot', sql`${t.robot} ~ '^[a-z_]{1,40}$'`),
    check('texts_writer', sql`${t.writer} in ('model', 'service', 'local', 'browser', 'pasted', 'composer')`),
    check('texts_title', sql`length(${t.title}) <= 200 and length(${t.excerpt}) <= 400`),
  ],
);

export const textVersions = pgTable(
  'text_versions',
  {
    id: uuid().primaryKey().defaultRandom(),
    textId: belongsTo(() => texts.id),
    facts: jsonb().$type<(SheetRow | Fact)[]>().notNull(),
    output: jsonb().$type<SavedOutput>().notNull(),
    writer: text({ enum: WRITERS }).notNull(),
    warnings: jsonb().$type<Warning[]>().notNull(),
    createdAt: timestamp().notNull().default(sql`clock_timestamp()`),
  },
  (t) => [index('text_versions_text_idx').on(t.textId, t.createdAt, t.id)],
);
