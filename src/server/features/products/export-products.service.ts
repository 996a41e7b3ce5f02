import type { Actor } from '#domain/permissions.ts';
import { productsToCsv } from '#domain/products/export-products.ts';
import { slugify } from '#domain/slug.ts';
import type { Db } from '#server/db/client.ts';
import { findLedgers, findProducts } from './products.repository.ts';
import { getProduct, shelfOf } from './products.service.ts';

/** Facts and prices of all that the plan opens, or of one. */
export async function exportProducts(db: Db, actor: Actor, productId: string | undefined) {
  const products =
    productId === undefined
      ? (await findProducts(db, shelfOf(actor), {})).filter(({ locked }) => !locked)
      : [await getProduct(db, actor, productId)];
  const ids = products.map(({ id }) => id);
  const { facts, prices } = await findLedgers(db, actor.id, ids);
  const factsOf = new Map(facts.map((row) => [row.id, row.facts]));
  const exported = products.map(({ id, name, nameJa, status }) => ({
    name,
    nameJa,
    status,
    facts: factsOf.get(id) ?? [],
    prices: prices
      .filter((price) => price.productId === id)
      .map(({ name: saved, result, createdAt }) => ({ ...result, name: saved, createdAt })),
  }));
  const [first] = products;
  const subject = (productId !== undefined && first && slugify(first.name)) || 'produtos';
  return {
    fileName: `dropar-${subject}-fatos.csv`,
    content: productsToCsv(exported),
    count: exported.reduce((sum, product) => sum + product.facts.length + product.prices.length, 0),
  };
}
