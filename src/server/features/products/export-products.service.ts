import { AppError } from '#domain/errors.ts';
import { groupBy } from '#domain/group-by.ts';
import type { Actor } from '#domain/permissions.ts';
import { type ExportedProduct, productsToCsv } from '#domain/products/export-products.ts';
import { slugify } from '#domain/slug.ts';
import { MAX_FILE_LENGTH } from '#domain/text-limits.ts';
import type { Db } from '#server/db/client.ts';
import { findLedgers, findProducts } from './products.repository.ts';
import { getProduct, shelfOf } from './products.service.ts';

/** Each may have a long ledger. */
const PER_READ = 20;

/** Facts and prices of all that the plan opens, or of one. */
export async function exportProducts(db: Db, actor: Actor, productId: string | undefined) {
  const products =
    productId === undefined
      ? (await findProducts(db, shelfOf(actor), {})).filter(({ locked }) => !locked)
      : [await getProduct(db, actor, productId)];
  const exported: ExportedProduct[] = [];
  let length = 0;
  for (let start = 0; start < products.length; start += PER_READ) {
    const some = products.slice(start, start + PER_READ);
    const ledgers = await findLedgers(
      db,
      actor.id,
      some.map(({ id }) => id),
    );
    length += JSON.stringify(ledgers).length;
    if (length > MAX_FILE_LENGTH) {
      throw new AppError('payload_too_large', 'São fatos demais para um arquivo só. Baixe os de cada produto.');
    }
    const factsOf = new Map(ledgers.facts.map((row) => [row.id, row.facts]));
    const pricesOf = groupBy(ledgers.prices, ({ productId: of }) => of);
    exported.push(
      ...some.map(({ id, name, nameJa, status }) => ({
        name,
        nameJa,
        status,
        facts: factsOf.get(id) ?? [],
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
  return {
    fileName: `dropar-${subject}-fatos.csv`,
    content: productsToCsv(exported),
    count: exported.reduce((sum, product) => sum + product.facts.length + product.prices.length, 0),
  };
}
