import type { Product } from '#contract/products/products.ts';
import type { SheetRow } from '#contract/products/sheet.ts';
import type { SavedText } from '#contract/robots/texts.ts';
import type { Actor } from '#domain/accounts/permissions.ts';
import { AppError } from '#domain/errors.ts';
import { textLimitOf } from '#domain/plans/plan-limits.ts';
import { searchableOf } from '#domain/robots/saved-text.ts';
import { type Fact, labelOfFact } from '#domain/sheet/old-facts/facts.ts';
import type { Db } from '#server/db/client.ts';
import { publishEvent } from '#server/events/events.service.ts';
import {
  type CreatedProduct,
  createProduct,
  getProduct,
  lockProducts,
  touchProduct,
} from '#server/features/products/products.service.ts';
import { cutPage, decodeCursor } from '#server/http/cursor.ts';
import * as repository from './texts.repository.ts';

const PAGE_SIZE = 20;
/** Small, because each version is a complete text. */
const VERSIONS_PAGE_SIZE = 5;

export const planScopeOf = (actor: Actor): repository.PlanScope => ({
  userId: actor.id,
  limit: textLimitOf(actor.userType),
});

const missing = () => new AppError('not_found', 'Texto não encontrado.');
const lockedText = () => new AppError('premium_required', 'Este texto está guardado. Ele volta com o Premium.');

type ListQuery = Omit<repository.TextFilter, 'starred'> & {
  starred?: 'true' | 'false' | undefined;
  cursor?: string | undefined;
};

export async function listTexts(db: Db, actor: Actor, { cursor, starred, ...filter }: ListQuery) {
  const page = { after: decodeCursor(cursor), limit: PAGE_SIZE + 1 };
  const [rows, keptTexts] = await Promise.all([
    repository.findTexts(db, planScopeOf(actor), { ...filter, starred: starred === 'true' }, page),
    countLockedTexts(db, actor),
  ]);
  const { page: texts, nextCursor } = cutPage(rows, PAGE_SIZE);
  return { texts, nextCursor, keptTexts };
}

/** Texts beyond the limit of the plan: stored, never sent. */
async function countLockedTexts(db: Db, actor: Actor): Promise<number> {
  const { userId, limit } = planScopeOf(actor);
  if (limit === null) return 0;
  const total = await repository.countMatching(db, { userId, limit: null }, {});
  return Math.max(0, total - limit);
}

export async function countTexts(db: Db, actor: Actor) {
  const [looseTexts, keptTexts] = await Promise.all([
    repository.countMatching(db, planScopeOf(actor), { product: 'none' }),
    countLockedTexts(db, actor),
  ]);
  return { looseTexts, keptTexts, textLimit: textLimitOf(actor.userType) };
}

export async function getText(db: Db, actor: Actor, textId: string): Promise<SavedText> {
  const text = await repository.findText(db, planScopeOf(actor), textId);
  if (!text) throw missing();
  if (!text.isOpen) throw lockedText();
  return { ...text, facts: text.facts.map(sheetRowOf) };
}

export async function listTextVersions(
  db: Db,
  actor: Actor,
  { textId, cursor }: { textId: string; cursor?: string | undefined },
) {
  await getText(db, actor, textId);
  const page = { after: decodeCursor(cursor), limit: VERSIONS_PAGE_SIZE + 1 };
  const { page: versions, nextCursor } = cutPage(
    await repository.findVersions(db, actor.id, textId, page),
    VERSIONS_PAGE_SIZE,
  );
  return { versions: versions.map((version) => ({ ...version, facts: version.facts.map(sheetRowOf) })), nextCursor };
}

export const forgetOldVersions = repository.forgetVersions;

/** What a product can be published with, in reach of the plan: starred texts, and translations to choose from. */
export const listPublishable = (db: Db, actor: Actor, productId: string) =>
  repository.findPublishable(db, planScopeOf(actor), productId, PAGE_SIZE);

type TextChange = {
  textId: string;
  starred?: boolean | undefined;
  title?: string | undefined;
  productId?: string | null | undefined;
};

export async function updateText(db: Db, actor: Actor, { textId, ...change }: TextChange): Promise<SavedText> {
  return db.transaction(async (tx) => {
    await getText(tx, actor, textId);
    if (change.productId) await getProduct(tx, actor, change.productId);
    const words = change.title === undefined ? undefined : await repository.lockWords(tx, actor.id, textId);
    const searchable = words && change.title !== undefined ? searchableOf(change.title, words) : undefined;
    await repository.updateTextRow(tx, actor.id, textId, { ...change, searchable });
    if (change.productId) await touchProduct(tx, actor, change.productId);
    await announceText(tx, actor, textId);
    return getText(tx, actor, textId);
  });
}

/** Creates a product from a generated text, which becomes the product's first text. */
export async function createProductFromText(
  db: Db,
  actor: Actor,
  { textId, ...product }: CreatedProduct & { textId: string },
): Promise<Product> {
  return db.transaction(async (tx) => {
    await getText(tx, actor, textId);
    const created = await createProduct(tx, actor, product);
    await updateText(tx, actor, { textId, productId: created.id });
    return getProduct(tx, actor, created.id);
  });
}

export async function deleteText(db: Db, actor: Actor, textId: string): Promise<void> {
  await db.transaction(async (tx) => {
    await getText(tx, actor, textId);
    await repository.deletion.mark(tx, actor.id, textId);
    await announceText(tx, actor, textId);
  });
}

/** Beyond the plan only the last deletion can be undone: locked texts could be read in turn otherwise. */
export async function restoreText(db: Db, actor: Actor, textId: string): Promise<SavedText> {
  return db.transaction(async (tx) => {
    await lockProducts(tx, actor.id);
    const deletedAt = await repository.deletion.findTime(tx, actor.id, textId);
    if (deletedAt !== undefined) {
      await repository.deletion.undo(tx, actor.id, textId);
      const isLate = await repository.deletion.hasOthersSince(tx, actor.id, textId, deletedAt);
      if (isLate && (await countLockedTexts(tx, actor)) > 0) throw lockedText();
    }
    const text = await getText(tx, actor, textId);
    await announceText(tx, actor, textId);
    return text;
  });
}

export async function announceText(tx: Db, actor: Actor, textId: string): Promise<void> {
  await publishEvent(tx, { userId: actor.id, topic: 'texts', ids: [textId] });
}

/** Texts of versions without a sheet have facts in their own format. */
const sheetRowOf = (fact: SheetRow | Fact): SheetRow =>
  'key' in fact
    ? fact
    : { key: fact.kind, label: labelOfFact(fact), value: fact.value, unit: fact.unit, words: fact.text };
