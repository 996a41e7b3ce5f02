import type { Actor } from '#domain/accounts/permissions.ts';
import { AppError } from '#domain/errors.ts';
import { groupBy } from '#domain/group-by.ts';
import { type ExportedRows, productsToCsv } from '#domain/products/export-products.ts';
import { slugify } from '#domain/text/slug.ts';
import { MAX_FILE_LENGTH } from '#domain/text/text-limits.ts';
import type { Dependencies } from '#server/http/dependencies.ts';
import { findExportedRows, findProducts } from './products.repository.ts';
import { getProduct, planScopeOf } from './products.service.ts';

/** Small, because each product may have a long sheet. */
const PER_READ = 20;

export async function exportProducts(
  { db, writerThreads }: Pick<Dependencies, 'db' | 'writerThreads'>,
  actor: Actor,
  { productId, requireSameRights }: { productId: string | undefined; requireSameRights(): Promise<void> },
) {
  const products =
    productId === undefined
      ? (await findProducts(db, planScopeOf(actor), {})).filter(({ locked }) => !locked)
      : [await getProduct(db, actor, productId)];
  const exported: ExportedRows[] = [];
  let length = 0;
  for (let start = 0; start < products.length; start += PER_READ) {
    const some = products.slice(start, start + PER_READ);
    const { sheets, photos, prices } = await findExportedRows(
      db,
      actor.id,
      some.map(({ id }) => id),
    );
    const storedOf = new Map(sheets.map((stored) => [stored.id, stored]));
    const photosOf = groupBy(photos, ({ productId: of }) => of);
    const pricesOf = groupBy(prices, ({ productId: of }) => of);
    for (const { id, name, nameJa, status } of some) {
      const input = {
        name,
        nameJa,
        status,
        stored: storedOf.get(id),
        photos: photosOf.get(id) ?? [],
        prices: (pricesOf.get(id) ?? []).map(({ name: saved, result, createdAt }) => ({
          ...result,
          name: saved,
          createdAt,
        })),
      };
      await requireSameRights();
      const rows = await writerThreads.runInWorker(actor.id, { work: 'exportProduct', input });
      length += rows.text.length;
      if (length > MAX_FILE_LENGTH) {
        throw new AppError('payload_too_large', 'São fichas demais para um arquivo só. Baixe as de cada produto.');
      }
      exported.push(rows);
    }
  }
  const count = exported.reduce((sum, { count: rows }) => sum + rows, 0);
  const [first] = products;
  const subject = (productId !== undefined && first && slugify(first.name)) || 'produtos';
  return { fileName: `dropar-${subject}-ficha.csv`, content: productsToCsv(exported), count };
}
