import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/fixtures.ts';

test('the landing page is served and accessible', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
});

test('a signed-in user sees their own profile', async ({ page, signedIn }) => {
  const user = await signedIn({ userType: 'premium', name: 'Akemi Souza' });
  await page.goto('/profile');
  await expect(page.getByLabel('Email')).toHaveValue(user.email);
  await expectAccessible(page);
});

for (const width of [360, 768, 1440]) {
  test(`the landing page fits a screen of ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    await expectNoSidewaysScroll(page);
  });
}
