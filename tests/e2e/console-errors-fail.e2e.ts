import { expect, test } from './support/fixtures.ts';

test.describe('the fixtures themselves', () => {
  test('an unexpected console error fails the test', async ({ page }) => {
    test.fail();
    await page.goto('/');
    await page.evaluate(() => console.error('boom'));
  });

  test('an unexpected page error fails the test', async ({ page }) => {
    test.fail();
    await page.goto('/');
    const failed = page.waitForEvent('pageerror');
    await page.evaluate(() => void setTimeout(() => Promise.reject(new Error('boom'))));
    await failed;
  });

  test.describe('with warnings as errors', () => {
    test.use({ countsWarnings: true });

    test('an unexpected console warning fails the test', async ({ page }) => {
      test.fail();
      await page.goto('/');
      await page.evaluate(() => console.warn('boom'));
    });
  });

  test('an allowed problem does not fail the test', async ({ page, allowProblem }) => {
    allowProblem(/console: boom/);
    await page.goto('/');
    await page.evaluate(() => console.error('boom'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
