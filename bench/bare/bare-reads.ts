import { TASK } from './bare-board.ts';
import type { BareQuery } from './bare-query.ts';
import type { BareHandler } from './bare-server.ts';

export const createReadHandlers = (query: BareQuery): Record<string, BareHandler> => ({
  'GET /api/profile': async ({ userId }) => {
    const [[profile], [notices]] = await Promise.all([
      query(
        'profile',
        `select id, name, email, user_type as "userType", created_at as "createdAt", updated_at as "updatedAt"
         from profiles where id = $1`,
        [userId],
      ),
      query('unread', 'select count(*)::int as unread from notices where user_id = $1 and read_at is null and in_app', [
        userId,
      ]),
    ]);
    return { ...profile, unreadNotices: notices?.unread };
  },

  'GET /api/board': async ({ userId }) => {
    const [columns, tasks, [labels]] = await Promise.all([
      query('columns', 'select column_id as "columnId", title, color from user_columns where user_id = $1 order by 1', [
        userId,
      ]),
      query(
        'tasks',
        `select ${TASK} from user_tasks
         where user_id = $1 order by column_id, position, id`,
        [userId],
      ),
      query('labels', 'select jsonb_object_agg(color, name) as names from task_labels where user_id = $1', [userId]),
    ]);
    return { columns, tasks, labelNames: labels?.names ?? undefined };
  },

  'GET /api/snippets': async () => {
    const [[stats], modules] = await Promise.all([
      query(
        'stats',
        'select sum(snippet_count) as "snippetCount", sum(download_count) as downloads, sum(rating_sum) / nullif(sum(rated_count), 0) as "averageRating" from snippet_modules',
      ),
      query(
        'modules',
        `select id, title, description, category, icon, snippet_count as total, coalesce((select json_agg(card) from (
           select id, module_id as "moduleId", title, description, language, type, difficulty, thumbnail_url as "thumbnailUrl",
             access_type as "accessType", rating, rating_count as "ratingCount", downloads, left(content, 240) as preview
           from snippets s where s.module_id = m.id order by s.created_at, s.id limit 6) card), '[]') as snippets
         from snippet_modules m order by created_at, id limit 13`,
      ),
    ]);
    return { stats, modules };
  },
});
