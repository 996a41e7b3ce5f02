import type { OwnDatabase } from '#tests/support/own-database.ts';
import type { Belongings } from './flood-requests.ts';

/** Fills an account to its limits: products, tasks, long texts with all their versions. */
export async function fillAccount({ query }: OwnDatabase, own: Belongings): Promise<void> {
  const { userId, productId, textId, taskId, lessonId } = own;
  const fact = { id: 'f', kind: 'quantity', role: 'volume', value: '500', unit: 'ml', text: 'a'.repeat(400), line: 0 };
  const facts = JSON.stringify(Array.from({ length: 200 }, (_, index) => ({ ...fact, id: `f${index}` })));
  const words = Array.from({ length: 3 }, () => '絶対に安い１２円。'.repeat(2_000));
  const output = JSON.stringify({ texts: { translation: words }, sentences: [], notes: [] });
  await query(`update profiles set user_type = 'premium' where id = $1`, [userId]);
  await query(
    `with module as (insert into academy_modules (title) values ('M') returning id)
      insert into academy_lessons (id, module_id, title, description, content, video_url)
      select $1, id, 'Aula', '', '', 'https://youtu.be/dQw4w9WgXcQ' from module`,
    [lessonId],
  );
  await query(`insert into products (id, user_id, name, facts) values ($1, $2, 'P', $3)`, [productId, userId, facts]);
  await query(
    `insert into products (id, user_id, name) select gen_random_uuid(), $1, 'P' from generate_series(1, 1900)`,
    [userId],
  );
  await query(
    `insert into user_columns (user_id, column_id, title, color)
      select $1, 'coluna' || n, 'Lista', 'gray' from generate_series(1, 5) n`,
    [userId],
  );
  await query(
    `insert into user_tasks (id, user_id, column_id, title, position)
      select case n when 1 then $2::uuid else gen_random_uuid() end, $1, 'coluna1', repeat('tarefa ', 30), 'a' || lpad(n::text, 5, '0') || 'V'
      from generate_series(1, 4900) n`,
    [userId, taskId],
  );
  await query(
    `insert into texts (id, user_id, product_id, robot, title, excerpt, input, facts, output, writer, warnings, starred, search)
      select case n when 1 then $2::uuid else gen_random_uuid() end, $1, $3, 'translate', 'T', '', '{}', '[]', $4, 'model', '[]', true,
        left(fold_search($5), 10000) from generate_series(1, 60) n`,
    [userId, textId, productId, output, words.join(' ').slice(0, 10_000)],
  );
  await query(
    `insert into text_versions (text_id, facts, output, writer, warnings) select $1, $2, $3, 'model', '[]' from generate_series(1, 30)`,
    [textId, facts, output],
  );
}
