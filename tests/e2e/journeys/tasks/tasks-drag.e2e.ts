import type { Page } from '@playwright/test';
import { expect, test } from '#tests/e2e/support/fixtures.ts';
import { delayRequests } from '#tests/e2e/support/pages.ts';
import {
  card,
  centre,
  column,
  dragTo,
  expectDragging,
  readBoard,
  seedTasks,
  titles,
} from '#tests/e2e/support/tasks.ts';
import { dragByTouch } from '#tests/e2e/support/touch-gestures.ts';

const overlay = (page: Page) => page.locator('[data-dragged]');

/** Away from the edges of the window, where a drag would scroll the page. */
const showBoard = (page: Page) => column(page, 'coluna1').evaluate((list) => list.scrollIntoView({ block: 'center' }));

/** Delays the drag code until released. */
const holdDragging = (page: Page) => delayRequests(page, '**/assets/board-drag-context-*.js');

test.describe('by mouse', () => {
  test('a free user reorders one list; a locked list refuses a card; 2 px are a click', async ({
    page,
    signedIn,
    baseURL,
  }) => {
    const user = await signedIn();
    await seedTasks(baseURL, user, { coluna1: ['A', 'B', 'C'] });
    await page.goto('/tasks');
    await showBoard(page);
    const last = await centre(card(page, 'C'));
    await dragTo(page, card(page, 'A'), { x: last.x, y: last.y + last.height / 4 });
    await page.mouse.up();
    await expect(titles(page, 'coluna1')).toHaveText(['B', 'C', 'A']);
    await expect.poll(() => readBoard(baseURL, user)).toEqual({ coluna1: ['B', 'C', 'A'] });

    await test.step('a card dropped on a locked list returns, and the reason is shown', async () => {
      const moves: string[] = [];
      page.on('request', (request) => request.url().endsWith('/move') && moves.push(request.url()));
      await dragTo(page, card(page, 'A'), await centre(column(page, 'coluna2')));
      await expect(overlay(page)).toBeVisible();
      await expect(page.locator('[data-drop-line]')).toHaveCount(0);
      await page.mouse.up();
      await expect(page.locator('.toast')).toContainText('Esta lista está disponível no plano Premium.');
      await expect(titles(page, 'coluna1')).toHaveText(['B', 'C', 'A']);
      expect(moves).toEqual([]);
    });

    await test.step('2 px are a click, 3 px are a drag', async () => {
      const start = await centre(card(page, 'A'));
      await page.mouse.move(start.x, start.y);
      await expectDragging(page);
      await page.mouse.down();
      await page.mouse.move(start.x + 2, start.y);
      await expect(overlay(page)).toHaveCount(0);
      await page.mouse.move(start.x + 4, start.y);
      await expect(overlay(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(overlay(page)).toHaveCount(0);
      await page.mouse.move(5, 5);
      await page.mouse.up();
      await expect(titles(page, 'coluna1')).toHaveText(['B', 'C', 'A']);
    });
  });

  test('a card grabbed before the drag code has loaded is dragged once it has', async ({ page, signedIn, baseURL }) => {
    const user = await signedIn();
    await seedTasks(baseURL, user, { coluna1: ['A', 'B'] });
    const letGo = await holdDragging(page);
    await page.goto('/tasks');
    const start = await centre(card(page, 'A'));
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    letGo();
    await expectDragging(page);
    await page.mouse.move(start.x, start.y + start.height);
    await expect(overlay(page)).toBeVisible();
  });
});

test.describe('by finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 800, height: 900 } });

  test('a premium user moves a card to another list', async ({ page, signedIn, baseURL }) => {
    const user = await signedIn({ userType: 'premium' });
    await seedTasks(baseURL, user, { coluna1: ['A', 'B'], coluna3: ['X'], coluna4: ['Z'] });
    await page.goto('/tasks');
    const target = await centre(card(page, 'X'));
    await dragByTouch(card(page, 'A'), { x: target.x, y: target.y + target.height / 4 });
    await expect(titles(page, 'coluna3')).toHaveText(['X', 'A']);
    await expect.poll(() => readBoard(baseURL, user)).toEqual({ coluna1: ['B'], coluna3: ['X', 'A'], coluna4: ['Z'] });

    await test.step('delete and move are available without hover or drag', async () => {
      await page.getByRole('button', { name: 'Opções: B' }).tap();
      await expect(page.getByRole('menu').getByText('Mover para…')).toBeVisible();
      await page.getByRole('menuitem', { name: 'Lista 4' }).tap();
      await expect(titles(page, 'coluna4')).toHaveText(['Z', 'B']);
      await page.getByRole('button', { name: 'Opções: X' }).tap();
      await page.getByRole('menuitem', { name: 'Excluir' }).tap();
      await expect(titles(page, 'coluna3')).toHaveText(['A']);
      await expect.poll(() => readBoard(baseURL, user)).toEqual({ coluna3: ['A'], coluna4: ['Z', 'B'] });
    });
  });
});

test.describe('by keyboard', () => {
  async function lift(page: Page, title: string) {
    await page.getByRole('button', { name: `Mover: ${title}` }).focus();
    await page.keyboard.press('Space');
    await expect(spoken(page)).toHaveText(new RegExp(`^Tarefa ${title} levantada`));
    await expect(card(page, title).and(page.locator('[data-lifted]'))).toBeVisible();
  }
  const spoken = (page: Page) => page.locator('output[aria-live="assertive"]');

  test('a card is lifted, moved and dropped, and every step is announced', async ({ page, signedIn, baseURL }) => {
    const user = await signedIn({ userType: 'premium' });
    await seedTasks(baseURL, user, { coluna1: ['A', 'B'], coluna2: ['X'] });
    await page.goto('/tasks');
    await expect(page.getByRole('button', { name: 'Mover: A' })).toHaveAccessibleDescription(/pressione espaço/);
    await lift(page, 'A');
    await expect(spoken(page)).toHaveText('Tarefa A levantada. Posição 1 de 2 em Lista 1.');
    await page.keyboard.press('ArrowDown');
    await expect(spoken(page)).toHaveText('Posição 2 de 2 em Lista 1');
    await page.keyboard.press('ArrowRight');
    await expect(spoken(page)).toHaveText('Posição 2 de 2 em Lista 2');
    await expect(column(page, 'coluna2').locator('[data-drop-line]')).toBeVisible();
    await page.keyboard.press('ArrowUp');
    await expect(spoken(page)).toHaveText('Posição 1 de 2 em Lista 2');
    await page.keyboard.press('Space');
    await expect(spoken(page)).toHaveText('Tarefa A solta. Posição 1 de 2 em Lista 2.');
    await expect(titles(page, 'coluna2')).toHaveText(['A', 'X']);
    await expect(page.getByRole('button', { name: 'Mover: A' })).toBeFocused();
    await expect.poll(() => readBoard(baseURL, user)).toEqual({ coluna1: ['B'], coluna2: ['A', 'X'] });
  });

  test('a key pressed before the drag code has loaded lifts the card later', async ({ page, signedIn, baseURL }) => {
    const user = await signedIn();
    await seedTasks(baseURL, user, { coluna1: ['A', 'B'] });
    const letGo = await holdDragging(page);
    await page.goto('/tasks');
    await page.getByRole('button', { name: 'Mover: B' }).focus();
    await page.keyboard.press('Space');
    await expect(page.locator('[data-lifted]')).toHaveCount(0);
    letGo();
    await expect(spoken(page)).toHaveText('Tarefa B levantada. Posição 2 de 2 em Lista 1.');
  });

  test('a free user reorders the first list, and a locked next list is announced', async ({
    page,
    signedIn,
    baseURL,
  }) => {
    const user = await signedIn();
    await seedTasks(baseURL, user, { coluna1: ['A', 'B'] });
    await page.goto('/tasks');
    await test.step('Escape puts the card back', async () => {
      await lift(page, 'A');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Escape');
      await expect(spoken(page)).toHaveText('Movimento cancelado. Tarefa A ficou onde estava.');
      await expect(titles(page, 'coluna1')).toHaveText(['A', 'B']);
      await expect(page.locator('[data-drop-line]')).toHaveCount(0);
    });
    await lift(page, 'A');
    await page.keyboard.press('ArrowRight');
    await expect(spoken(page)).toHaveText('Lista 2 está bloqueada. Disponível no Premium.');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await expect(titles(page, 'coluna1')).toHaveText(['B', 'A']);
    await expect.poll(() => readBoard(baseURL, user)).toEqual({ coluna1: ['B', 'A'] });
  });
});
