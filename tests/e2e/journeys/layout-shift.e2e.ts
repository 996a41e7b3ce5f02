import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { createProduct } from '#contract/products/new-product.ts';
import { pageAccess } from '#tests/access/page-access-table.ts';
import { callerOf } from '../support/accounts.ts';
import { createLesson, createSnippet, lessonPath } from '../support/content.ts';
import { bringFaces, type FallbackFace, fallbackFaces } from '../support/fallback-fonts.ts';
import { expect, test } from '../support/fixtures.ts';
import { countShifts, readShifts } from '../support/layout-shifts.ts';
import { moveOn } from '../support/pages.ts';

const LIMIT = 0.01;
const PHONE = { width: 360, height: 800 };
const WIDE = { width: 1440, height: 900 };

/** All signed-in pages without path parameters. */
const pages = pageAccess.filter(({ visitor, route }) => visitor.endsWith('login') && !/[$*{]/.test(route));

async function expectWhole(page: Page, path: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
  await expect(page.locator('.skeleton'), path).toHaveCount(0);
}

/** How far the open page shifts when our fonts replace these fallback fonts, and which elements change height. */
const shiftsOfFaces = (page: Page, faces: readonly FallbackFace[]): Promise<string[]> =>
  page.evaluate(
    async ([names, limit]) => {
      const { shifts } = window as unknown as { shifts: { sum: number } }; // set by countShifts
      const elements = [...document.querySelectorAll('main *')];
      const isText = ({ childNodes }: Element) => [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE);
      const { style } = document.documentElement;
      const standIn = (name: string) => {
        style.setProperty('--font-display', `"Test Funnel ${name}"`);
        style.setProperty('--font-sans', `"Test Hanken ${name}"`);
        return elements.map((element) => element.getBoundingClientRect());
      };
      const bringOurs = () => {
        style.removeProperty('--font-display');
        style.removeProperty('--font-sans');
        return elements.map((element) => element.getBoundingClientRect());
      };
      const frames = async () => {
        for (let frame = 0; frame < 3; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
      };
      const faults: string[] = [];
      for (const name of names) {
        const [before, after] = [standIn(name), bringOurs()];
        const differs = (side: 'top' | 'left' | 'height') => (_: Element, place: number) =>
          Math.abs((after[place]?.[side] ?? 0) - (before[place]?.[side] ?? 0)) > 3;
        // The browser's own measurement takes frames: used only if something moves.
        if (!elements.some(differs('top')) && !elements.some(differs('left'))) continue;
        standIn(name);
        await frames();
        const { sum } = shifts;
        bringOurs();
        await frames();
        if (shifts.sum - sum < limit) continue;
        const grown = elements.filter(differs('height')).filter(isText);
        const texts = grown.map(({ textContent }) => textContent?.slice(0, 60)).join(' | ');
        faults.push(`${name}: ${(shifts.sum - sum).toFixed(4)} by ${texts}`);
      }
      return faults;
    },
    [faces, LIMIT] as const,
  );

test.use({ trace: 'off', contextOptions: { reducedMotion: 'reduce' } });

for (const viewport of [PHONE, WIDE]) {
  test(`no page of ${viewport.width} pixels shifts when our fonts arrive`, async ({ page, signedIn, baseURL }) => {
    test.setTimeout(180_000);
    await page.setViewportSize(viewport);
    await bringFaces(page, fallbackFaces);
    await countShifts(page);
    const admin = await signedIn({ userType: 'admin' });
    const productId = randomUUID();
    await callerOf(baseURL, admin)(createProduct, { body: { id: productId, name: 'Garrafa térmica Mizu 500 ml' } });
    const lesson = await createLesson({ title: 'Como o correio do Japão entrega' });
    const snippet = await createSnippet({ title: 'Barra de frete grátis' });
    await page.goto('/profile');
    await page.evaluate(() =>
      Promise.all(
        ['Funnel Display Variable', 'Hanken Grotesk Variable'].map((name) => document.fonts.load(`1em "${name}"`)),
      ),
    );
    const items = [
      `/produtos/${productId}`,
      `/produtos/${productId}/japao`,
      `/produtos/${productId}/publicar`,
      `/academy/${lesson.moduleId}`,
      lessonPath(lesson),
      `/snippets/${snippet.moduleId}`,
      `/snippet/${snippet.id}`,
    ];
    for (const path of [...pages.map(({ route }) => route), '/calculator?aba=completa', ...items]) {
      await moveOn(page, path);
      await expectWhole(page, path);
      const faults = await shiftsOfFaces(page, fallbackFaces);
      // A shift caused by a late picture or reply does not happen twice.
      const again = faults.length > 0 ? await shiftsOfFaces(page, fallbackFaces) : [];
      expect.soft(again, path).toEqual([]);
    }
  });
}

for (const [place, face] of fallbackFaces.entries()) {
  test(`a page opened on a machine with only ${face} does not shift`, async ({ page, signedIn }) => {
    test.setTimeout(120_000);
    await bringFaces(page, [face]);
    await countShifts(page);
    await signedIn();
    const open = async (route: string, viewport: typeof PHONE) => {
      await page.setViewportSize(viewport);
      await page.goto(route);
      await expectWhole(page, route);
      await page.evaluate(() => document.fonts.ready);
      expect.soft(await readShifts(page), `${route} at ${viewport.width} pixels`).toBeLessThan(LIMIT);
    };
    // The other pages with one font each: another font only breaks lines elsewhere, which is tested above.
    const share = pages.filter((_, index) => index % fallbackFaces.length === place).map(({ route }) => route);
    for (const route of new Set(['/dashboard', ...share])) await open(route, PHONE);
    await open('/dashboard', WIDE);
  });
}
