import type pg from 'pg';
import { isSitePath } from '#domain/site/site-paths.ts';

/** One query per domain rule that finds violations, independent of the database constraints. */
const rules: Readonly<Record<string, string>> = {
  'a task has a title of 1 to 500 characters':
    "select title from user_tasks where title !~ '\\S' or title <> btrim(title) or length(title) > 500",
  'a task stands in a list of its owner':
    'select t.id from user_tasks t left join user_columns c using (user_id, column_id) where c.user_id is null',
  'no two tasks share a place':
    'select position from user_tasks group by user_id, column_id, position having count(*) > 1',
  'the free plan writes in its one list':
    "select t.id from user_tasks t join profiles p on p.id = t.user_id where p.user_type = 'free' and t.column_id <> 'coluna1'",
  'a board has its five lists, named':
    "select user_id from user_columns group by user_id having count(*) <> 5 or bool_or(title !~ '\\S' or length(title) > 80)",
  'a module has a title':
    "select title from academy_modules where title !~ '\\S' or length(title) > 200 union all select title from snippet_modules where title !~ '\\S' or length(title) > 200 or icon !~ '^[A-Za-z0-9]{1,40}$'",
  'a lesson has a title, an order and a date exactly when scheduled':
    "select title from academy_lessons where title !~ '\\S' or order_index not between 0 and 100000 or (status = 'scheduled') <> (release_date is not null)",
  'a slug is lower case with hyphens':
    "select slug from academy_lessons where slug !~ '^[a-z0-9]+(-[a-z0-9]+)*$' or slug = '' union all select slug from snippets where slug !~ '^[a-z0-9]+(-[a-z0-9]+)*$' or slug = ''",
  'addresses of videos and pictures lead to the web or to our store':
    "select url from (select video_url url from academy_lessons union all select thumbnail_url from academy_lessons union all select video_url from snippets union all select thumbnail_url from snippets) u where url is not null and url !~* '^(https?://|/storage/v1/object/public/)'",
  'a comment says something or rates, at most once per person':
    "select content from lesson_comments where (rating is null and content !~ '\\S') or rating not between 1 and 5 or length(content) > 5000 union all select content from snippet_comments where (rating is null and content !~ '\\S') or rating not between 1 and 5 or length(content) > 5000",
  'an answer belongs to what its comment is about, one level deep':
    'select a.id from lesson_comments a join lesson_comments c on c.id = a.parent_comment_id where a.lesson_id <> c.lesson_id or c.parent_comment_id is not null union all select a.id from snippet_comments a join snippet_comments c on c.id = a.parent_comment_id where a.snippet_id <> c.snippet_id or c.parent_comment_id is not null',
  'one rating per person and item':
    'select lesson_id from lesson_comments where rating is not null group by lesson_id, user_id having count(*) > 1 union all select snippet_id from snippet_comments where rating is not null group by snippet_id, user_id having count(*) > 1',
  'the free plan rates no snippet':
    "select c.id from snippet_comments c join profiles p on p.id = c.user_id where p.user_type = 'free' and c.rating is not null",
  'average and number of ratings are those of the comments':
    'select s.id from snippets s left join lateral (select count(*) n, coalesce(avg(rating), 0) a from snippet_comments c where c.snippet_id = s.id and c.rating is not null) r on true where s.rating_count <> r.n or abs(s.rating - r.a) > 0.000001 union all select l.id from academy_lessons l left join lateral (select count(*) n, coalesce(avg(rating), 0) a from lesson_comments c where c.lesson_id = l.id and c.rating is not null) r on true where l.rating_count <> r.n or abs(l.rating - r.a) > 0.000001',
  'copies are counted one by one': 'select downloads from snippets where downloads < 0 or downloads > 100000',
  'a profile has its account, its address and a name of at most 120':
    'select p.id from profiles p left join auth_users u on u.id = p.id where u.id is null or p.email <> u.email or length(p.name) > 120',
  'an address belongs to one account, in lower case':
    "select email from auth_users where email <> lower(email) or email !~ '^[^@\\s]+@[^@\\s]+$'",
  'metadata stays small and holds no rights':
    "select id from auth_users where octet_length(user_metadata::text) > 5000 or app_metadata - 'provider' - 'providers' <> '{}'",
  'nothing was paid':
    'select id from subscriptions where user_id is not null union all select user_id::text from manual_grants',
};

/** Names of the violated rules with the offending rows. */
export async function findBrokenRules(pool: pg.Pool): Promise<Record<string, unknown[]>> {
  const broken: Record<string, unknown[]> = {};
  for (const [rule, query] of Object.entries(rules)) {
    const { rows } = await pool.query(query);
    if (rows.length > 0) broken[rule] = rows.slice(0, 3);
  }
  const links = await pool.query<{ target_url: string }>('select target_url from url_shortener');
  const strange = links.rows.filter(({ target_url: url }) => !isSitePath(url.split(/[?#]/)[0] ?? ''));
  if (strange.length > 0) broken['a short link leads to a page of the site'] = strange;
  return broken;
}
