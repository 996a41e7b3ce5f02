import type { Page } from '@playwright/test';
import { expect, findViolations, settleAnimations, test } from './support/fixtures.ts';
import { sendPayment } from './support/payments.ts';
import { type Addresses, createSceneContent, type Role, type Scene, scenes } from './support/scenes.ts';
import { seedTasks } from './support/tasks.ts';

/**
 * Every page, as every kind of person, in every state, judged by axe on a phone and on a wide screen, with what axe
 * does not look at: one heading of the first level, a title, nothing cut off at 320 px (a 1280 px screen at 400 %).
 * The ordinary run looks at the pages and dialogs as they stand, each at one width; `npm run test:access` at all
 * widths, and also at pages that wait, are empty or failed.
 */
const isFull = process.env.ACCESS_FULL === '1';
const SCENES_PER_TEST = 9;
const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 360, height: 740 };
const NARROWEST = { width: 320, height: 640 };

// Without movement nothing is judged halfway through a fade.
test.use({ trace: 'off', viewport: WIDE, contextOptions: { reducedMotion: 'reduce' }, countsWarnings: true });

async function judge(page: Page, isOnPhone: boolean): Promise<string[]> {
  await page.setViewportSize(isOnPhone ? PHONE : WIDE);
  const width = isOnPhone ? 'phone' : 'wide';
  return (await findViolations(page)).map((violation) => `${width}: ${violation}`);
}

async function findOtherFaults(page: Page): Promise<string[]> {
  await page.setViewportSize(NARROWEST);
  await settleAnimations(page);
  return page.evaluate(() => {
    const faults: string[] = [];
    const { documentElement: root, title } = document;
    if (root.scrollWidth > root.clientWidth)
      faults.push(`scrolls sideways by ${root.scrollWidth - root.clientWidth} px`);
    if (root.lang !== 'pt-BR') faults.push(`language ${root.lang}`);
    if (!/\S/.test(title) || title === 'Dropar') faults.push(`title "${title}"`);
    const headings = document.querySelectorAll('h1').length;
    if (headings !== 1) faults.push(`${headings} headings of the first level`);
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    const twice = ids.filter((id, place) => ids.indexOf(id) !== place);
    if (twice.length > 0) faults.push(`ids used twice: ${twice.join(', ')}`);
    return faults;
  });
}

/** Pages whose scenes begin with a choice of their own (a tab, a button): they follow each other without a load. */
const ONE_LOAD_PATHS: readonly unknown[] = ['/admin', '/tasks', '/login'];

const follows = (scene: Scene, before: Scene | undefined): boolean =>
  ONE_LOAD_PATHS.includes(scene.path) && scene.path === before?.path && !scene.given && !before.given;

/** Closes what the scene before opened; tells whether all of it is gone. */
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

async function visit(
  page: Page,
  { scene, before, addresses }: { scene: Scene; before: Scene | undefined; addresses: Addresses },
  isOnPhone: boolean,
): Promise<void> {
  await page.setViewportSize(WIDE);
  const release = await scene.given?.(page);
  // What the scene before left unfinished would otherwise be found again.
  if (page.url().startsWith('http')) await page.evaluate(() => sessionStorage.clear());
  if (!(follows(scene, before) && (await closeAll(page)))) {
    await page.goto(typeof scene.path === 'string' ? scene.path : scene.path(addresses), { waitUntil: 'commit' });
  }
  await scene.act?.(page);
  await expect(scene.shows(page), scene.name).toBeVisible({ timeout: 20_000 });
  const faults = await judge(page, isOnPhone);
  if (isFull) faults.push(...(await judge(page, !isOnPhone)));
  faults.push(...(await findOtherFaults(page)));
  expect.soft(faults, `${scene.role}: ${scene.name}`).toEqual([]);
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
      // Refusals are part of the scenes, and so are requests that never end.
      allowProblem(/40\d \(|AppError|requestfailed|ERR_/);
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
