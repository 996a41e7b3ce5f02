import type { Page } from '@playwright/test';
import { findFaults, isFull, settleAnimations, WIDE } from '../support/accessibility-faults.ts';
import { expect, test } from '../support/fixtures.ts';
import { moveOn } from '../support/pages.ts';
import { sendPayment } from '../support/payments.ts';
import { type Addresses, createSceneContent, type Role, type Scene, scenes } from '../support/scenes.ts';
import { seedTasks } from '../support/tasks.ts';

/**
 * Pages in states that need an action (a dialog, a refusal, a result), for every type of user, checked by axe;
 * `site-walk` checks the pages as they open. The journeys use one width; `npm run test:access` uses all widths, and
 * also loading, empty and failed pages.
 */
const SCENES_PER_TEST = 14;

// Without animations axe never checks a page in the middle of a fade.
test.use({ trace: 'off', viewport: WIDE, contextOptions: { reducedMotion: 'reduce' }, countsWarnings: true });

/**
 * Pages whose scenes start with an action of their own (a tab, a button): they run one after another without a reload.
 */
const ONE_LOAD_PATHS: readonly unknown[] = ['/admin', '/tasks', '/login'];

/** Closes what the previous scene opened; returns whether everything is closed. */
async function closeAll(page: Page): Promise<boolean> {
  const opened = page.locator('[role=dialog], [role=alertdialog], [role=menu], [role=listbox], [role=tooltip]');
  const discard = page.getByRole('button', { name: 'Descartar', exact: true });
  await page.mouse.move(0, 0);
  for (let tries = 0; tries < 4; tries += 1) {
    if (await discard.isVisible()) await discard.click();
    else await page.keyboard.press('Escape');
    await settleAnimations(page);
    if ((await opened.count()) === 0) return true;
  }
  return false;
}

const pathOf = (address: string): string => new URL(address, 'http://x').pathname;

/** Reloads the page only if neither the open page nor a link leads to the scene. */
async function openScene(page: Page, address: string, scene: Scene, before: Scene | undefined): Promise<void> {
  const isClear = before && !scene.given && !before.given && (await closeAll(page));
  const isThere = pathOf(address) === pathOf(page.url());
  if (isClear && isThere && ONE_LOAD_PATHS.includes(scene.path)) return;
  if (!isClear || isThere) return void (await page.goto(address, { waitUntil: 'commit' }));
  await moveOn(page, address);
}

async function visit(
  page: Page,
  { scene, before, addresses }: { scene: Scene; before: Scene | undefined; addresses: Addresses },
  isOnPhone: boolean,
): Promise<void> {
  const release = await scene.given?.(page);
  // Otherwise drafts of the previous scene would be restored.
  if (page.url().startsWith('http')) await page.evaluate(() => sessionStorage.clear());
  await openScene(page, typeof scene.path === 'string' ? scene.path : scene.path(addresses), scene, before);
  await scene.act?.(page);
  await expect(scene.shows(page), scene.name).toBeVisible({ timeout: 20_000 });
  // The skeleton that the server sends is there before the page itself.
  await expect(page).not.toHaveTitle('Dropar');
  expect.soft(await findFaults(page, isOnPhone), `${scene.role}: ${scene.name}`).toEqual([]);
  if (scene.next) {
    await scene.next.act(page);
    await expect(scene.next.shows(page), scene.next.name).toBeVisible({ timeout: 20_000 });
    expect.soft(await findFaults(page, !isOnPhone), `${scene.role}: ${scene.next.name}`).toEqual([]);
  }
  if (typeof release === 'function') release();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}

function chunk<Item>(items: readonly Item[], size: number): Item[][] {
  return items.length === 0 ? [] : [items.slice(0, size), ...chunk(items.slice(size), size)];
}

for (const role of ['visitor', 'free', 'premium', 'admin'] satisfies Role[]) {
  const ofRole = scenes.filter((scene) => scene.role === role && (isFull || !scene.given));
  for (const [part, some] of chunk(ofRole, SCENES_PER_TEST).entries()) {
    test(`pages as ${role}, part ${part + 1}`, async ({ page, signedIn, createUser, allowProblem, baseURL }) => {
      test.setTimeout(240_000);
      // Refusals and requests that never end are part of the scenes.
      allowProblem(/40\d \(|AppError|requestfailed|ERR_|webhook logs not loaded/);
      const author = role === 'visitor' ? await createUser() : await signedIn({ userType: role });
      const addresses = await createSceneContent(author);
      if (role === 'premium') {
        await seedTasks(baseURL, author, { coluna1: ['Ligar para o fornecedor', '!Fotos'], coluna3: ['Traduzir'] });
      }
      if (role === 'admin') await sendPayment(baseURL ?? '', {});
      for (const [place, scene] of some.entries()) {
        const before = some[place - 1];
        await test.step(scene.name, () => visit(page, { scene, before, addresses }, place % 2 === 0));
      }
    });
  }
}
