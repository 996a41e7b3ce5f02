import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Actor } from '#domain/accounts/permissions.ts';
import { AppError } from '#domain/errors.ts';
import { groupBy } from '#domain/group-by.ts';
import { productsToCsv, rowsOfProduct } from '#domain/products/export-products.ts';
import { sheetFromFacts } from '#domain/sheet/sheet-from-facts.ts';
import { slugify } from '#domain/text/slug.ts';
import { MAX_FILE_LENGTH } from '#domain/text/text-limits.ts';
import type { Db } from '#server/db/client.ts';
import { findExportedRows, findProducts } from './products.repository.ts';
import { getProduct, planScopeOf } from './products.service.ts';

/** Small, because each product may have a long sheet. */
const PER_READ = 20;

/** Sheets and prices of one product, or of all that the plan includes. */
export async function exportProducts(db: Db, actor: Actor, productId: string | undefined) {
  const products =
    productId === undefined
      ? (await findProducts(db, planScopeOf(actor), {})).filter(({ locked }) => !locked)
      : [await getProduct(db, actor, productId)];
  const rows: ReturnType<typeof rowsOfProduct> = [];
  let length = 0;
  for (let start = 0; start < products.length; start += PER_READ) {
    const some = products.slice(start, start + PER_READ);
    const { sheets, photos, prices } = await findExportedRows(
      db,
      actor.id,
      some.map(({ id }) => id),
    );
    length += JSON.stringify([sheets, photos, prices]).length;
    if (length > MAX_FILE_LENGTH) {
      throw new AppError('payload_too_large', 'São fichas demais para um arquivo só. Baixe as de cada produto.');
    }
    const storedOf = new Map(sheets.map((stored) => [stored.id, stored]));
    const photosOf = groupBy(photos, ({ productId: of }) => of);
    const pricesOf = groupBy(prices, ({ productId: of }) => of);
    for (const { id, name, nameJa, status } of some) {
      // A sheet takes a while to be made and read: others get their turn.
      await nextTurn();
      const stored = storedOf.get(id);
      rows.push(
        ...rowsOfProduct({
          name,
          nameJa,
          status,
          sheet: stored ? (stored.sheet ?? sheetFromFacts(stored.facts, stored.source).sheet) : {},
          photos: photosOf.get(id) ?? [],
          prices: (pricesOf.get(id) ?? []).map(({ name: saved, result, createdAt }) => ({
            ...result,
            name: saved,
            createdAt,
          })),
        }),
      );
    }
  }
  const [first] = products;
  const subject = (productId !== undefined && first && slugify(first.name)) || 'produtos';
  return { fileName: `dropar-${subject}-ficha.csv`, content: productsToCsv(rows), count: rows.length };
}
