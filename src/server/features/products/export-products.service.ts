import type { Actor } from '#domain/permissions.ts';
import { productsToCsv } from '#domain/products/export-products.ts';
import { sheetFromFacts } from '#domain/sheet/sheet-from-facts.ts';
import { slugify } from '#domain/slug.ts';
import type { Db } from '#server/db/client.ts';
import { findProducts, findSheetsAndPrices } from './products.repository.ts';
import { getProduct, planScopeOf } from './products.service.ts';

/** Sheets and prices of all that the plan opens, or of one. */
export async function exportProducts(db: Db, actor: Actor, productId: string | undefined) {
  const products =
    productId === undefined
      ? (await findProducts(db, planScopeOf(actor), {})).filter(({ locked }) => !locked)
      : [await getProduct(db, actor, productId)];
  const ids = products.map(({ id }) => id);
  const { sheets, prices } = await findSheetsAndPrices(db, actor.id, ids);
  const sheetOf = new Map(
    sheets.map(({ id, sheet, facts, source }) => [id, sheet ?? sheetFromFacts(facts, source).sheet]),
  );
  const exported = products.map(({ id, name, nameJa, status }) => ({
    name,
    nameJa,
    status,
    sheet: sheetOf.get(id) ?? {},
    prices: prices
      .filter((price) => price.productId === id)
      .map(({ name: saved, result, createdAt }) => ({ ...result, name: saved, createdAt })),
  }));
  const [first] = products;
  const subject = (productId !== undefined && first && slugify(first.name)) || 'produtos';
  const { content, count } = productsToCsv(exported);
  return {
    fileName: `dropar-${subject}-ficha.csv`,
    content,
    count,
  };
}
