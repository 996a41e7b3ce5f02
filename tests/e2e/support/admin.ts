import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import type { E2eUser } from './accounts.ts';
import { withDatabase } from './database.ts';
import { expect } from './fixtures.ts';

/** A word that is in no other row of the shared database. */
export const newTag = (): string => `x${randomUUID().slice(0, 8)}`;

/** A count may follow the name. */
const tab = (page: Page, name: string): Locator => page.getByRole('tab', { name: new RegExp(`^${name}( \\d+)?$`) });

export async function openPanel(page: Page, name: string = 'Módulos'): Promise<void> {
  await page.goto('/admin');
  await tab(page, name).click();
  await expect(table(page).getByRole('row').nth(1)).toBeVisible();
}

export const openTab = (page: Page, name: string): Promise<void> => tab(page, name).click();

/** The open tab's table; behind an open dialog it is hidden from screen readers, but visible. */
export const table = (page: Page): Locator => page.getByRole('tabpanel', { includeHidden: true }).locator('table');

export const row = (page: Page, title: string): Locator => table(page).locator('tbody tr').filter({ hasText: title });

export const dialog = (page: Page, name: string): Locator => page.getByRole('dialog', { name, exact: true });

/** Types a search, which is debounced. */
export async function search(page: Page, text: string): Promise<void> {
  const found = page.waitForResponse((reply) => new URL(reply.url()).searchParams.get('search') === text);
  await page.getByRole('searchbox').fill(text);
  await found;
}

export async function choose(scope: Locator, label: string, option: string): Promise<void> {
  await scope.getByRole('combobox', { name: label }).click();
  await scope.page().getByRole('option', { name: option, exact: true }).click();
}

export const expectToast = (page: Page, text: string, title = 'Sucesso'): Promise<void> =>
  expect(page.locator('.toast').filter({ hasText: title })).toContainText(text);

export async function confirmDeletion(page: Page): Promise<void> {
  await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir', exact: true }).click();
}

export type SeededItem = { id: string; title: string };

export async function seedModule(title: string, lessonTitles: readonly string[] = []) {
  return withDatabase(async ({ pool }) => {
    const module = await pool.query<SeededItem>('insert into academy_modules (title) values ($1) returning id, title', [
      title,
    ]);
    const id = module.rows[0]?.id ?? '';
    const lessons = await pool.query<SeededItem>(
      `insert into academy_lessons (module_id, title, order_index)
       select $1, lesson.title, lesson.place from unnest($2::text[]) with ordinality as lesson(title, place)
       returning id, title`,
      [id, lessonTitles],
    );
    return { id, title, lessons: lessons.rows };
  });
}

export async function seedSnippetModule(title: string, snippetTitles: readonly string[] = []) {
  return withDatabase(async ({ pool }) => {
    const module = await pool.query<SeededItem>('insert into snippet_modules (title) values ($1) returning id, title', [
      title,
    ]);
    const id = module.rows[0]?.id ?? '';
    const snippets = await pool.query<SeededItem>(
      'insert into snippets (module_id, title) select $1, title from unnest($2::text[]) as title returning id, title',
      [id, snippetTitles],
    );
    return { id, title, snippets: snippets.rows };
  });
}

/** `Comentário 1` is the newest. */
export async function seedComments(
  kind: 'lesson' | 'snippet',
  itemId: string,
  author: E2eUser,
  count: number,
): Promise<void> {
  await withDatabase(({ pool }) =>
    pool.query(
      `insert into ${kind}_comments (${kind}_id, user_id, user_name, content, created_at)
       select $1, $2, $3, 'Comentário ' || place || '.', now() + interval '1 hour' - place * interval '1 minute'
       from generate_series(1, $4::int) as place`,
      [itemId, author.id, author.name, count],
    ),
  );
}

/** The stored row. */
export async function readRow(tableName: string, title: string): Promise<Record<string, unknown> | undefined> {
  const { rows } = await withDatabase(({ pool }) =>
    pool.query<Record<string, unknown>>(`select * from ${tableName} where title = $1`, [title]),
  );
  return rows[0];
}
