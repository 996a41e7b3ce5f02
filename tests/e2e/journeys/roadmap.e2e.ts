import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/fixtures.ts';

test('shows 19 items in five versions, their counts and the legend, for every reader and width', async ({
  page,
  signedIn,
}) => {
  await signedIn();
  await page.goto('/roadmap');
  await expect(page).toHaveTitle('Roadmap · Dropar');
  await expect(page.locator('.stat')).toHaveText([
    /concluídos\s*8/,
    /em desenvolvimento\s*2/,
    /planejados\s*3/,
    /futuros\s*6/,
  ]);
  const legend = page.getByRole('list', { name: 'Legenda' }).getByRole('listitem');
  await expect(legend).toHaveText(['Concluído', 'Em desenvolvimento', 'Planejado', 'Futuro']);
  for (const [version, items] of [
    ['V0', 8],
    ['V1', 2],
    ['V2', 3],
    ['V3', 3],
    ['V4', 3],
  ] as const) {
    const section = page.getByRole('region', { name: version });
    await expect(section.getByRole('listitem')).toHaveCount(items);
    // Only finished items have a date.
    await expect(section.getByText(/\b20\d\d\b/)).toHaveText(version === 'V0' ? ['Jun 2025'] : []);
  }
  await expect(page.getByRole('region').getByRole('listitem')).toHaveCount(19);
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
});
