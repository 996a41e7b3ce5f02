import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { Answers, Documents } from '#domain/japan-gate/gate-types.ts';
import type { Db } from '#server/db/client.ts';
import { productGate } from '#server/db/schema/product-gate.ts';
import { products } from '#server/db/schema/products.ts';
import { storedGateState } from '#server/features/products/stored-gate-state.ts';

export async function findGate(db: Db, productId: string) {
  const [row] = await db
    .select({
      answers: productGate.answers,
      documents: productGate.documents,
      updatedAt: productGate.updatedAt,
    })
    .from(productGate)
    .where(eq(productGate.productId, productId));
  return row;
}

/** The person's newest answers for another product. */
export async function findLatestAnswers(db: Db, userId: string, productId: string): Promise<Answers> {
  const [row] = await db
    .select({ answers: productGate.answers })
    .from(productGate)
    .innerJoin(products, eq(products.id, productGate.productId))
    .where(and(eq(products.userId, userId), ne(products.id, productId)))
    .orderBy(desc(productGate.updatedAt))
    .limit(1);
  return row?.answers ?? {};
}

/** Inserts or updates, also when two first saves run concurrently. */
export async function upsertGate(tx: Db, productId: string, gate: { answers: Answers; documents: Documents }) {
  const row = { ...gate, ...storedGateState(gate), stateAt: sql`now()` };
  await tx
    .insert(productGate)
    .values({ productId, ...row })
    .onConflictDoUpdate({ target: productGate.productId, set: { ...row, updatedAt: sql`now()` } });
}
