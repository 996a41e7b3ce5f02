import { expect as expectSoon, test } from '../support/fixtures.ts';
import { tabThrough } from '../support/keyboard.ts';

// A long journey: allows slow replies on a busy machine.
const expect = expectSoon.configure({ timeout: 20_000 });

// Hundreds of key presses: recording a trace takes longer than the test itself.
test.use({ trace: 'off' });

for (const [who, paths] of [
  ['a visitor', ['/', '/login']],
  ['a person', ['/dashboard', '/tasks', '/snippets']],
  ['a person', ['/calculator', '/review', '/plans', '/profile']],
] as const) {
  test(`the keyboard of ${who} goes through ${paths.join(', ')} and out again, with a visible focus`, async ({
    page,
    signedIn,
  }) => {
    test.setTimeout(90_000);
    if (who === 'a person') await signedIn();
    for (const path of paths) {
      await test.step(path, async () => {
        await page.goto(path);
        // Not the heading of the loading screen.
        await expect(page.getByRole('heading', { level: 1 }).filter({ hasNotText: 'Carregando' })).toBeVisible();
        expect(await tabThrough(page)).toBeGreaterThan(3);
      });
    }
  });
}
