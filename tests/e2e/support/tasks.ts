import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { createTask, getBoard, updateTask } from '#contract/tasks.ts';
import { evenPositions } from '#domain/tasks/list-positions.ts';
import type { ColumnId } from '#domain/tasks/task-board.ts';
import { userTasks } from '#server/db/schema/tasks.ts';
import { callerOf, type E2eUser } from './accounts.ts';
import { withDatabase } from './database.ts';
import { expect } from './fixtures.ts';

/** `{ coluna1: ['Ligar', '!Feita'] }`: tasks in that order; an exclamation mark means completed. */
export async function seedTasks(
  baseURL: string | undefined,
  user: E2eUser,
  layout: Partial<Record<ColumnId, string[]>>,
): Promise<void> {
  const call = callerOf(baseURL, user);
  for (const [columnId, titles] of Object.entries(layout) as [ColumnId, string[]][]) {
    for (const title of titles) {
      const id = randomUUID();
      await call(createTask, { body: { id, columnId, title: title.replace(/^!/, '') } });
      if (title.startsWith('!')) await call(updateTask, { params: { taskId: id }, body: { completed: true } });
    }
  }
}

/** `Tarefa 1`, `Tarefa 2` … below the one task of the first list, in one statement; every tenth is completed. */
export async function seedManyTasks(user: E2eUser, count: number): Promise<void> {
  const [, ...positions] = evenPositions(count + 1);
  const rows = positions.map((position, at) => ({
    ...{ userId: user.id, columnId: 'coluna1' as const, position },
    ...{ title: `Tarefa ${at + 1}`, completed: at % 10 === 9 },
  }));
  await withDatabase(({ db }) => db.insert(userTasks).values(rows));
}

/** The board on the server, as `{ coluna1: ['Ligar'] }`, without empty columns. */
export async function readBoard(baseURL: string | undefined, user: E2eUser): Promise<Record<string, string[]>> {
  const board = await callerOf(baseURL, user)(getBoard, {});
  const columns: Record<string, string[]> = {};
  for (const task of board.tasks) columns[task.columnId] = [...(columns[task.columnId] ?? []), task.title];
  return columns;
}

export const column = (page: Page, columnId: ColumnId): Locator => page.locator(`[data-column="${columnId}"]`);

export const card = (page: Page, title: string): Locator => page.locator('li[data-task]', { hasText: title });

export const titles = (page: Page, columnId: ColumnId): Locator => column(page, columnId).locator('li [data-title]');

/** The title on the card; clicking it opens the task. */
export async function editTitle(page: Page, title: string): Promise<void> {
  await card(page, title).hover();
  await page.getByRole('button', { name: `Opções: ${title}` }).click();
  await page.getByRole('menuitem', { name: 'Editar título' }).click();
}

export async function centre(target: Locator): Promise<{ x: number; y: number; height: number }> {
  // A card that was just dropped is still animating.
  await target.evaluate((element) => Promise.all(element.getAnimations().map((animation) => animation.finished)));
  const box = await target.boundingBox();
  if (!box) throw new Error('not on the page');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, height: box.height };
}

/** Completes a task by its eye, which is updated shortly after the click. */
export async function paint(page: Page, title: string): Promise<void> {
  const eye = page.getByRole('checkbox', { name: `Concluir: ${title}` });
  await eye.click();
  await expect(eye).toBeChecked();
}

/** Waits for the drag code, which loads on the first interaction: the library's hidden text is present. */
export const expectDragging = (page: Page): Promise<void> =>
  expect(page.locator('[id^="DndDescribedBy"]')).toBeAttached();

/** Drags with the mouse to a point without releasing the button. */
export async function dragTo(page: Page, from: Locator, to: { x: number; y: number }): Promise<void> {
  const start = await centre(from);
  await page.mouse.move(start.x, start.y);
  await expectDragging(page);
  await page.mouse.down();
  await page.mouse.move(start.x + 4, start.y + 4);
  await page.mouse.move(to.x, to.y, { steps: 12 });
}
