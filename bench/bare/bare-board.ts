import type pg from 'pg';
import { positionBetween } from '#domain/tasks/list-positions.ts';
import { neighboursOf } from '#domain/tasks/task-board-moves.ts';
import { type BareQuery, inTransaction } from './bare-query.ts';
import type { BareHandler } from './bare-server.ts';

export const TASK = `id, title, completed, column_id as "columnId", position,
  to_char(due_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "dueAt",
  product_id as "productId", launch_id as "launchId", launch_step as "launchStep", nullif(labels, '{}') as labels,
  case when checklist <> '[]' then jsonb_build_object('total', jsonb_array_length(checklist),
    'done', jsonb_array_length(jsonb_path_query_array(checklist, '$[*] ? (@.done == true)'))) end as checklist`;

const MOVED = `case when column_id <> $2 then
  (case when jsonb_array_length(history) >= 30 then history - 0 else history end) || jsonb_build_array(jsonb_build_object(
    'kind', 'moved', 'columnId', $2::text, 'at', to_char(now() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')))
  else history end`;

export function createBoardHandlers(pool: pg.Pool, query: BareQuery): Record<string, BareHandler> {
  const lock = (client: pg.ClientBase, userId: string) =>
    query(
      'lock',
      `select exists (select 1 from user_columns where user_id = $1) as exists,
         pg_advisory_xact_lock(hashtextextended($1::text, 5))`,
      [userId],
      client,
    );
  const notify = (client: pg.ClientBase, userId: string, id: string) =>
    query('notify', 'select pg_notify($1, $2)', ['dropar_events', JSON.stringify([userId, 'tasks', [id]])], client);

  return {
    'POST /api/tasks': ({ userId, body }) =>
      inTransaction(pool, async (client) => {
        const input = JSON.parse(body.toString());
        await lock(client, userId);
        const [end] = await query(
          'end',
          `select count(*) as tasks, coalesce(sum(length(title)), 0)::int as characters,
             max(position) filter (where column_id = $2) as last from user_tasks where user_id = $1`,
          [userId, input.columnId],
          client,
        );
        const position = positionBetween(end?.last ?? null, null);
        const [task] = await query(
          'insert',
          `insert into user_tasks (id, user_id, column_id, title, position) values ($1, $2, $3, $4, $5)
           on conflict do nothing returning ${TASK}`,
          [input.id, userId, input.columnId, input.title, position],
          client,
        );
        await notify(client, userId, input.id);
        return task;
      }),

    'POST /api/tasks/:id/move': ({ url, userId, body }) =>
      inTransaction(pool, async (client) => {
        const taskId = url.pathname.split('/')[3] ?? '';
        const place = JSON.parse(body.toString());
        await lock(client, userId);
        const [task] = await query(
          'task',
          `select ${TASK} from user_tasks where id = $1 and user_id = $2`,
          [taskId, userId],
          client,
        );
        const order = await query(
          'order',
          'select id, position from user_tasks where user_id = $1 and column_id = $2 order by position, id',
          [userId, place.columnId],
          client,
        );
        const others = order.map((row) => ({ id: row.id, position: row.position })).filter((row) => row.id !== taskId);
        const gap = neighboursOf(others, place);
        const position = positionBetween(gap.before, gap.after);
        if (!position || (task?.columnId === place.columnId && isBetween(task?.position, gap))) return task;
        const [moved] = await query(
          'move',
          `update user_tasks set column_id = $2, position = $3, history = ${MOVED}, updated_at = now()
           where id = $1 returning ${TASK}`,
          [taskId, place.columnId, position],
          client,
        );
        await notify(client, userId, taskId);
        return moved;
      }),
  };
}

const isBetween = (position: string, gap: { before: string | null; after: string | null }): boolean =>
  (gap.before === null || position > gap.before) && (gap.after === null || position < gap.after);
