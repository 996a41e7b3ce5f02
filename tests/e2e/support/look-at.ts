import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll, takeShots } from './fixtures.ts';

/** The page fits its width and has no axe violation; pictures of it where they are asked for. */
export async function lookAt(page: Page, name: string): Promise<void> {
  await takeShots(page, name);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
}
