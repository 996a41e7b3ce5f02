import { and, desc, eq, getTableColumns, isNull } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { productCalculations } from '#server/db/schema/calculations.ts';
import { products } from '#server/db/schema/products.ts';

const { userId: _, ...fields } = getTableColumns(productCalculations);

const own = (userId: string, calculationId: string) =>
  and(eq(productCalculations.id, calculationId), eq(productCalculations.userId, userId));

export async function insertCalculation(tx: Db, row: typeof productCalculations.$inferInsert): Promise<boolean> {
  const rows = await tx
    .insert(productCalculations)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: productCalculations.id });
  return rows.length > 0;
}

export const countCalculations = (tx: Db, productId: string): Promise<number> =>
  tx.$count(productCalculations, eq(productCalculations.productId, productId));

export const findCalculations = (db: Db, userId: string, productId: string) =>
  db
    .select(fields)
    .from(productCalculations)
    .where(and(eq(productCalculations.productId, productId), eq(productCalculations.userId, userId)))
    .orderBy(desc(productCalculations.createdAt), desc(productCalculations.id));

/** Joined to its product, because calculations of a deleted product are hidden. */
export async function findCalculation(db: Db, userId: string, calculationId: string) {
  const [row] = await db
    .select(fields)
    .from(productCalculations)
    .innerJoin(products, and(eq(products.id, productCalculations.productId), isNull(products.deletedAt)))
    .where(own(userId, calculationId));
  return row;
}

export async function deleteCalculationRow(tx: Db, userId: string, calculationId: string) {
  const [row] = await tx
    .delete(productCalculations)
    .where(own(userId, calculationId))
    .returning({ productId: productCalculations.productId });
  return row;
}
