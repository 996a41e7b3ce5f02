import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createTestApp } from '#tests/support/test-app.ts';

const { deps } = await createTestApp();

/** Modules whose stored totals differ from their snippets. */
async function findWrongSums(): Promise<unknown[]> {
  const { rows } = await deps.db.execute(sql`
    select m.title from snippet_modules m left join snippets s on s.module_id = m.id group by m.id
    having m.snippet_count <> count(s.id) or m.download_count <> coalesce(sum(s.downloads), 0)
      or m.rated_count <> count(s.id) filter (where s.rating > 0) or m.rating_sum <> coalesce(sum(s.rating), 0)`);
  return rows;
}

it('the totals of a module follow every kind of change of its snippets', async () => {
  await deps.db.execute(sql`insert into snippet_modules (title) values ('A'), ('B')`);
  for (const change of [
    sql`insert into snippets (module_id, title, downloads, rating, rating_count)
        select m.id, 'Código ' || n, n, n % 3, 1 from snippet_modules m, generate_series(1, 9) n`,
    sql`update snippets set downloads = downloads + 1 where title = 'Código 2'`,
    sql`update snippets set rating = 4.5 where title in ('Código 3', 'Código 4')`,
    sql`update snippets set title = title || '!'`,
    sql`update snippets set module_id = (select id from snippet_modules where title = 'B') where title = 'Código 5!'`,
    sql`delete from snippets where title in ('Código 1!', 'Código 5!')`,
    sql`insert into snippets (module_id, title) select id, 'Sem nota' from snippet_modules`,
    sql`delete from snippet_modules where title = 'A'`,
    sql`delete from snippets`,
  ]) {
    await deps.db.execute(change);
    expect(await findWrongSums()).toEqual([]);
  }
});
