import { eq, sql } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { productCalculations } from '#server/db/schema/calculations.ts';
import { products } from '#server/db/schema/products.ts';
import { profiles } from '#server/db/schema/profiles.ts';

/** Number of items per list on the page. */
const SHOWN = 3;

export type Reach = { userId: string; productLimit: number | null };

const newestFirst = (limit: number | null) => (limit === null ? sql`` : sql`limit ${limit}`);

export type WaitingRow = {
  id: string;
  name: string;
  status: 'ideia' | 'preparando' | 'a_venda' | 'pausado';
  hasSheet: boolean;
  hasTexts: boolean;
  hasPrice: boolean;
};

/** Unpublished products within the limit of the plan, last changed first. */
export async function findWaiting(db: Db, { userId, productLimit }: Reach): Promise<WaitingRow[]> {
  const { rows } = await db.execute<WaitingRow>(sql`
    select p.id, p.name, p.status,
      coalesce(p.sheet <> '{}'::jsonb, jsonb_array_length(p.facts) > 0) as "hasSheet",
      exists (select 1 from texts t where t.product_id = p.id and t.deleted_at is null) as "hasTexts",
      exists (select 1 from product_calculations c where c.product_id = p.id) as "hasPrice"
    from (
      select * from ${products} where user_id = ${userId} and deleted_at is null
      order by updated_at desc, id desc ${newestFirst(productLimit)}
    ) p
    where p.status in ('ideia', 'preparando')
    order by p.updated_at desc, p.id desc limit ${SHOWN}`);
  return rows;
}

export async function hasSavedPrice(db: Db, userId: string): Promise<boolean> {
  const [row] = await db
    .select({
      found: sql<boolean>`exists (select 1 from ${productCalculations} where ${productCalculations.userId} = ${userId})`,
    })
    .from(profiles)
    .where(eq(profiles.id, userId));
  return row?.found ?? false;
}
