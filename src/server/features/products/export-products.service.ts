import type { Actor } from '#domain/accounts/permissions.ts';
import { AppError } from '#domain/errors.ts';
import { groupBy } from '#domain/group-by.ts';
import { type ExportedProduct, productsToCsv } from '#domain/products/export-products.ts';
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
  const exported: ExportedProduct[] = [];
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
    const sheetOf = new Map(
      sheets.map(({ id, sheet, facts, source }) => [id, sheet ?? sheetFromFacts(facts, source).sheet]),
    );
    const photosOf = groupBy(photos, ({ productId: of }) => of);
    const pricesOf = groupBy(prices, ({ productId: of }) => of);
    exported.push(
      ...some.map(({ id, name, nameJa, status }) => ({
        name,
        nameJa,
        status,
        sheet: sheetOf.get(id) ?? {},
        photos: photosOf.get(id) ?? [],
        prices: (pricesOf.get(id) ?? []).map(({ name: saved, result, createdAt }) => ({
          ...result,
          name: saved,
          createdAt,
        })),
      })),
    );
  }
  const [first] = products;
  const subject = (productId !== undefined && first && slugify(first.name)) || 'produtos';
  const { content, count } = productsToCsv(exported);
  return {
    fileName: `dropar-${subject}-ficha.csv`,
    content,
    count,
  };
}
