import { eq, sql } from 'drizzle-orm';
import type { Answers, Documents } from '#domain/japan-gate/gate-types.ts';
import type { Db } from '#server/db/client.ts';
import { productGate } from '#server/db/schema/product-gate.ts';

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

/** The first save and every later one, whoever comes first. */
export async function upsertGate(tx: Db, productId: string, kept: { answers: Answers; documents: Documents }) {
  await tx
    .insert(productGate)
    .values({ productId, ...kept })
    .onConflictDoUpdate({ target: productGate.productId, set: { ...kept, updatedAt: sql`now()` } });
}
