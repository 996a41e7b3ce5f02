import { and, count, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { ProductPhoto } from '#contract/products/products.ts';
import type { AnswerState } from '#domain/japan-gate/evaluate-gate.ts';
import type { ProductStatus } from '#domain/products/product.ts';
import type { ImportedListing } from '#domain/products/product-import.ts';
import type { Listing } from '#domain/publishing/listing.ts';
import { UNPRINTED_KEYS } from '#domain/sheet/field-keys.ts';
import type { Sheet, Suggestion } from '#domain/sheet/sheet.ts';
import type { SendState } from '#domain/shopify/shopify.ts';
import type { Db } from '#server/db/client.ts';
import { productCalculations } from '#server/db/schema/calculations.ts';
import { productGate } from '#server/db/schema/product-gate.ts';
import { productListings } from '#server/db/schema/product-listings.ts';
import { productPhotos, products, texts } from '#server/db/schema/products.ts';
import { shopifySends } from '#server/db/schema/shopify.ts';
import { softDeletionOf } from '#server/db/soft-deletion.ts';
import { gateStateVersion, storedGateState } from './stored-gate-state.ts';

/** Owner of the products, and the number that the plan includes (last changed first); null: all. */
export type PlanScope = { userId: string; limit: number | null };

// Separate conditions, because drizzle omits the table names inside a field.
const ofProduct = sql`${texts.productId} = ${products.id} and ${texts.deletedAt} is null`;

const pricesOfProduct = sql`${productCalculations.productId} = ${products.id}`;
const photosOfProduct = sql`${productPhotos.productId} = ${products.id}`;
const gateOfProduct = sql`${productGate.productId} = ${products.id}`;
const listingOfProduct = sql`${productListings.productId} = ${products.id}`;
const sendOfProduct = sql`${shopifySends.productId} = ${products.id}`;

// A cost or a link alone is nothing to write from.
const PRIVATE = sql.raw(`array['${UNPRINTED_KEYS.join("', '")}']`);

const isLocked = ({ userId, limit }: PlanScope): SQL<boolean> =>
  limit === null
    ? sql<boolean>`false`
    : sql<boolean>`${products.id} not in (
        select opened.id from ${products} opened where opened.user_id = ${userId} and opened.deleted_at is null
        order by opened.updated_at desc, opened.id desc limit ${limit})`;

const cardFields = (scope: PlanScope) => ({
  id: products.id,
  name: products.name,
  nameJa: products.nameJa,
  photo: products.photo,
  status: products.status,
  fieldCount: sql<number>`case when ${products.sheet} is null then jsonb_array_length(${products.facts})
    else (select count(*)::int from jsonb_object_keys(${products.sheet} - ${PRIVATE})) end`,
  textCount: sql<number>`(select count(*)::int from ${texts} where ${ofProduct})`,
  hasTranslation: sql<boolean>`exists (select 1 from ${texts} where ${ofProduct} and ${texts.robot} = 'translate')`,
  // The newest calculated price, else the one typed for the shop.
  price: sql<number | null>`coalesce(
    (select (${productCalculations.result} -> 'price')::float8 from ${productCalculations} where ${pricesOfProduct}
      order by ${productCalculations.createdAt} desc, ${productCalculations.id} desc limit 1),
    (select (${productListings.details} ->> 'priceYen')::float8 from ${productListings} where ${listingOfProduct}))`,
  gate: sql<AnswerState | 'stale' | null>`(select case
    when ${productGate.stateRules} = ${gateStateVersion()} and ${productGate.stateAt} = ${productGate.updatedAt}
    then ${productGate.state} else 'stale' end from ${productGate} where ${gateOfProduct})`,
  hasListing: sql<boolean>`exists (select 1 from ${productListings} where ${listingOfProduct})`,
  isExported: sql<boolean>`exists (select 1 from ${productListings} where ${listingOfProduct}
    and ${productListings.details} -> 'exported' = 'true')`,
  shopify: sql<{ state: SendState; shop: string; remoteId: string | null } | null>`(select json_build_object(
    'state', ${shopifySends.state}, 'shop', ${shopifySends.shop}, 'remoteId', ${shopifySends.remoteId})
    from ${shopifySends} where ${sendOfProduct})`,
  updatedAt: products.updatedAt,
  locked: isLocked(scope),
});

const productFields = (scope: PlanScope) => ({
  ...cardFields(scope),
  photos: sql<
    ProductPhoto[]
  >`(select coalesce(jsonb_agg(jsonb_build_object('id', ${productPhotos.id}, 'url', ${productPhotos.url},
    'altPt', ${productPhotos.altPt}, 'altJa', ${productPhotos.altJa})
    order by ${productPhotos.position}), '[]')
    from ${productPhotos} where ${photosOfProduct})`,
  slug: products.slug,
  source: products.source,
  facts: products.facts,
  sheet: products.sheet,
  sheetChangedAt: products.factsChangedAt,
  suggestions: products.suggestions,
  dismissed: products.dismissed,
  notes: products.notes,
  createdAt: products.createdAt,
});

const own = (userId: string, productId: string) => and(eq(products.id, productId), eq(products.userId, userId));

type ProductFilter = {
  ids?: readonly string[];
  statuses?: readonly ProductStatus[] | undefined;
  pattern?: string | undefined;
};

export function findProducts(db: Db, scope: PlanScope, { ids, statuses, pattern }: ProductFilter) {
  return db
    .select(cardFields(scope))
    .from(products)
    .where(
      and(
        eq(products.userId, scope.userId),
        isNull(products.deletedAt),
        ids && inArray(products.id, [...ids]),
        statuses && inArray(products.status, [...statuses]),
        pattern === undefined ? undefined : sql`${products.search} like fold_search(${pattern})`,
      ),
    )
    .orderBy(desc(products.updatedAt), desc(products.id))
    .$dynamic();
}

/** Applies the rules to answers that an import, the version before or older rules left. */
export async function refreshGates(db: Db, productIds: readonly string[]) {
  return db.transaction(async (tx) => {
    const rows = await tx
      .select({ id: productGate.productId, answers: productGate.answers, documents: productGate.documents })
      .from(productGate)
      .where(inArray(productGate.productId, [...productIds]))
      .orderBy(productGate.productId)
      .for('update');
    const gates = rows.map(({ id, ...gate }) => ({ id, ...storedGateState(gate) }));
    for (const state of ['open', 'unproved', 'answered'] as const) {
      const ids = gates.filter((gate) => gate.state === state).map(({ id }) => id);
      await tx
        .update(productGate)
        .set({ state, stateRules: gateStateVersion(), stateAt: productGate.updatedAt })
        .where(inArray(productGate.productId, ids));
    }
    return gates;
  });
}

/** Rows of the export file of sheets, photos and prices, for products that the owner may open. */
export async function findExportedRows(db: Db, userId: string, ids: readonly string[]) {
  const [sheets, photos, prices] = await Promise.all([
    db
      .select({ id: products.id, sheet: products.sheet, facts: products.facts, source: products.source })
      .from(products)
      .where(and(inArray(products.id, [...ids]), eq(products.userId, userId))),
    db
      .select()
      .from(productPhotos)
      .where(inArray(productPhotos.productId, [...ids]))
      .orderBy(productPhotos.productId, productPhotos.position),
    db
      .select({
        productId: productCalculations.productId,
        name: productCalculations.name,
        result: productCalculations.result,
        createdAt: productCalculations.createdAt,
      })
      .from(productCalculations)
      .where(and(inArray(productCalculations.productId, [...ids]), eq(productCalculations.userId, userId)))
      .orderBy(desc(productCalculations.createdAt), desc(productCalculations.id)),
  ]);
  return { sheets, photos, prices };
}

export async function countProducts(db: Db, userId: string): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(products)
    .where(and(eq(products.userId, userId), isNull(products.deletedAt)));
  return row?.total ?? 0;
}

export async function findProduct(db: Db, scope: PlanScope, productId: string) {
  const [row] = await db
    .select(productFields(scope))
    .from(products)
    .where(and(own(scope.userId, productId), isNull(products.deletedAt)));
  return row;
}

/** Locks the person's products until the transaction ends, so that the plan's limit is counted correctly. */
export async function lockProducts(tx: Db, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${userId}, 16))`);
}

export async function insertProduct(tx: Db, row: typeof products.$inferInsert): Promise<boolean> {
  const rows = await tx
    .insert(products)
    .values({ ...row, updatedAt: sql`clock_timestamp()` })
    .onConflictDoNothing()
    .returning({ id: products.id });
  return rows.length > 0;
}

export async function insertListing(tx: Db, productId: string, listing: ImportedListing): Promise<void> {
  await tx.insert(productListings).values({ productId, details: listing as Partial<Listing> });
}

type Changed = 'name' | 'nameJa' | 'slug' | 'source' | 'status' | 'notes' | 'sheet' | 'suggestions' | 'dismissed';
type ProductChange = { [Column in Changed]?: (typeof products.$inferInsert)[Column] | undefined } & {
  /** Texts written before are outdated. */
  outdatesTexts?: boolean;
};

export async function updateProductRow(
  tx: Db,
  userId: string,
  productId: string,
  { outdatesTexts, ...change }: ProductChange,
) {
  await tx
    .update(products)
    .set({ ...change, ...(outdatesTexts && { factsChangedAt: sql`now()` }), updatedAt: sql`now()` })
    .where(and(own(userId, productId), isNull(products.deletedAt)));
}

/** What has been sent to a shop is no longer an idea; what its owner decided later stays. */
export async function raiseStatus(tx: Db, userId: string, productId: string, status: ProductStatus): Promise<void> {
  const before: ProductStatus[] = status === 'a_venda' ? ['ideia', 'preparando'] : ['ideia'];
  await tx
    .update(products)
    .set({ status })
    .where(and(own(userId, productId), inArray(products.status, before)));
}

export async function lockProduct(tx: Db, userId: string, productId: string): Promise<void> {
  await tx.select({ id: products.id }).from(products).where(own(userId, productId)).for('update');
}

type FirstSheet = { sheet: Sheet; suggestions: Suggestion[]; notes: string };

/** Sets the sheet of a product of an older version; a concurrent second call changes nothing. */
export async function insertFirstSheet(db: Db, userId: string, productId: string, first: FirstSheet): Promise<void> {
  await db
    .update(products)
    .set(first)
    .where(and(own(userId, productId), isNull(products.sheet)));
}

export async function touchProduct(tx: Db, userId: string, productId: string): Promise<void> {
  await tx.update(products).set({ updatedAt: sql`now()` }).where(own(userId, productId));
}

export const deletion = softDeletionOf(products);

/** Replaces the photos of a product, in this order; the first is also the photo in lists. */
export async function replacePhotos(tx: Db, productId: string, photos: readonly ProductPhoto[]): Promise<void> {
  await tx.delete(productPhotos).where(eq(productPhotos.productId, productId));
  await tx
    .update(products)
    .set({ photo: photos[0]?.url ?? null })
    .where(eq(products.id, productId));
  if (photos.length === 0) return;
  await tx.insert(productPhotos).values(photos.map((photo, position) => ({ ...photo, productId, position })));
}

/** After an import: sets the first photo of each product as the photo in lists. */
export async function showFirstPhotos(tx: Db, userId: string): Promise<void> {
  await tx.execute(sql`
    update products p set photo = (select url from product_photos where product_id = p.id order by position limit 1)
    where p.user_id = ${userId}::uuid and p.photo is null`);
}
