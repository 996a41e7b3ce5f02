import { isDeepStrictEqual } from 'node:util';
import type { NewProduct } from '#contract/products/new-product.ts';
import type { Product, ProductPatch, ProductPhoto } from '#contract/products/products.ts';
import type { Actor } from '#domain/accounts/permissions.ts';
import { AppError } from '#domain/errors.ts';
import { FREE_PRODUCTS, productLimitOf } from '#domain/plans/plan-limits.ts';
import { MAX_DISMISSED, MAX_PRODUCT_NOTES, MAX_PRODUCTS, type ProductStatus } from '#domain/products/product.ts';
import { PRODUCT_STEPS, type ProductSteps, stepsOf } from '#domain/products/product-steps.ts';
import { UNPRINTED_KEYS } from '#domain/sheet/field-keys.ts';
import type { SheetPatch } from '#domain/sheet/merge-sheet.ts';
import { sheetFromFacts } from '#domain/sheet/old-facts/sheet-from-facts.ts';
import type { Sheet, Suggestion } from '#domain/sheet/sheet.ts';
import type { Db } from '#server/db/client.ts';
import { escapeLike } from '#server/db/search-words.ts';
import { publishEvent } from '#server/events/events.service.ts';
import { patchSheet } from './patch-sheet.ts';
import * as repository from './products.repository.ts';

export const planScopeOf = (actor: Actor): repository.PlanScope => ({
  userId: actor.id,
  limit: productLimitOf(actor.userType),
});

const missing = () => new AppError('not_found', 'Produto não encontrado.');

export async function listProducts(
  db: Db,
  actor: Actor,
  { status, text }: { status?: ProductStatus | undefined; text?: string | undefined },
) {
  const pattern = text ? `%${escapeLike(text)}%` : undefined;
  const [products, total] = await Promise.all([
    repository.findProducts(db, planScopeOf(actor), { statuses: status && [status], pattern }),
    repository.countProducts(db, actor.id),
  ]);
  return {
    products: (await withFreshGates(db, products)).map(withSteps),
    total,
    productLimit: productLimitOf(actor.userType),
  };
}

/** Not on sale yet and open to their owner, the last changed first. */
export async function findWaitingProducts(db: Db, actor: Actor, limit: number) {
  // Of those beyond the plan none stands before an open one.
  const rows = await repository
    .findProducts(db, planScopeOf(actor), { statuses: ['ideia', 'preparando'] })
    .limit(2 * limit);
  const open = rows.filter(({ locked }) => !locked);
  const products = (await withFreshGates(db, open)).map(withSteps);
  return products.filter(({ steps }) => PRODUCT_STEPS.some((step) => steps[step] !== 'full')).slice(0, limit);
}

/** How far these are, of those that their owner may open. */
export async function findSteps(db: Db, actor: Actor, ids: readonly string[]): Promise<Map<string, ProductSteps>> {
  const rows = await repository.findProducts(db, planScopeOf(actor), { ids });
  const open = rows.filter(({ locked }) => !locked);
  return new Map((await withFreshGates(db, open)).map((row) => [row.id, withSteps(row).steps]));
}

type StoredCard = Awaited<ReturnType<typeof repository.findProducts>>[number];

/** Few, because applying the rules to long answers takes half a millisecond each. */
const GATES_PER_STEP = 20;

async function withFreshGates<Row extends Pick<StoredProduct, 'id' | 'gate'>>(db: Db, rows: Row[]): Promise<Row[]> {
  const stale = rows.filter(({ gate }) => gate === 'stale').map(({ id }) => id);
  const fresh = new Map<string, StoredProduct['gate']>();
  for (let start = 0; start < stale.length; start += GATES_PER_STEP) {
    const refreshed = await repository.refreshGates(db, stale.slice(start, start + GATES_PER_STEP));
    for (const { id, state } of refreshed) fresh.set(id, state);
  }
  return stale.length === 0 ? rows : rows.map((row) => ({ ...row, gate: fresh.get(row.id) ?? row.gate }));
}

/** With how far it is instead of what that is read from. */
function withSteps<Row extends StoredCard>(row: Row) {
  const { fieldCount, hasTranslation, gate, hasListing, isExported, ...product } = row;
  const steps = stepsOf({
    ...row,
    hasPhoto: row.photo !== null,
    hasPrice: row.price !== null,
    gate: gate === 'stale' ? 'open' : (gate ?? 'none'),
    sendState: row.shopify?.state ?? null,
  });
  return { ...product, steps };
}

type StoredProduct = NonNullable<Awaited<ReturnType<typeof repository.findProduct>>>;

const countPrinted = (sheet: Sheet): number =>
  Object.keys(sheet).filter((key) => !UNPRINTED_KEYS.some((unprinted) => unprinted === key)).length;

/** With its sheet: a product of an earlier version gets it from its facts when it is read for the first time. */
async function withSheet(db: Db, actor: Actor, row: StoredProduct): Promise<Product & { suggestions: Suggestion[] }> {
  const { facts, sheet, ...product } = row;
  if (sheet) return { ...withSteps(product), sheet };
  const made = sheetFromFacts(facts, product.source);
  const notes = [product.notes, ...made.notes].filter(Boolean).join('\n').slice(0, MAX_PRODUCT_NOTES);
  const first = { sheet: made.sheet, suggestions: made.suggestions, notes };
  await repository.insertFirstSheet(db, actor.id, product.id, first);
  return { ...withSteps({ ...product, fieldCount: countPrinted(made.sheet) }), ...first };
}

export async function getProduct(db: Db, actor: Actor, productId: string) {
  const found = await repository.findProduct(db, planScopeOf(actor), productId);
  const [product] = await withFreshGates(db, found ? [found] : []);
  if (!product) throw missing();
  if (product.locked) {
    throw new AppError('premium_required', 'Este produto está guardado inteiro. O Premium abre de novo.');
  }
  return withSheet(db, actor, product);
}

/** Photos of an unlocked product, in display order; `alt` is Japanese and may be empty. */
export const photosOf = ({ photos }: Pick<Product, 'photos'>): { url: string; alt: string }[] =>
  photos.map(({ url, altJa }) => ({ url, alt: altJa }));

export type CreatedProduct = Omit<NewProduct, 'textId' | 'photos' | 'photoAlts'> & { photos?: readonly ProductPhoto[] };

export async function createProduct(
  db: Db,
  actor: Actor,
  { dismiss = [], photos = [], andMore = 0, listing, ...input }: CreatedProduct,
): Promise<Product> {
  return db.transaction(async (tx) => {
    await repository.lockProducts(tx, actor.id);
    const sheet = patchSheet({}, input.sheet ?? {});
    const isNew = await repository.insertProduct(tx, {
      ...withoutMissing(input),
      sheet,
      dismissed: dismiss,
      userId: actor.id,
    });
    // A repeated request returns the created product; another person's id counts as taken.
    if (!isNew) return findCreatedBefore(tx, actor, input.id);
    await repository.replacePhotos(tx, input.id, photos);
    if (listing) await repository.insertListing(tx, input.id, listing);
    await requireRoom(tx, actor, { andMore });
    await announce(tx, actor, input.id);
    return getProduct(tx, actor, input.id);
  });
}

async function findCreatedBefore(tx: Db, actor: Actor, productId: string): Promise<Product> {
  const isOwn = await repository.findProduct(tx, planScopeOf(actor), productId);
  if (!isOwn) throw new AppError('conflict', 'Não foi possível criar o produto. Tente novamente.');
  return getProduct(tx, actor, productId);
}

/** After a downgrade a deletion may still be undone if nothing else changed since. */
async function requireRoom(
  tx: Db,
  actor: Actor,
  { andMore = 0, isUndo = false }: { andMore?: number; isUndo?: boolean },
): Promise<void> {
  const total = (await repository.countProducts(tx, actor.id)) + andMore;
  const limit = productLimitOf(actor.userType);
  if (limit !== null && total > limit && !isUndo) {
    throw new AppError(
      'premium_required',
      `O plano gratuito guarda ${FREE_PRODUCTS} produto${andMore > 0 ? `, e você escolheu ${andMore + 1}` : ''}. Com o Premium você guarda todos.`,
    );
  }
  if (total > MAX_PRODUCTS) {
    throw new AppError(
      'conflict',
      andMore > 0
        ? `Com estes ${andMore + 1} você teria ${total} produtos, e cabem ${MAX_PRODUCTS}. Escolha menos.`
        : `Você já tem ${MAX_PRODUCTS} produtos. Exclua os que não usa mais.`,
    );
  }
}

type ProductChange = Omit<ProductPatch, 'sheet'> & {
  sheet?: ProductPatch['sheet'] | SheetPatch;
  suggestions?: Suggestion[];
};

/** The time of acceptance does not count as a change of the product. */
const hasOtherValues = (one: Sheet, other: Sheet, keys: readonly (keyof Sheet)[]): boolean =>
  keys.some((key) => !isDeepStrictEqual({ ...one[key], acceptedAt: '' }, { ...other[key], acceptedAt: '' }));

const changeDismissed = (dismissed: readonly string[], more: readonly string[] = [], fewer: readonly string[] = []) =>
  [...new Set([...dismissed, ...more])].filter((id) => !fewer.includes(id)).slice(-MAX_DISMISSED);

export async function updateProduct(
  db: Db,
  actor: Actor,
  { productId, sheet, dismiss, undismiss, ...patch }: ProductChange & { productId: string },
  texts: 'outdated' | 'current' = 'outdated',
): Promise<Product> {
  return db.transaction(async (tx) => {
    await repository.lockProduct(tx, actor.id, productId);
    const before = await getProduct(tx, actor, productId);
    const patched = sheet && patchSheet(before.sheet, sheet);
    const isNewSheet = patched && hasOtherValues(patched, before.sheet, Object.keys(sheet) as (keyof Sheet)[]);
    await repository.updateProductRow(tx, actor.id, productId, {
      ...withoutMissing(patch),
      ...(isNewSheet && { sheet: patched, outdatesTexts: texts === 'outdated' }),
      ...((dismiss || undismiss) && { dismissed: changeDismissed(before.dismissed, dismiss, undismiss) }),
    });
    await announce(tx, actor, productId);
    return getProduct(tx, actor, productId);
  });
}

export async function deleteProduct(db: Db, actor: Actor, productId: string): Promise<void> {
  await db.transaction(async (tx) => {
    await repository.lockProducts(tx, actor.id);
    await getProduct(tx, actor, productId);
    await repository.deletion.mark(tx, actor.id, productId);
    await announce(tx, actor, productId);
  });
}

/** Idempotent: restoring a product that is not deleted is no error. */
export async function restoreProduct(db: Db, actor: Actor, productId: string): Promise<Product> {
  return db.transaction(async (tx) => {
    await repository.lockProducts(tx, actor.id);
    const deletedAt = await repository.deletion.findTime(tx, actor.id, productId);
    if (deletedAt !== undefined) {
      await repository.deletion.undo(tx, actor.id, productId);
      const isUndo = !(await repository.deletion.hasOthersSince(tx, actor.id, productId, deletedAt));
      await requireRoom(tx, actor, { isUndo });
      await announce(tx, actor, productId);
    }
    return getProduct(tx, actor, productId);
  });
}

async function announce(tx: Db, actor: Actor, productId: string): Promise<void> {
  await publishEvent(tx, { userId: actor.id, topic: 'products', ids: [productId] });
}

const withoutMissing = <Fields extends object>(fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Fields;

export async function touchProduct(tx: Db, actor: Actor, productId: string): Promise<void> {
  await repository.touchProduct(tx, actor.id, productId);
  await announce(tx, actor, productId);
}

export const raiseStatus = repository.raiseStatus;

export const lockProduct = repository.lockProduct;

/** For imports of many products. */
export const lockProducts = repository.lockProducts;
export const showFirstPhotos = repository.showFirstPhotos;

export const deleteForgottenProducts = repository.deletion.forgetBefore;
