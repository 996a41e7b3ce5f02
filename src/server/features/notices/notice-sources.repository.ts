import { and, eq, sql } from 'drizzle-orm';
import type { UserType } from '#domain/accounts/user-types.ts';
import { DEFAULT_SETTINGS } from '#domain/notices/notices.ts';
import type { DueWindow } from '#domain/notices/when-to-notify.ts';
import type { CalculationInputs, ForeignCurrency } from '#domain/pricing/full/calculation-inputs.ts';
import type { ColumnId } from '#domain/tasks/task-board.ts';
import { BRAZIL } from '#domain/zoned-time.ts';
import type { Db } from '#server/db/client.ts';
import { exchangeRates } from '#server/db/schema/exchange-rates.ts';

/** Comes before every other id. */
const NIL = '00000000-0000-0000-0000-000000000000';

/** The rows are ordered by these, which makes each come once. */
type DueKey = { due: string; id: string };
export type DueTask = DueKey & {
  userId: string;
  title: string;
  columnId: ColumnId;
  kind: DueWindow['kind'];
  userType: UserType;
  premiumUntil: string | null;
};

/** Held until the transaction ends; those that another instance is just telling are left out. Whole seconds. */
export async function lockDueTasks(
  tx: Db,
  windows: readonly DueWindow[],
  after: DueKey | undefined,
  limit: number,
): Promise<DueTask[]> {
  const values = windows.map(
    ({ zone, kind, from, before }) =>
      sql`(${zone}, ${kind}, ${from.toISOString()}::timestamptz, ${before.toISOString()}::timestamptz)`,
  );
  const { rows } = await tx.execute<DueTask>(sql`
    select t.id, t.user_id as "userId", t.title, t.column_id as "columnId", w.kind,
      extract(epoch from t.due_at)::bigint::text as due, p.user_type as "userType", p.premium_until as "premiumUntil"
    from (values ${sql.join(values, sql`, `)}) w (zone, kind, first, last)
    join user_tasks t on t.due_at >= w.first and t.due_at < w.last and t.due_at is not null and not t.completed
    join profiles p on p.id = t.user_id
    left join task_reminders s on s.user_id = t.user_id
    where coalesce(s.time_zone, ${BRAZIL}) = w.zone
      and (extract(epoch from t.due_at)::bigint, t.id) > (${after?.due ?? '0'}::bigint, ${after?.id ?? NIL}::uuid)
      and t.told is distinct from w.kind || ' ' || extract(epoch from t.due_at)::bigint
    order by extract(epoch from t.due_at)::bigint, t.id limit ${limit} for update of t skip locked`);
  return rows;
}

/** Kept with the task: of its notices only the newest stay. */
export async function recordNoticedDates(tx: Db, tasks: readonly DueTask[]): Promise<void> {
  const ids = tasks.map(({ id }) => id);
  const noticedDates = tasks.map(({ kind, due }) => `${kind} ${due}`);
  await tx.execute(sql`update user_tasks t set told = s.told
    from unnest(${sql.param(ids)}::uuid[], ${sql.param(noticedDates)}::text[]) as s (id, told) where t.id = s.id`);
}

export type MovedRate = { currency: ForeignCurrency; yenMicro: number; heldYenMicro: number | null; fetchedAt: string };

/** A rate that saved prices were not held against yet; undefined too while another instance is at it. */
export async function lockChangedRate(tx: Db, currency: ForeignCurrency): Promise<MovedRate | undefined> {
  const [row] = await tx
    .select()
    .from(exchangeRates)
    .where(
      and(
        eq(exchangeRates.currency, currency),
        sql`${exchangeRates.heldYenMicro} is distinct from ${exchangeRates.yenMicro}`,
      ),
    )
    .for('update', { skipLocked: true });
  return row;
}

export async function markRateChecked(tx: Db, { currency, yenMicro }: MovedRate): Promise<void> {
  await tx.update(exchangeRates).set({ heldYenMicro: yenMicro }).where(eq(exchangeRates.currency, currency));
}

export type SavedPrice = {
  productId: string;
  userId: string;
  name: string;
  inputs: CalculationInputs;
  price: number;
  percent: number;
};

/** The newest saved price of each product whose cost is in this currency, in the order of the products. */
export async function findSavedPrices(
  db: Db,
  currency: ForeignCurrency,
  after: string | undefined,
  limit: number,
): Promise<SavedPrice[]> {
  const { rows } = await db.execute<SavedPrice>(sql`
    select newest.*, coalesce(s.rate_percent, ${DEFAULT_SETTINGS.ratePercent})::int as percent
    from (
      select distinct on (c.product_id) c.product_id as "productId", c.user_id as "userId", p.name, c.inputs,
        c.result->'price' as price
      from product_calculations c join products p on p.id = c.product_id and p.deleted_at is null
      where c.product_id > ${after ?? NIL}::uuid
      order by c.product_id, c.created_at desc, c.id desc
    ) newest
    left join task_reminders s on s.user_id = newest."userId"
    where newest.inputs->'supplier'->>'currency' = ${currency}
    order by newest."productId" limit ${limit}`);
  return rows;
}
